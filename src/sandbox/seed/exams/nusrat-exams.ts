/**
 * Nusrat's results in the exams of batch 12: quizzes marked by their keys, a commented Live Test, one retest
 * rejected, one undecided.
 */

import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import type { answer, Mark, submission } from '../../database/tables/learning.ts'
import { markAutomatically } from '../../marking/auto-mark.ts'
import { BATCH_12 } from '../batches/full-stack-12.ts'
import type { Calendar } from '../calendar.ts'
import { NUSRAT, TANVIR } from '../people.ts'
import { getExamId } from './exam-rows.ts'
import { ASYNC_QUIZ, DOM_QUIZ, HTML_QUIZ, NODE_QUIZ } from './module-quizzes.ts'
import { type BuildQuestion, buildSections } from './question-kit.ts'

type SubmissionRow = typeof submission.$inferInsert
type AnswerRow = typeof answer.$inferInsert

/** A correct value, or a deliberately wrong one; a question with three blanks gets its last one wrong. */
function valueFor(question: TeacherQuestion, isRight: boolean): unknown {
  if (question.question_type === 'fill_in_the_blank') {
    const last = question.keys.length - 1
    return Object.fromEntries(
      question.keys.map(({ _id, accepted }, at) => [_id, isRight || at < last ? accepted[0]! : 'জানি না']),
    )
  }
  if (question.question_type === 'multiple') return isRight ? question.right : question.right.slice(1)
  if (question.question_type === 'true_false')
    return isRight ? question.right : question.right === 'true' ? 'false' : 'true'
  if (question.question_type === 'single') {
    return isRight ? question.right : question.options.find(({ _id }) => _id !== question.right)!._id
  }
  return null
}

interface Taken {
  submission: string
  key: string
  asks: readonly BuildQuestion[]
  /** Indexes of the wrong answers, counted from 0. */
  wrong: readonly number[]
}

const QUIZZES: readonly Taken[] = [
  { submission: 'submission-nusrat-2', key: 'html', asks: HTML_QUIZ, wrong: [3, 4] },
  { submission: 'submission-nusrat-4', key: 'dom', asks: DOM_QUIZ, wrong: [4] },
  { submission: 'submission-nusrat-5', key: 'async', asks: ASYNC_QUIZ, wrong: [2] },
  { submission: 'submission-nusrat-node', key: 'node', asks: NODE_QUIZ, wrong: [0, 2, 4] },
]

const listQuestions = ({ key, asks }: Taken) =>
  buildSections(getExamId(key), { '': asks }).flatMap(({ questions }) => questions)

/** Her answers and their automatic marks. */
function listValues(taken: Taken): { question: TeacherQuestion; value: unknown; mark: number }[] {
  return listQuestions(taken).map((question, at) => {
    const value = valueFor(question, !taken.wrong.includes(at))
    return { question, value, mark: markAutomatically(question, value) ?? 0 }
  })
}

const MONGODB_ANSWERS = [
  'টেবিলে সব সারির কলাম একই, আর কালেকশনে প্রতিটি ডকুমেন্টের গঠন আলাদা হতে পারে। সম্পর্ক টেবিলে JOIN দিয়ে, MongoDB-তে ভেতরে রেখে বা আইডি দিয়ে।',
  'একসঙ্গে পড়া হলে আর সংখ্যায় কম হলে ভেতরে রাখি। বাড়তেই থাকলে বা আলাদা লাগলে আইডি দিয়ে যুক্ত করি।',
  'ইনডেক্স বইয়ের সূচির মতো: পুরোটা না খুঁজে জায়গায় যাওয়া যায়। খরচ লেখার সময় আর জায়গায়।',
  'users, posts, comments। পোস্টে author, মন্তব্যে post আর author আইডি।',
  '$match বাছাই করে, $group দল বানায়, $sort সাজায়।',
  'ভুল ধরে ৫০৩ দেব, আবার সংযোগের চেষ্টা করব।',
]
const EXPRESS_ANSWERS = [
  'অনুরোধ আর উত্তরের মাঝখানে যে ফাংশন চলে। লগ রাখারটি মেথড, ঠিকানা আর সময় লিখে next() ডাকে।',
  'লগইনে পাসওয়ার্ড মিলিয়ে টোকেন দিই। পরে প্রতিটি অনুরোধে টোকেন যাচাই করি। মেয়াদ শেষে নতুন টোকেন।',
]
/** A marked first try, after which she may hand in again. */
const TWICE_ANSWERS = [
  'বিশেষ্য দিয়ে ঠিকানা লিখি, যেমন /getTodos আর /deleteTodo। কাজটা নাম দেখেই বোঝা যায়।',
  'ভুল ইনপুট এলে ডেটাবেজ নিজেই আটকে দেবে।',
]
const TWICE_MARKS: readonly Mark[] = [
  {
    question: `${getExamId('twice')}-q1`,
    mark: 5,
    rubric: [
      { _id: 'ধারণার গভীরতা', mark: 3 },
      { _id: 'উদাহরণ', mark: 1 },
      { _id: 'ভাষা ও গঠন', mark: 1 },
    ],
    comment: 'ঠিকানায় কাজের নাম নয়, জিনিসের নাম থাকবে\nনিজের প্রজেক্ট থেকে উদাহরণ দিন',
  },
  {
    question: `${getExamId('twice')}-q2`,
    mark: 4,
    rubric: [
      { _id: 'ধারণার গভীরতা', mark: 2 },
      { _id: 'উদাহরণ', mark: 1 },
      { _id: 'ভাষা ও গঠন', mark: 1 },
    ],
    comment: 'সেভ করার আগে যাচাই কোথায় হবে, লেখেননি',
  },
]
const EXPRESS_COMMENTS = ['উদাহরণটি চমৎকার!', 'টোকেন কোথায় রাখবেন, সেটিও লিখুন।']

