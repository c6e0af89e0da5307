/** Rules of a talent's profile that form and server share. (spec 3, ruling R55) */

import { convertToLatin } from './bn.ts'
import { trimText } from './invisible.ts'
import { isSubdomain } from './subdomain.ts'

export const MOST_SKILLS = 30
export const USERNAME_LENGTH = { least: 3, most: 30 } as const

/** Two skills are equal if they differ only in case, digits or blanks. */
export function getSkillKey(name: string): string {
  return convertToLatin(trimText(name)).toLowerCase().replace(/\s+/g, ' ')
}

/** Drops blank skills and duplicates; the first spelling stays. */
export function mergeSkills(names: readonly string[]): string[] {
  const merged = new Map<string, string>()
  for (const name of names.map(trimText)) {
    const key = getSkillKey(name)
    if (key !== '' && !merged.has(key)) merged.set(key, name)
  }
  return [...merged.values()]
}

/** Latin letters, digits and hyphens, 3 to 30 of them. */
export function isTalentUsername(text: string): boolean {
  return isSubdomain(text) && text.length >= USERNAME_LENGTH.least && text.length <= USERNAME_LENGTH.most
}

/** Days are `YYYY-MM-DD`; a period without an end is still going on. */
export function isBackwards(from: string, to: string | null | undefined): boolean {
  return typeof to === 'string' && to !== '' && to < from
}
