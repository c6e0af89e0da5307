/**
 * The profile as text values for its form, their problems, and the body that is sent. (spec 3 User profile)
 */

import * as v from 'valibot'
import type { Country } from '#src/api/shapes/country.ts'
import type { Profile, ProfileDraft } from '#src/api/shapes/profile.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { isStrictEmail } from '#src/lib/email.ts'
import { cleanLine, dropInvisible, isBlank } from '#src/lib/invisible.ts'
import { pickChanged } from '#src/lib/merge-edits.ts'
import { isLocalPhone, normalisePhone } from '#src/lib/phone.ts'
import { isSubdomain } from '#src/lib/subdomain.ts'
import { usernameFaults } from '#src/lib/username-words.ts'
import { findUsernameFault } from '#src/lib/username.ts'
import { parseDay, formatDayText } from './birth-date.ts'
import { words } from './words.ts'

export const HOME_COUNTRY = 'BD'

export const ProfileValues = v.object({
  name: v.string(),
  nickname: v.string(),
  username: v.string(),
  nid: v.string(),
  location: v.string(),
  bio: v.string(),
  about: v.string(),
  email: v.string(),
  dob: v.string(),
  phone_extra: v.string(),
  /** Two letters, as in `other/country-codes`. */
  phone_extra_country_code: v.string(),
  goal: v.string(),
  profession: v.string(),
  institute: v.string(),
  study_time: v.string(),
})
export type ProfileValues = v.InferOutput<typeof ProfileValues>
/** The stored draft: only the changed fields. */
export const StoredValues = v.partial(ProfileValues)
export type ProfileField = keyof ProfileValues

/** `plain`: sent under its own name. `ruled`: sent as `buildDraft` says. Any other: a free record of the profile that contains it. */
type SentAs<F extends ProfileField> =
  | 'ruled'
  | 'free_object'
  | 'profile_details'
  | 'preference'
  | (F extends keyof ProfileDraft ? 'plain' : never)

/** Maps each field to its place in the body. Without an entry a field would never be sent, although the form says that it is saved. */
const SENT_AS = {
  name: 'plain',
  nickname: 'plain',
  username: 'ruled',
  nid: 'ruled',
  location: 'plain',
  bio: 'plain',
  about: 'plain',
  email: 'ruled',
  dob: 'ruled',
  phone_extra: 'ruled',
  phone_extra_country_code: 'ruled',
  goal: 'free_object',
  profession: 'profile_details',
  institute: 'profile_details',
  study_time: 'preference',
} as const satisfies { [F in ProfileField]: SentAs<F> }
const sentAs = Object.entries(SENT_AS) as [ProfileField, (typeof SENT_AS)[ProfileField]][]

export type Problems = Partial<Record<ProfileField, string>>

const getText = (value: unknown) => (typeof value === 'string' ? value : '')

export function getValues(profile: Profile): ProfileValues {
  const { name, nickname, username, nid, location, bio, about, phone_extra } = profile
  return {
    name,
    nickname,
    username,
    nid,
    location,
    bio,
    about,
    phone_extra,
    email: profile.email_pending || profile.email,
    dob: formatDayText(profile.dob),
    phone_extra_country_code: profile.phone_extra_country_code || HOME_COUNTRY,
    goal: getText(profile.free_object['goal']),
    profession: getText(profile.profile_details['profession']),
    institute: getText(profile.profile_details['institute']),
    study_time: getText(profile.preference['study_time']),
  }
}

/** Digits of a national ID: people group them with blanks, dashes, dots or slashes. */
function readNationalId(typed: string): string {
  return convertToLatin(cleanLine(typed)).replace(/[\s\-\u2010-\u2015\u2212./]/g, '')
}

/** Adds the country code, unless it was typed with it; the leading zero of domestic calls is dropped. */
function addDialCode(typed: string, country: Country | undefined): string {
  return country === undefined || typed.startsWith('+')
    ? typed
    : `+${country.dial}${typed.replace(/^0+/, '')}`
}

/**
 * The number as stored: local ones belong to Bangladesh, all others include their country code. (ruling R32)
 */
