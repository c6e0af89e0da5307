/**
 * How a class did in each question: the share of correct answers, the wrong choices, and how the best did.
 */

import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import { OBJECTIVE, type TeacherQuestion } from '#src/api/shapes/question.ts'
import type { AnswerValue, Submission } from '#src/api/shapes/submission.ts'
import { computeShare, isSameText, type RightAnswer } from '#src/lib/answer-text.ts'
import { computeMeanPercent, type Share, sortByShare } from '#src/lib/exact-shares.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { computePercent } from '#src/lib/percent.ts'

/** Below this share of correct answers a question is hard. */
export const HARD_PERCENT = 50
/** Distinct wrong texts of a blank; the rest are counted together. */
const MOST_TEXTS = 5
/** With fewer submissions there is no top group. */
const LEAST_FOR_BEST = 8

/** One option, or one text written into a blank. */
export interface Choice {
  id: string
  /** HTML of an option, or the written text; empty for true and false, which `id` names. */
  text: string
  /** Counts the blanks from 1, if there are several. */
  blank?: number
  isRight: boolean
  count: number
}

export interface QuestionFacts {
  no: number
  question: TeacherQuestion
  /** Submissions with this question. */
  papers: number
  unanswered: number
  /** Submissions with a wrong or missing answer. */
  wrong: readonly string[]
  /** Share of correct answers, or the mean of the given marks; undefined if there are none. */
  percent: number | undefined
  /** False if a teacher gives the marks. */
  isObjective: boolean
  choices: readonly Choice[]
  /** The learners with the best totals, and how many of them had it wrong. */
  best: { count: number; wrong: number } | undefined
}

export interface SectionFacts {
  id: string
  title: string
  percent: number | undefined
  questions: readonly QuestionFacts[]
}

export function listExamSections({ _id, format_type, sections, questions }: ExamForTeacher) {
  return format_type === 'section' ? sections : [{ _id, title: '', questions }]
}

function isAnswered(value: AnswerValue | undefined): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return !isBlank(value)
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || 'url' in value || Object.values(value).some((text) => !isBlank(text))
}

function getRight(question: TeacherQuestion): RightAnswer | undefined {
  if (question.question_type === 'fill_in_the_blank')
    return Object.fromEntries(question.keys.map(({ _id, accepted }) => [_id, accepted]))
  return 'right' in question ? (question.right ?? undefined) : undefined
}

const includesChoice = (value: AnswerValue | undefined, id: string) =>
  Array.isArray(value) ? value.includes(id) : value === id

/** Groups the texts written into one blank: correct ones first, then wrong ones by frequency. */
function countTexts(accepted: readonly string[], texts: readonly string[]): Omit<Choice, 'blank'>[] {
  const groups: Omit<Choice, 'blank'>[] = [{ id: 'right', text: accepted[0] ?? '', isRight: true, count: 0 }]
  for (const text of texts) {
    const own = groups.find((group) =>
      group.isRight ? accepted.some((each) => isSameText(each, text)) : isSameText(group.text, text),
    )
    if (own) own.count += 1
    else groups.push({ id: text, text: text.trim(), isRight: false, count: 1 })
  }
  const [right, ...wrong] = groups
  return [right!, ...wrong.toSorted((one, other) => other.count - one.count).slice(0, MOST_TEXTS)]
}

function countChoices(question: TeacherQuestion, values: readonly (AnswerValue | undefined)[]): Choice[] {
  const count = (id: string) => values.filter((value) => includesChoice(value, id)).length
  if (question.question_type === 'single' || question.question_type === 'multiple') {
    return question.options.map(({ _id: id, text }) => ({
      id,
      text,
      isRight: includesChoice(question.right, id),
      count: count(id),
    }))
  }
  if (question.question_type === 'true_false') {
    return ['true', 'false'].map((id) => ({ id, text: '', isRight: question.right === id, count: count(id) }))
  }
  if (question.question_type !== 'fill_in_the_blank') return []
  return question.keys.flatMap(({ _id, accepted }, at) => {
    const written = values.map((value) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[_id] : undefined,
    )
    const texts = written.filter((text): text is string => typeof text === 'string' && !isBlank(text))
    const blank = question.keys.length > 1 ? { blank: at + 1 } : {}
    return countTexts(accepted, texts).map((each) => ({ ...each, ...blank, id: `${_id} ${each.id}` }))
  })
}

