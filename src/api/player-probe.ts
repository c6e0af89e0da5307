/**
 * Probes the hosted player: decides which player shows a recording, and says why if none can. (ruling R26)
 */

import { call } from './call.ts'
import { external } from './contract/external.ts'

/** The limit of the probe, in milliseconds. (spec 9) */
const PROBE_LIMIT = 2000

/** Tells whether the media host serves its player's style sheet in time. */
export async function isHostedPlayerThere(mediaHost: string): Promise<boolean> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PROBE_LIMIT)
  try {
    await call(external.probePlayer, { params: { media: mediaHost } }, { signal: stop.signal })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
