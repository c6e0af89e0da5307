/**
 * The exams of batch 12 with their questions, open exams outside the timetable, and the quizzes for everyone.
 */

import type { exam, ExamSection } from '../../database/tables/item.ts'
import type { BatchRows } from '../batches/batch-plan.ts'
import { BATCH_12_KEY } from '../batches/full-stack-12.ts'
import type { Calendar } from '../calendar.ts'
import { CODE_PRACTICE } from './code-practice.ts'
import {
  ARRAY_TEST,
  EXPRESS_TEST,
  INDEX_TEST,
  MONGODB_TEST,
  OPEN_CODE,
  OPEN_TEST,
  OPEN_UPLOAD,
  REACT_TEST,
  SHORT_TEST,
  TWICE_TEST,
} from './judged-exams.ts'
import {
  ANY_QUIZ,
  ASYNC_QUIZ,
  DOM_QUIZ,
  GUEST_QUIZ,
  HTML_QUIZ,
  buildManyQuestions,
  NODE_QUIZ,
  PRACTICE_QUIZ,
} from './module-quizzes.ts'
import { MONGODB_QUIZ } from './mongodb-quiz.ts'
import { type BuildQuestion, buildCriteria, buildSections } from './question-kit.ts'

type ExamRow = typeof exam.$inferInsert
type Asks = Readonly<Record<string, readonly BuildQuestion[]>>

export const getExamId = (key: string) => `exam-${BATCH_12_KEY}-${key}`
export const PRACTICE_EXAM = 'exam-practice-js'
export const CODE_PRACTICE_EXAM = 'exam-practice-code'
export const GUEST_EXAM = 'quiz-web-start'
const MANY = 200

const flat = (asks: readonly BuildQuestion[]): Asks => ({ '': asks })

/** A mock interview: slots to choose from, and a link once one is booked. */
function buildInterview(calendar: Calendar): BuildQuestion {
  const hours = [2, 3, 4].flatMap((day) => ['18:00', '18:30', '19:00'].map((clock) => [day, clock] as const))
  const rubric = buildCriteria(
    ['প্রযুক্তির ধারণা', 'প্রশ্ন বুঝে উত্তর দেন', 10],
    ['কথা বলা', 'পরিষ্কার, আত্মবিশ্বাসী', 6],
    ['প্রস্তুতি', 'নিজের কাজ দেখাতে পারেন', 4],
  )
  return (id) => ({
    _id: id,
    question_type: 'interview',
    text: '<p>আধা ঘণ্টার মক ইন্টারভিউ। নিজের একটি প্রজেক্ট দেখানোর জন্য তৈরি থাকুন।</p>',
    marks: 20,
    rubric,
    link: 'https://meet.karigor.example/mock-12',
    slots: hours.map(([day, clock], at) => ({
      _id: `${id}-slot-${at + 1}`,
      starts_at: calendar.at(day, clock),
      ends_at: new Date(Date.parse(calendar.at(day, clock)) + 30 * 60_000).toISOString(),
    })),
  })
}

/** Questions of the exams in the batch's plan. */
function listPlannedQuestions(calendar: Calendar): Readonly<Record<string, Asks>> {
  return {
    html: flat(HTML_QUIZ),
    dom: flat(DOM_QUIZ),
    async: flat(ASYNC_QUIZ),
    mongodb: flat(MONGODB_TEST),
    array: flat(ARRAY_TEST),
    'quiz-5': MONGODB_QUIZ,
    react: flat(REACT_TEST),
    interview: flat([buildInterview(calendar)]),
  }
}

function countSections(sections: ExamSection[]): Pick<ExamRow, 'sections' | 'question_count' | 'marks'> {
  const questions = sections.flatMap((section) => section.questions)
  return {
    sections,
    question_count: questions.length,
    marks: questions.reduce((sum, { marks }) => sum + marks, 0),
  }
}

const ALLOWED = [
  { text: 'নিজের হাতে লেখা নোট', is_allowed: true },
  { text: 'ভাষার অফিসিয়াল ডকুমেন্টেশন', is_allowed: true },
  { text: 'অন্য কারও সাহায্য', is_allowed: false },
]

/** The exams of the plan with their questions; quizzes of other batches have general questions. */
export function addQuestions(exams: readonly ExamRow[], calendar: Calendar): ExamRow[] {
  const planned = listPlannedQuestions(calendar)
  return exams.map((row) => {
    const asks = row._id.startsWith(getExamId('')) ? planned[row._id.slice(getExamId('').length)] : undefined
    if (asks) return { ...row, ...countSections(buildSections(row._id, asks)), allowed: ALLOWED }
    return row.kind === 'quiz' ? { ...row, ...countSections(buildSections(row._id, flat(ANY_QUIZ))) } : row
  })
}

interface OpenDraft {
  key: string
  /** The planned item whose position in the study plan it shares. */
  beside: string
  kind: string
  title: string
  minutes: number
  asks: Asks
  /** Fields that differ from a plain exam. */
  fields?: Partial<ExamRow>
}

/** Tests whose window is over. */
const listPastDrafts = (calendar: Calendar): OpenDraft[] => [
  {
    key: 'express',
    beside: 'assignment-fs12-3',
    kind: 'essay',
    title: 'লাইভ টেস্ট: Express',
    minutes: 60,
    asks: flat(EXPRESS_TEST),
    fields: { opens_at: calendar.at(-18, '20:00'), closes_at: calendar.at(-18, '22:00') },
  },
  {
    key: 'index',
    beside: getExamId('mongodb'),
    kind: 'essay',
    title: 'ছোট প্রশ্ন: ইনডেক্স ও ব্যাকআপ',
    minutes: 30,
    asks: flat(INDEX_TEST),
    fields: { opens_at: calendar.at(-8, '20:00'), closes_at: calendar.at(-8, '22:00') },
  },
  {
    key: 'node',
    beside: 'assignment-fs12-3',
    kind: 'quiz',
    title: 'মডিউল ৪ কুইজ',
    minutes: 20,
    asks: flat(NODE_QUIZ),
    fields: { opens_at: calendar.at(-16, '10:00'), closes_at: calendar.at(-15, '22:00') },
  },
]

