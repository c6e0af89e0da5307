/** The newest addresses of a stream's files, asked anew when they have expired. (ruling R46) */

import { listAddresses } from './stream-playlist.ts'

/** Answers of a media host whose address has expired, or whose file is gone. */
export const EXPIRED: ReadonlySet<number> = new Set([401, 403, 404, 410])

export interface StreamFiles {
  /** A copy of the file on the device. */
  find?: (address: string) => Promise<Response | undefined>
  /** The newest known address of the same file. */
  getFresh: (address: string) => string
  /** Asks for new addresses; undefined when there are none. */
  renew: (address: string) => Promise<string | undefined>
  /** A playlist came; it names addresses. `from`: where it was found, after redirects. */
  learn: (address: string, playlist: string, from?: string) => void
  /** The same for every address that the file has had. */
  getPlace: (address: string) => string
}

const MASTER = ''

/**
 * `ask` reads the recording again and gives the new address of its master playlist. A file is known by its place below the master: hosts
 * sign in the query or in the path, and some tell the files apart by their query alone.
 */
export function makeStreamAddresses(ask: () => Promise<string | undefined>): StreamFiles {
  const places = new Map<string, string>()
  const addresses = new Map<string, string>()
  /** Several files of a playlist expire at the same moment and share one request. */
  const asking = new Map<string, Promise<void>>()

  const getPlace = (address: string) => places.get(address) ?? MASTER

  function set(place: string, address: string): void {
    places.set(address, place)
    addresses.set(place, address)
  }

  function learn(address: string, playlist: string, from = address): void {
    const parent = getPlace(address)
    set(parent, address)
    // A file that a playlist names twice has the first place.
    for (const [at, url] of [...new Set(listAddresses(playlist, from))].entries()) set(`${parent}/${at}`, url)
  }

  async function read(place: string): Promise<void> {
    const address = addresses.get(place)
    if (address === undefined) return
    const reply = await fetch(address, { credentials: 'omit' })
    if (reply.ok) learn(address, await reply.text(), reply.url || address)
  }

  async function renewAll(parent: string): Promise<void> {
    const master = await ask()
    if (master === undefined) return
    set(MASTER, master)
    // From the master down to the playlist that names the file.
    const steps = parent.split('/')
    for (let count = 1; count <= steps.length; count += 1) await read(steps.slice(0, count).join('/'))
  }

  const getFresh = (address: string) => (places.has(address) ? addresses.get(getPlace(address))! : address)

  return {
    learn,
    getPlace,
    getFresh,
    async renew(address) {
      const before = getFresh(address)
      const place = getPlace(address)
      const parent = place.slice(0, Math.max(0, place.lastIndexOf('/')))
      const running = asking.get(parent) ?? renewAll(parent).finally(() => asking.delete(parent))
      asking.set(parent, running)
      await running
      const fresh = getFresh(address)
      return fresh === before ? undefined : fresh
    },
  }
}
