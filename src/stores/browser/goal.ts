/**
 * Stores the goal of a person for a year and over a logout. It carries whose it is, since the next person at this browser
 * is never shown it; a guest's is whoever's comes next. (spec 3 Cookies, rulings R15, R17, R21)
 */

import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { GUEST_OWNER } from './guarded-storage.ts'
import { computeYearFromNow, readCookie, removeCookie, writeCookie } from './session-cookies.ts'

const Goal = v.object({ goal: v.string(), of: v.string() })

/** Without a goal, or with one too long for a cookie, nothing is stored: an older one would be wrong. */
export function saveGoal(goal: string, owner: string): void {
  if (goal === '' || !writeCookie('goal', JSON.stringify({ goal, of: owner }), computeYearFromNow()))
    removeCookie('goal')
}

/** Empty where nothing is stored, or somebody else's. */
export function readGoal(person: string): string {
  try {
    const stored = readAs(Goal, JSON.parse(readCookie('goal') ?? 'null'))
    return stored && [person, GUEST_OWNER].includes(stored.of) ? stored.goal : ''
  } catch {
    // Somebody tampered with it.
    return ''
  }
}
