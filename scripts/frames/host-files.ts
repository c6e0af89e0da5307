/**
 * The two files that static hosts read: which file an address opens (`_redirects`) and its headers
 * (`_headers`).
 */

import { createHash } from 'node:crypto'
import { BOX_ADDRESS, BOX_HEADERS } from '#src/engines/code/box-page.ts'
import { offers } from '#src/lib/features.ts'
import { getHtmlName, type HtmlFile } from '#src/lib/frame-address.ts'
import { ANALYTICS, isMeasured, PIXEL } from '#src/lib/measure-hosts.ts'
import { START_FILES } from '#src/routes/starts.ts'
import { findArea } from '#src/routes/table.ts'
import type { AppEnvironment } from '../../env.config.ts'
import { FIRST_SEGMENTS, isDynamic, SERVED_ADDRESSES } from '../hosts/addresses.ts'

/** The demo build's relative paths are covered by 'self'; repeated hosts are named once. */
function origins(...addresses: readonly string[]): string {
  return [...new Set(addresses.map((address) => URL.parse(address)?.origin ?? '').filter(Boolean))].join(' ')
}

export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** The vendor's hosts that issue push tokens; they are called only when configured. (ruling R59) */
const PUSH_HOSTS = 'https://fcmregistrations.googleapis.com https://firebaseinstallations.googleapis.com'

/** The Content-Security-Policy; `scripts` are the page's inline scripts. (ruling R47) */
export function buildContentPolicy(
  { name, environment: env, isDemo }: AppEnvironment,
  scripts: readonly string[],
): string {
  const own = (...addresses: readonly string[]) => (isDemo ? '' : origins(...addresses))
  const measured = (key: string | undefined, address: string) =>
    key && isMeasured(name, isDemo) ? origins(address) : ''
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // The demo's database is WebAssembly.
    'script-src': ["'self'", ...scripts.map(hashSource), isDemo ? "'wasm-unsafe-eval'" : ''],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      origins(env.VITE_CDN_URL),
      own(env.VITE_ICON_URL, env.VITE_MEDIA_URL),
      measured(env.VITE_AD_PIXEL_ID, PIXEL),
    ],
    'media-src': ["'self'", 'blob:', own(env.VITE_MEDIA_URL)],
    'connect-src': [
      "'self'",
      own(
        env.VITE_API_URL,
        env.VITE_TALENT_API_URL,
        env.VITE_SEARCH_URL,
        env.VITE_MEDIA_URL,
        env.VITE_TRACKER_URL,
        env.VITE_REPORT_URL,
      ),
      measured(env.VITE_ANALYTICS_TOKEN, ANALYTICS),
      env.VITE_PUSH === 'fcm' && env.VITE_FIREBASE_CONFIG.includes('"vapidKey"') ? PUSH_HOSTS : '',
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', own(env.VITE_MEDIA_URL), 'https:'],
    'form-action': ["'self'"],
    // The demo's origin also serves the hosted player, which is shown in a frame. (ruling R26)
    'frame-ancestors': [isDemo ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return (
    Object.entries(directives)
      // Two keys may name one origin.
      .map(([name, sources]) =>
        [name, ...new Set(sources.flatMap((each) => each.split(' ')).filter(Boolean))].join(' '),
      )
      .join('; ')
  )
}

/**
 * Hosts add the ending themselves. Some redirect an address with the ending to the one without, which would
 * loop.
 */
const getTarget = (file: HtmlFile) => `/${getHtmlName(file).replace(/\.html$/, '')}`

/**
 * Some hosts distinguish the two. Addresses of closed areas with a parameter are omitted: one host reads at
 * most 100 such rows.
 */
function listWithSlash(pattern: string): string[] {
  return isDynamic(pattern) && findArea(pattern) ? [pattern] : [pattern, `${pattern}/`]
}

/** The page in which code runs, where it is offered. (docs/decisions/0035) */
export const BOX_ADDRESSES: readonly string[] = offers.code ? [BOX_ADDRESS] : []

/**
 * An address without a row or a file is unknown: every host answers it with 404 and the page `404.html`. The
 * home page needs no row. `prerendered`: addresses with a prerendered file; later ones fall back to their frame.
 * `more`: further patterns that the app answers.
 */
export function buildRedirectsFile(
  prerendered: readonly string[] = [],
  more: readonly string[] = [],
): string {
  const own = prerendered.map((path) => `${encodeURI(path)} ${encodeURI(path)} 200`)
  const pages = SERVED_ADDRESSES.filter(({ pattern }) => pattern !== '/').flatMap(({ pattern, file }) =>
    listWithSlash(pattern).map((each) => `${each} ${getTarget(file)} 200`),
  )
  const boxes = BOX_ADDRESSES.map((address) => `${address} ${address} 200`)
  return [
    ...own,
    ...pages,
    ...boxes,
    ...more.map((pattern) => `${pattern} ${getTarget('guest')} 200`),
    '',
  ].join('\n')
}

const YEAR_IN_SECONDS = 31_536_000

/** Headers of every response. */
export function listCommonHeaders(
  app: AppEnvironment,
  scripts: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': buildContentPolicy(app, scripts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}${app.environment.VITE_HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}`,
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    // A trial must not be indexed by search engines.
    ...(app.name === 'production' ? {} : { 'X-Robots-Tag': 'noindex' }),
  }
}

/** Folders whose file names contain a content hash. */
export const HASHED_FOLDERS = ['/assets/', '/cards/']
export const KEPT_FOR_A_YEAR = `public, max-age=${YEAR_IN_SECONDS}, immutable`
export const ASKED_ANEW = 'no-cache'

/** Files of the app that are not addresses: hosts that serve every file would show them empty. */
export const BARE_NAMES: readonly string[] = START_FILES.map((file) =>
  getHtmlName(file).replace(/\.html$/, ''),
).filter((name) => name !== 'index' && !SERVED_ADDRESSES.some(({ pattern }) => pattern === `/${name}`))

/**
 * The only address with another policy. Cloudflare joins the headers of all matching rules and takes one back
 * only by the line with `!`; other hosts skip that line, and the later rule wins.
 */
const buildBoxRule = (address: string) =>
  [
    address,
    '  ! Content-Security-Policy',
    ...Object.entries(BOX_HEADERS).map(([name, value]) => `  ${name}: ${value}`),
    `  Cache-Control: ${ASKED_ANEW}`,
    '',
  ].join('\n')

/**
 * Apart from the box, two rules for one address never give a header different values, because hosts join
 * them. One host reads at most 100 rows.
 */
export function buildHeadersFile(app: AppEnvironment, scripts: readonly string[]): string {
  const cached = (value: string) => (pattern: string) => [pattern, { 'Cache-Control': value }] as const
  const rules: readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[] = [
    ['/*', listCommonHeaders(app, scripts)],
    ...HASHED_FOLDERS.map((folder) => `${folder}*`).map(cached(KEPT_FOR_A_YEAR)),
    ...[
      '/',
      '/*.html',
      '/service-worker.js',
      '/status.json',
      ...FIRST_SEGMENTS.flatMap((segment) => [segment, `${segment}/*`]),
    ].map(cached(ASKED_ANEW)),
    ...(app.name === 'production' ? BARE_NAMES : []).map(
      (name) => [`/${name}`, { 'X-Robots-Tag': 'noindex' }] as const,
    ),
  ]
  const written = rules.map(([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  )
  return [...written, ...BOX_ADDRESSES.map(buildBoxRule)].join('\n')
}