function extraPhone(values: ProfileValues, countries: readonly Country[]): string | undefined {
  const typed = convertToLatin(values.phone_extra).trim()
  const code = values.phone_extra_country_code
  const country = code === HOME_COUNTRY ? undefined : countries.find((each) => each.code === code)
  const phone = normalisePhone(addDialCode(typed, country))
  // The list of countries may be missing: a number with its plus does not need it.
  const isAbroad = country !== undefined || (code !== HOME_COUNTRY && typed.startsWith('+'))
  if (phone === undefined || isAbroad) return phone
  return isLocalPhone(phone) ? phone : undefined
}

/** Only judges a new number: a stored one never blocks saving. */
function isPhoneWrong(values: ProfileValues, profile: Profile, countries: readonly Country[]): boolean {
  if (isBlank(values.phone_extra) || !hasNewPhone(values, profile)) return false
  return extraPhone(values, countries) === undefined
}

/** A current name stays valid, whatever the rule for new ones. */
function describeUsernameProblem(username: string, own: string): Problems {
  if (username === '' || username === own) return {}
  if (!isSubdomain(username)) return { username: words.problems.username }
  const fault = findUsernameFault(username)
  return fault ? { username: usernameFaults[fault] } : {}
}

/** Finds the problems that block saving, by field. Only the name is required. (spec 5) */
export function findProblems(
  values: ProfileValues,
  profile: Profile,
  countries: readonly Country[],
): Problems {
  const { problems } = words
  const username = cleanLine(values.username)
  const email = cleanLine(values.email)
  const nid = readNationalId(values.nid)
  return {
    ...(isBlank(values.name) && { name: problems.name }),
    ...describeUsernameProblem(username, profile.username),
    ...(email !== '' && !isStrictEmail(email) && { email: problems.email }),
    ...(!isBlank(values.dob) && parseDay(values.dob) === undefined && { dob: problems.dob }),
    ...(nid !== '' && !/^(?:\d{10}|\d{13}|\d{17})$/.test(nid) && { nid: problems.nid }),
    ...(isPhoneWrong(values, profile, countries) && { phone_extra: problems.phoneExtra }),
  }
}

/** Lists the fields whose text differs from the profile. */
export function findChangedFields(values: ProfileValues, profile: Profile): ProfileField[] {
  return Object.keys(pickChanged(values, getValues(profile))) as ProfileField[]
}

function hasNewPhone(values: ProfileValues, profile: Profile): boolean {
  const changed = findChangedFields(values, profile)
  return changed.includes('phone_extra') || changed.includes('phone_extra_country_code')
}

function extrasDraft(
  values: ProfileValues,
  profile: Profile,
  changed: ReadonlySet<ProfileField>,
): ProfileDraft {
  const draft: ProfileDraft = {}
  for (const [field, record] of sentAs) {
    if (record !== 'plain' && record !== 'ruled' && changed.has(field))
      draft[record] = { ...profile[record], ...draft[record], [field]: values[field].trim() }
  }
  return draft
}

/** Builds the body of `PATCH user` only from the changed fields, so that changes from another device stay. */
export function buildDraft(
  values: ProfileValues,
  profile: Profile,
  countries: readonly Country[],
): ProfileDraft {
  const changed = new Set(findChangedFields(values, profile))
  const plain = sentAs
    .filter(([field, way]) => way === 'plain' && changed.has(field))
    .map(([field]) => [field, dropInvisible(values[field]).trim()])
  const phone = extraPhone(values, countries) ?? ''
  return {
    ...(Object.fromEntries(plain) as ProfileDraft),
    ...(changed.has('username') && { username: cleanLine(values.username) }),
    ...(changed.has('nid') && { nid: readNationalId(values.nid) }),
    ...(changed.has('email') && { email: cleanLine(values.email) || null }),
    ...(changed.has('dob') && { dob: parseDay(values.dob) ?? null }),
    ...(hasNewPhone(values, profile) && {
      phone_extra: phone,
      phone_extra_country_code: values.phone_extra_country_code,
    }),
    ...extrasDraft(values, profile, changed),
  }
}
