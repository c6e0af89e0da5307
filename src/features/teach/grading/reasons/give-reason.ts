/** Gives reasons to a row of the paper on screen, and takes them back. (ruling R85) */

import { formatReason, type Reason } from '#src/lib/reasons.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { type Draft, getMark, getRowState, setMark, setReasons } from '../saving/draft.ts'
import { isByHand, readRowComment } from '../saving/row-comment.ts'
import type { MarkRow } from '../sheet.ts'
import { words } from './words.ts'

type Held = Pick<Draft, 'questions'>

export const listGiven = (draft: Held, row: MarkRow): readonly Reason[] =>
  readRowComment(getRowState(draft, row).comment, row).reasons

const isSame = (one: Reason, other: Reason) => formatReason(one) === formatReason(other)

export const hasReason = (draft: Held, row: MarkRow, reason: Reason): boolean =>
  listGiven(draft, row).some((each) => isSame(each, reason))

/** A mark that reasons stand beside, but do not make. */
export const isHandGiven = (draft: Held, row: MarkRow): boolean =>
  listGiven(draft, row).length > 0 && isByHand(getRowState(draft, row), row)

export function toggleReason(draft: Draft, row: MarkRow, { points, words: text }: Reason): Draft {
  const [given, reason] = [listGiven(draft, row), { points, words: text }]
  const isGiven = given.some((each) => isSame(each, reason))
  return setReasons(draft, row, isGiven ? given.filter((each) => !isSame(each, reason)) : [...given, reason])
}

/** A first reason that takes points off takes them off the full marks. */
export function addReason(draft: Draft, row: MarkRow, reason: Reason, known: readonly Reason[]): Draft {
  if (hasReason(draft, row, reason)) return draft
  const isFirstOff = reason.points < 0 && known.every(({ points }) => points <= 0)
  const full = { points: row.marks, words: words.full }
  return toggleReason(isFirstOff ? toggleReason(draft, row, full) : draft, row, reason)
}

/** Says what a press has done; a mark given by hand does not move with it. */
export function announceReason(draft: Held, row: MarkRow, reason: Reason): void {
  const mark = getMark(draft, row)
  const text = hasReason(draft, row, reason)
    ? words.given(reason.words, mark ?? 0)
    : words.taken(reason.words, mark)
  announce(isHandGiven(draft, row) ? `${text} ${words.handStays}` : text)
}

/** No reason and no point. */
export const giveNothing = (draft: Draft, row: MarkRow): Draft =>
  setMark(setReasons(setMark(draft, row, null), row, []), row, 0)
