/**
 * Deletes abandoned work: a person's unsent work after 30 days, a guest's after one, since it has no name.
 * Runs once per visit. (rulings R16, R21) Times in milliseconds.
 */

import * as v from 'valibot'
import { DAY_MS } from '#src/lib/duration.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import {
  listMemoryKeys,
  type MemoryKey,
  recall,
  remember,
  forgetMemory,
} from '#src/stores/browser/guarded-storage.ts'
import { forgetFilesBefore } from '#src/stores/browser/stored-files.ts'

const PERSON_AGE = 30 * DAY_MS
/** An earlier time comes from a clock that had lost its date. */
const EARLIEST = Date.UTC(2026, 0, 1)

/** Copies of server data under names of earlier releases, which nothing reads any more. */
const OLD_COPIES: readonly MemoryKey[] = [
  'own:replies',
  'own:palette@',
  'own:certificates@',
  'copy:drawn-',
  'copy:replies@',
]

const Stamped = v.looseObject({
  owner: v.optional(v.string()),
  at: v.optional(v.number()),
  putAt: v.optional(v.number()),
})
type Stamped = v.InferOutput<typeof Stamped>

const getTime = ({ at, putAt }: Stamped) => Math.max(putAt ?? at ?? 0, 0)

function isOld(stored: Stamped, now: number): boolean {
  const time = getTime(stored)
  return time >= EARLIEST && now - time > (stored.owner === undefined ? DAY_MS : PERSON_AGE)
}

/** Adds a time where it is missing, so that the age counts from today. */
function stamp<S extends Stamped>(stored: S, field: 'at' | 'putAt', now: number): S {
  return getTime(stored) >= EARLIEST ? stored : { ...stored, [field]: now }
}

function sweepList(key: MemoryKey, items: readonly Stamped[], now: number): void {
  const left = items.filter((item) => !isOld(item, now)).map((item) => stamp(item, 'putAt', now))
  if (left.length > 0) remember(key, left)
  else forgetMemory(key)
}

/** Deletes old work, and adds missing times; `more` does the same for other stores. */
export async function removeOldWork(
  now = getDeviceNow(),
  more?: (before: number, earliest: number) => Promise<void>,
): Promise<void> {
  for (const key of OLD_COPIES.flatMap((name) => listMemoryKeys(name))) forgetMemory(key)
  for (const key of [...listMemoryKeys('own:'), ...listMemoryKeys('copy:')]) {
    const items = recall(key, v.array(Stamped))
    const stored = recall(key, Stamped)
    if (items !== undefined) sweepList(key, items, now)
    else if (stored !== undefined && isOld(stored, now)) forgetMemory(key)
    else if (stored !== undefined && getTime(stored) < EARLIEST) remember(key, stamp(stored, 'at', now))
  }
  await forgetFilesBefore(now - PERSON_AGE)
  await more?.(now - PERSON_AGE, EARLIEST)
}
