/** One's own account. Fields as in spec 3 (User profile, Onboarding flags). */

import * as v from 'valibot'
import { Address, Count, DateOnly, Flag, Id, Text } from './scalar.ts'
import { Email, Line, Typed } from './typed.ts'

/** Free key and value pairs, used in `preference`, `free_object` and `profile_details`. */
const Extras = v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))

/** Roles that an account may have; without an account one is a guest. (spec 6) */
export const Role = v.picklist(['learner', 'teacher', 'talent'])

/** The introductions that a learner has seen. (spec 3 Onboarding flags) */
export const OnboardingFlags = v.object({
  is_first_onboarding_complete: Flag,
  is_batch_onboarding_complete: Flag,
  is_dashboard_onboarding_complete: Flag,
})
export type OnboardingFlags = v.InferOutput<typeof OnboardingFlags>

/** `user/me`. `email_pending` waits for its OTP (ruling R11); `enrolled_count` decides where a login leads (spec 4, rule 4). */
export const Profile = v.object({
  ...OnboardingFlags.entries,
  _id: Id,
  role: Role,
  name: Text,
  username: Text,
  phone: Text,
  email: Text,
  email_pending: Text,
  picture: Address,
  dob: v.nullish(DateOnly),
  location: Text,
  nid: Text,
  bio: Text,
  about: Text,
  nickname: Text,
  preference: v.nullish(Extras, {}),
  phone_extra: Text,
  phone_extra_country_code: Text,
  free_object: v.nullish(Extras, {}),
  profile_details: v.nullish(Extras, {}),
  has_password: Flag,
  enrolled_count: Count,
})
export type Profile = v.InferOutput<typeof Profile>

/** The whole body of `PATCH user`. (spec 3 User profile) */
export const ProfileDraft = v.partial(
  v.object({
    name: Typed,
    username: Line,
    email: v.nullable(Email),
    dob: v.nullable(DateOnly),
    location: Typed,
    nid: Line,
    bio: Typed,
    about: Typed,
    nickname: Typed,
    preference: Extras,
    phone_extra: Line,
    phone_extra_country_code: Typed,
    free_object: Extras,
    profile_details: Extras,
  }),
)
export type ProfileDraft = v.InferOutput<typeof ProfileDraft>

/** The body of the onboarding writes. (spec 3 Onboarding flags) */
export const OnboardingDraft = v.partial(
  v.object({
    is_first_onboarding_complete: v.boolean(),
    is_batch_onboarding_complete: v.boolean(),
    is_dashboard_onboarding_complete: v.boolean(),
  }),
)
