/** Prepares a profile's lists for its page and its CV. (rulings R19, R55) */

import type { Talent } from '#src/api/shapes/talent.ts'
import { parseExternalLink } from '#src/lib/external-link.ts'
import { mergeSkills } from '#src/lib/talent-rule.ts'

/** Skills proved by levels come first; one that is also claimed is shown once. */
export function listSkills({ verified_skills, skill_list }: Pick<Talent, 'verified_skills' | 'skill_list'>) {
  const proven = mergeSkills(verified_skills.map(({ skill }) => skill))
  return mergeSkills([...proven, ...skill_list]).map((name, at) => ({ name, isVerified: at < proven.length }))
}

export interface TalentLink {
  href: string
  /** Without protocol, `www.` and trailing slash: `github.com/farhana`. */
  text: string
}

/** Undefined if it is not a web address. */
function readLink(value: string): TalentLink | undefined {
  const href = parseExternalLink(value)
  if (href === undefined || !/^https?:/.test(href)) return undefined
  const { host, pathname } = new URL(href)
  return { href, text: `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}` }
}

/** A repeated address is shown once. */
export function listLinks(values: readonly string[]): TalentLink[] {
  const links = values.flatMap((value) => readLink(value) ?? [])
  return [...new Map(links.map((link) => [link.href, link])).values()]
}

/** Networks by their keys in profiles; any other link shows its host. */
const NETWORKS: Readonly<Record<string, string>> = {
  github: 'GitHub',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  youtube: 'YouTube',
  instagram: 'Instagram',
}

export function listSocials(socials: Talent['socials']): (TalentLink & { place: string; name: string })[] {
  return Object.entries(socials ?? {}).flatMap(([place, value]) => {
    const link = readLink(value)
    return link ? [{ ...link, place, name: NETWORKS[place.toLowerCase()] ?? link.text }] : []
  })
}

export function nameStudies(degree: string | undefined, subject: string | undefined): string {
  return [degree, subject].filter(Boolean).join(', ')
}
