/** Splits typed skills, and suggests others. (ruling R55) */

import { getSkillKey } from '#src/lib/talent-rule.ts'

const MOST_OFFERED = 6

/** Separated by a comma, a semicolon or a line break. */
export function splitTyped(text: string): string[] {
  return text.split(/[,;\n]/)
}

/** Those that begin with the typed text come before those that contain it; existing ones are omitted. */
export function listSuggestions(
  known: readonly string[],
  skills: readonly string[],
  typed: string,
): string[] {
  const own = new Set(skills.map(getSkillKey))
  const wanted = getSkillKey(typed)
  const open = known.filter((name) => !own.has(getSkillKey(name)) && getSkillKey(name).includes(wanted))
  const begins = (name: string) => Number(getSkillKey(name).startsWith(wanted))
  return open.toSorted((one, other) => begins(other) - begins(one)).slice(0, MOST_OFFERED)
}
