/**
 * Proposes questions by fixed rules. It knows some topics with their answers; for others it proposes a
 * template and leaves the correct answer to the teacher. (spec 3 AI question generation, ruling R9)
 */

import type * as v from 'valibot'
import type { QuestionSuggestions } from '#src/api/shapes/ai-questions.ts'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { KNOWN_QUESTIONS, type KnownQuestion, type Level } from './known-questions.ts'

export interface QuestionOrder {
  exam_type?: string | undefined
  designation?: string | undefined
  topics?: string[] | undefined
  range?: string | undefined
  amount?: number | undefined
  level?: string | undefined
}

const MOST = 20
const USUAL = 5
const MARKS = { single: 2, true_false: 1, fill_in_the_blank: 2, judged: 10 } as const
const ANY_TOPIC = 'এই মডিউলের বিষয়'

/** Places the correct option by the question's number, so that each question always looks the same. */
function placeRightOption<T>([right, ...wrong]: readonly [T, ...T[]], at: number): T[] {
  return wrong.toSpliced(at % (wrong.length + 1), 0, right)
}

function buildKnownQuestion(known: KnownQuestion, at: number): TeacherQuestion {
  const shared = { _id: `suggestion-known-${at}`, explanation: known.explanation }
  switch (known.type) {
    case 'single': {
      const options = placeRightOption(known.options, at).map((text, no) => ({
        _id: `option-${no + 1}`,
        text,
      }))
      const right = options.find(({ text }) => text === known.options[0])?._id ?? null
      return { ...shared, question_type: 'single', text: known.text, marks: MARKS.single, options, right }
    }
    case 'true_false':
      return {
        ...shared,
        question_type: 'true_false',
        text: known.text,
        marks: MARKS.true_false,
        right: known.right,
      }
    case 'fill_in_the_blank':
    default: {
      const keys = [{ _id: 'blank-1', accepted: [known.key] }]
      const contents = [...known.contents]
      return {
        ...shared,
        question_type: 'fill_in_the_blank',
        text: 'শূন্যস্থান পূরণ করুন।',
        marks: MARKS.fill_in_the_blank,
        contents,
        keys,
      }
    }
  }
}

const RUBRIC = [
  { title: 'মূল ধারণা ঠিক', description: '', marks: 5 },
  { title: 'উদাহরণ', description: '', marks: 3 },
  { title: 'গুছিয়ে বলা', description: '', marks: 2 },
]

const TEMPLATES: Readonly<Record<string, readonly ((topic: string, who: string) => string)[]>> = {
  quiz: [
    (topic) => `‘${topic}’ সম্পর্কে কোন কথাটি ঠিক?`,
    (topic) => `‘${topic}’ কখন ব্যবহার করা ভালো?`,
    (topic) => `‘${topic}’ ব্যবহারে কোন ভুলটি সবচেয়ে বেশি হয়?`,
    (topic) => `‘${topic}’-এর বদলে কোনটি ব্যবহার করা যায়?`,
  ],
  essay: [
    (topic, who) => `${who}‘${topic}’ কী এবং কখন লাগে, একটি উদাহরণসহ লিখুন।`,
    (topic) => `‘${topic}’ না থাকলে কী অসুবিধা হতো? দুটি কারণ দিয়ে লিখুন।`,
    (topic) => `‘${topic}’ ব্যবহারের সময় যে ভুলগুলো হয়, তার দুটি ও প্রতিকার লিখুন।`,
    (topic) => `‘${topic}’ একজন নতুন শিক্ষার্থীকে কীভাবে বোঝাবেন?`,
  ],
  file_upload: [
    (topic) => `‘${topic}’ ব্যবহার করে একটি ছোট কাজ করুন এবং ফাইলটি জমা দিন।`,
    (topic) => `আগের একটি কাজে ‘${topic}’ যোগ করুন; কী বদলালেন তা README-তে লিখুন।`,
    (topic) => `‘${topic}’-এর একটি নকশা এঁকে ছবি জমা দিন।`,
  ],
  code_test: [
    (topic) => `‘${topic}’ ব্যবহার করে একটি ফাংশন লিখুন, যা ফাঁকা ও ভুল ইনপুটও সামলায়।`,
    (topic) => `‘${topic}’-এর একটি ছোট উদাহরণ লিখুন এবং দুটি পরীক্ষা যোগ করুন।`,
    (topic) => `নিচের কোডটি ‘${topic}’ দিয়ে আবার লিখুন।`,
  ],
  interview: [
    (topic, who) => `${who}‘${topic}’ নিয়ে একটি কাজের কথা বলুন: কী করেছিলেন, কেন করেছিলেন?`,
    (topic) => `‘${topic}’ আর এর একটি বিকল্পের মধ্যে কীভাবে বেছে নেবেন?`,
    (topic) => `‘${topic}’-এ আটকে গেলে কীভাবে কারণ খোঁজেন?`,
  ],
}

