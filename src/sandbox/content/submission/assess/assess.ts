/**
 * The local assistant: marks by rules that count, always the same for the same answer, with what was counted as the reason.
 * No language model stands behind it, and it says so.
 */
import type * as v from 'valibot'
import type { AiCriterion, AiQuestion, AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import { roundMark } from '../../../marking/auto-mark.ts'
import { type Judgement, judgeCode, findNotableLines } from './code-signs.ts'
import { judgeByKey } from './judge-key.ts'
import { judgeText } from './judge-text.ts'
import { words } from './words.ts'

/** An answer as the rules read it: text, code, one of the values that have a key, or what they cannot look into. */
export type ReadableAnswer =
  | { as: 'empty' }
  | { as: 'key'; value: unknown }
  | { as: 'text' | 'code'; text: string }
  | { as: 'unreadable'; why: string }

/** Half marks only where half marks are given: whole ones otherwise. */
function computeMark({ share }: Judgement, marks: number): number {
  return Number.isInteger(marks) ? Math.round(share * marks) : Math.round(share * marks * 2) / 2
}

function judge(read: Extract<ReadableAnswer, { text: string }>, about: string, marks: number): Judgement {
  return read.as === 'code' ? judgeCode(read.text, about) : judgeText(read.text, about, marks)
}

function buildUnjudged({ _id, marks }: Question, key: QuestionKey | undefined, mark: number | null, reason: string): AiQuestion {
  const criteria = (key?.rubric ?? []).map((each) => ({ title: each.title, mark, marks: each.marks, reason }))
  return { question: _id, mark, marks, reason, criteria, lines: [] }
}

function judgeWritten(asked: Question, key: QuestionKey | undefined, read: Extract<ReadableAnswer, { text: string }>): AiQuestion {
  const { _id, marks, text } = asked
  const lines = read.as === 'code' ? findNotableLines(read.text) : []
  const criteria = (key?.rubric ?? []).map((each): AiCriterion & { mark: number } => {
    const judgement = judge(read, `${each.title} ${each.description}`, each.marks)
    return { title: each.title, marks: each.marks, mark: computeMark(judgement, each.marks), reason: judgement.reason }
  })
  if (criteria.length > 0) {
    const mark = criteria.reduce((sum, each) => sum + each.mark, 0)
    return { question: _id, mark, marks, reason: criteria[0]?.reason ?? '', criteria, lines }
  }
  const judgement = judge(read, text, marks)
  return { question: _id, mark: computeMark(judgement, marks), marks, reason: judgement.reason, criteria: [], lines }
}

export function judgeQuestion(asked: Question, key: QuestionKey | undefined, read: ReadableAnswer): AiQuestion {
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

/** The submission for which marks were proposed under this id; undefined when it names no such proposal. */
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
