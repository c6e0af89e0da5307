/** The newest addresses of a stream's files, asked anew when they have expired. (ruling R46) */

import { getStableName, parseFiles, parseVariants } from './stream-playlist.ts'

/** Answers of a media host whose address has expired, or whose file is gone. */
export const EXPIRED: ReadonlySet<number> = new Set([401, 403, 404, 410])

export interface StreamFiles {
  /** A copy of the file on the device. */
  find?: (address: string) => Promise<Response | undefined>
  /** The newest known address of the same file. */
  getFresh: (address: string) => string
  /** Asks for new addresses; undefined when there are none. */
  renew: (address: string) => Promise<string | undefined>
  /** A playlist came; it names addresses. */
  learn: (address: string, playlist: string) => void
}

/** `ask` reads the recording again and gives the new address of its master playlist. */
export function makeStreamAddresses(ask: () => Promise<string | undefined>): StreamFiles {
  const addresses = new Map<string, string>()
  /** The playlist that names a file, both by their stable names. */
  const parents = new Map<string, string>()
  /** Several files of a playlist expire at the same moment and share one request. */
  const asking = new Map<string, Promise<void>>()

  function learn(address: string, playlist: string): void {
    const parent = getStableName(address)
    addresses.set(parent, address)
    for (const { url } of [...parseVariants(playlist, address), ...parseFiles(playlist, address)]) {
      const name = getStableName(url)
      addresses.set(name, url)
      if (name !== parent) parents.set(name, parent)
    }
  }

  async function read(address: string | undefined): Promise<void> {
    if (address === undefined) return
    const reply = await fetch(address)
    if (reply.ok) learn(address, await reply.text())
  }

  async function renewAll(name: string): Promise<void> {
    const master = await ask()
    if (master === undefined) return
    addresses.set(getStableName(master), master)
    // From the master down to the playlist that names the file.
    const path: string[] = []
    for (let at = parents.get(name); at !== undefined && !path.includes(at); at = parents.get(at))
      path.unshift(at)
    for (const playlist of path) await read(addresses.get(playlist))
  }

  const getFresh = (address: string) => addresses.get(getStableName(address)) ?? address

  return {
    learn,
    getFresh,
    async renew(address) {
      const before = getFresh(address)
      const name = getStableName(address)
      const parent = parents.get(name) ?? name
      const running = asking.get(parent) ?? renewAll(name).finally(() => asking.delete(parent))
      asking.set(parent, running)
      await running
      const fresh = getFresh(address)
      return fresh === before ? undefined : fresh
    },
  }
}
