/**
 * Spreads the cards over the days, so that no day has more than the goal: what is due longest comes first,
 * the rest waits until the next day. Computed when it is needed and never stored, so two devices agree.
 */

import { getDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { isLearning, isNew, type Memory } from './memory.ts'

export const GOALS = [10, 20, 30] as const

/** New cards of a day, as a share of the goal, while others are due. */
const NEW_SHARE = 0.3

/** A card as the plan sees it. `addedAt` in milliseconds since 1970. */
export interface Planned {
  id: string
  addedAt: number
  memory: Memory
}

export interface PlannedDay {
  /** `2026-11-26`, in Dhaka. */
  day: string
  /** In the order in which they are asked. */
  cards: readonly string[]
}

export interface Plan {
  /** Today first. */
  days: readonly PlannedDay[]
  /** Answered today, not counting twice. */
  done: number
  /** Forgotten today: they come again after minutes, beyond the goal. */
  again: readonly string[]
}

const byId = (one: Planned, other: Planned) => (one.id < other.id ? -1 : 1)
const byDue = (one: Planned, other: Planned) => one.memory.due - other.memory.due || byId(one, other)
const byAge = (one: Planned, other: Planned) => one.addedAt - other.addedAt || byId(one, other)

/** Places the new cards among the others at equal distances, the first after the first other one. */
function mix(others: readonly string[], fresh: readonly string[]): string[] {
  const mixed: string[] = []
  const all = others.length + fresh.length
  let used = 0
  for (let at = 0; at < all; at += 1) {
    const wanted = Math.floor(((at + 1) * fresh.length) / all)
    const next = used < wanted || at - used >= others.length ? fresh[used++] : others[at - used]
    if (next !== undefined) mixed.push(next)
  }
  return mixed
}

interface PlanOptions {
  now: number
  goal: number
  /** Days to plan. */
  count: number
}

export function planDays(cards: readonly Planned[], { now, goal, count }: PlanOptions): Plan {
  const today = getDhakaDay(now)
  const isDoneToday = ({ memory }: Planned) => memory.last > 0 && getDhakaDay(memory.last) === today
  // A deleted or suspended card that was answered today was work of today all the same.
  const done = new Set(cards.filter(isDoneToday))
  const open = cards.filter(({ memory }) => !memory.isDeleted && !memory.isSuspended)
  const dueDays = new Map(open.map((card) => [card, getDhakaDay(card.memory.due)]))
  const isDue = (card: Planned, day: string) => (dueDays.get(card) ?? '') <= day
  const again = open.filter(
    (card) =>
      done.has(card) && isLearning(card.memory) && isDue(card, today) && card.memory.buriedOn !== today,
  )
  let reviews = open.filter(({ memory }) => !isNew(memory)).toSorted(byDue)
  let fresh = open.filter(({ memory }) => isNew(memory)).toSorted(byAge)
  const days = Array.from({ length: count }, (_, ahead): PlannedDay => {
    const day = getDhakaDay(now + ahead * DAY_MS)
    const isToday = ahead === 0
    const room = Math.max(0, goal - (isToday ? done.size : 0))
    const isFree = (card: Planned) => card.memory.buriedOn !== day && !(isToday && done.has(card))
    const due = reviews.filter((card) => isDue(card, day) && isFree(card))
    const waiting = fresh.filter(isFree)
    const fewest = Math.min(waiting.length, Math.ceil(room * NEW_SHARE))
    const old = due.slice(0, Math.max(0, room - fewest))
    const begun = waiting.slice(0, room - old.length)
    const taken = new Set([...old, ...begun])
    reviews = reviews.filter((card) => !taken.has(card))
    fresh = fresh.filter((card) => !taken.has(card))
    return {
      day,
      cards: mix(
        old.map(({ id }) => id),
        begun.map(({ id }) => id),
      ),
    }
  })
  return { days, done: done.size, again: again.toSorted(byDue).map(({ id }) => id) }
}

/** Seconds for one card before the person has a speed of their own. */
const USUAL_SPEED = 24
/** Answers that a speed is taken from. */
const RECENT = 50

/** Estimates the seconds for one card from the person's last answers. */
export function estimateSpeed(memories: readonly Memory[]): number {
  const recent = memories
    .filter(({ last }) => last > 0)
    .toSorted((one, other) => other.last - one.last)
    .slice(0, RECENT)
    .map(({ took }) => took)
    .toSorted((one, other) => one - other)
  return recent[Math.floor(recent.length / 2)] || USUAL_SPEED
}
