/** Texts of the teacher's dashboard. */

import {
  formatDay,
  formatDuration,
  formatNumber,
  formatRelative,
  formatTime,
  formatWait,
} from '#src/lib/bn.ts'
import { formatTimeSpan } from '#src/lib/class-time.ts'
import { getDhakaDay, type Instant } from '#src/lib/dhaka.ts'
import { inflectName } from '#src/lib/person-name.ts'

/** As an adjective: `৬ দিন আগের`. */
const formatAge = (at: Instant, now: number) => formatRelative(at, now).replace(/আগে$/, 'আগের')

/** A full hour as people say it: `রাত ৯টায়`, else `রাত ৮:৪৫-এ`. */
function formatHour(at: Instant): string {
  const time = formatTime(at)
  return time.endsWith(':০০') ? time.replace(/:০০$/, 'টায়') : `${time}-এ`
}

const formatWhen = (at: Instant, now: number) => (getDhakaDay(at) === getDhakaDay(now) ? 'আজ' : formatDay(at))

export const words = {
  title: 'আজ',
  /** `count` is undefined until it is read. */
  line: (now: number, classAt: Instant | undefined, count: number | undefined) =>
    [
      formatDay(now),
      [
        classAt !== undefined && getDhakaDay(classAt) === getDhakaDay(now)
          ? `${formatHour(classAt)} ক্লাস`
          : '',
        count === undefined ? '' : count === 0 ? 'কোনো খাতা বাকি নেই' : `${formatNumber(count)}টি খাতা বাকি`,
      ]
        .filter(Boolean)
        .join(', '),
    ]
      .filter(Boolean)
      .join(' · '),
  newNotice: 'নতুন নোটিশ',
  toGrade: 'খাতা দেখা বাকি',
  partial: (count: number) => `${formatNumber(count)}টি ব্যাচের কাজ এখন আনা গেল না, তাই তালিকায় নেই।`,
  left: 'টি খাতা বাকি',
  views: { label: 'কীভাবে সাজানো', work: 'পরীক্ষা অনুযায়ী', batch: 'ব্যাচ অনুযায়ী' },
  oldest: (at: Instant, now: number) => `সবচেয়ে পুরোনো ${formatAge(at, now)}`,
  seen: (seen: number, total: number) => `${formatNumber(seen)}/${formatNumber(total)} দেখা`,
  seenOf: (title: string) => `${title}: কতটা দেখা হয়েছে`,
  look: 'দেখুন',
  lookAt: (title: string) => `${title}: সবচেয়ে পুরোনো খাতাটি দেখুন`,
  none: 'সব খাতা দেখা শেষ। ধন্যবাদ!',

  next: {
    when: (at: Instant, end: Instant | null | undefined, now: number) =>
      `${formatWhen(at, now)} ${formatTimeSpan(at, end)}`,
    batch: (title: string, learners: number | undefined) =>
      learners === undefined ? title : `${title} · ${formatNumber(learners)} জন`,
    questions: (count: number) => `শিক্ষার্থীদের ${formatNumber(count)}টি প্রশ্ন জমেছে`,
    start: 'ক্লাস শুরু করুন',
    starting: 'ঘর খোলা হচ্ছে',
    open: 'ক্লাসের পেজ',
    startsIn: 'শুরু হতে',
    left: (seconds: number) => formatWait(Math.max(seconds, 60)),
    from: (at: Instant) => `${formatTime(at)} থেকে শুরু করতে পারবেন`,
    running: 'ক্লাস চলছে',
    none: 'সামনে কোনো ক্লাস নেই।',
  },

  stopped: {
    title: 'যেখানে থেমেছিলেন',
    paper: (name: string) => `${inflectName(name, 'এর')} খাতা`,
    marked: (title: string, given: number, total: number) =>
      `${title} · ${formatNumber(total)}টির ${formatNumber(given)}টিতে নম্বর`,
    draft: 'খসড়া',
    exam: (questions: number) =>
      questions === 0 ? 'কোনো প্রশ্ন নেই, প্রকাশ হয়নি' : `${formatNumber(questions)}টি প্রশ্ন, প্রকাশ হয়নি`,
  },

  waits: {
    title: 'আর যা অপেক্ষায়',
    retests: 'রিটেস্টের আবেদন',
    levels: 'লেভেল যাচাই',
    risk: 'নজর দরকার',
    riskText: (batch: string) => `${batch} · শেষ কাজ জমা দেননি`,
    nothing: 'আর কিছু অপেক্ষায় নেই।',
    partial: (count: number) => `${formatNumber(count)}টি ব্যাচে কাদের দিকে নজর দরকার, তা এখন আনা গেল না।`,
    count: (count: number, isMore: boolean) => `${formatNumber(count)}${isMore ? '+' : ''}`,
  },

  ahead: {
    title: 'সামনে',
    calendar: 'ক্যালেন্ডার',
    none: 'সামনে জমা বা পরীক্ষার কোনো দিন নেই।',
    due: (title: string) => `${title}: জমার শেষ দিন`,
    opens: (title: string) => `${title} খুলবে`,
    at: (at: Instant) => formatTime(at),
    questions: (count: number) => `${formatNumber(count)}টি প্রশ্ন`,
    minutes: (minutes: number) => formatDuration(minutes * 60),
  },
  notices: 'জরুরি নোটিশ',
} as const
