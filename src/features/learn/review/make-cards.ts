/** Makes cards of the questions of a marked paper that went wrong, were left out, or were answered in doubt. (ruling R74) */

import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { escapeHtml } from '#src/engines/review/card-text.ts'
import { type Card, Given, type Origin, type Teacher } from '#src/engines/review/card.ts'
import { computeShare } from '#src/lib/answer-text.ts'
import { readAs } from '#src/lib/read-as.ts'
import { describeComment } from '#src/lib/reasons.ts'
import { words } from './words.ts'

/** Source, topic and teacher of the cards of a paper. */
export interface PaperOrigin {
  from: Origin
  topic: Card['topic']
  teacher: Teacher | undefined
}

type Paper = Pick<
  Submission,
  | 'title'
  | 'started_at'
  | 'submitted_at'
  | 'format_type'
  | 'questions'
  | 'sections'
  | 'answers'
  | 'keys'
  | 'result'
>

const listQuestions = ({ format_type: format, questions, sections }: Paper): Question[] =>
  format === 'section' ? sections.flatMap((section) => section.questions) : questions

/** Tells whether it lost marks; without marks its key decides. */
function isWrong({ result, answers }: Paper, { _id: id, marks }: Question, key: QuestionKey): boolean {
  const judged = result.find(({ question }) => question === id)
  if (typeof judged?.mark === 'number') return judged.mark < (judged.marks ?? marks)
  const { right } = key
  if (right === null || right === undefined) return false
  return computeShare(right, answers.find(({ question }) => question === id)?.value) < 1
}

const TRUTHS = ['true', 'false'] as const

/** A question without a key is compared with its explanation, its rubric, or the teacher's comment. */
function buildBack(paper: Paper, { _id: id }: Question, { explanation, rubric }: QuestionKey): string {
  const comment = paper.result.find(({ question }) => question === id)?.comment ?? ''
  const lines = rubric.map(
    ({ title, description }) => `<li>${escapeHtml([title, description].filter(Boolean).join(': '))}</li>`,
  )
  return [
    explanation,
    lines.length > 0 && `<ul>${lines.join('')}</ul>`,
    comment && `<p>${escapeHtml(describeComment(comment))}</p>`,
  ]
    .filter(Boolean)
    .join('')
}

type Shared = Omit<Extract<Card, { kind: 'recall' }>, 'kind' | 'back'>

function makeCard(paper: Paper, question: Question, key: QuestionKey, shared: Shared): Card | undefined {
  const { right } = key
  if ('options' in question) {
    const list = Array.isArray(right) ? right : typeof right === 'string' ? [right] : []
    const options = question.options.map(({ _id, text }) => ({ id: _id, html: text }))
    if (list.length === 0 || !list.every((id) => options.some((option) => option.id === id))) return undefined
    return { ...shared, kind: 'choice', options, right: list, isMany: question.question_type === 'multiple' }
  }
  if (question.question_type === 'true_false') {
    if (right !== 'true' && right !== 'false') return undefined
    const options = TRUTHS.map((id) => ({ id, html: words.truth[id] }))
    return { ...shared, kind: 'choice', options, right: [right], isMany: false }
  }
  if (question.question_type === 'fill_in_the_blank') {
    if (typeof right !== 'object' || right === null || Array.isArray(right)) return undefined
    const blanks = question.keys.map((id) => ({ id, accepted: right[id] ?? [] }))
    if (blanks.some(({ accepted }) => accepted.length === 0)) return undefined
    return { ...shared, kind: 'blank', contents: question.contents, blanks }
  }
  const back = buildBack(paper, question, key)
  // A booked hour is no question, and without anything to compare with there is nothing to see.
  if (question.question_type === 'interview' || back === '') return undefined
  return { ...shared, kind: 'recall', back, why: '' }
}

/** An answer, and two changes of it. */
const EDITS_IN_DOUBT = 3

/** Tells whether a choice was put off, and changed more than once; a typed answer counts each save. */
function isInDoubt({ answers }: Paper, question: Question, flagged: ReadonlySet<string>): boolean {
  const isChoice = 'options' in question || question.question_type === 'true_false'
  const { edit = 0 } = answers.find((answer) => answer.question === question._id) ?? {}
  return isChoice && flagged.has(question._id) && edit >= EDITS_IN_DOUBT
}

export interface Wanted {
  /** Questions that were put off in the exam, on this device. */
  flagged: ReadonlySet<string>
  /** Cards that another device has made. */
  cards: ReadonlySet<string>
}

const NOTHING: Wanted = { flagged: new Set(), cards: new Set() }

/** `now`: when the paper was read. */
export function makeCards(
  paper: Paper,
  { from, topic, teacher }: PaperOrigin,
  now: number,
  wanted: Wanted = NOTHING,
): Card[] {
  const at = paper.submitted_at ?? paper.started_at
  return listQuestions(paper).flatMap((question) => {
    const key = paper.keys.find((each) => each.question === question._id)
    if (key === undefined) return []
    const id = `q:${question._id}`
    const hasFailed = isWrong(paper, question, key)
    if (!hasFailed && !isInDoubt(paper, question, wanted.flagged) && !wanted.cards.has(id)) return []
    const value = paper.answers.find((answer) => answer.question === question._id)?.value
    const given =
      value !== null && typeof value === 'object' && 'sha256' in value ? undefined : readAs(Given, value)
    const shared: Shared = {
      id,
      from: hasFailed ? from : 'unsure',
      topic,
      teacher,
      source: paper.title,
      at,
      front: question.text,
      why: key.explanation,
      ...(hasFailed && given !== undefined && { given }),
      addedAt: now,
      readAt: now,
    }
    return makeCard(paper, question, key, shared) ?? []
  })
}
