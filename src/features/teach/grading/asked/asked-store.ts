/**
 * Reads what learners have said about marks of the listed papers. The contract has no list of it, so the reviews of
 * each marked paper are read once. (ruling R86)
 */

import { create } from 'zustand'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { Review } from '#src/api/shapes/submission.ts'
import { readMarkKind } from '#src/lib/mark-question.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { readPapers } from '../../shared/read-papers.ts'
import type { ListedPaper } from '../by-question/order.ts'
import { learnPaper } from '../by-question/read-blocks.ts'

interface AskedState {
  exam: string | undefined
  /** Reviews about marks, by paper. */
  reviews: Readonly<Record<string, readonly Review[]>>
  /** Papers whose reviews are still being read. */
  waiting: number
}

const closed: AskedState = { exam: undefined, reviews: {}, waiting: 0 }

export const useAskedStore = create<AskedState>(() => closed)

/** Papers read at the same time. */
const AT_ONCE = 4

const requested = new Set<string>()
let stop = new AbortController()
/** One list after the other. */
let reading = Promise.resolve()

/** Keeps those of a paper that are about marks. */
export function learnReviews(paper: string, reviews: readonly Review[]): void {
  const own = reviews.filter(({ kind }) => readMarkKind(kind) !== undefined)
  useAskedStore.setState((state) =>
    own.length === 0 && state.reviews[paper] === undefined
      ? state
      : { reviews: { ...state.reviews, [paper]: own } },
  )
}

async function readOne(id: string, signal: AbortSignal): Promise<void> {
  try {
    const reviews = await call(submission.reviewOf, { params: { id } }, { isQuiet: true, signal })
    if (signal.aborted) return
    learnReviews(id, reviews)
    // The present mark tells whether it was changed since.
    if (useAskedStore.getState().reviews[id] !== undefined)
      (await readPapers([id], { signal })).papers.forEach(learnPaper)
  } catch {
    // Read again when the list is opened next.
    requested.delete(id)
  }
}

async function readAll(ids: readonly string[], signal: AbortSignal): Promise<void> {
  for (let at = 0; at < ids.length && !signal.aborted; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    await Promise.all(some.map((id) => readOne(id, signal)))
    if (!signal.aborted) useAskedStore.setState(({ waiting }) => ({ waiting: waiting - some.length }))
  }
}

function clear(exam: string | undefined): void {
  stop.abort()
  stop = new AbortController()
  requested.clear()
  useAskedStore.setState({ ...closed, exam }, true)
}

/** Reads the reviews of these papers, once each; nobody asks about a paper without marks. */
export function readAsked(exam: string, papers: readonly ListedPaper[]): void {
  if (useAskedStore.getState().exam !== exam) clear(exam)
  const ids = papers.flatMap(({ id, isChecked }) => (isChecked && !requested.has(id) ? [id] : []))
  if (ids.length === 0) return
  for (const id of ids) requested.add(id)
  useAskedStore.setState(({ waiting }) => ({ waiting: waiting + ids.length }))
  const { signal } = stop
  reading = reading.then(() => readAll(ids, signal))
}

export const reset = () => clear(undefined)
runAtSessionEnd(reset)
