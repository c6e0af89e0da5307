/** Requests every kind of address from a host and reports deviations from docs/deploying.md. */

import { existsSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { BOX_ADDRESS, BOX_FILE } from '#src/engines/code/box-page.ts'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { getFileOfAddress } from '#src/routes/html-file.ts'
import { BARE_NAMES, KEPT_FOR_A_YEAR } from '../frames/host-files.ts'
import { SERVED_ADDRESSES } from './addresses.ts'
import { readBoxHeaders, readCommonHeaders } from './header-rules.ts'

interface Asked {
  path: string
  status: number
  /** The file whose bytes are expected. */
  file?: string
  type?: string
  isKept?: boolean
}

const HTML = 'text/html; charset=utf-8'

const page = (path: string): Asked => ({
  path,
  status: 200,
  file: getHtmlName(getFileOfAddress(path.replace(/\?.*/, ''))),
  type: HTML,
})
const unknown = (path: string): Asked => ({ path, status: 404, file: '404.html', type: HTML })

/** One of each address of the app, and some variants that people type. */
const PAGES: readonly Asked[] = [
  ...SERVED_ADDRESSES.map(({ pattern }) => pattern.replaceAll(/:\w+/g, 'x-1')),
  '/?utm_source=a',
  '/courses/',
  '/category/কোডিং',
  '/course/full-stack/',
  '/support/',
  '/dashboard/',
].map(page)

const UNKNOWN: readonly Asked[] = [
  '/nothing',
  '/nothing/here',
  '/course/a/b',
  '/dashboards',
  '/dashboard/nothing',
  '/.env',
  '/wp-login.php',
  '/icons/none.png',
].map(unknown)

const FILES: readonly Asked[] = [
  { path: '/robots.txt', status: 200, file: 'robots.txt', type: 'text/plain' },
  { path: '/sitemap.xml', status: 200, file: 'sitemap.xml', type: 'xml' },
  { path: '/favicon.ico', status: 200, file: 'favicon.ico', type: 'image/' },
  {
    path: '/manifest.webmanifest',
    status: 200,
    file: 'manifest.webmanifest',
    type: 'application/manifest+json',
  },
  { path: '/service-worker.js', status: 200, file: 'service-worker.js', type: 'javascript' },
  // A page returned for a missing script would be run.
  { path: '/assets/none.js', status: 404 },
]

interface Answer {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

/** Uses a raw request, since `fetch` normalises dots and encodings in an address. */
function ask(origin: string, path: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      origin + encodeURI(path),
      { headers: { 'accept-encoding': encoding, accept: '*/*' } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string>,
            body: Buffer.concat(parts),
          })
        })
      },
    )
    asked.on('error', reject)
    asked.end()
  })
}

/** Whatever the host's wording: must be revalidated before each use. */
const ASKED_EACH_TIME = /no-cache|no-store|max-age=0/

function listHeaderFaults({ headers }: Answer, common: Readonly<Record<string, string>>): string[] {
  return Object.entries(common)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name]) => `${name} is ${headers[name.toLowerCase()] ?? 'missing'}`)
}

function listAnswerFaults({ status, file, type }: Asked, answer: Answer, folder: string): string[] {
  return [
    ...(answer.status === status ? [] : [`status ${answer.status}`]),
    ...(file === undefined || answer.body.equals(readFileSync(join(folder, file)))
      ? []
      : [`not the bytes of ${file}`]),
    ...(type === undefined || answer.headers['content-type']?.includes(type)
      ? []
      : [`type ${answer.headers['content-type'] ?? 'missing'}`]),
  ]
}

function listCacheFaults({ isKept }: Asked, answer: Answer): string[] {
  const cache = answer.headers['cache-control'] ?? 'missing'
  const isRight = isKept
    ? cache === KEPT_FOR_A_YEAR
    : ASKED_EACH_TIME.test(cache) && !cache.includes('immutable')
  return isRight ? [] : [`Cache-Control is ${cache}`]
}

