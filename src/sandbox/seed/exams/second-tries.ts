/** Three waiting papers of batch 12 are second tries, after a marked first one with remarks: an essay, a code test and a ZIP. */

import type { answer, Mark, submission } from '../../database/tables/learning.ts'
import type { Calendar } from '../calendar.ts'
import { TANVIR } from '../people.ts'
import type { FileFacts } from './grading.ts'
import { HANDED_FILES } from './handed-files.ts'

type SubmissionRow = typeof submission.$inferInsert
type AnswerRow = typeof answer.$inferInsert

interface Try {
  day: number
  /** From and until, as `20:10`. */
  hours: readonly [string, string]
}

interface Retry {
  /** Id of the ungraded paper that becomes the second try. */
  paper: string
  first: Try
  /** A new time for the paper, if its own would precede the marks of the first try. */
  second?: Try
  wish: string
  /** Answers of both tries by question number, from 1. Questions left out keep the seeded answer. */
  answers: Readonly<Record<number, { before: unknown; after?: unknown }>>
  marks: Readonly<Record<number, Omit<Mark, 'question'>>>
}

const listRubric = (marks: Readonly<Record<string, number>>) =>
  Object.entries(marks).map(([_id, mark]) => ({ _id, mark }))

const ESSAY_BEFORE =
  'আমার কাছে কঠিন লেগেছে useEffect। এটি রেন্ডারের পরে চলে। dependency না দিলে বারবার চলে। তাই সবসময় খালি অ্যারে দিতে হয়।'
const ESSAY_AFTER =
  'আমার কাছে কঠিন লেগেছে useEffect। এটি রেন্ডারের পরে চলে। dependency না দিলে প্রতি রেন্ডারের পরে চলে। খালি অ্যারে দিলে একবারই চলে, আর কোনো মান দিলে সেটি বদলালেই চলে। যেমন আবহাওয়ার অ্যাপে শহরের নাম বদলালে নতুন করে তথ্য আনি।'

const CODE_BEFORE = `function sumOfEven(numbers) {
  let total = 0
  for (let i = 0; i <= numbers.length; i++) {
    if (numbers[i] % 2 == 0) total += numbers[i]
  }
  return total
}
`
const CODE_AFTER = `function sumOfEven(numbers) {
  let total = 0
  for (const number of numbers) {
    if (number % 2 === 0) total += number
  }
  return total
}
`

const listRetries = (files: FileFacts): readonly Retry[] => [
  {
    paper: 'submission-grade-43',
    first: { day: -6, hours: ['20:05', '20:55'] },
    wish: 'স্যার, মন্তব্য পড়ে বুঝেছি কোথায় ভুল ছিল। আরেকবার লিখতে চাই।',
    answers: { 1: { before: ESSAY_BEFORE, after: ESSAY_AFTER } },
    marks: {
      1: {
        mark: 9,
        rubric: listRubric({ 'ধারণার গভীরতা': 8, উদাহরণ: 0, 'ভাষা ও গঠন': 1 }),
        comment: 'সবসময় খালি অ্যারে দেওয়া ঠিক নয়\nনিজের একটি উদাহরণ দিন',
      },
      2: {
        mark: 4,
        rubric: listRubric({ 'ধারণার গভীরতা': 2, উদাহরণ: 1, 'ভাষা ও গঠন': 1 }),
        comment: 'কারণ লেখেননি',
      },
    },
  },
  {
    paper: 'submission-grade-26',
    first: { day: -5, hours: ['20:02', '20:40'] },
    second: { day: -4, hours: ['19:40', '20:30'] },
    wish: 'তাড়াহুড়োয় শেষ ঘর পার হয়ে গিয়েছিলাম, ঠিক করে আবার দিতে চাই।',
    answers: {
      1: {
        before: { language: 'javascript', code: CODE_BEFORE },
        after: { language: 'javascript', code: CODE_AFTER },
      },
    },
    marks: {
      1: {
        mark: 5,
        rubric: listRubric({ 'ঠিক ফল দেয়': 3, 'পরিষ্কার কোড': 2 }),
        comment: '=== দিয়ে তুলনা করুন',
        lines: [{ line: 3, text: '<= দিলে শেষ ঘরের পরেও পড়ে, ফাঁকা মান আসে' }],
      },
      2: { mark: 4, rubric: listRubric({ 'ঠিক ফল দেয়': 2, 'পরিষ্কার কোড': 2 }), comment: 'প্রশ্নের কাজটি করেননি' },
      3: { mark: 2, rubric: listRubric({ 'ঠিক ফল দেয়': 1, 'পরিষ্কার কোড': 1 }) },
    },
  },
  {
    paper: 'submission-grade-35',
    first: { day: -6, hours: ['18:30', '19:45'] },
    wish: 'রাউটগুলো আলাদা ফাইলে নিয়ে আবার দিতে চাই।',
    answers: {
      1: {
        before: { file: HANDED_FILES.firstArchive._id, ...files(HANDED_FILES.firstArchive._id) },
      },
    },
    marks: {
      1: {
        mark: 11,
        rubric: listRubric({ 'কাজটি সম্পূর্ণ': 6, নকশা: 3, উপস্থাপনা: 2 }),
        comment: 'রাউট আলাদা ফাইলে নিন\nশিরোনাম ছাড়া টুডু যেন না ঢোকে\nমুছে ফেলার রাউটটি নেই',
      },
      2: { mark: 12, rubric: listRubric({ 'কাজটি সম্পূর্ণ': 6, নকশা: 4, উপস্থাপনা: 2 }) },
    },
  },
]

