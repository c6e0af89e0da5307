/** Where a person forgets most, by topic, from what the log says of its cards. */

import { DAY_MS } from '#src/lib/duration.ts'
import type { Memory } from './memory.ts'

/** In milliseconds: what was forgotten longer ago counts as learned since. */
const RECENT = 60 * DAY_MS
/** Once can be a slip. */
const LEAST_MISSED = 2
const MOST_TOPICS = 3

interface Asked<T> {
  topic: { key: string; title: string }
  teacher: T | undefined
  more?: readonly T[] | undefined
  memory: Memory
}

export interface ShakyTopic<T> {
  key: string
  title: string
  asked: number
  missed: number
  /** The places that teach the card that was forgotten last, the main one first. */
  teacher: T | undefined
  more: readonly T[]
}

export function listShaky<T>(cards: readonly Asked<T>[], now: number): ShakyTopic<T>[] {
  const byTopic = Map.groupBy(
    cards.filter(({ memory }) => memory.asked > 0 && !memory.isDeleted),
    ({ topic }) => topic.key,
  )
  return [...byTopic]
    .flatMap(([key, all]) => {
      const recent = all.filter(({ memory }) => memory.lastMissed > now - RECENT)
      const missed = recent.reduce((sum, { memory }) => sum + memory.missed, 0)
      const asked = all.reduce((sum, { memory }) => sum + memory.asked, 0)
      const [last] = recent.toSorted((one, other) => other.memory.lastMissed - one.memory.lastMissed)
      if (last === undefined || missed < LEAST_MISSED) return []
      return [{ key, title: last.topic.title, asked, missed, teacher: last.teacher, more: last.more ?? [] }]
    })
    .toSorted(
      (one, other) => other.missed / other.asked - one.missed / one.asked || other.missed - one.missed,
    )
    .slice(0, MOST_TOPICS)
}
