/** Open playlists and webinars for guests. */

import type { playlist, webinar } from '../../database/tables/catalogue.ts'
import type { recording } from '../../database/tables/item.ts'
import { CLIP_SECONDS, getStreamPath } from '../../media/stream-lengths.ts'
import type { Calendar } from '../calendar.ts'
import { ARIF, SADIA, TANVIR } from '../people.ts'

const DRAFTS: readonly [
  id: string,
  category: string,
  title: string,
  text: string,
  items: readonly string[],
][] = [
  [
    'playlist-first-job',
    'category-web',
    'প্রথম চাকরির প্রস্তুতি',
    'সিভি, পোর্টফোলিও আর ইন্টারভিউ নিয়ে ছোট ছোট ভিডিও।',
    ['সিভির প্রথম তিন লাইন', 'পোর্টফোলিওতে কী রাখবেন', 'টেকনিক্যাল প্রশ্নে আটকে গেলে', 'বেতন নিয়ে কথা'],
  ],
  [
    'playlist-react-tips',
    'category-web',
    'React টিপস',
    'প্রতিদিনের কাজে লাগে এমন ছোট ছোট কৌশল।',
    ['State কোথায় রাখবেন', 'useEffect কখন লাগে না', 'তালিকার প্রতিটির আলাদা চাবি', 'ফর্মের ভুল দেখানো'],
  ],
  [
    'playlist-figma-shortcuts',
    'category-ux',
    'Figma শর্টকাট',
    'হাত চালু করার ছোট ছোট অভ্যাস।',
    ['অটো লেআউট', 'কম্পোনেন্টের নাম', 'রঙের ভেরিয়েবল'],
  ],
  [
    'playlist-excel-five-minutes',
    'category-office',
    'পাঁচ মিনিটে এক্সেল',
    'এক ভিডিওতে একটি সূত্র।',
    ['খোঁজার সূত্র', 'শর্তের যোগফল', 'পিভট টেবিল'],
  ],
]

/**
 * The videos of the playlists as free recordings, so that their progress is attached to an account. (ruling
 * R62)
 */
export function buildPlaylistRecordings(calendar: Calendar): (typeof recording.$inferInsert)[] {
  return buildPlaylistRows().flatMap(({ items = [] }) =>
    items.map(({ _id, title, duration, stream }, index) => ({
      _id,
      title,
      duration,
      stream,
      recording_type: 'free',
      is_free: true,
      order: index + 1,
      recorded_at: calendar.at(-45, '12:00'),
    })),
  )
}

export function buildPlaylistRows(): (typeof playlist.$inferInsert)[] {
  return DRAFTS.map(([_id, category, title, text, items], index) => ({
    _id,
    category,
    title,
    text,
    items: items.map((item, at) => ({
      _id: `${_id}-${at + 1}`,
      title: item,
      duration: CLIP_SECONDS,
      stream: getStreamPath('short'),
    })),
    order: index + 1,
  }))
}

export function buildWebinarRows(calendar: Calendar): (typeof webinar.$inferInsert)[] {
  return [
    {
      _id: 'webinar-first-job',
      type: 'first-job',
      title: 'ওয়েব ডেভেলপমেন্ট শিখে প্রথম চাকরি: কোথা থেকে শুরু?',
      text: '<p>কোন কাজে কী শিখতে হয়, কত দিন লাগে আর প্রথম ইন্টারভিউ কেমন হয়: এক ঘণ্টায় খোলামেলা আলাপ।</p>',
      starts_at: calendar.at(3, '20:00'),
      ends_at: calendar.at(3, '21:00'),
      teacher: TANVIR,
      category: 'category-web',
      seats: 300,
    },
    {
      _id: 'webinar-data',
      type: 'data-career',
      title: 'ডেটা নিয়ে কাজ: ব্যাংক, টেলিকম না স্টার্টআপ?',
      text: '<p>তিন ধরনের প্রতিষ্ঠানে ডেটার কাজ কেমন, তার তুলনা আর প্রশ্নোত্তর।</p>',
      starts_at: calendar.at(9, '20:30'),
      ends_at: calendar.at(9, '21:30'),
      teacher: ARIF,
      category: 'category-data',
      seats: 200,
    },
    {
      _id: 'webinar-boost',
      type: 'facebook-boost',
      title: 'বুস্ট করেও বিক্রি নেই কেন?',
      text: '<p>পাঁচটি সাধারণ ভুল আর তার সমাধান।</p>',
      starts_at: calendar.at(-6, '20:00'),
      ends_at: calendar.at(-6, '21:00'),
      teacher: SADIA,
      category: 'category-marketing',
      seats: 200,
    },
  ]
}

export const TRENDING = ['React', 'এক্সেল', 'ডিজিটাল মার্কেটিং', 'স্পোকেন ইংলিশ', 'পাইথন', 'ফ্রিল্যান্সিং'] as const
