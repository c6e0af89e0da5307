/** Formats a schedule in single lines. (ruling R4: times are Dhaka's) */

import type { Schedule } from '#src/api/shapes/course.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { formatHours, formatWeekdays } from '#src/lib/class-time.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { words } from './words.ts'

/** `ব্যাচ ১৩ · রাতের` → `ব্যাচ ১৩`: the title has the hour too. */
function getBatchName(label: string): string {
  return label.split(' · ')[0] ?? label
}

/** `ব্যাচ ১৩ · শনি, সোম, বুধ · রাত ৯:০০–১০:৩০`. */
export function formatScheduleTitle({ label, days, class_time: from, class_end: to }: Schedule): string {
  const parts = [getBatchName(label), formatWeekdays(days), formatHours(from, to)]
  return parts.filter(Boolean).join(' · ')
}

/**
 * Formats the start, abroad together with the reader's own time; a schedule without one can be joined at any
 * time. (ruling R29)
 */
export function formatScheduleStart({ start_at: start }: Schedule, isBundle: boolean): string {
  if (start) return joinFacts(words.starts(start), formatOwnZoneTime(start))
  return isBundle ? words.forLife : words.anyTime
}
