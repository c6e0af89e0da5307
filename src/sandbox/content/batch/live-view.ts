/** Live classes as their learners see them, and when the room is open. (spec 9 Live window default) */

import type * as v from 'valibot'
import type { LiveClass, Webinar } from '#src/api/shapes/live.ts'
import { formatTime } from '#src/lib/bn.ts'
import { getLiveState, SOON_MS } from '#src/lib/live-window.ts'
import type { webinar, CategoryRow } from '../../database/tables/catalogue.ts'
import type { LiveRow } from '../../database/tables/item.ts'
import { showCategoryMark } from '../catalogue/catalogue.ts'
import type { ShownPerson } from '../people.ts'
import { showBatchMark, type BatchData, showModuleMark } from './batch-data.ts'

export function showLive(
  row: LiveRow,
  batchData: BatchData,
  teacher: ShownPerson | null,
  now: string,
): v.InferInput<typeof LiveClass> {
  const stand = getLiveState(row.starts_at, now, row.ends_at)
  return {
    _id: row._id,
    title: row.title,
    state: row.is_cancelled ? 'cancelled' : stand === 'later' || stand === 'soon' ? 'upcoming' : stand,
    batch: showBatchMark(batchData),
    module: showModuleMark(batchData.modules, row.module),
    class_no: row.class_no,
    teacher,
    category: showCategoryMark(batchData.category),
    start_at: row.starts_at,
    end_at: row.ends_at,
    moved_from: row.moved_from,
    joined_count: row.joined_count,
    recording: row.recording,
  }
}

/** The room opens a quarter of an hour before the class and closes with it. */
export function getRoomState(
  { starts_at, ends_at, is_cancelled }: LiveRow,
  now: string,
): { can_join: boolean; reason: string; opens_at: string } {
  const opens_at = new Date(Date.parse(starts_at) - SOON_MS).toISOString()
  if (is_cancelled) return { can_join: false, reason: 'ক্লাসটি বাতিল হয়েছে।', opens_at }
  const stand = getLiveState(starts_at, now, ends_at)
  if (stand === 'later')
    return { can_join: false, reason: `${formatTime(opens_at)} থেকে ক্লাসে যোগ দেওয়া যাবে।`, opens_at }
  if (stand === 'ended')
    return { can_join: false, reason: 'ক্লাস শেষ। রেকর্ডিং পরদিন সকালের মধ্যে পাবেন।', opens_at }
  return { can_join: true, reason: '', opens_at }
}

export function showWebinar(
  row: typeof webinar.$inferSelect,
  teacher: ShownPerson | null,
  category: CategoryRow | undefined,
  booked: { count: number; isOwn: boolean },
): v.InferInput<typeof Webinar> {
  return {
    _id: row._id,
    type: row.type,
    title: row.title,
    text: row.text,
    start_at: row.starts_at,
    end_at: row.ends_at,
    teacher,
    category: category ? showCategoryMark(category) : null,
    seats_left: row.seats === null ? null : Math.max(0, row.seats - booked.count),
    is_booked: booked.isOwn,
  }
}
