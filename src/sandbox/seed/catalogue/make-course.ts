/**
 * Builds a course row from a short description and adds what many courses share (facts, reviews, questions).
 */

import type * as v from 'valibot'
import type { CourseReview, Fact, Faq, Project } from '#src/api/shapes/course.ts'
import { formatNumber } from '#src/lib/bn.ts'
import type { course } from '../../database/tables/catalogue.ts'
import type { Calendar } from '../calendar.ts'
import type { CategoryId } from './categories.ts'
import { type Chapter, countLessons, buildCurriculum } from './curriculum.ts'

export type CourseRow = typeof course.$inferInsert

export interface CourseDraft {
  slug: string
  kind: CourseRow['kind']
  title: string
  promise: string
  category: CategoryId
  teachers: string[]
  /** Current price and the struck-through former one. */
  price: number
  was?: number
  livePlus?: { price: number; was?: number }
  chapters?: readonly Chapter[]
  outcomes: string[]
  keywords: string
  learners: number
  rating: number
  reviews: number
  bundles?: string[]
  leadsTo?: string
  freeRecording?: string
  hasJobSupport?: boolean
  /** `video` is a path on the media host. */
  projects?: readonly [title: string, text: string, video?: string][]
  faqs?: readonly v.InferInput<typeof Faq>[]
  facts?: readonly v.InferInput<typeof Fact>[]
  description?: string
}

export function getCourseId(slug: string): string {
  return `course-${slug}`
}

const FAQS: Record<CourseRow['kind'], readonly v.InferInput<typeof Faq>[]> = {
  live: [
    {
      question: 'ক্লাস মিস হলে কী হবে?',
      answer: '<p>প্রতিটি ক্লাসের রেকর্ডিং পরদিন সকালের মধ্যে পেয়ে যাবেন, যত বার খুশি দেখতে পারবেন।</p>',
    },
    {
      question: 'কিস্তিতে টাকা দেওয়া যায়?',
      answer: '<p>যায়। ভর্তির সময় অর্ধেক, বাকিটা কোর্সের মাঝামাঝি; সাপোর্টে জানালে কিস্তি করে দেওয়া হয়।</p>',
    },
  ],
  recorded: [
    { question: 'কত দিন দেখা যাবে?', answer: '<p>একবার কিনলে আজীবন দেখা যাবে, মোবাইল ও কম্পিউটার দুটোতেই।</p>' },
    {
      question: 'প্রশ্ন থাকলে কাকে করব?',
      answer: '<p>আটকে গেলে সাপোর্টে টিকিট লিখুন, এক দিনের মধ্যে উত্তর পাবেন।</p>',
    },
  ],
  free: [{ question: 'সত্যিই কি কোনো টাকা লাগবে না?', answer: '<p>না। লগইন করলেই সব ভিডিও দেখতে পারবেন।</p>' }],
  bundle: [
    { question: 'বান্ডেলের মেয়াদ কত দিন?', answer: '<p>আজীবন। কোর্সগুলো আলাদা আলাদা সময়েও শেষ করতে পারবেন।</p>' },
    { question: 'একটি কোর্স আগে কেনা থাকলে?', answer: '<p>সাপোর্টে জানান, আগের টাকাটুকু সমন্বয় করে দেওয়া হবে।</p>' },
  ],
}

const VOICES = [
  [
    'ফারহানা আক্তার',
    'ফ্রন্টএন্ড ডেভেলপার, চট্টগ্রাম',
    'রাতে ক্লাস, দিনে চাকরি — দুটোই সামলাতে পেরেছি। রেকর্ডিংয়ে সময় ধরে নোট রাখাটা খুব কাজে দিয়েছে।',
  ],
  [
    'রাকিব হোসেন',
    'শিক্ষার্থী, রাজশাহী',
    'প্রতিটি অ্যাসাইনমেন্টে ভাইয়া লাইন ধরে মন্তব্য করেছেন। ভুলটা কোথায়, বুঝতে আর দেরি হয়নি।',
  ],
  ['সুমন চাকমা', 'জুনিয়র ডেটা অ্যানালিস্ট, ঢাকা', 'মক ইন্টারভিউ দুইবার দিয়েছিলাম। আসল ইন্টারভিউয়ে আর ভয় লাগেনি।'],
  ['তাসনিম সুলতানা', 'উদ্যোক্তা, সিলেট', 'নিজের ছোট ব্যবসার কাজেই প্রতিটি প্রজেক্ট করেছি, তাই শেখাটা সঙ্গে সঙ্গে কাজে লেগেছে।'],
] as const

