/**
 * The log of reviews: what a person did with their cards, entry by entry. It is the truth; everything else
 * about a card is computed from it, so that the logs of two devices can be merged in any order. (ruling R74,
 * docs/decisions/0033)
 */

import * as v from 'valibot'
import { DAY_MS } from '#src/lib/duration.ts'

/** again, hard, good, easy */
export const GRADES = [1, 2, 3, 4] as const
export type Grade = (typeof GRADES)[number]

/** What the answers until then have made of a card. (`memory.ts`) */
const CardState = v.object({
  due: v.number(),
  stability: v.number(),
  difficulty: v.number(),
  state: v.picklist([0, 1, 2, 3]),
  steps: v.number(),
  reps: v.number(),
  lapses: v.number(),
  interval: v.number(),
  last: v.number(),
  took: v.number(),
  asked: v.number(),
  missed: v.number(),
  lastMissed: v.number(),
  isSuspended: v.boolean(),
  isDeleted: v.boolean(),
  buriedOn: v.string(),
})

/** `at` in milliseconds since 1970, `by` the id of the page that wrote it, `n` its count of entries. */
const shared = { at: v.number(), by: v.string(), n: v.pipe(v.number(), v.integer()), card: v.string() }

/**
 * `took` in seconds. `bury` hides a card until the next day, `suspend` until `resume`, which brings a deleted one back too. `undo` names an earlier
 * entry, which then counts as never written. `state` stands for all entries of its card until its time, except edits: what the account keeps
 * of older ones. (ruling R83)
 */
export const Entry = v.variant('kind', [
  v.object({ ...shared, kind: v.literal('answer'), grade: v.picklist(GRADES), took: v.number() }),
  v.object({ ...shared, kind: v.picklist(['suspend', 'resume', 'bury', 'delete']) }),
  v.object({ ...shared, kind: v.literal('edit'), front: v.string(), back: v.string() }),
  v.object({ ...shared, kind: v.literal('undo'), entry: v.string() }),
  v.object({ ...shared, kind: v.literal('state'), memory: CardState }),
])
export type Entry = v.InferOutput<typeof Entry>

/** What a person did, before it has a time and a writer. */
type OmitEach<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never
export type Deed = OmitEach<Exclude<Entry, { kind: 'state' }>, 'at' | 'by' | 'n'>

const FIRST_DAY = Date.parse('2020-01-01T00:00:00Z')
/** A clock may be in the next day's zone, no further. */
const AHEAD = DAY_MS

/** Tells whether something can have happened then; `now`: the server's time. */
export const isPossibleTime = (at: number, now: number) => at >= FIRST_DAY && at <= now + AHEAD

/** A card has one state at most. */
export const nameEntry = ({ kind, card, by, n }: Entry) => (kind === 'state' ? `state:${card}` : `${by}:${n}`)

/** Compares texts by their code units, the same on every device, unlike `localeCompare`. */
const compareTexts = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Orders by time, then writer, then the writer's count. */
function compareEntries(one: Entry, other: Entry): number {
  return one.at - other.at || compareTexts(one.by, other.by) || one.n - other.n
}

/** Compares two entries under one name: the later state; others can only differ by a damaged file, then the greater text wins. */
function compareVersions(one: Entry, other: Entry): number {
  const byTime = one.kind === 'state' && other.kind === 'state' ? one.at - other.at : 0
  return byTime || compareTexts(JSON.stringify(one), JSON.stringify(other))
}

/** Joins logs into one in its only order, the same on every device. */
export function mergeLogs(...logs: readonly (readonly Entry[])[]): Entry[] {
  const byName = new Map<string, Entry>()
  for (const entry of logs.flat()) {
    const name = nameEntry(entry)
    const known = byName.get(name)
    if (known === undefined || compareVersions(known, entry) < 0) byName.set(name, entry)
  }
  return [...byName.values()].toSorted(compareEntries)
}
