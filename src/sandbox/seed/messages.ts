/**
 * Notices of the batches, and notifications of the test accounts. A notice is read when its notification is.
 */

import { formatNumber, WEEKDAYS } from '#src/lib/bn.ts'
import { buildNoticePath } from '../content/batch/notice-view.ts'
import type { notice, notification } from '../database/tables/message.ts'
import { BATCH_12, BATCH_12_KEY } from './batches/full-stack-12.ts'
import { BATCH_UX_7 } from './batches/ux-7.ts'
import type { Calendar } from './calendar.ts'
import { FARHANA, MAHJABIN, NUSRAT, TANVIR } from './people.ts'

type NoticeRow = typeof notice.$inferInsert
type NotificationRow = typeof notification.$inferInsert

export const URGENT_NOTICE = 'notice-fs12-1'

function row(
  id: string,
  day: number,
  calendar: Calendar,
  words: Pick<NoticeRow, 'title' | 'topic' | 'meta_description' | 'description'>,
): NoticeRow {
  return {
    _id: id,
    batch: BATCH_12,
    date: calendar.day(day),
    added_by: TANVIR,
    created_at: calendar.past(day, '17:30'),
    ...words,
  }
}

export function buildNoticeRows(calendar: Calendar): NoticeRow[] {
  const movedDay = WEEKDAYS[calendar.weekday(2)]
  return [
    {
      ...row(URGENT_NOTICE, 0, calendar, {
        title: 'ক্লাসের সময় বদলেছে',
        topic: 'ক্লাস',
        meta_description: `${movedDay}ের ক্লাস রাত ৯:৩০টায় শুরু হবে।`,
        description: `<p>অনিবার্য কারণে ${movedDay}ের <strong>ক্লাস ২৪</strong> রাত ৯:০০টার বদলে <strong>রাত ৯:৩০টায়</strong> শুরু হবে। রেকর্ডিং আগের মতোই পরদিন সকালে পাবেন।</p>`,
      }),
      is_urgent: true,
    },
    row('notice-fs12-2', -1, calendar, {
      title: 'অ্যাসাইনমেন্ট ৫ জমার নিয়ম',
      topic: 'অ্যাসাইনমেন্ট',
      meta_description: 'node_modules বাদ দিয়ে একটি zip ফাইলে জমা দিন।',
      description:
        '<p>জমা দেওয়ার আগে তিনটি জিনিস দেখে নিন:</p><ul><li><code>node_modules</code> ফোল্ডার বাদ দিন</li><li>README-তে চালানোর নিয়ম লিখুন</li><li>একটি zip ফাইলে জমা দিন</li></ul>',
    }),
    row('notice-fs12-3', -6, calendar, {
      title: 'মডিউল ৫ কুইজের সিলেবাস',
      topic: 'পরীক্ষা',
      meta_description: 'MongoDB কোয়েরি ও ডেটা মডেলিং, ২০টি প্রশ্ন।',
      description:
        '<p>কুইজে MongoDB কোয়েরি ও ডেটা মডেলিং থেকে ২০টি প্রশ্ন থাকবে। সময় ২৫ মিনিট, ভুল উত্তরে নম্বর কাটা যাবে না।</p>',
    }),
    row('notice-fs12-4', -20, calendar, {
      title: 'দলগত প্রজেক্টের দল ঘোষণা',
      topic: 'প্রজেক্ট',
      meta_description: 'মডিউল ৭-এর জন্য চারজন করে দল।',
      description: '<p>মডিউল ৭-এর প্রজেক্ট চারজনের দলে হবে। দলের তালিকা রিসোর্সে দেওয়া আছে।</p>',
    }),
    {
      ...row('notice-fs12-draft', 0, calendar, {
        title: 'প্রজেক্টের বিষয় জমা দিন',
        topic: 'প্রজেক্ট',
        meta_description: 'মডিউল ৭ শুরুর আগে দলের বিষয় জানান।',
        description: '<p>প্রতিটি দল এক লাইনে নিজের প্রজেক্টের বিষয় লিখে জানাবেন।</p>',
      }),
      is_published: false,
    },
    {
      ...row('notice-ux7-1', -3, calendar, {
        title: 'ওয়্যারফ্রেমের নমুনা',
        topic: 'অ্যাসাইনমেন্ট',
        meta_description: 'আগের ব্যাচের তিনটি ভালো কাজ দেখে নিন।',
        description: '<p>অ্যাসাইনমেন্ট ২ শুরু করার আগে আগের ব্যাচের তিনটি ভালো কাজ দেখে নিন। ক্লাসে আলোচনা হবে।</p>',
      }),
      batch: BATCH_UX_7,
      added_by: MAHJABIN,
    },
  ]
}

const UNREAD = new Set([URGENT_NOTICE, 'notice-fs12-2'])

/** By class. */
const RECORDING_TEXTS: Readonly<Record<number, string>> = {
  22: 'useState দিয়ে ফর্ম সামলানো',
  21: 'Mongoose-এ মডেল ও সম্পর্ক',
  20: 'কোয়েরি ও সর্টিং',
}

export function buildNotificationRows(calendar: Calendar): NotificationRow[] {
  const ofNotices = buildNoticeRows(calendar)
    .filter(({ is_published = true }) => is_published)
    .map((notice): NotificationRow => ({
      _id: `notification-${notice._id}`,
      person: NUSRAT,
      kind: 'notice',
      title: notice.title!,
      text: notice.meta_description!,
      path: buildNoticePath(notice),
      read_at: UNREAD.has(notice._id) ? null : calendar.past(-1, '20:00'),
      created_at: notice.created_at,
    }))
  return [
    ...ofNotices,
    {
      _id: 'notification-marked',
      person: NUSRAT,
      kind: 'assignment',
      title: 'অ্যাসাইনমেন্ট ৪ দেখা হয়েছে',
      text: 'আপনি ২০-এ ১৮ পেয়েছেন, সঙ্গে মন্তব্য আছে।',
      path: `/dashboard/my-courses/${BATCH_12}/module/module-${BATCH_12_KEY}-6/assignment/assignment-${BATCH_12_KEY}-4`,
      created_at: calendar.past(-1, '18:31'),
    },
    ...[22, 21, 20].map((no): NotificationRow => ({
      _id: `notification-recording${no === 22 ? '' : `-${no}`}`,
      person: NUSRAT,
      kind: 'live',
      title: `ক্লাস ${formatNumber(no)}-এর রেকর্ডিং এসেছে`,
      text: RECORDING_TEXTS[no]!,
      path: `/dashboard/my-courses/${BATCH_12}/recordings/recording-${BATCH_12_KEY}-${no}`,
      read_at: calendar.past(-1, '09:20'),
      created_at: calendar.past(-1, `08:${no}`),
    })),
    {
      _id: 'notification-handed-in',
      person: TANVIR,
      kind: 'assignment',
      title: 'নতুন জমা দেখার অপেক্ষায়',
      text: 'ফুল স্ট্যাক ব্যাচ ১২-এর কাজ জমা পড়েছে।',
      path: '/teacher/submissions',
      created_at: calendar.past(-1, '21:10'),
    },
    {
      _id: 'notification-certificate',
      person: FARHANA,
      kind: 'other',
      title: 'সার্টিফিকেট তৈরি হয়েছে',
      text: 'অ্যাডভান্সড React কোর্সের সার্টিফিকেট এখন ডাউনলোড করা যায়।',
      path: '/dashboard/certificates',
      created_at: calendar.past(-2, '10:00'),
    },
  ]
}
