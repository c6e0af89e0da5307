/** Reads the selected submissions, a few at once. */

import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { ai } from '#src/api/contract/ai.ts'
import { submission } from '#src/api/contract/submission.ts'
import { offers } from '#src/lib/features.ts'
import { readMarks } from '../saving/read-marks.ts'
import { buildSheet } from '../sheet.ts'
import { type BulkItem, buildBulkItem } from './bulk-plan.ts'

const AT_ONCE = 4
const QUIET = { isQuiet: true }

interface BulkRead {
  items: readonly BulkItem[]
  /** Number of submissions that could not be read and are excluded. */
  failed: number
  isReading: boolean
}

async function readItem(id: string): Promise<BulkItem> {
  const [found, suggestion] = await Promise.all([
    call(submission.one, { params: { id } }, QUIET),
    offers.ai ? call(ai.assess, { params: { submissionId: id } }, QUIET).catch(() => undefined) : undefined,
  ])
  return buildBulkItem(found, readMarks(buildSheet(found)), suggestion)
}

/** The caller remounts it for other ids. */
export function useBulkItems(ids: readonly string[]): BulkRead {
  const [read, setRead] = useState<BulkRead>({ items: [], failed: 0, isReading: true })
  const key = ids.join(' ')
  useEffect(() => {
    const waiting = key.split(' ').filter(Boolean)
    const stop = new AbortController()
    const update = (change: (before: BulkRead) => BulkRead) => void (stop.signal.aborted || setRead(change))
    const readInTurn = async () => {
      for (let id = waiting.shift(); id !== undefined && !stop.signal.aborted; id = waiting.shift()) {
        const item = await readItem(id).catch(() => undefined)
        update(({ items, failed, isReading }) =>
          item === undefined
            ? { items, failed: failed + 1, isReading }
            : { items: [...items, item], failed, isReading },
        )
      }
    }
    void Promise.all(Array.from({ length: AT_ONCE }, readInTurn)).then(() =>
      update((before) => ({ ...before, isReading: false })),
    )
    return () => stop.abort()
  }, [key])
  return read
}