export interface HostKind {
  /** Reads neither `_redirects` nor `_headers`: serves only files, and `404.html` for the rest. */
  hasNoRules?: boolean
  /** Compresses at an edge, which is not present here. */
  packsElsewhere?: boolean
  /**
   * Redirects an address with a trailing slash to the one without, and does not serve frames by file name.
   */
  isOrderly?: boolean
}

/** Without rules, an address without a file opens `404.html`, which is the same app. */
function expectFiles(asked: Asked, folder: string): Asked {
  const path = asked.path.replace(/\?.*/, '')
  if (path === '/' || asked.type !== HTML) return asked
  const file = `${path.slice(1)}.html`
  return {
    ...asked,
    ...(existsSync(join(folder, file)) ? { status: 200, file } : { status: 404, file: '404.html' }),
  }
}

async function listNotes(origin: string): Promise<string[]> {
  const notes = await ask(origin, '/_headers')
  return notes.status === 200 ? ['/_headers: is handed out'] : []
}

/** One address per page. */
async function listDisorder(origin: string): Promise<string[]> {
  const slashed = PAGES.filter(({ path }) => path !== '/' && path.endsWith('/')).map(({ path }) => path)
  const faults: string[] = []
  for (const path of slashed) {
    const { status, headers } = await ask(origin, path)
    if (status !== 301 || decodeURI(headers['location'] ?? '') !== path.slice(0, -1))
      faults.push(`${path}: ${status} to ${headers['location'] ?? 'nowhere'}`)
  }
  for (const path of [...BARE_NAMES.flatMap((name) => [`/${name}`, `/${name}.html`]), '/index.html']) {
    const { status } = await ask(origin, path)
    if (status !== 404) faults.push(`${path}: status ${status}, a frame without content`)
  }
  return faults
}

/** The page in which code runs has a separate policy, and otherwise the same headers. */
async function listBoxFaults(origin: string, folder: string): Promise<string[]> {
  const own = readBoxHeaders(folder)
  if (own === undefined) return []
  const answer = await ask(origin, BOX_ADDRESS)
  const headers = { ...readCommonHeaders(folder), ...own }
  const asked = { path: BOX_ADDRESS, status: 200, file: BOX_FILE, type: HTML }
  return [...listAnswerFaults(asked, answer, folder), ...listHeaderFaults(answer, headers)].map(
    (fault) => `${BOX_ADDRESS}: ${fault}`,
  )
}

/** `asset`: the path of a build file that has a digest in its name and is worth compressing. */
export async function listHostFaults(
  origin: string,
  folder: string,
  asset: string,
  kind: HostKind = {},
): Promise<string[]> {
  const common = kind.hasNoRules ? {} : readCommonHeaders(folder)
  const faults: string[] = []
  const asset200: Asked = { path: `/${asset}`, status: 200, file: asset, type: 'javascript', isKept: true }
  const pages = kind.isOrderly ? PAGES.filter(({ path }) => path === '/' || !path.endsWith('/')) : PAGES
  for (const given of [...pages, ...UNKNOWN, ...FILES, asset200]) {
    const asked = kind.hasNoRules ? expectFiles(given, folder) : given
    const answer = await ask(origin, asked.path)
    const found = [
      ...listAnswerFaults(asked, answer, folder),
      ...(kind.hasNoRules ? [] : listCacheFaults(asked, answer)),
      ...listHeaderFaults(answer, common),
    ]
    faults.push(...found.map((fault) => `${asked.path}: ${fault}`))
  }
  if (kind.isOrderly) faults.push(...(await listDisorder(origin)))
  const packed = await ask(origin, `/${asset}`, 'gzip')
  if (!kind.packsElsewhere && packed.headers['content-encoding'] !== 'gzip')
    faults.push(`/${asset}: comes unpacked`)
  if (!kind.hasNoRules) faults.push(...(await listBoxFaults(origin, folder)))
  return kind.hasNoRules ? faults : [...faults, ...(await listNotes(origin))]
}
