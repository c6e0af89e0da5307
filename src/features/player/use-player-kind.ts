/** Which player shows a recording. (ruling R26) */
import { useEffect, useState } from 'react'
import { isHostedPlayerThere } from '#src/api/player-probe.ts'

export type PlayerKind = 'asking' | 'hosted' | 'plain'

/** The media host, from the address of the player's page on it. */
function mediaHostOf(playerUrl: string): string {
  return new URL('.', playerUrl).href.replace(/\/$/, '')
}

/** `fall`: the hosted player did not come after all. */
export function usePlayerKind(playerUrl: string | null | undefined): { kind: PlayerKind; fall: () => void } {
  const [kind, setKind] = useState<PlayerKind>(playerUrl ? 'asking' : 'plain')
  useEffect(() => {
    if (!playerUrl) return undefined
    let isWanted = true
    void isHostedPlayerThere(mediaHostOf(playerUrl)).then((isThere) => isWanted && setKind(isThere ? 'hosted' : 'plain'))
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the address comes anew with each reply, the host stays
  }, [Boolean(playerUrl)])
  return { kind, fall: () => setKind('plain') }
}
