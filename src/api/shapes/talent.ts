/** A talent's published profile; separate from what only talents need. (spec 3, ruling R55) */

import * as v from 'valibot'
import { Address, buildList, DateOnly, Flag, Id, Instant, MaybeInstant, Percent, Text } from './scalar.ts'

/** Row of education, the newest first. */
export const Education = v.object({
  _id: Id,
  institute: Text,
  degree: Text,
  subject: Text,
  date_from: DateOnly,
  date_to: v.nullish(DateOnly),
})
export type Education = v.InferOutput<typeof Education>

/** Row of experience, the newest first. */
export const Experience = v.object({
  _id: Id,
  company: Text,
  designation: Text,
  description: Text,
  date_from: DateOnly,
  date_to: v.nullish(DateOnly),
})
export type Experience = v.InferOutput<typeof Experience>

/** A skill that a passed level proves; `level` is the title of the highest one. */
export const VerifiedSkill = v.object({ skill: Text, percent: Percent, level: Text, at: Instant })
export type VerifiedSkill = v.InferOutput<typeof VerifiedSkill>

/** A certificate with the id of its verification page. (ruling R52) */
export const TalentCertificate = v.object({
  type: v.picklist(['course', 'level']),
  share_id: Id,
  title: Text,
  issued_at: Instant,
})

/**
 * The whole profile. Others see it without phone, e-mail and address; `socials` maps the name of a network to
 * an address. (ruling R55)
 */
export const Talent = v.object({
  _id: Id,
  name: Text,
  /** The talent's own spelling of the name, for a CV in English; a server that keeps none omits it. */
  latin_name: v.nullish(Text),
  /** The talent's own English for texts of the profile (`free_object`); a server that keeps none omits it. */
  english: v.nullish(v.record(v.string(), v.string())),
  title: Text,
  email: v.optional(Text),
  username: Text,
  phone: v.optional(Text),
  about: Text,
  address: v.optional(Text),
  photo_url: Address,
  avatar_url: Address,
  skill_list: buildList(v.string()),
  socials: v.nullish(v.record(v.string(), v.string()), {}),
  show_profile: Flag,
  cv_url: Address,
  portfolio_links: buildList(v.string()),
  is_verified: Flag,
  endorsed_by: buildList(v.object({ name: Text, at: MaybeInstant })),
  education: buildList(Education),
  experience: buildList(Experience),
  certificates: buildList(TalentCertificate),
  verified_skills: buildList(VerifiedSkill),
})
export type Talent = v.InferOutput<typeof Talent>
