/** The person's cards while the page is open: read once, and changed with each deed. */

import { type Dispatch, type SetStateAction, useCallback, useEffect, useMemo, useState } from 'react'
import type { Card } from '#src/engines/review/card.ts'
import type { Deed } from '#src/engines/review/entry.ts'
import type { Memory } from '#src/engines/review/memory.ts'
import type { Plan } from '#src/engines/review/plan.ts'
import type { Deck, DeckSettings } from '#src/stores/review/deck.ts'
import '#src/stores/review/at-logout.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import type { OnAccount } from './account-cards.ts'
import { collectCards } from './collect-cards.ts'
import { type Opened, openOwnDeck } from './open-own-deck.ts'
import { type Heads, planHeads, type Planned, summariseDay, mapHeads } from './summarise-day.ts'
import { useAccountCards } from './use-account-cards.ts'

export interface Review extends Opened {
  plan: Plan
  /** Seconds for one card. */
  speed: number
  onAccount: OnAccount
  /** `failed`: without a connection, or the server refused. */
  collecting: 'running' | 'done' | 'failed'
  collect: () => void
  readCards: (ids: readonly string[]) => Promise<Card[]>
  /** Resolves with the name of the entry, or undefined if the device could not store it. */
  write: (deed: Deed) => Promise<{ memory: Memory; entry: string } | undefined>
  save: (change: Partial<DeckSettings>) => void
  /** Reads everything again, after another device's cards were joined. */
  reopen: () => void
}

/** Writes the numbers that the learner's day shows. */
function useSummary(heads: Heads | undefined, goal = 0, planned?: Planned): void {
  useEffect(() => {
    if (heads !== undefined && planned !== undefined) summariseDay(heads, goal, planned)
  }, [heads, goal, planned])
}

/** Cards come from the account and from papers, and go to the account while none is being asked. */
function useFilling(
  deck: Deck | undefined,
  isAsking: boolean,
  setOpened: Dispatch<SetStateAction<Opened | undefined>>,
): Pick<Review, 'collecting' | 'collect' | 'onAccount'> {
  const [collecting, setCollecting] = useState<Review['collecting']>('running')
  const [tries, setTries] = useState(0)
  const onJoined = useCallback(
    () =>
      void deck?.open().then((content) => {
        if (content) setOpened((was) => was && { ...was, heads: mapHeads(content.heads) })
      }),
    [deck, setOpened],
  )
  const { onAccount, hasJoined } = useAccountCards({
    deck,
    isBusy: isAsking || collecting === 'running',
    onJoined,
  })
  useEffect(() => {
    if (deck === undefined || !hasJoined) return undefined
    const stop = new AbortController()
    const run = async () => {
      const content = await deck.open()
      await collectCards(
        content?.settings.papers ?? {},
        new Set(content?.heads.flatMap(({ id, isBare }) => (isBare ? [id] : []))),
        async ({ cards, papers }) => {
          const added = await deck.addCards(cards)
          if (added === undefined) return
          await deck.saveSettings({ papers })
          setOpened((was) => was && { ...was, heads: new Map([...was.heads, ...mapHeads(added)]) })
        },
        stop.signal,
      )
      setCollecting('done')
    }
    run().catch(() => !stop.signal.aborted && setCollecting('failed'))
    return () => stop.abort()
  }, [deck, setOpened, hasJoined, tries])
  const collect = useCallback(() => {
    setCollecting('running')
    setTries((before) => before + 1)
  }, [])
  return { collecting, collect, onAccount }
}

/** `isAsking`: cards are being asked. */
export function useReview(isAsking: boolean): Review | undefined {
  const [opened, setOpened] = useState<Opened>()
  const now = useNow()

  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    let isLatest = true
    void openOwnDeck().then((found) => isLatest && setOpened(found))
    return () => {
      isLatest = false
    }
  }, [openings])
  const reopen = useCallback(() => setOpenings((before) => before + 1), [])

  const deck = opened?.deck
  const { collecting, collect, onAccount } = useFilling(deck, isAsking, setOpened)

  const write = useCallback(
    async (deed: Deed) => {
      const done = await deck?.write(deed)
      if (done)
        setOpened((was) => {
          const head = was?.heads.get(deed.card)
          return head && was
            ? { ...was, heads: new Map(was.heads).set(deed.card, { ...head, memory: done.memory }) }
            : was
        })
      return done
    },
    [deck],
  )
  const save = useCallback(
    (change: Partial<DeckSettings>) => {
      setOpened((was) => was && { ...was, settings: { ...was.settings, ...change } })
      void deck?.saveSettings(change)
    },
    [deck],
  )
  const readCards = useCallback(async (ids: readonly string[]) => (await deck?.readCards(ids)) ?? [], [deck])
  const heads = opened?.heads
  const goal = opened?.settings.goal
  const planned = useMemo(() => {
    if (heads === undefined || goal === undefined) return undefined
    // A card whose question has not come by then is not in a paper any more.
    const all = [...heads.values()].filter(({ isBare }) => !isBare || collecting === 'running')
    return planHeads(all, goal, now)
  }, [heads, goal, now, collecting])

  useSummary(heads, goal, planned)

  if (opened === undefined || planned === undefined) return undefined
  return { ...opened, ...planned, onAccount, collecting, collect, readCards, write, save, reopen }
}
