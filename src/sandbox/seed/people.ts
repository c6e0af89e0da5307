/** People of the seed: one account for each use case, teachers, and many fellow learners. Nobody is real. */

import type { device, person, teacher } from '../database/tables/person.ts'
import { getAvatarPath } from '../icons/icon-app.ts'
import type { Calendar } from './calendar.ts'
import { FIRST_NAMES, LAST_NAMES } from './names.ts'

type PersonRow = typeof person.$inferInsert
type TeacherRow = typeof teacher.$inferInsert

export const NUSRAT = 'person-nusrat'
export const TANVIR = 'person-tanvir'
export const MAHJABIN = 'person-mahjabin'
export const ARIF = 'person-arif'
export const SADIA = 'person-sadia'
export const RUMANA = 'person-rumana'
export const KAMAL = 'person-kamal'
export const CROWDED = 'person-crowded'
export const FARHANA = 'person-farhana'
export const NEW_TALENT = 'person-new-talent'

const PASSWORD = 'karigor123'

type Joined = Pick<PersonRow, 'created_at' | 'terms_accepted_at'>

function buildAccounts(calendar: Calendar): PersonRow[] {
  const joined = { created_at: calendar.at(-210, '11:20'), terms_accepted_at: calendar.at(-210, '11:20') }
  return [...buildLearners(joined), ...others(joined), ...buildOtherTeachers(joined)]
}

function buildLearners(joined: Joined): PersonRow[] {
  return [
    {
      ...joined,
      _id: NUSRAT,
      role: 'learner',
      name: 'নুসরাত জাহান',
      username: 'nusrat-jahan',
      phone: '01712345678',
      email: 'nusrat@karigor.example',
      password: PASSWORD,
      icon: getAvatarPath('2'),
      profile: {
        location: 'ঢাকা',
        bio: 'রাতের ব্যাচে কোড শিখছি, দিনে ব্যাংকে চাকরি করি।',
        nickname: 'নুসরাত',
        free_object: { skills: 'HTML, CSS, Git' },
      },
      is_first_onboarding_complete: true,
      is_batch_onboarding_complete: true,
      is_dashboard_onboarding_complete: true,
      sandbox_note: 'শিক্ষার্থী: ফুল স্ট্যাক ব্যাচ ১২ ও ইউএক্স ব্যাচ ৭, আজ রাতে ক্লাস আছে',
    },
    {
      ...joined,
      _id: 'person-new',
      role: 'learner',
      name: 'তানজিলা ইসলাম',
      phone: '01811111111',
      icon: getAvatarPath('11'),
      sandbox_note: 'শিক্ষার্থী, এখনো কোনো কোর্স নেই',
    },
    {
      ...joined,
      _id: CROWDED,
      role: 'learner',
      name: 'মাহমুদুল করিম',
      phone: '01911111111',
      icon: getAvatarPath('6'),
      sandbox_note: 'শিক্ষার্থী, অনেক বেশি ডিভাইসে লগইন করা',
    },
    {
      ...joined,
      _id: 'person-banned',
      role: 'learner',
      name: 'স্থগিত অ্যাকাউন্ট',
      phone: '01611111111',
      ban_reason: 'একই অ্যাকাউন্ট একাধিক ব্যক্তি ব্যবহার করায় অ্যাকাউন্টটি স্থগিত করা হয়েছে।',
      sandbox_note: 'স্থগিত অ্যাকাউন্ট',
    },
  ]
}

