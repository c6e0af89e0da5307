/** One's own account. Fields as in spec 3 (User profile, Onboarding flags). */
import * as z from 'zod/mini'
import { Address, Count, DateOnly, Flag, Id, Text } from './scalar.ts'
import { Email, Typed } from './typed.ts'

/** Free key and value pairs, as `preference`, `free_object` and `profile_details` hold them. */
const Extras = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))

/** Roles an account may have; without an account one is a guest. (spec 6) */
export const Role = z.enum(['learner', 'teacher', 'talent'])

/** What a learner has been shown. (spec 3 Onboarding flags) */
export const OnboardingFlags = z.object({
  is_first_onboarding_complete: Flag,
  is_batch_onboarding_complete: Flag,
  is_dashboard_onboarding_complete: Flag,
})
export type OnboardingFlags = z.infer<typeof OnboardingFlags>

/** `user/me`. `email_pending` waits for its OTP (ruling R11); `enrolled_count` decides where a login leads (spec 4, rule 4). */
export const Profile = z.extend(OnboardingFlags, {
  _id: Id,
  role: Role,
  name: Text,
  username: Text,
  phone: Text,
  email: Text,
  email_pending: Text,
  picture: Address,
  dob: z.nullish(DateOnly),
  location: Text,
  nid: Text,
  bio: Text,
  about: Text,
  nickname: Text,
  preference: z._default(Extras, {}),
  phone_extra: Text,
  phone_extra_country_code: Text,
  free_object: z._default(Extras, {}),
  profile_details: z._default(Extras, {}),
  has_password: Flag,
  enrolled_count: Count,
})
export type Profile = z.infer<typeof Profile>

/** What `PATCH user` may send, and nothing else. (spec 3 User profile) */
export const ProfileDraft = z.partial(
  z.object({
    name: Typed,
    username: Typed,
    email: z.nullable(Email),
    dob: z.nullable(DateOnly),
    location: Typed,
    nid: Typed,
    bio: Typed,
    about: Typed,
    nickname: Typed,
    preference: Extras,
    phone_extra: Typed,
    phone_extra_country_code: Typed,
    free_object: Extras,
    profile_details: Extras,
  }),
)
export type ProfileDraft = z.infer<typeof ProfileDraft>

/** What the onboarding writes may send. (spec 3 Onboarding flags) */
export const OnboardingDraft = z.partial(
  z.object({
    is_first_onboarding_complete: z.boolean(),
    is_batch_onboarding_complete: z.boolean(),
    is_dashboard_onboarding_complete: z.boolean(),
  }),
)
