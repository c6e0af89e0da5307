/**
 * Papers that are marked in part, on this device: the lists of the contract do not say it. Kept at logout, by
 * person. It holds ids and counts only.
 */

import * as v from 'valibot'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'

const CountedMarks = v.object({
  id: v.string(),
  /** Rows with a mark, and all rows. */
  given: v.number(),
  all: v.number(),
  /** Of the marks that were given. */
  sum: v.optional(v.number()),
})
export type CountedMarks = v.InferOutput<typeof CountedMarks>

const Partials = v.object({ papers: v.array(CountedMarks) })

/** Partly marked papers of the longest ago are forgotten. */
const MOST_PARTIALS = 500

const keyOfPerson = () => `device:partial-${useSession.getState().user?._id ?? 'nobody'}` as const

export const readPartials = () => recall(keyOfPerson(), Partials)?.papers ?? []

export const isPartial = ({ given, all }: Pick<CountedMarks, 'given' | 'all'>) => given > 0 && given < all

interface Rows {
  isChecked: boolean
  /** By row, null without a mark. */
  rows: Readonly<Record<string, number | null>> | undefined
}

export function countRows(id: string, { isChecked, rows = {} }: Rows): CountedMarks {
  const marks = Object.values(rows)
  const given = marks.filter((mark) => mark !== null)
  const sum = given.reduce((all, mark) => all + mark, 0)
  return { id, given: isChecked ? marks.length : given.length, all: marks.length, sum }
}

/** A paper without marks, and one with all of them, is no partial one; undefined if nothing changes. */
export function replacePartial(
  partials: readonly CountedMarks[],
  counted: CountedMarks,
): readonly CountedMarks[] | undefined {
  const before = partials.find(({ id }) => id === counted.id)
  const isKept = isPartial(counted)
  if (isKept ? JSON.stringify(before) === JSON.stringify(counted) : before === undefined) return undefined
  const others = partials.filter(({ id }) => id !== counted.id)
  const papers = isKept ? [counted, ...others].slice(0, MOST_PARTIALS) : others
  remember(keyOfPerson(), { papers })
  return papers
}
