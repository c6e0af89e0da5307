/** Rules of a talent's writes: links, skills, periods. (spec 3, rulings R19, R55) */

import { parseWebLink } from '#src/lib/external-link.ts'
import { isBackwards, mergeSkills, MOST_SKILLS } from '#src/lib/talent-rule.ts'
import { BadField } from '../../kernel/http-error.ts'

const BAD_LINK = 'লিংকটি ঠিক নয়। https:// দিয়ে শুরু হওয়া ঠিকানা দিন।'

/** A web address, or empty; `field` names its field. */
export function readLink(value: string, field: string): string {
  if (value === '') return ''
  const link = parseWebLink(value)
  if (link === undefined) throw new BadField(field, BAD_LINK)
  return link
}

export function readLinks(values: readonly string[], field: string): string[] {
  return values.map((value, index) => readLink(value, `${field}.${index}`)).filter((link) => link !== '')
}

export function readSocials(values: Readonly<Record<string, string>>): Record<string, string> {
  const read = Object.entries(values).map(
    ([place, value]) => [place, readLink(value, `socials.${place}`)] as const,
  )
  return Object.fromEntries(read.filter(([, link]) => link !== ''))
}

export function readSkills(values: readonly string[]): string[] {
  const merged = mergeSkills(values)
  if (merged.length > MOST_SKILLS) throw new BadField('skill_list', 'সর্বোচ্চ ৩০টি স্কিল দেওয়া যায়।')
  return merged
}

export function refuseBadPeriod({
  date_from,
  date_to,
}: {
  date_from: string
  date_to?: string | null | undefined
}): void {
  if (isBackwards(date_from, date_to)) throw new BadField('date_to', 'শেষ হওয়ার মাসটি শুরুর আগে পড়েছে।')
}
