/** The step of the form is stored only in the address, so that Back and Forward keep everything. */

import { useSearchParams } from 'react-router'
import type { Subject } from '#src/lib/subject-words.ts'
import { type TicketCategory, parseTicketCategory } from '#src/lib/ticket-category.ts'

export type Step = 1 | 2 | 3

interface SupportAddress {
  category: TicketCategory | undefined
  step: Step
  /** Key of a ticket to show instead of the form. */
  ticket: string | undefined
  /** The page the person came from for help, and what the link says about it. */
  arrival: (Subject & { from: string | undefined; text: string | undefined }) | undefined
}

/** None of our links has a longer text in its address. */
const LONGEST = 200

function readText(params: URLSearchParams, name: string): string | undefined {
  return params.get(name)?.slice(0, LONGEST) || undefined
}

function stepIn(params: URLSearchParams, hasCategory: boolean): Step {
  if (!hasCategory) return 1
  const step = params.get('step')
  return step === '1' || step === '3' ? (Number(step) as Step) : 2
}

function readArrival(params: URLSearchParams): SupportAddress['arrival'] {
  const [from, course, module, item, text] = ['from', 'course', 'module', 'item', 'text'].map((name) =>
    readText(params, name),
  )
  if ([from, course, module, item, text].every((each) => each === undefined)) return undefined
  // Only a path of our own can be the page that a person came from.
  return { from: from?.startsWith('/') ? from : undefined, course, module, item, text }
}

export function useSupportAddress(): SupportAddress {
  const [params] = useSearchParams()
  const category = parseTicketCategory(params.get('category'))
  return {
    category,
    step: stepIn(params, category !== undefined),
    ticket: readText(params, 'ticket'),
    arrival: readArrival(params),
  }
}