function openDrafts(calendar: Calendar): OpenDraft[] {
  return [
    {
      key: 'quiz-open',
      beside: 'live-fs12-22',
      kind: 'quiz',
      title: 'কুইজ: MongoDB রিভিশন',
      minutes: 25,
      asks: MONGODB_QUIZ,
    },
    {
      key: 'essay-open',
      beside: getExamId('mongodb'),
      kind: 'essay',
      title: 'লাইভ টেস্ট: সপ্তাহের ভাবনা',
      minutes: 60,
      asks: flat(OPEN_TEST),
    },
    {
      key: 'short-open',
      beside: getExamId('mongodb'),
      kind: 'essay',
      title: 'ছোট প্রশ্ন: সার্ভার ও ডেটাবেজ',
      minutes: 10,
      asks: flat(SHORT_TEST),
    },
    {
      key: 'file-open',
      beside: 'assignment-fs12-4',
      kind: 'file_upload',
      title: 'ফাইল জমা: পোর্টফোলিও',
      minutes: 120,
      asks: flat(OPEN_UPLOAD),
    },
    {
      key: 'code-open',
      beside: getExamId('array'),
      kind: 'code_test',
      title: 'কোড টেস্ট: তালিকার কাজ',
      minutes: 90,
      asks: flat(OPEN_CODE),
    },
    {
      key: 'interview-open',
      beside: 'live-fs12-23',
      kind: 'interview',
      title: 'মক ইন্টারভিউ: প্রস্তুতি',
      minutes: 0,
      asks: flat([buildInterview(calendar)]),
    },
    {
      key: 'long',
      beside: 'assignment-fs12-5',
      kind: 'quiz',
      title: 'বড় অনুশীলন: ২০০ প্রশ্ন',
      minutes: 180,
      asks: flat(buildManyQuestions(MANY)),
      fields: { is_question_order_shuffled: true, is_option_order_shuffled: true, tries: 2 },
    },
    {
      key: 'twice',
      beside: 'assignment-fs12-4',
      kind: 'essay',
      title: 'লাইভ টেস্ট: API নকশা',
      minutes: 60,
      asks: flat(TWICE_TEST),
      fields: { tries: 2 },
    },
    ...listPastDrafts(calendar),
  ]
}

/** Position of a planned item in the study plan. */
function findPlace(rows: BatchRows, id: string): Pick<ExamRow, 'batch' | 'module' | 'study_plan'> {
  const found = [...rows.exams, ...rows.assignments, ...rows.lives].find(({ _id }) => _id === id)!
  return { batch: found.batch ?? null, module: found.module ?? null, study_plan: found.study_plan ?? null }
}

const RULES = '<p>শুরু করলে সময় চলতে থাকবে। মাঝখানে পেজ বন্ধ হলেও আবার এখান থেকেই শুরু করতে পারবেন।</p>'

/**
 * Exams outside the timetable: not part of the plan and without a window, so that no list of upcoming items
 * names them.
 */
export function buildOpenExams(rows: BatchRows, calendar: Calendar): ExamRow[] {
  return openDrafts(calendar).map(({ key, beside, kind, title, minutes, asks, fields }) => ({
    _id: getExamId(key),
    ...findPlace(rows, beside),
    title,
    description: `<p>${title}</p>`,
    instructions: RULES,
    kind,
    duration: minutes,
    ...countSections(buildSections(getExamId(key), asks)),
    allowed: ALLOWED,
    is_optional: true,
    created_at: calendar.at(-20, '10:00'),
    ...fields,
  }))
}

/** Practice for learners beside a playlist, and the quiz for guests. */
export function buildOpenQuizzes(calendar: Calendar): ExamRow[] {
  const shared = { kind: 'quiz', created_at: calendar.at(-30, '10:00') }
  return [
    {
      ...shared,
      _id: PRACTICE_EXAM,
      title: 'অনুশীলন: জাভাস্ক্রিপ্টের ছোট প্রশ্ন',
      description: '<p>পাঁচটি প্রশ্ন, সঙ্গে সঙ্গে ফল।</p>',
      ...countSections(buildSections(PRACTICE_EXAM, flat(PRACTICE_QUIZ))),
      is_practice: true,
      playlist: 'playlist-react-tips',
    },
    {
      ...shared,
      _id: CODE_PRACTICE_EXAM,
      title: 'অনুশীলন: কোড চালিয়ে দেখা',
      description: '<p>চারটি প্রশ্ন, কোড এখানেই চলে।</p>',
      ...countSections(buildSections(CODE_PRACTICE_EXAM, flat(CODE_PRACTICE))),
      is_practice: true,
    },
    {
      ...shared,
      _id: GUEST_EXAM,
      title: 'ওয়েব শেখা শুরু করবেন? নিজেকে যাচাই করুন',
      description: '<p>পাঁচটি সহজ প্রশ্ন। শেষে ফল আর শেখার পথ দেখুন।</p>',
      instructions: '<p>যেকোনো প্রশ্ন বাদ দেওয়া যায়। ভুল উত্তরে নম্বর কাটা হয় না।</p>',
      duration: 10,
      ...countSections(buildSections(GUEST_EXAM, flat(GUEST_QUIZ))),
      is_public: true,
    },
  ]
}