function listReviews(slug: string, index: number, calendar: Calendar): v.InferInput<typeof CourseReview>[] {
  return [0, 1, 2].map((turn) => {
    const [name, role, text] = VOICES[(index + turn) % VOICES.length]!
    const _id = `review-${slug}-${turn + 1}`
    return {
      _id,
      person: { _id: `${_id}-by`, name },
      role,
      text,
      rating: turn === 2 ? 4 : 5,
      at: calendar.at(-12 - turn * 19 - index, '18:40'),
    }
  })
}

function listFacts(
  { kind, hasJobSupport, projects = [] }: CourseDraft,
  classes: number,
  recordings: number,
): v.InferInput<typeof Fact>[] {
  const facts: v.InferInput<typeof Fact>[] = []
  if (classes > 0)
    facts.push({ icon: 'live', title: `${formatNumber(classes)}টি লাইভ ক্লাস`, text: 'প্রতিটি দেড় ঘণ্টা' })
  if (recordings > 0)
    facts.push({ icon: 'recording', title: `${formatNumber(recordings)}টি ভিডিও`, text: 'নিজের সময়ে দেখুন' })
  if (projects.length > 0)
    facts.push({ icon: 'project', title: `${formatNumber(projects.length)}টি প্রজেক্ট`, text: 'মেন্টরের মূল্যায়ন' })
  facts.push(
    hasJobSupport
      ? { icon: 'job', title: 'জব সাপোর্ট', text: 'মক ইন্টারভিউসহ' }
      : { icon: 'language', title: 'বাংলায়', text: 'উদাহরণ দেশি কাজ থেকে' },
  )
  facts.push({ icon: 'time', title: kind === 'live' ? 'রেকর্ডিং' : 'আজীবন', text: 'যত বার খুশি দেখা যাবে' })
  return facts
}

function listProjects({ slug, projects = [] }: CourseDraft): v.InferInput<typeof Project>[] {
  return projects.map(([title, text, video], index) => ({
    _id: `project-${slug}-${index + 1}`,
    title,
    text,
    video,
  }))
}

function listPrices({
  price,
  was,
  livePlus,
}: CourseDraft): Pick<
  CourseRow,
  'live_price' | 'live_price_real' | 'live_plus_price' | 'live_plus_price_real'
> {
  return {
    live_price: price,
    live_price_real: was ?? null,
    live_plus_price: livePlus?.price ?? null,
    live_plus_price_real: livePlus?.was ?? null,
  }
}

export function makeCourse(draft: CourseDraft, index: number, calendar: Calendar): CourseRow {
  const { slug, chapters = [] } = draft
  const classes = countLessons(chapters, 'live')
  const recordings = countLessons(chapters, 'recording')
  return {
    _id: getCourseId(slug),
    slug,
    kind: draft.kind,
    title: draft.title,
    promise: draft.promise,
    description: draft.description ?? `<p>${draft.promise}</p>`,
    category: draft.category,
    ...listPrices(draft),
    teachers: draft.teachers,
    page: {
      facts: [...(draft.facts ?? listFacts(draft, classes, recordings))],
      outcomes: draft.outcomes,
      requirements: ['নিয়মিত সময় দেওয়ার ইচ্ছা', 'ইন্টারনেটসহ কম্পিউটার; ভিডিও মোবাইলেও দেখা যায়'],
      curriculum: buildCurriculum(slug, chapters),
      projects: listProjects(draft),
      project_count: draft.projects?.length ?? 0,
      reviews: listReviews(slug, index, calendar),
      faqs: [...(draft.faqs ?? []), ...FAQS[draft.kind]],
    },
    keywords: draft.keywords,
    courses: draft.bundles?.map(getCourseId) ?? [],
    leads_to: draft.leadsTo === undefined ? null : getCourseId(draft.leadsTo),
    free_recording: draft.freeRecording ?? null,
    has_job_support: draft.hasJobSupport ?? false,
    live_class_count: classes,
    recording_count: recordings,
    learner_count: draft.learners,
    rating: draft.rating,
    review_count: draft.reviews,
    order: index + 1,
    created_at: calendar.at(-400 + index * 9, '12:00'),
  }
}
