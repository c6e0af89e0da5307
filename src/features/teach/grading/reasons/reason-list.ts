/**
 * The reasons of a question, each with its digit: those in the comments of the papers read here, and those stored
 * on this device. Those given most stand first when the papers are opened; until they are left, no digit changes its
 * reason. (ruling R85)
 */

import { useEffect, useMemo } from 'react'
import { useQueue } from '#src/api/outbox/queue.ts'
import { formatReason, parseReason, readComment, readRowWords, type Reason } from '#src/lib/reasons.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import type { MarkRow } from '../sheet.ts'
import { forgetPhrase, storeReasons, type Phrase, useStoredReasons } from './phrases.ts'
import { keepOrder, NOTHING, useOrder } from './reason-order-store.ts'

export interface ListedReason extends Reason {
  /** The line of a comment that records the reason, with its criterion. */
  line: string
  /** Papers known here that have it. */
  papers: number
}

/** The newest comment on the question in each paper known here; that of the paper on screen as it is typed. */
function useComments(question: string, paper: string, comment: string): readonly string[] {
  const told = useMarks((marks) => marks.told)
  const saves = useQueue(GRADING_SAVES)
  return useMemo(() => {
    const comments = new Map([...told].map(([id, each]) => [id, each.comments?.[question]]))
    for (const { submission, body } of saves) {
      const mark = body.marks?.find((each) => each.question === question)
      if (mark) comments.set(submission, mark.comment)
    }
    comments.set(paper, comment)
    return [...comments.values()].flatMap((each) => each || [])
  }, [told, saves, question, paper, comment])
}

function countLines(comments: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const comment of comments)
    for (const line of new Set(readComment(comment).reasons.map(formatReason)))
      counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

function sortLines(
  order: readonly string[],
  stored: readonly Phrase[],
  counts: Map<string, number>,
): string[] {
  const known = new Set([...stored.map(({ text }) => text), ...counts.keys()])
  const added = [...known].filter((line) => !order.includes(line))
  const uses = new Map(stored.map(({ text, uses: times }) => [text, times]))
  const weigh = (line: string) => Math.max(uses.get(line) ?? 0, counts.get(line) ?? 0)
  return [
    ...order.filter((line) => known.has(line)),
    ...added.toSorted((one, other) => weigh(other) - weigh(one)),
  ]
}

/** The reason whose button has the focus. */
export function findFocused(list: readonly ListedReason[]): ListedReason | undefined {
  const line = document.activeElement?.getAttribute('data-reason')
  return list.find((each) => each.line === line)
}

export interface ReasonQuestion {
  question: string
  /** Equal for the copies of a question. */
  phraseKey: string
  /** The paper on screen, and its comment as typed. */
  paper: string
  comment: string
}

export interface ReasonList {
  /** Those of one mark, in the order of their digits. */
  listRow: (row: Pick<MarkRow, 'criterion'>) => readonly ListedReason[]
  /** Drops one that nobody has. */
  forget: (line: string) => void
}

export function useReasonList({ question, phraseKey, paper, comment }: ReasonQuestion): ReasonList {
  const comments = useComments(question, paper, comment)
  const counts = useMemo(() => countLines(comments), [comments])
  const stored = useStoredReasons(phraseKey)
  const order = useOrder(({ orders }) => orders[phraseKey]) ?? NOTHING
  const lines = useMemo(() => sortLines(order, stored, counts), [order, stored, counts])
  useEffect(() => {
    keepOrder(phraseKey, lines)
    storeReasons(phraseKey, [...counts.keys()])
  }, [phraseKey, lines, counts])
  return {
    listRow: ({ criterion }) =>
      lines.flatMap((line) => {
        const reason = parseReason(line)
        const words = reason && readRowWords(reason.words, criterion)
        return reason && words !== undefined
          ? [{ ...reason, words, line, papers: counts.get(line) ?? 0 }]
          : []
      }),
    forget: (line) => forgetPhrase(phraseKey, line),
  }
}
