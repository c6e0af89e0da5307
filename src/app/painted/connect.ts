/** Connects the client for painting: as a guest without a name, so that nothing of a person can come into a file. */

import { connectClient } from '#src/api/client/connect.ts'
import { connectHosts } from '#src/lib/configured-hosts.ts'
import { loadSanitiser } from '#src/ui/text/safe-html.tsx'

export interface PaintingOptions {
  /** Ends in `/api/v2`. */
  api: string
  /** Hosts of pictures inside texts of the server. */
  pictures: readonly string[]
  /** A document to clean HTML with. */
  window: object
  fetch?: typeof globalThis.fetch
}

/** The globals that the sanitiser asks for by their bare names. */
const NAMES = ['HTMLAnchorElement', 'HTMLImageElement', 'HTMLPreElement'] as const

/** The sanitiser takes its window once; everything else must see that there is none. */
async function provideSanitiser(window: object): Promise<void> {
  const page = globalThis as { window?: unknown }
  if (page.window !== undefined) return void (await loadSanitiser())
  const given = window as Record<string, unknown>
  for (const name of NAMES) Object.assign(globalThis, { [name]: given[name] })
  page.window = window
  await loadSanitiser()
  delete page.window
}

export async function connectPainting({ api, pictures, window, fetch }: PaintingOptions): Promise<void> {
  await provideSanitiser(window)
  connectHosts({ gateways: '', pictures })
  connectClient({
    addresses: { main: api, talent: api, search: api },
    tokens: {
      read: () => ({ accessToken: undefined, refreshToken: undefined }),
      write: () => false,
      clear: () => undefined,
      sessionNumber: () => 0,
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
