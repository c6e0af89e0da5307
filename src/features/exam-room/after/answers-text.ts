/** Answers as plain text, for a learner whose answers came too late: they are never simply gone. */
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import type { Entry } from '../attempt/entry.ts'
import type { Placed } from '../question/order.ts'
import { words } from '../words.ts'

function textOf(value: AnswerValue): string {
  if (value === null) return ''
  if (Array.isArray(value)) return value.join(', ')
  if (typeof value !== 'object') return `${value}`
  return 'sha256' in value ? value.name : Object.values(value).join('\n')
}

/** In the order of the questions; without them the answers alone. */
export function answersText(placed: readonly Placed[], entries: readonly Entry[]): string {
  if (placed.length === 0) return entries.map(({ value }) => textOf(value)).join('\n\n')
  return placed
    .flatMap(({ question, number }) => {
      const entry = entries.find((one) => one.question === question._id)
      return entry ? [`${words.question(number)}\n${textOf(entry.value)}`] : []
    })
    .join('\n\n')
}
