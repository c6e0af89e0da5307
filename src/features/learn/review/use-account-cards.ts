/** The cards of this page and those on the account: joined when the page opens, saved while none is being asked. (ruling R83) */

import { useEffect, useRef, useState } from 'react'
import { readMe } from '#src/api/contract/auth.ts'
import { useRead } from '#src/api/use-api.ts'
import type { Deck } from '#src/stores/review/deck.ts'
import { joinFromAccount, type OnAccount, saveToAccount, isRefused } from './account-cards.ts'

interface AccountCards {
  deck: Deck | undefined
  /** New cards are still being read, or asked. */
  isBusy: boolean
  /** The deck has other cards or answers now. */
  onJoined: () => void
}

export function useAccountCards({ deck, isBusy, onJoined }: AccountCards) {
  const { data, error } = useRead(readMe())
  const held = data && (data.free_object?.['review'] ?? '')
  const joined = useRef<unknown>(undefined)
  const [hasJoined, setHasJoined] = useState(false)
  const [onAccount, setOnAccount] = useState<OnAccount>(() => (isRefused() ? 'refused' : 'waiting'))
  useEffect(() => {
    if (deck === undefined || held === undefined) return undefined
    let isLatest = true
    const run = async () => {
      if (joined.current !== held) {
        joined.current = held
        if (await joinFromAccount(deck, held)) onJoined()
        setHasJoined(true)
      }
      if (isBusy || !isLatest) return
      const result = await saveToAccount(deck, held)
      if (isLatest) setOnAccount(result)
    }
    void run()
    return () => {
      isLatest = false
    }
  }, [deck, held, isBusy, onJoined])
  return { onAccount, hasJoined: hasJoined || (data === undefined && error !== undefined) }
}
