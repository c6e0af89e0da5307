/** What a person calls the course, module or class they are at: in a ticket, and in the lists it is chosen from. (ruling R24) */
import { bnDay, bnNumber } from './bn.ts'
import type { Instant } from './dhaka.ts'

/** A course or batch, a module, and a class, quiz, assignment or test, as texts. */
export interface Place {
  course?: string
  module?: string
  item?: string
}

/** `ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট · ব্যাচ ১২`. */
export function courseWords({ course_title: course, title }: { course_title: string; title: string }): string {
  return [course, title].filter(Boolean).join(' · ')
}

/** `মডিউল ৬: নোড`. */
export function moduleWords({ no, title }: { no: number; title: string }): string {
  return `মডিউল ${bnNumber(no)}: ${title}`
}

/** `রাউটিং · বুধবার, ১৯ নভেম্বর`: a class has a day, a quiz may have none. */
export function itemWords({ title, at }: { title: string; at?: Instant | null }): string {
  return [title, at ? bnDay(at) : ''].filter(Boolean).join(' · ')
}
