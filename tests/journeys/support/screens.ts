/**
 * Every screen, for the journeys that check all of them: the examples of the pages, and a few states that
 * belong to no page.
 */

import { paths } from '#src/lib/paths.ts'
import { allPages, type PlacedPage } from '#src/routes/all-pages.ts'
import type { people } from './people.ts'

type Person = keyof typeof people

export interface ScreenRow {
  address: string
  /** Left out = a guest. */
  as?: Person
}

/** A page as seen by a person whom it is not for. */
const ALSO: readonly ScreenRow[] = [
  { address: paths.support({ category: 'live-test' }), as: 'learner' },
  { address: paths.teacher(), as: 'learner' },
]

/** An address that no other page matches exists only if the page names one. */
function listExamples({ path, roles, facts: { examples, as = roles?.[0] } }: PlacedPage): ScreenRow[] {
  const addresses = examples ?? (path.endsWith('*') ? [] : [path])
  return addresses.map((address) => ({ address, ...(as && as !== 'guest' && { as }) }))
}

const swept = allPages.filter(({ facts }) => facts.notSwept === undefined)
const [reading, plain] = [
  swept.filter(({ facts }) => !facts.isNeverFailed),
  swept.filter(({ facts }) => facts.isNeverFailed),
]

/** Screens with data: each shows its failed state after a broken read. */
export const readingScreens: readonly ScreenRow[] = reading.flatMap(listExamples)

export const allScreens: readonly ScreenRow[] = [...readingScreens, ...plain.flatMap(listExamples), ...ALSO]

/** All of them, or one in so many in the sample of `npm test`, which changes with the day. */
export function sampleOf(rows: readonly ScreenRow[]): readonly ScreenRow[] {
  const step = Number(process.env.EVERY_NTH_SCREEN) || 1
  const first = Number(process.env.FIRST_SCREEN) || 0
  return rows.filter((_row, index) => index % step === first % step)
}

export const nameOf = ({ address, as }: ScreenRow) => (as ? `${address} as ${as}` : address)
