/**
 * A person's own items: from loaded replies, then from the server, all lists at once, else as last stored.
 */

import { useEffect, useMemo, useState } from 'react'
import { assignment } from '#src/api/contract/assignment.ts'
import { batch } from '#src/api/contract/batch.ts'
import { live } from '#src/api/contract/live.ts'
import { notice } from '#src/api/contract/notice.ts'
import { overview } from '#src/api/contract/overview.ts'
import { recording } from '#src/api/contract/recording.ts'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { useApi } from '#src/api/use-api.ts'
import { offers } from '#src/lib/features.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import type { Item } from './item.ts'
import {
  buildAssignmentItem,
  buildBatchItem,
  buildClassItem,
  buildNoteItem,
  buildNoticeItem,
  buildRecordingItem,
  buildTaskItem,
  buildWaitingNoteItem,
  type WaitingNote,
} from './own-items.ts'
import { readStoredItems, storeItems } from './stored-items.ts'

const QUIET = { isQuiet: true }
/** The server's maximum; screens that show a whole list make the same request, and share the reply. */
const ALL = { query: { count: 200 } }
const DAYS_DRAWN_ANEW = 60_000

/** The stored items of one list. */
const pick = (stored: readonly Item[], ...names: readonly string[]) =>
  stored.filter(({ id }) => names.includes(id.split(':')[0] ?? ''))

export interface OwnThings {
  items: readonly Item[]
  recordings: readonly RecordingCard[]
}

export function useOwnItems(waiting: readonly WaitingNote[]): OwnThings {
  const isMember = useSession((state) => state.status === 'signed-in')
  const isTeacher = useSession((state) => state.role === 'teacher')
  const isLearner = isMember && !isTeacher
  const [stored] = useState(readStoredItems)
  const now = useNow(DAYS_DRAWN_ANEW)

  const batches = useApi(batch.list, isMember ? {} : null, QUIET)
  const recordings = useApi(recording.list, isLearner ? ALL : null, QUIET)
  const notes = useApi(recording.notes, offers.notes && isLearner ? ALL : null, QUIET)
  const classes = useApi(live.list, isMember ? ALL : null, QUIET)
  const days = useApi(overview.upcomingGrouped, isLearner ? {} : null, QUIET)
  const tasks = useApi(assignment.list, isLearner ? ALL : null, QUIET)
  const notices = useApi(notice.list, isMember ? ALL : null, QUIET)

  const items = useMemo(() => {
    const due = days.data?.data.flatMap(({ items: ofDay }) => ofDay).flatMap((one) => buildTaskItem(one, now))
    const rewritten = new Set(waiting.map(({ key, noteId }) => `note:${noteId ?? key}`))
    const unsent = waiting.filter(({ isRemoval }) => !isRemoval)
    const all = [
      ...unsent.map((one) => buildWaitingNoteItem(one, recordings.data?.data ?? [])),
      ...(batches.data?.data.map((one) => buildBatchItem(one, isTeacher)) ?? pick(stored, 'batch')),
      ...(classes.data?.data.flatMap((one) => buildClassItem(one, now, isTeacher)) ?? pick(stored, 'live')),
      ...(recordings.data?.data.flatMap((one) => buildRecordingItem(one, now)) ?? pick(stored, 'recording')),
      ...(notes.data?.data.map(buildNoteItem) ?? pick(stored, 'note')).filter(({ id }) => !rewritten.has(id)),
      ...(due ?? pick(stored, 'task')),
      ...(tasks.data?.data.flatMap(buildAssignmentItem) ?? []),
      ...(notices.data?.data.flatMap((one) => buildNoticeItem(one, isTeacher)) ?? pick(stored, 'notice')),
    ]
    // A due item comes before the same one in the list of all assignments.
    return [...new Map(all.toReversed().map((item) => [item.id, item])).values()].toReversed()
  }, [
    batches.data,
    classes.data,
    recordings.data,
    notes.data,
    days.data,
    tasks.data,
    notices.data,
    isTeacher,
    now,
    stored,
    waiting,
  ])

  // A list that failed to load stays stored as it was.
  const isRead = batches.data !== undefined
  useEffect(() => {
    if (isRead) storeItems(items)
  }, [isRead, items])
  return { items, recordings: recordings.data?.data ?? [] }
}
