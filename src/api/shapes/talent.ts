/** What a talent may send. (spec 3 Talent profile, Education, Experience) */
import * as z from 'zod/mini'
import { DateOnly } from './scalar.ts'
import { Email, Filled, Phone, Typed } from './typed.ts'

/** The profile. (spec 3 Talent profile) */
export const TalentDraft = z.object({
  name: Typed,
  title: Typed,
  email: Email,
  username: Typed,
  phone: Phone,
  about: Typed,
  address: Typed,
  photo_url: Typed,
  avatar_url: Typed,
  skill_list: z.array(Typed),
  socials: z.record(z.string(), Typed),
  show_profile: z.boolean(),
  cv_url: Typed,
  portfolio_links: z.array(Typed),
})

/** Without `date_to` it still goes on. */
const Period = z.object({ date_from: DateOnly, date_to: z.optional(z.nullable(DateOnly)) })

/** A school. (spec 3 Education) */
export const EducationDraft = z.extend(Period, { institute: Filled, degree: Filled, subject: Typed })
/** A post held; fields are ours. (ruling R10) */
export const ExperienceDraft = z.extend(Period, { company: Filled, designation: Filled, description: Typed })
