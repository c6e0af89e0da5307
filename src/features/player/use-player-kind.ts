/** Which player shows a recording. (ruling R26) */
import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { external } from '#src/api/contract/external.ts'

/** How long the probe may take, in milliseconds. (spec 9) */
const PROBE_LIMIT = 2000

export type PlayerKind = 'asking' | 'hosted' | 'plain'

/** The media host, from the address of the player's page on it. */
function mediaHostOf(playerUrl: string): string {
  return new URL('.', playerUrl).href.replace(/\/$/, '')
}

/** True when the media host hands out its player's stylesheet in time. */
async function isHostedPlayerThere(playerUrl: string): Promise<boolean> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), PROBE_LIMIT)
  try {
    await call(external.probePlayer, { params: { media: mediaHostOf(playerUrl) } }, { signal: stop.signal })
    return true
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** `fall`: the hosted player did not come after all. */
export function usePlayerKind(playerUrl: string | null | undefined): { kind: PlayerKind; fall: () => void } {
  const [kind, setKind] = useState<PlayerKind>(playerUrl ? 'asking' : 'plain')
  useEffect(() => {
    if (!playerUrl) return undefined
    let isWanted = true
    void isHostedPlayerThere(playerUrl).then((isThere) => isWanted && setKind(isThere ? 'hosted' : 'plain'))
    return () => {
      isWanted = false
    }
    // The address comes anew with each reply, the host stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [Boolean(playerUrl)])
  return { kind, fall: () => setKind('plain') }
}
