/** Answers with one right answer: marked as they are without an assistant, with what was counted as the reason. (ruling R34) */
import type { QuestionKey } from '#src/api/shapes/question.ts'
import { listRightBlanks, computeShare } from '../../../marking/auto-mark.ts'
import type { Judgement } from './code-signs.ts'
import { words } from './words.ts'

type Right = NonNullable<QuestionKey['right']>

function explainMark(value: unknown, right: Right): string {
  if (typeof right === 'string') return value === right ? words.right : words.wrong
  if (!Array.isArray(right)) return words.rightOf(listRightBlanks(right, value).length, Object.keys(right).length)
  const given: unknown[] = Array.isArray(value) ? value : []
  return words.choices(
    right.filter((id) => given.includes(id)).length,
    right.length,
    given.filter((id) => !right.includes(String(id))).length,
  )
}

export function judgeByKey(value: unknown, right: Right): Judgement {
  return { share: computeShare(right, value), reason: explainMark(value, right) }
}
