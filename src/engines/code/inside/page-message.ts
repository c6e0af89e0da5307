/** What a page in the box says, as data of a fixed shape: any script in it may send anything. (ruling R89) */

import type { Check, Example, Tone } from './run-parts.ts'

export type PageMessage =
  | { kind: 'ready' | 'alive' | 'endless' }
  | { kind: 'printed'; text: string; tone: Tone }
  | { kind: 'checked'; checks: Check[] }

const MOST_VALUE = 500

type Fields = Readonly<Record<string, unknown>>

const readFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {}
const readText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Returns the result of each example, in order. */
function readChecks(checks: unknown, examples: readonly Example[]): Check[] {
  const given: readonly unknown[] = Array.isArray(checks) ? checks : []
  return examples.map((example, at) => {
    const { got, isRight } = readFields(given[at])
    return { ...example, got: readText(got).slice(0, MOST_VALUE), isRight: isRight === true }
  })
}

export function readPageMessage(given: unknown, examples: readonly Example[]): PageMessage | undefined {
  const { kind, text, tone, checks } = readFields(given)
  switch (kind) {
    case 'ready':
    case 'alive':
    case 'endless':
      return { kind }
    case 'printed':
      return readText(text) === ''
        ? undefined
        : { kind, text: readText(text), tone: tone === 'error' ? 'error' : 'plain' }
    case 'checked':
      return { kind, checks: readChecks(checks, examples) }
    default:
      return undefined
  }
}
