/**
 * Which skills of a post a person has: verified by a passed level, or claimed. Computed on the device.
 * (ruling R54)
 */

import { getSpellingKey } from '#src/engines/search/spelling.ts'

export interface OwnSkills {
  /** Claimed by the person. */
  claimed: readonly string[]
  /** Titles of assessments of which a level was passed. */
  passed: readonly string[]
}

export interface MatchedSkill {
  skill: string
  state: 'verified' | 'claimed' | 'missing'
}

/** Shorter sounds are too ambiguous for a prefix. */
const LEAST_SOUND = 4

/** `React.js`, `ReactJS` and `react` are one skill; `JavaScript` and `Java` are two. */
function normalise(skill: string): string {
  const plain = skill.toLowerCase().replaceAll(/[\s._-]+/g, '')
  return plain.length > 4 ? plain.replace(/js$/, '') : plain
}

const isLatin = (text: string) => /[a-z]/i.test(text)

/** Compares by spelling, and by sound if only one of them is in Bengali. */
export function isSameSkill(one: string, other: string): boolean {
  if (normalise(one) === normalise(other)) return true
  return isLatin(one) !== isLatin(other) && getSpellingKey(one) === getSpellingKey(other)
}

/** A word of a title, with any Bengali ending. */
function isNamedBy(part: string, word: string): boolean {
  if (isSameSkill(part, word)) return true
  const sound = getSpellingKey(part)
  return (
    isLatin(part) !== isLatin(word) && sound.length >= LEAST_SOUND && getSpellingKey(word).startsWith(sound)
  )
}

/** Tells whether a title (`জাভাস্ক্রিপ্টে হাত পাকান`, `HTML ও CSS`) names the skill. */
export function isNamedInTitle(skill: string, title: string): boolean {
  const named = title.split(/[\s:,;()/|–—-]+/).filter(Boolean)
  return skill.split(/\s+/).every((part) => named.some((word) => isNamedBy(part, word)))
}

/** The skills of a post, verified ones first, missing ones last. */
export function matchSkills(wanted: readonly string[], { claimed, passed }: OwnSkills): MatchedSkill[] {
  const judge = (skill: string): MatchedSkill['state'] => {
    if (passed.some((title) => isNamedInTitle(skill, title))) return 'verified'
    return claimed.some((own) => isSameSkill(own, skill)) ? 'claimed' : 'missing'
  }
  const order = { verified: 0, claimed: 1, missing: 2 }
  const skills = [...new Map(wanted.map((skill) => [normalise(skill), skill])).values()]
  return skills
    .map((skill) => ({ skill, state: judge(skill) }))
    .toSorted((one, other) => order[one.state] - order[other.state])
}

export const countMatched = (skills: readonly MatchedSkill[]) =>
  skills.filter(({ state }) => state !== 'missing').length
