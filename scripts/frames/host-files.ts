/** The two files that static hosts read: what an address opens (`_redirects`) and with which headers (`_headers`). */
import type { AppEnvironment } from '../../env.config.ts'
import { buildContentPolicy } from './content-policy.ts'
import { getHtmlName } from '#src/lib/frame-address.ts'
import { listServedPatterns } from '#src/routes/starts.ts'

/** Whatever is no asset and has no row of its own is the guest frame's. A page in the place of a missing asset would be run as a script. */
export function buildRedirectsFile(): string {
  const pages = listServedPatterns().map(([pattern, file]) => `${pattern} /${getHtmlName(file)} 200`)
  return [...pages, '/assets/* /404.html 404', `/* /${getHtmlName('guest')} 200`, ''].join('\n')
}

const YEAR_IN_SECONDS = 31_536_000

/** Two rules for one address never give a header different values: hosts join them. */
export function buildHeadersFile(app: AppEnvironment, scripts: readonly string[]): string {
  const always = {
    'Content-Security-Policy': buildContentPolicy(app, scripts),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Strict-Transport-Security': `max-age=${YEAR_IN_SECONDS}; includeSubDomains`,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  }
  const revalidated = { 'Cache-Control': 'no-cache' }
  const rules: readonly (readonly [pattern: string, headers: Readonly<Record<string, string>>])[] = [
    ['/*', always],
    ['/assets/*', { 'Cache-Control': `public, max-age=${YEAR_IN_SECONDS}, immutable` }],
    ['/*.html', revalidated],
    ['/service-worker.js', revalidated],
    ...listServedPatterns().map(([pattern]) => [pattern, revalidated] as const),
  ]
  return rules
    .map(([pattern, headers]) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
    .join('\n')
}
