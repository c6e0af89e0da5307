/**
 * The talent's profile as form values, their problems, and the body that is sent. (spec 3 Talent profile,
 * rulings R19, R55)
 */

import * as v from 'valibot'
import type { Talent } from '#src/api/shapes/talent.ts'
import { isStrictEmail } from '#src/lib/email.ts'
import { parseWebLink } from '#src/lib/external-link.ts'
import { cleanLine, isBlank, trimText } from '#src/lib/invisible.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { normalisePhone } from '#src/lib/phone.ts'
import { isTalentUsername, mergeSkills, MOST_SKILLS } from '#src/lib/talent-rule.ts'
import { usernameFaults } from '#src/lib/username-words.ts'
import { findUsernameFault } from '#src/lib/username.ts'
import { splitTyped } from './skill-input.ts'
import { words } from './words.ts'

/** Networks offered to everybody; others in the profile are shown beside them. */
export const SOCIAL_PLACES = ['github', 'linkedin', 'facebook', 'website'] as const

export const ProfileValues = v.object({
  name: v.string(),
  title: v.string(),
  username: v.string(),
  about: v.string(),
  skill_list: v.array(v.string()),
  /** Typed but not a skill yet: it becomes one when the form is sent. */
  skill: v.string(),
  socials: v.record(v.string(), v.string()),
  portfolio_links: v.array(v.string()),
  cv_url: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
})
export type ProfileValues = v.InferOutput<typeof ProfileValues>
/** The draft: only the changed fields. */
export const StoredValues = v.partial(ProfileValues)
export type StoredValues = v.InferOutput<typeof StoredValues>

/** `plain`: sent under its own name. `ruled`: sent as `buildBody` says. Without an entry a field would never be sent. */
const SENT_AS: Readonly<Record<keyof ProfileValues, 'plain' | 'ruled'>> = {
  name: 'plain',
  title: 'plain',
  username: 'ruled',
  about: 'plain',
  skill_list: 'ruled',
  skill: 'ruled',
  socials: 'ruled',
  portfolio_links: 'ruled',
  cv_url: 'ruled',
  email: 'ruled',
  phone: 'ruled',
  address: 'plain',
}

/** Named like the server's errors: `socials.github`, `portfolio_links.0`. */
export type ProfileProblems = Readonly<Record<string, string>>

export function getValues(talent: Talent): ProfileValues {
  const {
    name,
    title,
    username,
    about,
    skill_list,
    socials,
    portfolio_links,
    cv_url,
    email = '',
    phone = '',
    address = '',
  } = talent
  const empty = Object.fromEntries(SOCIAL_PLACES.map((place) => [place, '']))
  return {
    name,
    title,
    username,
    about,
    skill_list: [...skill_list],
    skill: '',
    socials: { ...empty, ...socials },
    portfolio_links: portfolio_links.length > 0 ? [...portfolio_links] : [''],
    cv_url: cv_url ?? '',
    email,
    phone,
    address,
  }
}

const isWrongLink = (text: string) => !isBlank(text) && parseWebLink(text) === undefined

function findLinkProblems({ socials, portfolio_links, cv_url }: ProfileValues): ProfileProblems {
  const { link } = words.problems
  const links: [name: string, text: string][] = [
    ...Object.entries(socials).map(([place, text]): [string, string] => [`socials.${place}`, text]),
    ...portfolio_links.map((text, at): [string, string] => [`portfolio_links.${at}`, text]),
    ['cv_url', cv_url],
  ]
  return Object.fromEntries(links.filter(([, text]) => isWrongLink(text)).map(([name]) => [name, link]))
}

/** The skills, including the typed one. */
export function listSkills({ skill_list, skill }: Pick<ProfileValues, 'skill_list' | 'skill'>): string[] {
  return mergeSkills([...skill_list, ...splitTyped(skill)])
}

/** A current name stays valid, whatever the rule for new ones. */
function describeUsernameProblem(username: string, own: string): ProfileProblems {
  if (username === own) return {}
  if (!isTalentUsername(username)) return { username: words.problems.username }
  const fault = findUsernameFault(username)
  return fault ? { username: usernameFaults[fault] } : {}
}

/** Finds what blocks saving. A username may be missing until the profile is public. */
export function findProblems(values: ProfileValues, talent: Talent): ProfileProblems {
  const { problems } = words
  const username = cleanLine(values.username)
  const email = cleanLine(values.email)
  return {
    ...(isBlank(values.name) && { name: problems.name }),
    ...describeUsernameProblem(username, talent.username),
    ...(email !== '' && !isStrictEmail(email) && { email: problems.email }),
    ...(!isBlank(values.phone) && normalisePhone(values.phone) === undefined && { phone: problems.phone }),
    ...(listSkills(values).length > MOST_SKILLS && { skill: problems.skills(MOST_SKILLS) }),
    ...findLinkProblems(values),
  }
}

function readLinks(links: readonly string[]): string[] {
  return links.flatMap((text) => parseWebLink(text) ?? [])
}

/** Builds the body only from the changed fields, so that changes from another device stay. */
export function buildBody(values: ProfileValues, talent: Talent) {
  const changed = pickChanged(values, getValues(talent))
  const { socials = {}, portfolio_links, cv_url, email, phone, username } = changed
  const plain = Object.entries(changed).flatMap(([field, text]) =>
    SENT_AS[field as keyof ProfileValues] === 'plain' && typeof text === 'string'
      ? [[field, trimText(text)]]
      : [],
  )
  const links = Object.entries(socials).map(([place, text]) => [place, readLinks([text])[0] ?? ''])
  return {
    ...Object.fromEntries(plain),
    ...(username !== undefined && { username: cleanLine(username) }),
    ...((changed.skill_list || changed.skill) && { skill_list: listSkills(values) }),
    ...(changed.socials && { socials: { ...talent.socials, ...Object.fromEntries(links) } }),
    ...(portfolio_links && { portfolio_links: readLinks(portfolio_links) }),
    ...(cv_url !== undefined && { cv_url: readLinks([cv_url])[0] ?? '' }),
    ...(email !== undefined && { email: cleanLine(email) }),
    ...(phone !== undefined && { phone: normalisePhone(phone) ?? '' }),
  }
}