function others(joined: Joined): PersonRow[] {
  return [
    {
      ...joined,
      _id: TANVIR,
      role: 'teacher',
      name: 'তানভীর হাসান',
      username: 'tanvir-hasan',
      phone: '01511111111',
      email: 'tanvir@karigor.example',
      password: PASSWORD,
      icon: getAvatarPath('8'),
      sandbox_note: 'শিক্ষক: ফুল স্ট্যাক ব্যাচ ১২',
    },
    {
      ...joined,
      _id: FARHANA,
      role: 'talent',
      name: 'ফারহানা আক্তার',
      username: 'farhana-akter',
      phone: '01311111111',
      email: 'farhana@karigor.example',
      icon: getAvatarPath('9'),
      is_first_onboarding_complete: true,
      is_batch_onboarding_complete: true,
      is_dashboard_onboarding_complete: true,
      sandbox_note: 'ট্যালেন্ট: কোর্স শেষ করেছেন, চাকরি খুঁজছেন',
    },
    {
      ...joined,
      _id: NEW_TALENT,
      role: 'talent',
      name: 'সাজিদ আহসান',
      phone: '01321111111',
      password: PASSWORD,
      icon: getAvatarPath('1'),
      is_first_onboarding_complete: true,
      is_batch_onboarding_complete: true,
      is_dashboard_onboarding_complete: true,
      sandbox_note: 'ট্যালেন্ট, প্রোফাইল এখনো ফাঁকা',
    },
    {
      ...joined,
      _id: 'person-nameless',
      role: 'learner',
      phone: '01411111111',
      password: PASSWORD,
      sandbox_note: 'নাম ছাড়া অ্যাকাউন্ট',
    },
    {
      ...joined,
      _id: 'person-abroad',
      role: 'learner',
      name: 'সাব্বির আহমেদ',
      phone: '+14155550123',
      icon: getAvatarPath('12'),
      sandbox_note: 'শিক্ষার্থী, বিদেশি নম্বর',
    },
  ]
}

function buildOtherTeachers(joined: Joined): PersonRow[] {
  const names: readonly [id: string, name: string, phone: string, avatar: string][] = [
    [MAHJABIN, 'মাহজাবিন রহমান', '01522222222', '7'],
    [ARIF, 'ড. আরিফ মাহমুদ', '01533333333', '4'],
    [SADIA, 'সাদিয়া ইসলাম', '01544444444', '3'],
    [RUMANA, 'রুমানা হক', '01555555555', '5'],
    [KAMAL, 'কামাল উদ্দিন', '01566666666', '10'],
  ]
  return names.map(([_id, name, phone, avatar]) => ({
    ...joined,
    _id,
    role: 'teacher',
    name,
    phone,
    icon: getAvatarPath(avatar),
  }))
}

export const TEACHERS: TeacherRow[] = [
  {
    _id: TANVIR,
    title: 'সিনিয়র সফটওয়্যার ইঞ্জিনিয়ার',
    about:
      'ফিনটেক ও ই-কমার্সের বড় বড় অ্যাপ বানিয়েছেন। এ পর্যন্ত ১১টি ব্যাচে দেড় হাজারের বেশি শিক্ষার্থীকে হাতে ধরে শিখিয়েছেন।',
    experience_years: 9,
    rating: 4.8,
    review_count: 512,
    batch_count: 11,
    learner_count: 1540,
  },
  {
    _id: MAHJABIN,
    title: 'লিড প্রোডাক্ট ডিজাইনার',
    about: 'মোবাইল ব্যাংকিং ও স্বাস্থ্যসেবার অ্যাপে কাজ করেছেন। ব্যবহারকারীর সঙ্গে কথা বলা দিয়েই তাঁর প্রতিটি প্রজেক্ট শুরু হয়।',
    experience_years: 8,
    rating: 4.9,
    review_count: 286,
    batch_count: 7,
    learner_count: 820,
  },
  {
    _id: ARIF,
    title: 'ডেটা সায়েন্টিস্ট ও গবেষক',
    about: 'পরিসংখ্যানে পিএইচডি। কৃষি ও টেলিকমের ডেটা নিয়ে কাজ করেন, কঠিন অঙ্ক সহজ উদাহরণে বোঝান।',
    experience_years: 12,
    rating: 4.7,
    review_count: 194,
    batch_count: 4,
    learner_count: 610,
  },
  {
    _id: SADIA,
    title: 'ডিজিটাল মার্কেটিং কনসালট্যান্ট',
    about: 'দেশি উদ্যোক্তাদের জন্য বিজ্ঞাপনের পরিকল্পনা করেন। অল্প বাজেটে বিক্রি বাড়ানোই তাঁর কাজ।',
    experience_years: 7,
    rating: 4.6,
    review_count: 340,
    batch_count: 6,
    learner_count: 2100,
  },
  {
    _id: RUMANA,
    title: 'ইংরেজি প্রশিক্ষক',
    about: 'ইন্টারভিউ ও অফিসের ইংরেজি শেখান। ভুল ধরার আগে কথা বলার সাহস গড়ে দেন।',
    experience_years: 10,
    rating: 4.8,
    review_count: 221,
    batch_count: 9,
    learner_count: 1320,
  },
  {
    _id: KAMAL,
    title: 'অফিস অটোমেশন বিশেষজ্ঞ',
    about: 'ব্যাংক ও এনজিওর কর্মীদের এক্সেল ও রিপোর্টিং শেখান, নিজেও ফ্রিল্যান্সার হিসেবে কাজ করেন।',
    experience_years: 11,
    rating: 4.5,
    review_count: 175,
    batch_count: 5,
    learner_count: 980,
  },
]

