/** The numbers that the learner's day shows of the cards. (docs/decisions/0033) */

import type { Origin } from '#src/engines/review/card.ts'
import { estimateSpeed, type Plan, planDays } from '#src/engines/review/plan.ts'
import { rememberDay } from '#src/stores/review/day-summary.ts'
import { markDeck } from '#src/stores/review/deck-mark.ts'
import type { CardHead } from '#src/stores/review/deck.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { words } from './words.ts'

/** Days that are planned ahead: as long as somebody may stay away and still see a true number. */
const PLANNED_DAYS = 14

export type Heads = ReadonlyMap<string, CardHead>

export const mapHeads = (heads: readonly CardHead[]): Heads => new Map(heads.map((head) => [head.id, head]))

export interface Planned {
  plan: Plan
  speed: number
}

export function planHeads(heads: readonly CardHead[], goal: number, now: number): Planned {
  return {
    plan: planDays(heads, { now, goal, count: PLANNED_DAYS }),
    speed: estimateSpeed(heads.map(({ memory }) => memory)),
  }
}

export function countOrigins(heads: Heads, ids: readonly string[]): (readonly [Origin, number])[] {
  const counts = Map.groupBy(
    ids.flatMap((id) => heads.get(id) ?? []),
    ({ from }) => from,
  )
  return [...counts].map(([from, all]) => [from, all.length] as const)
}

/** Nothing for a person who never had a card. */
export function summariseDay(heads: Heads, goal: number, { plan, speed }: Planned): void {
  const [today] = plan.days
  if (heads.size === 0 || today === undefined) return
  markDeck(getOwner())
  rememberDay({
    day: today.day,
    done: plan.done,
    speed,
    goal,
    origins: words.today.origins(countOrigins(heads, today.cards)),
    days: plan.days.map(({ day, cards }) => ({ day, count: cards.length })),
  })
}
