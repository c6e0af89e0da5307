/**
 * The local assistant: marks by counting rules, always the same for the same answer, with the counts as the
 * reason. No language model is behind it, and it says so.
 */

import type * as v from 'valibot'
import type { AiCriterion, AiQuestion, AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import { roundMark, listRightBlanks, computeShare } from '#src/lib/answer-text.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { type Judgement, judgeCode, findNotableLines } from './code-signs.ts'
import { words } from './words.ts'

/** Words of prose for each mark of a full answer. */
const WORDS_PER_MARK = 12
const MOST_WORDS = 150
const SHORTEST_TERM = 3
/** Words of questions that an answer need not contain. */
const ASKING = new Set(
  'কী কেন কীভাবে কোন এবং আর একটি লিখুন বলুন বুঝিয়ে ব্যাখ্যা করুন উদাহরণ দিয়ে দিন করে হয় থেকে জন্য আপনার the and for with'.split(
    ' ',
  ),
)

function extractWords(text: string): string[] {
  const plain = text
    .replace(/<[^<>]+>/g, ' ')
    .normalize('NFC')
    .toLowerCase()
  return convertToLatin(plain).match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
}

/** The words expected in an answer, each once. */
function extractTerms(text: string): string[] {
  return [...new Set(extractWords(text))].filter((word) => word.length >= SHORTEST_TERM && !ASKING.has(word))
}

function judgeText(answer: string, about: string, marks: number): Judgement {
  const written = extractWords(answer)
  const wanted = Math.min(Math.round(marks * WORDS_PER_MARK), MOST_WORDS)
  const terms = extractTerms(about)
  // The stem is enough, since Bengali words take suffixes.
  const found = terms.filter((term) => written.some((word) => word.startsWith(term) || term.startsWith(word)))
  const length = Math.min(written.length / wanted, 1)
  const share = terms.length === 0 ? length : (length + found.length / terms.length) / 2
  return {
    share,
    reason:
      `${words.length(written.length, wanted)} ${terms.length > 0 ? words.terms(found, terms.length) : ''}`.trim(),
  }
}

type Right = NonNullable<QuestionKey['right']>

function explainMark(value: unknown, right: Right): string {
  if (typeof right === 'string') return value === right ? words.right : words.wrong
  if (!Array.isArray(right))
    return words.rightOf(listRightBlanks(right, value).length, Object.keys(right).length)
  const given: unknown[] = Array.isArray(value) ? value : []
  return words.choices(
    right.filter((id) => given.includes(id)).length,
    right.length,
    given.filter((id) => !right.includes(String(id))).length,
  )
}

function judgeByKey(value: unknown, right: Right): Judgement {
  return { share: computeShare(right, value), reason: explainMark(value, right) }
}

/** An answer in the form that the rules read: text, code, a value with a key, or something unreadable. */
export type ReadableAnswer =
  | { as: 'empty' }
  | { as: 'key'; value: unknown }
  | { as: 'text' | 'code'; text: string }
  | { as: 'unreadable'; why: string }

/** Half marks only if the rubric has half marks; whole ones otherwise. */
function computeMark({ share }: Judgement, marks: number): number {
  return Number.isInteger(marks) ? Math.round(share * marks) : Math.round(share * marks * 2) / 2
}

function judge(read: Extract<ReadableAnswer, { text: string }>, about: string, marks: number): Judgement {
  return read.as === 'code' ? judgeCode(read.text, about) : judgeText(read.text, about, marks)
}

function buildUnjudged(
  { _id, marks }: Question,
  key: QuestionKey | undefined,
  mark: number | null,
  reason: string,
): AiQuestion {
  const criteria = (key?.rubric ?? []).map((each) => ({ title: each.title, mark, marks: each.marks, reason }))
  return { question: _id, mark, marks, reason, criteria, lines: [] }
}

function judgeWritten(
  asked: Question,
  key: QuestionKey | undefined,
  read: Extract<ReadableAnswer, { text: string }>,
): AiQuestion {
  const { _id, marks, text } = asked
  const lines = read.as === 'code' ? findNotableLines(read.text) : []
  const criteria = (key?.rubric ?? []).map((each): AiCriterion & { mark: number } => {
    const judgement = judge(read, `${each.title} ${each.description}`, each.marks)
    return {
      title: each.title,
      marks: each.marks,
      mark: computeMark(judgement, each.marks),
      reason: judgement.reason,
    }
  })
  if (criteria.length > 0) {
    const mark = criteria.reduce((sum, each) => sum + each.mark, 0)
    return { question: _id, mark, marks, reason: criteria[0]?.reason ?? '', criteria, lines }
  }
  const judgement = judge(read, text, marks)
  return {
    question: _id,
    mark: computeMark(judgement, marks),
    marks,
    reason: judgement.reason,
    criteria: [],
    lines,
  }
}

export function judgeQuestion(
  asked: Question,
  key: QuestionKey | undefined,
  read: ReadableAnswer,
): AiQuestion {
  if (read.as === 'empty') return buildUnjudged(asked, key, 0, words.empty)
  if (read.as === 'unreadable') return buildUnjudged(asked, key, null, read.why)
  if (read.as !== 'key') return judgeWritten(asked, key, read)
  if (key?.right === undefined || key.right === null) return buildUnjudged(asked, key, null, words.noKey)
  const judgement = judgeByKey(read.value, key.right)
  return {
    question: asked._id,
    mark: roundMark(judgement.share, asked.marks),
    marks: asked.marks,
    reason: judgement.reason,
    criteria: [],
    lines: [],
  }
}

/** The submission of the proposal with this id; undefined if there is no such proposal. */
export function parseSuggestionId(id: string): string | undefined {
  return /^ai-(.+)-\d+$/.exec(id)?.[1]
}

export function buildSuggestion(
  submission: { _id: string; version: number },
  questions: readonly AiQuestion[],
): Omit<v.InferInput<typeof AiSuggestion>, 'accepted_at'> {
  const known = questions.flatMap(({ mark }) => mark ?? [])
  return {
    _id: `ai-${submission._id}-${submission.version}`,
    submission: submission._id,
    version: submission.version,
    note: words.note,
    mark: known.length === 0 ? null : known.reduce((sum, mark) => sum + mark, 0),
    marks: questions.reduce((sum, { marks }) => sum + marks, 0),
    questions: [...questions],
  }
}
