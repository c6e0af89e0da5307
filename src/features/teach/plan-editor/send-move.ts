/**
 * Sends the move of a day. A number means another position once somebody else has moved days, so the order is
 * read first. (ruling R36)
 */

import { call } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'

/** A move within the days of one module, by their ids. */
export interface Move {
  dayId: string
  title: string
  /** The day whose position it takes. */
  there: string
  /** The order that the teacher saw, and the intended one. */
  seen: readonly string[]
  wanted: readonly string[]
}

/** The order on the server differs from the one that the teacher saw. */
export class OrderChanged extends Error {}

const isSame = (one: readonly string[], other: readonly string[]) => one.join(' ') === other.join(' ')

export function planMove(
  seen: readonly string[],
  { dayId, title, to }: { dayId: string; title: string; to: number },
): Move | undefined {
  const there = seen[to]
  if (there === undefined || there === dayId || !seen.includes(dayId)) return undefined
  const wanted = seen.filter((id) => id !== dayId).toSpliced(to, 0, dayId)
  return { dayId, title, there, seen, wanted }
}

/** The move that reverts it. */
export function planBack({ dayId, title, seen, wanted }: Move): Move {
  return { dayId, title, there: wanted[seen.indexOf(dayId)] ?? dayId, seen: wanted, wanted: seen }
}

/**
 * Returns the current number of the day. `isAnyOrder`: a retry after a failure, whatever the order is now.
 */
export async function sendMove(
  batchId: string,
  { dayId, there, seen, wanted }: Move,
  isAnyOrder: boolean,
): Promise<number> {
  const quiet = { isQuiet: true } as const
  const { modules } = await call(studyPlan.revised, { params: { id: batchId } }, quiet)
  const days = modules.flatMap(({ plans }) => plans)
  const noOf = (id: string) => days.find(({ _id }) => _id === id)?.day_no
  const now = days.map(({ _id }) => _id).filter((id) => seen.includes(id))
  const held = noOf(dayId)
  // The response was lost: the move has already arrived.
  if (isSame(now, wanted) && held !== undefined) return held
  const dayNo = noOf(there)
  if (dayNo === undefined || !(isAnyOrder || isSame(now, seen))) throw new OrderChanged()
  await call(studyPlan.update, { params: { id: dayId }, body: { day_no: dayNo } }, quiet)
  return dayNo
}
