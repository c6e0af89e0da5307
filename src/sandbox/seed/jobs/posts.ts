/**
 * Thirty job posts, with past to distant deadlines, and one learner's applications and saved posts. (ruling
 * R54)
 */

import type { JobType } from '#src/api/shapes/job.ts'
import type { job_application, job_mark, job_post } from '../../database/tables/job.ts'
import type { Calendar } from '../calendar.ts'
import { FARHANA, KAMAL, NUSRAT, TANVIR } from '../people.ts'
import { COMPANIES, type CompanyKey, getLogoPath } from './companies.ts'
import { FARHANA_CV, NUSRAT_CVS, ROLE_PAPER } from './cv-files.ts'

type PostRow = typeof job_post.$inferInsert

type Line = readonly [
  id: string,
  title: string,
  company: CompanyKey,
  category: 'web' | 'ux' | 'data' | 'marketing' | 'english' | 'office',
  type: JobType,
  /** Monthly, in taka; none = negotiable. */
  pay: readonly [from: number, to: number] | null,
  /**
   * Days from today to the deadline, and back to the posting day. Late in the evening the seed's day is
   * tomorrow, so passed deadlines are two days old.
   */
  deadline: number,
  posted: number,
  skills: readonly string[],
]

const LINES: readonly Line[] = [
  [
    'job-frontend',
    'জুনিয়র ফ্রন্টএন্ড ডেভেলপার',
    'nakshi',
    'web',
    'full_time',
    [30_000, 40_000],
    2,
    -2,
    ['JavaScript', 'CSS', 'HTML', 'Git', 'React'],
  ],
  [
    'job-react',
    'React ডেভেলপার',
    'haat',
    'web',
    'full_time',
    [35_000, 50_000],
    5,
    -4,
    ['JavaScript', 'React', 'HTML', 'CSS', 'TypeScript'],
  ],
  [
    'job-web',
    'ওয়েব ডেভেলপার',
    'meghna',
    'web',
    'full_time',
    [28_000, 35_000],
    6,
    -7,
    ['HTML', 'CSS', 'JavaScript', 'PHP'],
  ],
  [
    'job-full-stack',
    'জুনিয়র ফুল স্ট্যাক ডেভেলপার',
    'padma',
    'web',
    'full_time',
    [35_000, 45_000],
    8,
    -3,
    ['JavaScript', 'HTML', 'CSS', 'Git', 'Node', 'MongoDB', 'React'],
  ],
  [
    'job-vue',
    'ফ্রন্টএন্ড ডেভেলপার (Vue)',
    'boighor',
    'web',
    'remote',
    null,
    12,
    -5,
    ['JavaScript', 'Vue', 'CSS'],
  ],
  [
    'job-ui-developer',
    'ইউআই ডেভেলপার',
    'diganta',
    'web',
    'full_time',
    [40_000, 55_000],
    9,
    -12,
    ['HTML', 'CSS', 'JavaScript', 'Figma'],
  ],
  [
    'job-intern',
    'ফ্রন্টএন্ড ইন্টার্ন',
    'boighor',
    'web',
    'internship',
    [12_000, 15_000],
    -3,
    -20,
    ['HTML', 'CSS', 'JavaScript'],
  ],
  [
    'job-backend',
    'ব্যাকএন্ড ডেভেলপার (Node)',
    'padma',
    'web',
    'full_time',
    [45_000, 60_000],
    15,
    -6,
    ['Node', 'MongoDB', 'Git', 'SQL'],
  ],
  [
    'job-wordpress',
    'ওয়ার্ডপ্রেস ডেভেলপার',
    'rajshahi',
    'web',
    'contract',
    [20_000, 30_000],
    4,
    -9,
    ['PHP', 'CSS', 'HTML'],
  ],
  [
    'job-qa',
    'সফটওয়্যার টেস্টার',
    'meghna',
    'web',
    'full_time',
    [25_000, 32_000],
    18,
    -2,
    ['SQL', 'Git', 'Excel'],
  ],
  [
    'job-flutter',
    'মোবাইল অ্যাপ ডেভেলপার (Flutter)',
    'hishab',
    'web',
    'remote',
    [40_000, 60_000],
    21,
    -8,
    ['Flutter', 'Dart', 'Git'],
  ],
  [
    'job-support-engineer',
    'সাপোর্ট ইঞ্জিনিয়ার',
    'karnaphuli',
    'web',
    'full_time',
    [22_000, 28_000],
    1,
    -10,
    ['SQL', 'HTML', 'Excel'],
  ],
  [
    'job-ux',
    'ইউএক্স ডিজাইনার',
    'diganta',
    'ux',
    'full_time',
    [40_000, 55_000],
    7,
    -3,
    ['Figma', 'Wireframe', 'Prototype'],
  ],
  [
    'job-ui-intern',
    'ইউআই ডিজাইন ইন্টার্ন',
    'rajshahi',
    'ux',
    'internship',
    [10_000, 14_000],
    10,
    -1,
    ['Figma', 'Typography'],
  ],
  [
    'job-researcher',
    'ইউএক্স রিসার্চার',
    'padma',
    'ux',
    'part_time',
    [25_000, 30_000],
    14,
    -6,
    ['Figma', 'Interview'],
  ],
  [
    'job-product-designer',
    'প্রোডাক্ট ডিজাইনার',
    'haat',
    'ux',
    'remote',
    [60_000, 80_000],
    25,
    -2,
    ['Figma', 'Prototype', 'HTML', 'CSS'],
  ],
  [
    'job-analyst',
    'জুনিয়র ডেটা অ্যানালিস্ট',
    'meghna',
    'data',
    'full_time',
    [30_000, 42_000],
    11,
    -4,
    ['SQL', 'Python', 'Excel'],
  ],
  [
    'job-data-engineer',
    'ডেটা ইঞ্জিনিয়ার',
    'karnaphuli',
    'data',
    'full_time',
    [55_000, 75_000],
    30,
    -5,
    ['Python', 'SQL', 'Git'],
  ],
  ['job-report', 'রিপোর্ট অ্যানালিস্ট', 'hishab', 'data', 'contract', [25_000, 30_000], 3, -8, ['Excel', 'SQL']],
  [
    'job-digital',
    'ডিজিটাল মার্কেটার',
    'haat',
    'marketing',
    'full_time',
    [25_000, 35_000],
    6,
    -3,
    ['Facebook Ads', 'Google Analytics'],
  ],
  [
    'job-content',
    'কনটেন্ট রাইটার (বাংলা)',
    'boighor',
    'marketing',
    'remote',
    [18_000, 25_000],
    13,
    -7,
    ['SEO', 'বাংলা লেখা'],
  ],
  [
    'job-ads',
    'অ্যাড ক্যাম্পেইন ম্যানেজার',
    'rajshahi',
    'marketing',
    'full_time',
    [35_000, 45_000],
    16,
    -2,
    ['Facebook Ads', 'Excel'],
  ],
  [
    'job-seller',
    'সোশ্যাল মিডিয়া এক্সিকিউটিভ',
    'shobuj',
    'marketing',
    'part_time',
    [12_000, 16_000],
    5,
    -5,
    ['Facebook Ads', 'Canva'],
  ],
  [
    'job-call',
    'ইংরেজি কাস্টমার সাপোর্ট',
    'diganta',
    'english',
    'full_time',
    [28_000, 36_000],
    8,
    -3,
    ['ইংরেজি', 'Excel'],
  ],
  ['job-tutor', 'ইংরেজি টিউটর', 'boighor', 'english', 'part_time', null, 20, -6, ['ইংরেজি']],
  [
    'job-office',
    'অফিস এক্সিকিউটিভ',
    'shobuj',
    'office',
    'full_time',
    [20_000, 26_000],
    2,
    -9,
    ['Excel', 'Word'],
  ],
  ['job-accounts', 'হিসাব সহকারী', 'hishab', 'office', 'full_time', [18_000, 24_000], 45, -1, ['Excel']],
  [
    'job-data-entry',
    'ডেটা এন্ট্রি অপারেটর',
    'karnaphuli',
    'office',
    'contract',
    [15_000, 18_000],
    -5,
    -30,
    ['Excel', 'Word'],
  ],
  [
    'job-old-frontend',
    'ফ্রন্টএন্ড ডেভেলপার',
    'haat',
    'web',
    'full_time',
    [32_000, 40_000],
    -12,
    -40,
    ['JavaScript', 'CSS', 'HTML'],
  ],
  [
    'job-trainee',
    'ট্রেইনি সফটওয়্যার ইঞ্জিনিয়ার',
    'padma',
    'web',
    'full_time',
    [25_000, 25_000],
    60,
    0,
    ['JavaScript', 'Git', 'SQL'],
  ],
]