/** Builds a question from a template; options of a quiz stay empty, since the correct one is unknown. */
function buildTemplateQuestion(type: string, text: string, key: string): TeacherQuestion {
  const shared = { _id: `suggestion-${key}`, text }
  const judged = { ...shared, marks: MARKS.judged, rubric: RUBRIC.map((line) => ({ ...line })) }
  if (type === 'essay') return { ...judged, question_type: 'essay' }
  if (type === 'file_upload') return { ...judged, question_type: 'file_upload', accept: [], takes_link: true }
  if (type === 'code_test')
    return { ...judged, question_type: 'code_test', starters: [{ language: 'javascript', code: '' }] }
  if (type === 'interview') return { ...judged, question_type: 'interview', slots: [], link: null }
  const options = Array.from({ length: 4 }, (_, no) => ({ _id: `option-${no + 1}`, text: '' }))
  return { ...shared, question_type: 'single', marks: MARKS.single, explanation: '', options, right: null }
}

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard']
const plain = (text: string) => text.trim().toLowerCase()

/** The requested level first, then the nearest ones; topics in the given order. */
function listKnownQuestions(topics: readonly string[], level: string | undefined): TeacherQuestion[] {
  const wanted = LEVELS.indexOf(level as Level)
  const computeDistance = (known: KnownQuestion) =>
    wanted < 0 ? 0 : Math.abs(LEVELS.indexOf(known.level) - wanted)
  const matching = KNOWN_QUESTIONS.map((known, at) => ({ known, at })).filter(({ known }) =>
    topics.some((topic) => plain(topic) === plain(known.topic)),
  )
  return matching
    .toSorted((one, other) => computeDistance(one.known) - computeDistance(other.known))
    .map(({ known, at }) => buildKnownQuestion(known, at))
}

function listTemplates(topics: readonly string[], type: string, who: string): TeacherQuestion[] {
  const frames = TEMPLATES[Object.hasOwn(TEMPLATES, type) ? type : 'quiz'] ?? []
  return frames.flatMap((frame, no) =>
    topics.map((topic) => buildTemplateQuestion(type, frame(topic, who), `${type}-${no}-${topic}`)),
  )
}

/** All proposals for an order, the best first. */
function listCandidates({
  exam_type: type = 'quiz',
  topics = [],
  level,
  designation = '',
}: QuestionOrder): TeacherQuestion[] {
  const named = topics.filter((topic) => !isBlank(topic))
  const known =
    type === 'quiz'
      ? listKnownQuestions(named.length > 0 ? named : KNOWN_QUESTIONS.map(({ topic }) => topic), level)
      : []
  const who = isBlank(designation) ? '' : `একজন ${designation.trim()} হিসেবে `
  return [...known, ...listTemplates(named.length > 0 ? named : [ANY_TOPIC], type, who)]
}

function isTemplate(question: TeacherQuestion): boolean {
  return question.question_type === 'single' && question.right === null
}

function writeNote(questions: readonly TeacherQuestion[], asked: number): string {
  const frames = questions.filter(isTemplate).length
  const parts = ['এগুলো বাঁধা নিয়মে তৈরি খসড়া, কোনো ভাষা-মডেলের লেখা নয়। দেখে বেছে নিন।']
  if (frames > 0) parts.push(`${formatNumber(frames)}টিতে শুধু কাঠামো আছে: বিকল্প ও সঠিক উত্তর আপনি লিখবেন।`)
  if (questions.length < asked)
    parts.push(`এই বিষয়ে ${formatNumber(questions.length)}টির বেশি আলাদা প্রশ্ন নিয়মে নেই।`)
  return parts.join(' ')
}

type Suggested = v.InferInput<typeof QuestionSuggestions>

export function makeQuestions(order: QuestionOrder): Suggested {
  const asked = Math.min(Math.max(Math.trunc(order.amount ?? USUAL), 1), MOST)
  const questions = listCandidates(order).slice(0, asked)
  return { questions, maker: 'rules', note: writeNote(questions, asked) }
}

/** Identifies a question by its text, since a teacher may have edited the suggestion. */
const getIdentity = (question: TeacherQuestion) =>
  question.question_type === 'fill_in_the_blank' ? question.contents.join('_') : plain(question.text)

/** The exam type that leads to such questions again. */
function getExamType(question: TeacherQuestion): string {
  return Object.hasOwn(TEMPLATES, question.question_type) ? question.question_type : 'quiz'
}

function findUnused(left: Iterator<TeacherQuestion>, used: ReadonlySet<string>): TeacherQuestion | undefined {
  for (let { done, value } = left.next(); !done; { done, value } = left.next())
    if (!used.has(getIdentity(value))) return value
  return undefined
}

/** Replaces the removed questions; one without a replacement is left out. */
export function remakeQuestions(
  original: readonly TeacherQuestion[],
  removed: readonly TeacherQuestion[],
  topics: string[],
): Suggested {
  const bad = new Set(removed.map(({ _id }) => _id))
  const used = new Set(original.map(getIdentity))
  // One iterator per type, so that no candidate is used twice.
  const left = new Map<string, Iterator<TeacherQuestion>>()
  const leftOf = (type: string) => {
    const known = left.get(type) ?? listCandidates({ exam_type: type, topics }).values()
    left.set(type, known)
    return known
  }
  const questions = original.flatMap((question) => {
    if (!bad.has(question._id)) return [question]
    const next = findUnused(leftOf(getExamType(question)), used)
    if (next === undefined) return []
    used.add(getIdentity(next))
    return [next]
  })
  return { questions, maker: 'rules', note: writeNote(questions, original.length) }
}