interface Rows {
  submissions: SubmissionRow[]
  answers: AnswerRow[]
}

const showTry = ({ day, hours: [from, until] }: Try, calendar: Calendar) => ({
  started_at: calendar.past(day, from),
  submitted_at: calendar.past(day, until),
})

/** The piles with these papers as second tries, and their first ones. */
export function addFirstTries(piles: Rows, calendar: Calendar, files: FileFacts): Rows {
  const retries = listRetries(files)
  const findRetry = (id: string) => retries.find(({ paper }) => paper === id)
  const getNo = (question: string) => Number(question.slice(question.lastIndexOf('-q') + 2))
  const firstIds = new Map(retries.map(({ paper }) => [paper, `${paper}-first`]))
  const firsts = piles.submissions.flatMap((row): SubmissionRow[] => {
    const retry = findRetry(row._id)
    if (retry === undefined) return []
    const marks = Object.entries(retry.marks).map(([no, mark]): Mark => ({
      question: `${row.exam}-q${no}`,
      ...mark,
    }))
    const checked = { day: retry.first.day, hours: ['22:10', '22:40'] } as const
    return [
      {
        ...row,
        ...showTry(retry.first, calendar),
        _id: firstIds.get(row._id)!,
        version: 3,
        deadline: null,
        finish_key: `seed-${row._id}-first`,
        late_delivery: false,
        events: [],
        marks,
        obtained: marks.reduce((sum, { mark }) => sum + (mark ?? 0), 0),
        checked_at: showTry(checked, calendar).submitted_at,
        checked_by: TANVIR,
        retest: 'granted',
        retest_message: retry.wish,
      },
    ]
  })
  const firstAnswers = piles.answers.flatMap((row): AnswerRow[] => {
    const retry = findRetry(row.submission)
    if (retry === undefined) return []
    const { before = row.value } = retry.answers[getNo(row.question)] ?? {}
    return [
      {
        ...row,
        submission: firstIds.get(row.submission)!,
        value: before,
        edited_at: showTry(retry.first, calendar).submitted_at,
        late_delivery: false,
      },
    ]
  })
  return {
    submissions: [
      ...firsts,
      ...piles.submissions.map((row) => {
        const retry = findRetry(row._id)
        return retry ? { ...row, ...(retry.second && showTry(retry.second, calendar)), try_no: 2 } : row
      }),
    ],
    answers: [
      ...firstAnswers,
      ...piles.answers.map((row) => ({
        ...row,
        value: findRetry(row.submission)?.answers[getNo(row.question)]?.after ?? row.value,
      })),
    ],
  }
}
