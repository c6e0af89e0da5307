/** Gives and takes back reasons of the rows on screen, by key or press. */

import type { Reason } from '#src/lib/reasons.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { type Draft, setToSum } from '../saving/draft.ts'
import type { MarkRow } from '../sheet.ts'
import { addReason, announceReason, giveNothing, toggleReason } from './give-reason.ts'
import { type ListedReason, type ReasonQuestion, useReasonList } from './reason-list.ts'
import { words } from './words.ts'

interface ReasonsOptions extends ReasonQuestion {
  draft: Draft
  change: (next: (draft: Draft) => Draft) => void
}

export interface Reasons {
  draft: Draft
  list: (row: MarkRow) => readonly ListedReason[]
  toggle: (row: MarkRow, reason: Reason) => void
  add: (row: MarkRow, reason: Reason) => void
  /** No reason, and 0. */
  zero: (row: MarkRow) => void
  /** The sum in place of the mark given by hand. */
  sum: (row: MarkRow) => void
  forget: (line: string) => void
}

export function useReasons({ draft, change, ...question }: ReasonsOptions): Reasons {
  const { listRow, forget } = useReasonList(question)
  const apply = (row: MarkRow, reason: Reason, next: (draft: Draft) => Draft) => {
    change(next)
    announceReason(next(draft), row, reason)
  }
  return {
    draft,
    list: listRow,
    toggle: (row, reason) => apply(row, reason, (now) => toggleReason(now, row, reason)),
    add: (row, reason) => apply(row, reason, (now) => addReason(now, row, reason, listRow(row))),
    zero: (row) => {
      change((now) => giveNothing(now, row))
      announce(words.zero)
    },
    sum: (row) => change((now) => setToSum(now, row)),
    forget,
  }
}
