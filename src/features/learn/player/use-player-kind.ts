/** Chooses the hosted or the plain player for a recording. (ruling R26) */

import { useEffect, useState } from 'react'
import { isHostedPlayerThere, isPlayerKnown } from '#src/api/player-probe.ts'
import { parseHttpAddress } from '#src/lib/external-link.ts'
import { findVendorLanguage } from './hosted-message.ts'

export type PlayerKind = 'asking' | 'hosted' | 'plain'

/** Derives the media host from the address of the player's page. */
function getMediaHost(playerUrl: string): string {
  return new URL('.', playerUrl).href.replace(/\/$/, '')
}

/** `fall` switches to the plain player if the hosted one fails to load. */
export function usePlayerKind(playerUrl: string | null | undefined): { kind: PlayerKind; fall: () => void } {
  // `mailto:` and similar addresses parse too, but have no host.
  const isThere = parseHttpAddress(playerUrl) !== undefined
  const isVendor = findVendorLanguage(playerUrl) !== undefined
  // Read once, since the probe itself makes it known.
  const [isKnown] = useState(() => isThere && !!playerUrl && isPlayerKnown(getMediaHost(playerUrl)))
  const isHosted = isVendor || isKnown
  const [kind, setKind] = useState<PlayerKind>(isHosted ? 'hosted' : isThere ? 'asking' : 'plain')
  useEffect(() => {
    if (!playerUrl || !isThere || isHosted) return undefined
    let isWanted = true
    void isHostedPlayerThere(getMediaHost(playerUrl)).then(
      (answers) => isWanted && setKind(answers ? 'hosted' : 'plain'),
    )
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- each reply has a new address on the same host
  }, [isThere, isHosted])
  // A later reply may bring a malformed address.
  return { kind: isThere ? kind : 'plain', fall: () => setKind('plain') }
}
