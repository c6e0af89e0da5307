/** What a schedule says of itself in one line each. (ruling R4: times are Dhaka's) */
import type { Schedule } from '#src/api/shapes/course.ts'
import { formatHours, formatWeekdays } from '#src/lib/class-time.ts'
import { words } from './words.ts'

/** `ব্যাচ ১৩ · রাতের` → `ব্যাচ ১৩`: the hour stands beside it. */
function batchName(label: string): string {
  return label.split(' · ')[0] ?? label
}

/** `ব্যাচ ১৩ · শনি, সোম, বুধ · রাত ৯:০০–১০:৩০`. */
export function scheduleTitle({ label, days, class_time: from, class_end: to }: Schedule): string {
  const parts = [batchName(label), formatWeekdays(days), formatHours(from, to)]
  return parts.filter(Boolean).join(' · ')
}

/** When it starts; what has no start can be had at any time. (ruling R29) */
export function scheduleStart({ start_at: start }: Schedule, isBundle: boolean): string {
  if (start) return words.starts(start)
  return isBundle ? words.forLife : words.anyTime
}
