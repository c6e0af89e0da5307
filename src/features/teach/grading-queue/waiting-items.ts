/**
 * The exams and assignments for the filter. A page of rows only names its own, so the performance of each
 * batch with unchecked submissions is read: it lists all work with the number of unchecked ones. (spec 3
 * Submission filters)
 */

import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { batch } from '#src/api/contract/batch.ts'
import { readUncheckedCount } from '#src/api/contract/submission.ts'
import type { BatchPerformance } from '#src/api/shapes/batch-learner.ts'
import { useRead } from '#src/api/use-api.ts'

export interface WaitingItem {
  kind: 'exam' | 'assignment'
  id: string
  title: string
  batchTitle: string
  /** Number of unchecked submissions. */
  waiting: number
}

export interface WaitingItems {
  items: readonly WaitingItem[]
  isReading: boolean
  /** Something could not be read, so that work may be missing. */
  isPartial: boolean
}

function listItems({ batch, doings }: BatchPerformance): WaitingItem[] {
  return doings.flatMap(({ _id, kind, title, unchecked }) =>
    kind === 'live' ? [] : [{ kind, id: _id, title, batchTitle: batch.title, waiting: unchecked }],
  )
}

/** Reads the work of one batch, or of all with unchecked submissions. */
export function useWaitingItems(batchId: string): WaitingItems {
  const counts = useRead(readUncheckedCount(), { isQuiet: true, isWanted: batchId === '' })
  const ids = batchId === '' ? counts.data?.batches.map(({ batch: { _id } }) => _id) : [batchId]
  const key = ids?.join(' ')
  const [read, setRead] = useState<{ key: string; all: readonly (BatchPerformance | undefined)[] }>()
  useEffect(() => {
    if (key === undefined) return undefined
    const stop = new AbortController()
    const readOne = (id: string) =>
      call(batch.performance, { params: { id } }, { isQuiet: true, signal: stop.signal }).catch(
        () => undefined,
      )
    void Promise.all(key.split(' ').filter(Boolean).map(readOne)).then(
      (all) => stop.signal.aborted || setRead({ key, all }),
    )
    return () => stop.abort()
  }, [key])
  const all = read !== undefined && read.key === key ? read.all : undefined
  return {
    items: all?.flatMap((each) => (each ? listItems(each) : [])) ?? [],
    isReading: all === undefined && counts.error === undefined,
    isPartial: counts.error !== undefined || all?.includes(undefined) === true,
  }
}
