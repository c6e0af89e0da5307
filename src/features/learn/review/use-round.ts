/** One round of cards: which one is asked, what was answered, and what is put away. */

import { useRef, useState } from 'react'
import type { Card } from '#src/engines/review/card.ts'
import type { Deed, Grade } from '#src/engines/review/entry.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import type { Review } from './use-review.ts'
import { words } from './words.ts'

interface Answered {
  id: string
  grade: Grade
  /** The name of the grade's entry in the log. */
  entry: string
  /** Seconds. */
  took: number
}

export interface Round {
  /** The one that is asked; undefined at the end. */
  card: Card | undefined
  answered: readonly Answered[]
  /** All cards of the round. */
  total: number
  grade: (grade: Grade, took: number) => void
  /** Hides or removes the card, with an undo. */
  putAway: (kind: 'suspend' | 'bury' | 'delete') => void
  edit: (front: string, back: string) => void
  undoLast: (() => void) | undefined
}

function offerUndo(title: string, undo: () => Promise<void>): void {
  showToast({
    kind: 'success',
    title,
    message: words.deeds.undoText,
    isNew: true,
    action: words.deeds.undo,
    onClick: () => void undo(),
  })
}

/** Writes one deed at a time: a second press of the same key must not answer the next card. */
function useWriter({ write }: Review) {
  const isBusy = useRef(false)
  return async (deed: Deed): Promise<string | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    const done = await write(deed).finally(() => {
      isBusy.current = false
    })
    if (done === undefined) showToast({ kind: 'error', message: words.notStored })
    return done?.entry
  }
}

export function useRound(review: Review, first: readonly Card[]): Round {
  const [cards, setCards] = useState(first)
  const [answered, setAnswered] = useState<readonly Answered[]>([])
  const write = useWriter(review)
  const card = cards[answered.length]
  const last = answered.at(-1)

  const grade = async (chosen: Grade, took: number) => {
    if (card === undefined) return
    const entry = await write({ kind: 'answer', card: card.id, grade: chosen, took })
    if (entry) setAnswered((before) => [...before, { id: card.id, grade: chosen, entry, took }])
  }
  const putAway = async (kind: 'suspend' | 'bury' | 'delete') => {
    if (card === undefined) return
    const at = answered.length
    const entry = await write({ kind, card: card.id })
    if (entry === undefined) return
    setCards((before) => before.filter(({ id }) => id !== card.id))
    offerUndo(words.deeds.done[kind], async () => {
      await review.write({ kind: 'undo', card: card.id, entry })
      setCards((before) => (before.includes(card) ? before : before.toSpliced(at, 0, card)))
    })
  }
  const edit = async (front: string, back: string) => {
    if (card === undefined) return
    const entry = await write({ kind: 'edit', card: card.id, front, back })
    if (entry === undefined) return
    const swap = (from: Card, to: Card | undefined) =>
      to && setCards((before) => before.map((each) => (each.id === from.id ? to : each)))
    swap(card, (await review.readCards([card.id]))[0])
    offerUndo(words.deeds.done.edit, async () => {
      await review.write({ kind: 'undo', card: card.id, entry })
      swap(card, card)
    })
  }
  const undoLast = async () => {
    const entry = last && (await write({ kind: 'undo', card: last.id, entry: last.entry }))
    if (entry) setAnswered((before) => before.slice(0, -1))
  }
  return {
    card,
    answered,
    total: cards.length,
    grade: (chosen, took) => void grade(chosen, took),
    putAway: (kind) => void putAway(kind),
    edit: (front, back) => void edit(front, back),
    undoLast: last && (() => void undoLast()),
  }
}
