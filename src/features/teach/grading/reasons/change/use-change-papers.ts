/** Reads the papers of an exam or assignment that have a reason, a few at once. */

import { useEffect, useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import type { Submission, SubmissionCard } from '#src/api/shapes/submission.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import { type PaperItem, readPaper, readPaperCards } from '../../../shared/read-papers.ts'
import { getQuestionDraft } from '../../saving/draft.ts'
import { readMarks } from '../../saving/read-marks.ts'
import { buildSheet } from '../../sheet.ts'
import { hasLine } from './plan-change.ts'

const AT_ONCE = 4

interface ChangePapers {
  papers: readonly Submission[]
  read: number
  /** Undefined until the list is known. */
  total: number | undefined
  error: ApiError | undefined
  isReading: boolean
}

const BEGIN: ChangePapers = { papers: [], read: 0, total: undefined, error: undefined, isReading: true }

/** A paper whose comment is known here in this version, without the reason, needs no request. */
function isKnownWithout({ _id, version }: SubmissionCard, question: string, line: string): boolean {
  const told = useMarks.getState().told.get(_id)
  return (
    told?.comments !== undefined && told.version === version && !hasLine(told.comments[question] ?? '', line)
  )
}

async function readAll(
  item: PaperItem,
  question: string,
  line: string,
  signal: AbortSignal,
  onStep: (change: (before: ChangePapers) => ChangePapers) => void,
): Promise<void> {
  const cards = await readPaperCards(item, { signal })
  const open = cards.filter((card) => !isKnownWithout(card, question, line)).map(({ _id }) => _id)
  onStep((now) => ({ ...now, total: cards.length, read: cards.length - open.length }))
  for (let at = 0; at < open.length; at += AT_ONCE) {
    const some = open.slice(at, at + AT_ONCE)
    const read = await Promise.all(some.map((id) => readPaper(id, signal)))
    const found = read.filter(
      (paper) =>
        paper !== undefined &&
        hasLine(getQuestionDraft(readMarks(buildSheet(paper)), question).comment, line),
    ) as Submission[]
    onStep((now) => ({ ...now, papers: [...now.papers, ...found], read: now.read + some.length }))
  }
}

/** `line`: of the reason, in the comment on the question. */
export function useChangePapers(
  { exam, assignment }: PaperItem,
  question: string,
  line: string,
): ChangePapers & { retry: () => void } {
  const [state, setState] = useState(BEGIN)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    const step: Parameters<typeof readAll>[4] = (change) => void (stop.signal.aborted || setState(change))
    const item = { ...(exam && { exam }), ...(assignment && { assignment }) }
    readAll(item, question, line, stop.signal, step).then(
      () => step((now) => ({ ...now, isReading: false })),
      (error: unknown) => {
        if (!(error instanceof ApiError) && !stop.signal.aborted) reportError(error)
        const told = error instanceof ApiError ? error : new ApiError('broken', { cause: error })
        step((now) => ({ ...now, error: told, isReading: false }))
      },
    )
    return () => stop.abort()
  }, [exam, assignment, question, line, tries])
  const retry = () => {
    setState(BEGIN)
    setTries(tries + 1)
  }
  return { ...state, retry }
}
