/**
 * Reads a class's submissions for one exam or assignment: first the list, and for an exam then each one in
 * full; it can be stopped and continued.
 */

import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '#src/api/client/api-error.ts'
import type { Submission, SubmissionCard } from '#src/api/shapes/submission.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { readPaperCards, readPapers } from '../shared/read-papers.ts'
import { pickLastTries } from './class-papers.ts'

/** A larger class is only read in full when the teacher requests it. */
const AT_ONCE_MOST = 300
/**
 * The number of updates while reading a class, so that ten thousand submissions are not recounted at each
 * one.
 */
const STEPS = 20

export type ClassItem = { exam: string; assignment?: never } | { assignment: string; exam?: never }

interface ClassPapers {
  /** One for each learner; undefined until the whole list has loaded. */
  cards: readonly SubmissionCard[] | undefined
  listedAt: number | undefined
  /** Rows of the list loaded so far, and the total. */
  listed: { count: number; total: number }
  papers: readonly Submission[]
  /** Number of listed submissions that disappeared while they were read: no figure includes them. */
  gone: number
  state: 'listing' | 'reading' | 'stopped' | 'done' | 'failed'
  error: ApiError | undefined
}

const NOTHING: ClassPapers = {
  cards: undefined,
  listedAt: undefined,
  listed: { count: 0, total: 0 },
  papers: [],
  gone: 0,
  state: 'listing',
  error: undefined,
}

function convertError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  reportError(error)
  return new ApiError('broken', { cause: error })
}

export interface ClassPapersRead extends ClassPapers {
  stop: () => void
  /** Continues after a stop or a failure; also starts for a class too large to be read automatically. */
  goOn: () => void
}

/**
 * The caller remounts it for another one. The list has the marks of an assignment, so its submissions are not
 * read.
 */
export function useClassPapers({ exam, assignment }: ClassItem): ClassPapersRead {
  const [read, setRead] = useState(NOTHING)
  const held = useRef(NOTHING)
  const running = useRef<AbortController>(undefined)
  const update = useCallback((change: Partial<ClassPapers>) => {
    held.current = { ...held.current, ...change }
    setRead(held.current)
  }, [])

  const readWhole = useCallback(
    async (cards: readonly SubmissionCard[], signal: AbortSignal) => {
      const step = Math.max(1, Math.ceil(cards.length / STEPS))
      let shown = held.current.papers.length
      const show = (papers: readonly Submission[]) => {
        if (signal.aborted || papers.length - shown < step) return
        shown = papers.length
        update({ papers: [...papers] })
      }
      update({ state: 'reading', error: undefined })
      const ids = cards.map(({ _id }) => _id)
      const { papers, gone } = await readPapers(ids, { signal, onRead: show, known: held.current.papers })
      if (signal.aborted) return
      const left = new Set(papers.map(({ _id }) => _id))
      update({ papers, gone, cards: cards.filter(({ _id }) => left.has(_id)), state: 'done' })
    },
    [update],
  )

  const start = useCallback(
    async (isAsked: boolean) => {
      running.current?.abort()
      const { signal } = (running.current = new AbortController())
      const onRead = (rows: readonly SubmissionCard[], total: number) => {
        if (!signal.aborted) update({ listed: { count: rows.length, total } })
      }
      try {
        update({ state: held.current.cards ? 'reading' : 'listing', error: undefined })
        const cards =
          held.current.cards ??
          pickLastTries(
            await readPaperCards(
              { ...(exam && { exam }), ...(assignment && { assignment }) },
              { signal, onRead },
            ),
          )
        if (signal.aborted) return
        if (held.current.cards === undefined) update({ cards, listedAt: getDeviceNow() })
        if (assignment) update({ state: 'done' })
        else if (isAsked || cards.length <= AT_ONCE_MOST) await readWhole(cards, signal)
        else update({ state: 'stopped' })
      } catch (error) {
        if (!signal.aborted) update({ state: 'failed', error: convertError(error) })
      }
    },
    [exam, assignment, readWhole, update],
  )

  useEffect(() => {
    void start(false)
    return () => running.current?.abort()
  }, [start])

  const stop = useCallback(() => {
    if (held.current.state !== 'listing' && held.current.state !== 'reading') return
    running.current?.abort()
    update({
      state: held.current.cards ? 'stopped' : 'failed',
      error: held.current.cards ? undefined : new ApiError('cancelled'),
    })
  }, [update])
  return { ...read, stop, goOn: () => void start(held.current.cards !== undefined) }
}
