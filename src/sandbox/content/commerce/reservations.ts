/**
 * Pending purchases reserve a seat and one use of their code until they are decided or expire. (rulings R14,
 * R29)
 */

import { and, eq, gt, or } from 'drizzle-orm'
import { transaction_ } from '../../database/tables/commerce.ts'
import type { Services } from '../services.ts'

type Reading = Pick<Services, 'db' | 'clock'>

const waits = ({ clock }: Reading) =>
  and(eq(transaction_.status, 'pending'), gt(transaction_.expires_at, clock.iso()))

export function countReservedSeats(scheduleId: string, parts: Reading): Promise<number> {
  const isOfIt = or(eq(transaction_.schedule, scheduleId), eq(transaction_.plan, scheduleId))
  return parts.db.$count(transaction_, and(waits(parts), isOfIt))
}

/** `code` in capitals, as it is stored. */
export function countReservedUses(code: string, parts: Reading): Promise<number> {
  return parts.db.$count(transaction_, and(waits(parts), eq(transaction_.promo_code, code)))
}
