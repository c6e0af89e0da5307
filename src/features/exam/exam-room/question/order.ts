/** Orders the questions and options of an attempt by its id, so that a reload changes nothing. */

import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Question } from '#src/api/shapes/question.ts'

/** Hashes a text to a number (FNV-1a). */
function computeSeed(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Makes a generator of pseudo-random numbers from 0 to 1 (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same key always gives the same order. */
export function shuffle<T>(items: readonly T[], key: string): T[] {
  const random = makeRandom(computeSeed(key))
  const order = [...items]
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const swapped = order[last] as T
    order[last] = order[other] as T
    order[other] = swapped
  }
  return order
}

const listQuestions = ({ questions, sections }: Pick<ExamRevised, 'questions' | 'sections'>) => [
  ...questions,
  ...sections.flatMap((section) => section.questions),
]

/** Lists the ids of all questions, in all sections. */
export function listQuestionIds(exam: Pick<ExamRevised, 'questions' | 'sections'>): ReadonlySet<string> {
  return new Set(listQuestions(exam).map(({ _id }) => _id))
}

/** The texts of a question as a learner reads them; the free hours of an interview change by themselves. */
const readWords = (question: Question) => JSON.stringify({ ...question, slots: [], state: '', link: '' })

/** Lists the ids of the questions whose texts or marks differ. */
export function listCorrected(shown: ExamRevised, revised: ExamRevised): string[] {
  const before = new Map(listQuestions(shown).map((question) => [question._id, readWords(question)]))
  return listQuestions(revised).flatMap((question) => {
    const was = before.get(question._id)
    return was === undefined || was === readWords(question) ? [] : [question._id]
  })
}

/** Lists the questions in the order of a result's numbers. */
export function listInOrder(exam: Pick<ExamRevised, 'format_type' | 'questions' | 'sections'>): Question[] {
  return exam.format_type === 'section'
    ? exam.sections.flatMap((section) => section.questions)
    : exam.questions
}

/** A question with its position. */
export interface NumberedQuestion {
  question: Question
  /** Counts from 1 over all sections. */
  number: number
  section: string
}

export interface Section {
  _id: string
  title: string
  placed: readonly NumberedQuestion[]
}

type Layout = Pick<
  ExamRevised,
  '_id' | 'format_type' | 'sections' | 'questions' | 'is_question_order_shuffled' | 'is_option_order_shuffled'
>

function orderOptions(question: Question, isShuffled: boolean, attempt: string): Question {
  if (!isShuffled || !('options' in question)) return question
  return { ...question, options: shuffle(question.options, `${attempt} ${question._id}`) }
}

/** Questions are shuffled within their section. */
export function layOut(exam: Layout, attempt: string): Section[] {
  const sections =
    exam.format_type === 'section' ? exam.sections : [{ _id: exam._id, title: '', questions: exam.questions }]
  let count = 0
  return sections.map(({ _id, title, questions }) => {
    const order = exam.is_question_order_shuffled ? shuffle(questions, `${attempt} ${_id}`) : questions
    const placed = order.map((question) => ({
      question: orderOptions(question, exam.is_option_order_shuffled, attempt),
      number: (count += 1),
      section: title,
    }))
    return { _id, title, placed }
  })
}
