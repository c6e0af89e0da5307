/** Names of courses, modules and classes, as tickets and their selection lists show them. (ruling R24) */

import { formatDay, formatNumber } from './bn.ts'
import type { Instant } from './dhaka.ts'

/** A course or batch, a module, and a class, quiz, assignment or test, as texts. */
export interface Subject {
  course?: string
  module?: string
  item?: string
}

/** `ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট · ব্যাচ ১২`. */
export function formatCourse({
  course_title: course,
  title,
}: {
  course_title: string
  title: string
}): string {
  return [course, title].filter(Boolean).join(' · ')
}

/** The same in a list, where the course's title ends before its colon: `ইউএক্স ডিজাইন · ব্যাচ ৭`. */
export function formatShortCourse({
  course_title: course,
  title,
}: Parameters<typeof formatCourse>[0]): string {
  return formatCourse({ course_title: course.split(':')[0]!.trim(), title })
}

/** `মডিউল ৬: নোড`. */
export function formatModule({ no, title }: { no: number; title: string }): string {
  return `মডিউল ${formatNumber(no)}: ${title}`
}

/** `রাউটিং · বুধবার, ১৯ নভেম্বর`: a class has a day, a quiz may have none. */
export function formatItem({ title, at }: { title: string; at?: Instant | null }): string {
  return [title, at ? formatDay(at) : ''].filter(Boolean).join(' · ')
}
