/**
 * Names that a person may not use as the address of a public profile, even if their letters are valid. (spec
 * 5 Subdomain-like text)
 */

import { brand } from './brand.ts'

/**
 * Names that look like us, like one of our pages, or like nobody; and those that Windows reserves for
 * devices.
 */
const RESERVED = new Set(
  `admin administrator root superuser system sysadmin staff team moderator mod official support help helpdesk info contact security abuse
  billing payment payments sales hr jobs job careers press legal privacy terms about blog news home index login logout signin signup register
  account accounts settings profile profiles user users me my you new edit delete search api app www web mail email smtp ftp cdn static
  assets media files share public dashboard teacher teachers talent talents talent-desk learner learners student students course courses
  batch batches exam exams quiz certificate certificates orientation webinar checkout purchase free category categories playlist placements
  null undefined none nan true false nobody anonymous guest unknown test demo
  con prn aux nul com1 com2 com3 com4 com5 com6 com7 com8 com9 lpt1 lpt2 lpt3 lpt4 lpt5 lpt6 lpt7 lpt8 lpt9`.split(
    /\s+/,
  ),
)

export type UsernameFault = 'hyphens' | 'digits' | 'reserved'

/** For a name of Latin letters, digits and hyphens. */
export function findUsernameFault(username: string): UsernameFault | undefined {
  if (/^-|-$|--/.test(username)) return 'hyphens'
  // It would expose a phone number or a date of birth.
  if (!/[a-z]/i.test(username)) return 'digits'
  const small = username.toLowerCase()
  const isOurs = small.replaceAll('-', '').includes(brand.latinName.toLowerCase())
  return isOurs || RESERVED.has(small) ? 'reserved' : undefined
}
