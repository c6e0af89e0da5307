/** A talent's profile, education and experience, interviews and offers. (spec 3, rulings R55, R56) */
import * as v from 'valibot'
import { Address, buildList, Count, DateOnly, Flag, Id, Instant, MaybeInstant, Money, Percent, Text } from './scalar.ts'
import { Email, Filled, Line, Phone, Typed } from './typed.ts'

/** A contact may be left out: empty text takes it away. */
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

/** Without `date_to` it still goes on. */
const Period = v.object({ date_from: DateOnly, date_to: v.optional(v.nullable(DateOnly)) })

/** A school. (spec 3 Education) */
export const EducationDraft = v.object({ ...Period.entries, institute: Filled, degree: Filled, subject: Typed })
/** A post held; fields are ours. (ruling R10) */
export const ExperienceDraft = v.object({ ...Period.entries, company: Filled, designation: Filled, description: Typed })

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

/** A certificate with the id of its check page. (ruling R52) */
export const TalentCertificate = v.object({ type: v.picklist(['course', 'level']), share_id: Id, title: Text, issued_at: Instant })

/**
 * The whole profile. For others it comes without phone, e-mail and address; `socials` is the name of a place → its address.
 * (ruling R55)
 */
export const Talent = v.object({
  _id: Id,
  name: Text,
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

/** The talent's card for the frame; what waits for an answer is counted by us. (ruling R55) */
export const TalentCard = v.object({
  _id: Id,
  name: Text,
  title: Text,
  username: Text,
  picture: Address,
  show_profile: Flag,
  waiting_interviews: Count,
  open_offers: Count,
})
export type TalentCard = v.InferOutput<typeof TalentCard>

/** A skill by name, for suggestions. */
export const Skill = v.object({ _id: Id, name: Text })

/** `answer_by`: until then an answer may be changed. (ruling R56) */
export const Interview = v.object({
  _id: Id,
  company: Text,
  title: Text,
  at: Instant,
  minutes: Count,
  place: Text,
  url: Address,
  invitation_status: v.picklist(['waiting', 'accepted', 'declined']),
  answer_by: Instant,
  answered_at: MaybeInstant,
})
export type Interview = v.InferOutput<typeof Interview>

/** `salary` is for a month; `letter_url` expires and is asked for anew. (ruling R56) */
export const Offer = v.object({
  _id: Id,
  company: Text,
  title: Text,
  salary: Money,
  currency: Text,
  place: Text,
  start_date: DateOnly,
  answer_by: Instant,
  letter_url: Address,
  offer_status: v.picklist(['waiting', 'accepted', 'declined', 'expired']),
  answered_at: MaybeInstant,
})
export type Offer = v.InferOutput<typeof Offer>

/** The two answers a person gives; all else is the server's. */
export const Answer = v.picklist(['accepted', 'declined'])
export type Answer = v.InferOutput<typeof Answer>
