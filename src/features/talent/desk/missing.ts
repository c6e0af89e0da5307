/**
 * Lists the missing parts of a profile, the most useful first; at most three, so that it is not a list of
 * faults. (ruling R55)
 */

import type { Talent } from '#src/api/shapes/talent.ts'
import { paths } from '#src/lib/paths.ts'

const MOST = 3

export type MissingPart =
  | 'username'
  | 'headline'
  | 'skills'
  | 'education'
  | 'experience'
  | 'about'
  | 'portfolio'
  | 'photo'
  | 'socials'

interface Missing {
  part: MissingPart
  /** The address for filling it in, including the field. */
  to: string
}

const CHECKS: readonly [MissingPart, isThere: (talent: Talent) => boolean, to: string][] = [
  ['username', ({ username }) => username !== '', `${paths.talentProfile()}#username`],
  ['headline', ({ title }) => title !== '', `${paths.talentProfile()}#title`],
  ['skills', ({ skill_list }) => skill_list.length > 0, `${paths.talentProfile()}#skills`],
  ['education', ({ education }) => education.length > 0, paths.talentEducation({ edit: 'new' })],
  ['experience', ({ experience }) => experience.length > 0, paths.talentExperience({ edit: 'new' })],
  ['about', ({ about }) => about !== '', `${paths.talentProfile()}#about`],
  ['portfolio', ({ portfolio_links: links }) => links.length > 0, `${paths.talentProfile()}#portfolio`],
  ['photo', ({ photo_url }) => Boolean(photo_url), `${paths.talentProfile()}#picture`],
  ['socials', ({ socials }) => Object.keys(socials).length > 0, `${paths.talentProfile()}#socials-github`],
]

export function listMissing(talent: Talent): Missing[] {
  return CHECKS.filter(([, isThere]) => !isThere(talent))
    .map(([part, , to]) => ({ part, to }))
    .slice(0, MOST)
}
