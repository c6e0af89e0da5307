/**
 * Probes the hosted player: decides which player shows a recording, and says why if none can. (ruling R26)
 */

import { external } from './contract/external.ts'
import { takeRead } from './preload.ts'
import { read } from './read.ts'

/** The limit of the probe, in milliseconds. (spec 9) */
const PROBE_LIMIT = 2000

/** Hosts whose player was there in this visit. */
const found = new Set<string>()
export const isPlayerKnown = (mediaHost: string): boolean => found.has(mediaHost)

export const readPlayer = (mediaHost: string) =>
  read(external.probePlayer, { params: { media: mediaHost } }, true)

/** Tells whether the media host serves its player's style sheet in time. */
export async function isHostedPlayerThere(mediaHost: string): Promise<boolean> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PROBE_LIMIT)
  try {
    await takeRead(readPlayer(mediaHost), { signal: stop.signal })
    found.add(mediaHost)
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
