/**
 * Stores a person's goal for a year, also after a logout. It records its owner, since the next person at this
 * browser must never see it; a guest's goal passes to the next person. (spec 3 Cookies, rulings R15, R17,
 * R21)
 */

import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { GUEST_OWNER } from './guarded-storage.ts'
import { computeYearFromNow, readCookie, removeCookie, writeCookie } from './session-cookies.ts'

const Goal = v.object({ goal: v.string(), of: v.string() })

/** Without a goal, or with one too long for a cookie, nothing is stored: an older goal would be wrong. */
export function saveGoal(goal: string, owner: string): void {
  if (goal === '' || !writeCookie('goal', JSON.stringify({ goal, of: owner }), computeYearFromNow()))
    removeCookie('goal')
}

/** Empty if nothing is stored, or if it belongs to somebody else. */
export function readGoal(person: string): string {
  try {
    const stored = readAs(Goal, JSON.parse(readCookie('goal') ?? 'null'))
    return stored && [person, GUEST_OWNER].includes(stored.of) ? stored.goal : ''
  } catch {
    // Somebody tampered with it.
    return ''
  }
}