type Paper = Pick<Submission, '_id' | 'answers' | 'result' | 'mark' | 'marks'>

interface Judged {
  value: AnswerValue | undefined
  share: Share | undefined
  isRight: boolean
}

function judgePaper(
  question: TeacherQuestion,
  right: RightAnswer | undefined,
  { answers, result }: Paper,
): Judged {
  const value = answers.find((each) => each.question === question._id)?.value
  if (right !== undefined) {
    const isRight = computeShare(right, value) === 1
    return { value, isRight, share: { mark: isRight ? 1 : 0, marks: 1 } }
  }
  const mark = result.find((each) => each.question === question._id)?.mark
  const isRight = typeof mark === 'number' && mark >= question.marks
  return { value, isRight, share: typeof mark === 'number' ? { mark, marks: question.marks } : undefined }
}

/** The best quarter by total, without unknown totals. */
function listBest(papers: readonly Paper[]): readonly Paper[] {
  const marked = papers.flatMap((paper) =>
    typeof paper.mark === 'number' && typeof paper.marks === 'number'
      ? [{ paper, mark: paper.mark, marks: paper.marks }]
      : [],
  )
  if (marked.length < LEAST_FOR_BEST) return []
  return sortByShare(marked)
    .slice(0, Math.ceil(marked.length / 4))
    .map(({ paper }) => paper)
}

function describeQuestion(
  question: TeacherQuestion,
  no: number,
  papers: readonly Paper[],
  best: readonly Paper[],
): QuestionFacts {
  const isObjective = OBJECTIVE.some((type) => type === question.question_type)
  const right = isObjective ? getRight(question) : undefined
  const judged = papers.map((paper) => judgePaper(question, right, paper))
  const wrong = best.filter((paper) => !judgePaper(question, right, paper).isRight).length
  return {
    no,
    question,
    papers: papers.length,
    wrong: papers.flatMap(({ _id }, at) => (judged[at]?.isRight ? [] : _id)),
    unanswered: judged.filter(({ value }) => !isAnswered(value)).length,
    percent: computeMeanPercent(judged.flatMap(({ share }) => share ?? [])),
    isObjective,
    choices: countChoices(
      question,
      judged.map(({ value }) => value),
    ),
    best: isObjective && best.length > 0 ? { count: best.length, wrong } : undefined,
  }
}

/** The percentage of a section is the mean of its questions, weighted by their marks. */
function computeSectionPercent(questions: readonly QuestionFacts[]): number | undefined {
  const known = questions.flatMap(({ percent, question }) =>
    percent === undefined ? [] : [{ percent, marks: question.marks }],
  )
  const whole = known.reduce((sum, { marks }) => sum + marks, 0)
  if (whole === 0) return undefined
  return computePercent(
    Math.round(known.reduce((sum, { percent, marks }) => sum + percent * marks, 0)),
    Math.round(whole * 100),
  )
}

export function describeSections(exam: ExamForTeacher, papers: readonly Paper[]): SectionFacts[] {
  const best = listBest(papers)
  let no = 0
  return listExamSections(exam).map(({ _id: id, title, questions }) => {
    const facts = questions.map((question) => describeQuestion(question, (no += 1), papers, best))
    return { id, title, percent: computeSectionPercent(facts), questions: facts }
  })
}

export function isHard({ percent }: QuestionFacts): boolean {
  return percent !== undefined && percent < HARD_PERCENT
}

/** The most frequent wrong answer. */
export function findUsualMistake({ choices }: QuestionFacts): Choice | undefined {
  return choices
    .filter(({ isRight, count }) => !isRight && count > 0)
    .toSorted((one, other) => other.count - one.count)[0]
}

const HARDEST = 3

/** A question that everybody got right is not hard. */
export function listHardest(sections: readonly SectionFacts[]): QuestionFacts[] {
  return sections
    .flatMap(({ questions }) => questions)
    .filter(({ percent }) => percent !== undefined && percent < 100)
    .toSorted((one, other) => (one.percent ?? 0) - (other.percent ?? 0))
    .slice(0, HARDEST)
}
