/** Which player shows a recording. (ruling R26) */
import { useEffect, useState } from 'react'
import { isHostedPlayerThere } from '#src/api/player-probe.ts'

export type PlayerKind = 'asking' | 'hosted' | 'plain'

/** The media host, from the address of the player's page on it. */
function mediaHostOf(playerUrl: string): string {
  return new URL('.', playerUrl).href.replace(/\/$/, '')
}

/** `fall`: the hosted player did not come after all. Without a whole address of its page there is none to ask for. */
export function usePlayerKind(playerUrl: string | null | undefined): { kind: PlayerKind; fall: () => void } {
  const isThere = URL.canParse(playerUrl ?? '')
  const [kind, setKind] = useState<PlayerKind>(isThere ? 'asking' : 'plain')
  useEffect(() => {
    if (!playerUrl || !isThere) return undefined
    let isWanted = true
    void isHostedPlayerThere(mediaHostOf(playerUrl)).then((answers) => isWanted && setKind(answers ? 'hosted' : 'plain'))
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the address comes anew with each reply, the host stays
  }, [isThere])
  return { kind, fall: () => setKind('plain') }
}