/** Descriptions of the work, by category. */
const DUTIES = {
  web: [
    'ডিজাইন দেখে রেসপনসিভ পেজ ও কম্পোনেন্ট বানানো',
    'অর্ডার ও পণ্যের পেজে API থেকে ডেটা দেখানো',
    'সপ্তাহে একবার সহকর্মীর কোড রিভিউ করা',
  ],
  ux: ['ব্যবহারকারীর সঙ্গে কথা বলে সমস্যা বোঝা', 'ওয়্যারফ্রেম ও প্রোটোটাইপ বানানো', 'ডেভেলপারের সঙ্গে বসে কাজ বুঝিয়ে দেওয়া'],
  data: ['প্রতিদিনের ডেটা গুছিয়ে রাখা', 'সাপ্তাহিক রিপোর্ট বানানো', 'প্রশ্নের উত্তর ডেটা থেকে বের করা'],
  marketing: ['প্রচারের পরিকল্পনা করা', 'প্রতি সপ্তাহে ফল মেপে দেখানো', 'লেখা ও ছবি তৈরি রাখা'],
  english: ['প্রতিদিন ইংরেজিতে কথা ও ইমেইল', 'প্রশ্নের উত্তর গুছিয়ে রাখা', 'নতুনদের শেখানো'],
  office: ['কাগজপত্র ও হিসাব গুছিয়ে রাখা', 'প্রতিদিনের তালিকা মিলিয়ে দেখা', 'চিঠি ও ইমেইল লেখা'],
} as const
const GOOD = ['নিজের করা অন্তত একটি প্রজেক্ট, লাইভ লিংকসহ', 'দলে কাজ করার অভ্যাস']

