/** Reads the selected submissions, a few at once, and sends what was decided through the queue of saves. */
import { useEffect, useState } from 'react'
import { call } from '#src/api/call.ts'
import { ai } from '#src/api/contract/ai.ts'
import { submission } from '#src/api/contract/submission.ts'
import { gradingDraftOf, gradingDraftTyped } from '#src/stores/grading/grading-draft-store.ts'
import { beginAcceptance } from '../ai/acceptance-outbox.ts'
import { saveAsked } from '../drafts/save.ts'
import { type BulkDeed, type BulkItem, bulkItem, type BulkStep } from './bulk-plan.ts'

const AT_ONCE = 4
const QUIET = { isQuiet: true }

interface BulkRead {
  items: readonly BulkItem[]
  /** Could not be read; they are left out. */
  failed: number
  isReading: boolean
}

async function readItem(id: string): Promise<BulkItem> {
  const [of, suggestion] = await Promise.all([
    call(submission.one, { params: { id } }, QUIET),
    call(ai.assess, { params: { submissionId: id } }, QUIET).catch(() => undefined),
  ])
  return bulkItem(of, gradingDraftOf(id), suggestion)
}

/** Mounted anew for other ids. */
export function useBulkItems(ids: readonly string[]): BulkRead {
  const [read, setRead] = useState<BulkRead>({ items: [], failed: 0, isReading: true })
  const key = ids.join(' ')
  useEffect(() => {
    const waiting = key.split(' ').filter(Boolean)
    const stop = new AbortController()
    const take = (change: (before: BulkRead) => BulkRead) => void (stop.signal.aborted || setRead(change))
    const readInTurn = async () => {
      for (let id = waiting.shift(); id !== undefined && !stop.signal.aborted; id = waiting.shift()) {
        const item = await readItem(id).catch(() => undefined)
        take(({ items, failed, isReading }) =>
          item === undefined ? { items, failed: failed + 1, isReading } : { items: [...items, item], failed, isReading },
        )
      }
    }
    void Promise.all(Array.from({ length: AT_ONCE }, readInTurn)).then(() => take((before) => ({ ...before, isReading: false })))
    return () => stop.abort()
  }, [key])
  return read
}

/** Each goes by the queue of saves: with its state on its row, repeated when it fails, kept over a reload. */
export function sendSteps(steps: readonly BulkStep[], deed: BulkDeed): void {
  for (const { item, draft, isChecked } of steps) {
    gradingDraftTyped(draft)
    saveAsked({ sheet: item.sheet, of: 'submission', draft, learner: item.of.learner.name, isChecked })
    if (deed.kind === 'agreed' && item.suggestion) beginAcceptance(item.suggestion._id, item.of._id)
  }
}
