/** The Content-Security-Policy of the build's header file. (ruling R47) */
import { createHash } from 'node:crypto'
import type { AppEnvironment } from '../../env.config.ts'

/** Own paths (demo build) are covered by 'self'; repeated hosts are named once. */
function origins(...addresses: readonly string[]): string {
  return [...new Set(addresses.map((address) => URL.parse(address)?.origin ?? '').filter(Boolean))].join(' ')
}

export function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** `scripts`: the texts of the inline scripts that the pages carry. */
export function buildContentPolicy({ environment: env, isDemo }: AppEnvironment, scripts: readonly string[]): string {
  const own = (...addresses: readonly string[]) => (isDemo ? '' : origins(...addresses))
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // The demo's database is WebAssembly.
    'script-src': ["'self'", ...scripts.map(hashSource), isDemo ? "'wasm-unsafe-eval'" : ''],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', origins(env.VITE_CDN_URL), own(env.VITE_ICON_URL, env.VITE_MEDIA_URL)],
    'media-src': ["'self'", 'blob:', own(env.VITE_MEDIA_URL)],
    'connect-src': [
      "'self'",
      own(env.VITE_API_URL, env.VITE_TALENT_API_URL, env.VITE_SEARCH_URL, env.VITE_MEDIA_URL, env.VITE_TRACKER_URL),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', own(env.VITE_MEDIA_URL), 'https:'],
    'form-action': ["'self'"],
    // The demo's own address is the hosted player's too, which stands in a frame. (ruling R26)
    'frame-ancestors': [isDemo ? "'self'" : "'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}