function written(submissionId: string, key: string, texts: readonly string[], at: string): AnswerRow[] {
  return texts.map((value, index) => ({
    submission: submissionId,
    question: `${getExamId(key)}-q${index + 1}`,
    value,
    edit: 3,
    writer: 'seed',
    edited_at: at,
  }))
}

export function buildNusratExamAnswers(calendar: Calendar): AnswerRow[] {
  const quizzes = QUIZZES.flatMap((taken) =>
    listValues(taken).map(({ question, value }) => ({
      submission: taken.submission,
      question: question._id,
      value,
      edit: 1,
      writer: 'seed',
      edited_at: calendar.past(-15, '20:30'),
    })),
  )
  return [
    ...quizzes,
    ...written('submission-nusrat-7', 'mongodb', MONGODB_ANSWERS, calendar.past(-7, '21:05')),
    ...written('submission-nusrat-twice', 'twice', TWICE_ANSWERS, calendar.past(-6, '20:50')),
    ...written('submission-nusrat-express', 'express', EXPRESS_ANSWERS, calendar.past(-18, '21:00')),
  ]
}

/** Adds the marks by question to the submitted quizzes. */
export function addQuizMarks(rows: readonly SubmissionRow[]): SubmissionRow[] {
  return rows.map((row) => {
    const taken = QUIZZES.find(({ submission: id }) => id === row._id)
    if (!taken) return row
    const marks = listValues(taken).map(({ question, mark }) => ({ question: question._id, mark }))
    return { ...row, marks, obtained: marks.reduce((sum, { mark }) => sum + mark, 0), checked_by: null }
  })
}

const EXPRESS_MARKS: readonly Mark[] = EXPRESS_COMMENTS.map((comment, index) => ({
  question: `${getExamId('express')}-q${index + 1}`,
  mark: index === 0 ? 9 : 7,
  rubric: [
    { _id: 'ধারণার গভীরতা', mark: index === 0 ? 6 : 4 },
    { _id: 'উদাহরণ', mark: index === 0 ? 2 : 1 },
    { _id: 'ভাষা ও গঠন', mark: index === 0 ? 1 : 2 },
  ],
  comment,
}))

export function buildNusratExams(calendar: Calendar): SubmissionRow[] {
  const shared = { person: NUSRAT, batch: BATCH_12, version: 3 }
  return [
    {
      ...shared,
      _id: 'submission-nusrat-express',
      exam: getExamId('express'),
      kind: 'essay',
      started_at: calendar.past(-18, '20:05'),
      deadline: calendar.past(-18, '21:05'),
      submitted_at: calendar.past(-18, '21:01'),
      finish_key: 'seed-express',
      marks: [...EXPRESS_MARKS],
      obtained: 16,
      full_marks: 20,
      comment: 'ভালো লিখেছেন। নিরাপত্তার দিকটি আরেকবার পড়ুন।',
      checked_at: calendar.past(-17, '18:30'),
      checked_by: TANVIR,
    },
    {
      ...shared,
      _id: 'submission-nusrat-twice',
      exam: getExamId('twice'),
      kind: 'essay',
      started_at: calendar.past(-6, '20:05'),
      deadline: calendar.past(-6, '21:05'),
      submitted_at: calendar.past(-6, '20:52'),
      finish_key: 'seed-twice',
      marks: [...TWICE_MARKS],
      obtained: 9,
      full_marks: 20,
      comment: 'শুরুটা ভালো। নিচের কথাগুলো ঠিক করে আবার দিন।',
      checked_at: calendar.past(-5, '18:10'),
      checked_by: TANVIR,
    },
    {
      ...shared,
      _id: 'submission-nusrat-node',
      exam: getExamId('node'),
      kind: 'quiz',
      started_at: calendar.past(-16, '20:05'),
      deadline: calendar.past(-16, '20:25'),
      submitted_at: calendar.past(-16, '20:22'),
      finish_key: 'seed-node',
      full_marks: 15,
      checked_at: calendar.past(-16, '20:22'),
      retest: 'refused',
      retest_message: 'বিদ্যুৎ চলে গিয়েছিল, তাই শেষ করতে পারিনি। আরেকবার সুযোগ চাই।',
    },
  ]
}
