/** Bodies of a talent's writes. (spec 3, ruling R55) */

import * as v from 'valibot'
import { DateOnly, Id, Text } from './scalar.ts'
import { Email, Filled, Line, Phone, Typed } from './typed.ts'

/** A contact is optional: an empty text removes it. */
const Nothing = v.literal('')

/** The profile. (spec 3 Talent profile) */
export const TalentDraft = v.object({
  name: Typed,
  title: Typed,
  email: v.union([Nothing, Email]),
  username: Line,
  phone: v.union([Nothing, Phone]),
  about: Typed,
  address: Typed,
  photo_url: Typed,
  avatar_url: Typed,
  skill_list: v.array(Typed),
  socials: v.record(v.string(), Typed),
  show_profile: v.boolean(),
  cv_url: Typed,
  portfolio_links: v.array(Typed),
})

/** Without `date_to` it is still going on. */
const Period = v.object({ date_from: DateOnly, date_to: v.optional(v.nullable(DateOnly)) })

/** A school. (spec 3 Education) */
export const EducationDraft = v.object({
  ...Period.entries,
  institute: Filled,
  degree: Filled,
  subject: Typed,
})
/** A position held; the fields are ours. (ruling R10) */
export const ExperienceDraft = v.object({
  ...Period.entries,
  company: Filled,
  designation: Filled,
  description: Typed,
})

/** A skill by name, for suggestions. */
export const Skill = v.object({ _id: Id, name: Text })