function describe(text: string, duties: readonly string[]): string {
  const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  return `<p>${text} ছোট একটি দলে একজন সহকর্মী খুঁজছে, যিনি ছোট কাজও যত্ন করে করেন।</p><h3>যা করতে হবে</h3>${list(duties)}<h3>যা থাকলে ভালো</h3>${list(GOOD)}`
}

export function buildJobPosts(calendar: Calendar): PostRow[] {
  return LINES.map(([_id, title, key, category, type, pay, deadline, posted, skills]) => {
    const { name, place, text } = COMPANIES[key]
    return {
      _id,
      title,
      company: name,
      logo: getLogoPath(key),
      location: place,
      type,
      category: `category-${category}`,
      salary_from: pay?.[0] ?? null,
      salary_to: pay?.[1] ?? null,
      posted_at: calendar.past(posted, '10:00'),
      expire_at: calendar.at(deadline, '23:59'),
      skills: [...skills],
      description: describe(text, DUTIES[category]),
      files: _id === 'job-frontend' ? [ROLE_PAPER._id] : [],
      added_by: category === 'web' ? TANVIR : KAMAL,
      updated_by: TANVIR,
    }
  })
}

/**
 * Nusrat has applied to companies that are each at a different stage; a talent has reached an interview and
 * an offer.
 */
export function buildJobApplications(calendar: Calendar): (typeof job_application.$inferInsert)[] {
  const made = [
    ['job-web', 'seen', -3, -1],
    ['job-ui-developer', 'interview', -9, -1],
    ['job-qa', 'sent', -1, -1],
    ['job-product-designer', 'offered', -2, 0],
    ['job-intern', 'closed', -15, -4],
  ] as const
  const ofTalent = [
    ['job-react', 'interview', -3, -1],
    ['job-ui-developer', 'offered', -10, -1],
  ] as const
  const nusrat = {
    person: NUSRAT,
    name: 'নুসরাত জাহান',
    phone: '01712345678',
    email: 'nusrat@karigor.example',
    cv: NUSRAT_CVS[0]!._id,
  }
  const farhana = {
    person: FARHANA,
    name: 'ফারহানা আক্তার',
    phone: '01311111111',
    email: 'farhana@karigor.example',
    cv: FARHANA_CV._id,
  }
  const build = (
    sender: typeof nusrat,
    [post, state, sent, since]: (typeof made)[number] | (typeof ofTalent)[number],
  ) => ({
    _id: `${sender.person}-${post}`,
    post,
    ...sender,
    note: '',
    state,
    at: calendar.past(since, '12:10'),
    created_at: calendar.past(sent, '20:30'),
  })
  return [...made.map((each) => build(nusrat, each)), ...ofTalent.map((each) => build(farhana, each))]
}

export function buildJobMarks(): (typeof job_mark.$inferInsert)[] {
  return ['job-react', 'job-old-frontend'].map((post) => ({ post, person: NUSRAT }))
}