/** Number of fellow learners; batch 12 has 142 learners in all. */
export const CLASSMATE_COUNT = 149

export function getClassmateId(index: number): string {
  return `person-mate-${String(index + 1).padStart(3, '0')}`
}

/**
 * The first are those whose work the teacher sees first. The rest combine the two lists of names, each pair
 * once.
 */
const NAMED = [
  'রাকিব হোসেন',
  'সুমাইয়া খাতুন',
  'সুমন চাকমা',
  'ইমরান কবির',
  'তাসনিম সুলতানা',
  'অনন্যা দাস',
  'মেহেদী হাসান',
  'আবির মোস্তফা',
  'জারিন তাসনিয়া',
  'পার্থ সাহা',
]

function getClassmateName(index: number): string {
  const row = Math.floor(index / FIRST_NAMES.length)
  return (
    NAMED[index] ??
    `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[(index * 7 + row) % LAST_NAMES.length]}`
  )
}

/** Fellow learners who finished another course and now look for work: their public names. */
const TALENT_NAMES: ReadonlyMap<number, string> = new Map([
  [1, 'sumaiya-khatun'],
  [6, 'mehedi-hasan'],
  [9, 'partha-saha'],
])

function buildClassmates(calendar: Calendar): PersonRow[] {
  return Array.from({ length: CLASSMATE_COUNT }, (_, index) => ({
    _id: getClassmateId(index),
    role: TALENT_NAMES.has(index) ? 'talent' : 'learner',
    name: getClassmateName(index),
    username: TALENT_NAMES.get(index) ?? null,
    phone: `0171900${String(1000 + index)}`,
    created_at: calendar.at(-120 + (index % 30), '10:00'),
    terms_accepted_at: calendar.at(-120 + (index % 30), '10:00'),
  }))
}

export function buildPeopleRows(calendar: Calendar): PersonRow[] {
  return [...buildAccounts(calendar), ...buildClassmates(calendar)]
}

/** As many devices as allowed, so that one more exceeds the limit. (ruling R33) */
export function buildDeviceRows(calendar: Calendar): (typeof device.$inferInsert)[] {
  const kinds = [
    ['Chrome', 'Windows', 'desktop'],
    ['Chrome', 'Android', 'mobile'],
    ['Safari', 'iOS', 'mobile'],
  ] as const
  return kinds.map(([browser, os, type], index) => ({
    _id: `device-crowded-${index + 1}`,
    person: CROWDED,
    fingerprint: `seed-fingerprint-${index + 1}`,
    metadata: { browser: { name: browser }, os: { name: os }, device: { type }, deviceType: 'web' },
    created_at: calendar.at(-60 + index * 5, '09:30'),
    last_used_at: calendar.at(-9 + index, '21:15'),
  }))
}
