/** The questions about marks of the open papers, by question and the oldest first, and which of them wait for a reply. */

import { useEffect, useMemo } from 'react'
import { useQueue } from '#src/api/outbox/queue.ts'
import { useRequests } from '#src/api/requests/use-requests.ts'
import type { Review } from '#src/api/shapes/submission.ts'
import { listMarkTalks, type MarkTalk, readAskedMark } from '#src/lib/mark-question.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import type { QuestionMarking } from '../by-question/use-papers.ts'
import { listRowMarks } from '../saving/told.ts'
import { listQuestions } from '../sheet.ts'
import { readAsked, useAskedStore } from './asked-store.ts'
import { buildPlace, replyRequest } from './reply-request.ts'

export interface AskedTalk extends MarkTalk<Review> {
  paper: string
  /** Number of the question, from 1. */
  no: number
  /** The mark as it is now, with one on its way; undefined until the paper is known. */
  mark: number | undefined
  /** The mark has changed since, or somebody has said something to it. */
  isAnswered: boolean
}

/** Papers whose reviews are read: some two hundred calls, as many as the desk reads papers. */
const MOST_BLOCKS = 4

function sumQuestion(rows: Readonly<Record<string, number | null>>, question: string): number | undefined {
  const own = Object.entries(rows).flatMap(([row, mark]) =>
    (row === question || row.startsWith(`${question}/`)) && mark !== null ? [mark] : [],
  )
  return own.length === 0 ? undefined : own.reduce((sum, mark) => sum + mark, 0)
}

/** `isWanted`: also on a connection that is to be spared. */
export function useAsked({ state, known, isDone }: QuestionMarking, isWanted = false): readonly AskedTalk[] {
  const { exam, blocks, sheet } = state
  const reviews = useAskedStore((asked) => asked.reviews)
  const told = useMarks((marks) => marks.told)
  const saves = useQueue(GRADING_SAVES)
  const replies = useRequests(replyRequest)
  // The paper on screen is read before.
  const isReady = isWanted || ((known.size > 0 || isDone) && !isSavingData())
  useEffect(() => {
    if (exam === undefined || !isReady) return
    readAsked(
      exam,
      Object.values(blocks)
        .slice(0, MOST_BLOCKS)
        .flatMap((papers) => papers ?? []),
    )
  }, [exam, blocks, isReady])
  return useMemo(() => {
    const order = sheet ? listQuestions(sheet).map(({ id }) => id) : []
    const sent = new Set(
      replies.flatMap(({ state: how, values }) =>
        how === 'refused' ? [] : [buildPlace(values.submission, values.question)],
      ),
    )
    const talks = Object.entries(reviews).flatMap(([paper, own]) =>
      listMarkTalks(own).map((talk): AskedTalk => {
        const rows = told.get(paper)?.rows
        const save = saves.find(({ submission }) => submission === paper)
        const mark = rows && sumQuestion(listRowMarks(rows, save), talk.question)
        const before = readAskedMark(talk.asked.comment).mark
        const isChanged = before !== undefined && mark !== undefined && mark !== before
        const isAnswered = isChanged || talk.reply !== undefined || sent.has(buildPlace(paper, talk.question))
        return { ...talk, paper, no: order.indexOf(talk.question) + 1, mark, isAnswered }
      }),
    )
    return talks.toSorted(
      (one, other) => one.no - other.no || one.asked.created_at.localeCompare(other.asked.created_at),
    )
  }, [sheet, reviews, told, saves, replies])
}
