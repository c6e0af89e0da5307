/** Answers with one right answer: held against their key. */
import { toLatin } from '#src/lib/bn.ts'
import type { Judgement } from './code-signs.ts'
import { words } from './words.ts'

type Right = string | string[] | Record<string, string[]>

const plain = (text: string) => toLatin(text.normalize('NFC')).trim().replace(/\s+/g, ' ').toLowerCase()

function judgeBlanks(value: unknown, right: Record<string, string[]>): Judgement {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, string>) : {}
  const blanks = Object.entries(right)
  const met = blanks.filter(([id, accepted]) => accepted.some((text) => plain(text) === plain(given[id] ?? '')))
  return { share: blanks.length === 0 ? 0 : met.length / blanks.length, reason: words.rightOf(met.length, blanks.length) }
}

/** A wrong choice takes a right one away; never below nought. */
function judgeChoices(value: unknown, right: readonly string[]): Judgement {
  const given: unknown[] = Array.isArray(value) ? value : []
  const met = right.filter((id) => given.includes(id)).length
  const wrong = given.length - met
  return { share: right.length === 0 ? 0 : Math.max(met - wrong, 0) / right.length, reason: words.rightOf(met, right.length) }
}

export function judgeByKey(value: unknown, right: Right): Judgement {
  if (typeof right === 'string') return value === right ? { share: 1, reason: words.right } : { share: 0, reason: words.wrong }
  return Array.isArray(right) ? judgeChoices(value, right) : judgeBlanks(value, right)
}
