/**
 * Connects the client for prerendering as an anonymous guest, so that nothing personal can get into a file.
 */

import { connectClient } from '#src/api/client/connect.ts'
import { connectHosts } from '#src/lib/configured-hosts.ts'
import { loadSanitiser } from '#src/ui/text/safe-html.tsx'

export interface PrerenderingOptions {
  /** Ends in `/api/v2`. */
  api: string
  /** Hosts of pictures inside texts from the server. */
  pictures: readonly string[]
  /** A document to clean HTML with. */
  window: object
  /** Between the client and the network, as a build with an adapter has it. */
  fetch?: typeof globalThis.fetch | undefined
}

/** The globals that the sanitiser uses by their bare names. */
const NAMES = ['HTMLAnchorElement', 'HTMLImageElement', 'HTMLPreElement'] as const

/** The sanitiser reads its window once; all other code must see that there is no window. */
async function provideSanitiser(window: object): Promise<void> {
  const page = globalThis as { window?: unknown }
  if (page.window !== undefined) return void (await loadSanitiser())
  const given = window as Record<string, unknown>
  for (const name of NAMES) Object.assign(globalThis, { [name]: given[name] })
  page.window = window
  await loadSanitiser()
  delete page.window
}

export async function connectPrerendering({
  api,
  pictures,
  window,
  fetch,
}: PrerenderingOptions): Promise<void> {
  await provideSanitiser(window)
  connectHosts({ gateways: '', pictures })
  connectClient({
    addresses: { main: api, talent: api, search: api },
    tokens: {
      read: () => ({ accessToken: undefined, refreshToken: undefined }),
      write: () => false,
      clear: () => undefined,
      sessionSignal: () => new AbortController().signal,
    },
    guestId: () => '',
    device: {
      read: () => Promise.resolve({ fingerprint: 'prerender', metadata: { deviceType: 'web' } }),
      stored: () => ({ fingerprint: undefined, metadata: undefined }),
    },
    onSessionLost: () => undefined,
    showToast: () => undefined,
    fetch,
  })
}
