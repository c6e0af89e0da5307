/**
 * The reasons of one mark in the comment on its answer. An answer with criteria has one comment, in which each
 * reason begins with the title of its criterion. (ruling R85)
 */

import {
  nameRow,
  readComment,
  readRowWords,
  type Reason,
  sumReasons,
  writeComment,
} from '#src/lib/reasons.ts'
import { words } from '../reasons/words.ts'
import type { MarkRow } from '../sheet.ts'

export interface RowComment {
  /** Their words without the criterion. */
  reasons: readonly Reason[]
  /** The mark that a hand gave in place of the sum. */
  hand: number | undefined
}

type Row = Pick<MarkRow, 'criterion' | 'marks'>

export function readRowComment(comment: string, { criterion }: Pick<Row, 'criterion'>): RowComment {
  const { reasons, hands } = readComment(comment)
  const own = reasons.flatMap((reason) => {
    const rest = readRowWords(reason.words, criterion)
    return rest === undefined ? [] : [{ ...reason, words: rest }]
  })
  const hand = hands.find((each) => readRowWords(each.words, criterion) !== undefined)
  return { reasons: own, hand: hand?.mark }
}

function writeRowComment(comment: string, { criterion }: Row, { reasons, hand }: RowComment): string {
  const before = readComment(comment)
  const isOther = (each: { words: string }) => readRowWords(each.words, criterion) === undefined
  const named = reasons.map((reason) => ({ ...reason, words: nameRow(reason.words, criterion) }))
  const at = before.reasons.findIndex((each) => !isOther(each))
  const [first, last] =
    at === -1 ? [before.reasons, []] : [before.reasons.slice(0, at), before.reasons.slice(at)]
  const byHand = hand === undefined ? [] : [{ mark: hand, words: nameRow(words.handMark, criterion) }]
  return writeComment({
    ...before,
    reasons: [...first, ...named, ...last.filter(isOther)],
    hands: [...before.hands.filter(isOther), ...byHand],
  })
}

/** What one row has: its part of the comment, and its mark. */
export interface RowState {
  comment: string
  mark: number | null
}

/** A mark that is not the sum of its reasons was given by hand, also by a client that writes no line for it. */
export function isByHand({ comment, mark }: RowState, row: Row): boolean {
  const { reasons, hand } = readRowComment(comment, row)
  return (
    mark !== null && (hand !== undefined || reasons.length === 0 || mark !== sumReasons(reasons, row.marks))
  )
}

/** A mark given by hand stays beside the reasons until somebody takes their sum. */
export function putReasons(state: RowState, row: Row, reasons: readonly Reason[]): RowState {
  const sum = reasons.length === 0 ? null : sumReasons(reasons, row.marks)
  const mark = isByHand(state, row) ? state.mark : sum
  const hand = mark === sum || sum === null || mark === null ? undefined : mark
  return { mark, comment: writeRowComment(state.comment, row, { reasons, hand }) }
}

/** Takes the sum in place of a mark given by hand. */
export const takeSum = ({ comment }: RowState, row: Row): RowState =>
  putReasons({ comment, mark: null }, row, readRowComment(comment, row).reasons)

/** Beside reasons a mark that is not their sum says so in words; without a mark they have their sum again. */
export function putMark({ comment }: RowState, row: Row, mark: number | null): RowState {
  const { reasons, hand } = readRowComment(comment, row)
  if (reasons.length === 0)
    return {
      mark,
      comment: hand === undefined ? comment : writeRowComment(comment, row, { reasons, hand: undefined }),
    }
  if (mark === null) return takeSum({ comment, mark }, row)
  const sum = sumReasons(reasons, row.marks)
  return { mark, comment: writeRowComment(comment, row, { reasons, hand: mark === sum ? undefined : mark }) }
}
