/** Tokens, and the replies of a login's steps. (spec 3 Session data, spec 4 Login flow, rulings R11, R17, R33) */

import * as v from 'valibot'
import { Profile } from './profile.ts'
import { Address, Count, Id, Instant, MaybeInstant, Text, Whole } from './scalar.ts'
import { Email } from './typed.ts'

/** `…Exp`: an ISO time, seconds or milliseconds. (ruling R17) */
const Expiry = v.union([v.string(), v.number()])
const Token = v.pipe(v.string(), v.minLength(1))

/** Tokens of a full session. (spec 3 Session data) */
export const SessionData = v.object({
  accessToken: Token,
  accessTokenExp: Expiry,
  refreshToken: Token,
  refreshTokenExp: Expiry,
  session_token: Token,
})
export type SessionData = v.InferOutput<typeof SessionData>

/**
 * A refresh may return no access token: that is a separate outcome and not a broken reply. (spec 8, ruling
 * R16)
 */
export const Refreshed = v.nullish(
  v.object({
    accessToken: v.nullish(v.string()),
    accessTokenExp: v.nullish(Expiry),
    refreshToken: v.nullish(v.string()),
    refreshTokenExp: v.nullish(Expiry),
    session_token: v.nullish(v.string()),
  }),
)
export type Refreshed = v.InferOutput<typeof Refreshed>

/** The step numbers of the login flow. (spec 4) */
export const LoginStep = v.picklist([-1, 0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 16])
export type LoginStep = v.InferOutput<typeof LoginStep>

/**
 * `POST user`: the next step, and at most a first name and picture. `msg` says why for a banned account.
 * (ruling R11)
 */
export const NextStep = v.object({
  next: LoginStep,
  user: v.nullish(v.object({ name: Text, picture: Address })),
})
export type NextStep = v.InferOutput<typeof NextStep>

/** An OTP is on its way. `resend_after` in seconds; `length` of the code. */
export const OtpSent = v.object({
  next: v.optional(LoginStep),
  length: v.optional(Whole, 6),
  resend_after: v.optional(Whole, 60),
  expires_at: MaybeInstant,
})
export type OtpSent = v.InferOutput<typeof OtpSent>

/** Too many devices: a token only for `device/post-login…`, kept in memory. (ruling R33) */
export const DeviceRemovalGrant = v.object({
  next: v.literal(13),
  accessToken: Token,
  accessTokenExp: Expiry,
})
export type DeviceRemovalGrant = v.InferOutput<typeof DeviceRemovalGrant>

/** Signed in; `next: 2` if the account has no profile yet and needs a name. (ruling R11) */
export const SignedIn = v.object({ ...SessionData.entries, next: v.nullish(v.literal(2)), user: Profile })
export type SignedIn = v.InferOutput<typeof SignedIn>

/** A verified OTP of the forgot-password flow: valid for one new password. (ruling R11) */
export const ResetGrant = v.object({ next: v.literal(6), reset_token: Token })
export type ResetGrant = v.InferOutput<typeof ResetGrant>

/**
 * A new e-mail was verified (purpose verify-email), with the profile. `verified_email` distinguishes it from
 * a login. (ruling R11)
 */
export const EmailVerified = v.object({ next: v.optional(v.null()), verified_email: Email, user: Profile })
export type EmailVerified = v.InferOutput<typeof EmailVerified>

/** The reply to a password login, distinguished by `next`. */
export const LoginReply = v.union([DeviceRemovalGrant, SignedIn])
export type LoginReply = v.InferOutput<typeof LoginReply>

/** The reply to a verified OTP, by its purpose: distinguished by `next`, then by `verified_email`. */
export const VerifyReply = v.union([DeviceRemovalGrant, ResetGrant, SignedIn, EmailVerified])
export type VerifyReply = v.InferOutput<typeof VerifyReply>

/**
 * `user/latest-purchase`; null for a learner without purchases. `starts_at` of the batch and its
 * `first_class` are missing for a recorded course.
 */
export const LatestPurchase = v.nullish(
  v.object({
    idx: Id,
    title: Text,
    course: v.object({ _id: Id, slug: v.string(), title: Text }),
    batch: v.nullish(Id),
    batch_title: Text,
    starts_at: MaybeInstant,
    first_class: v.nullish(v.object({ _id: Id, title: Text, start_at: Instant })),
    paid_at: MaybeInstant,
  }),
)
export type LatestPurchase = v.InferOutput<typeof LatestPurchase>

/** `user/login-info/{id}`, only for one's own account. (ruling R38) */
export const LoginInfo = v.object({
  _id: Id,
  has_password: v.boolean(),
  last_login_at: MaybeInstant,
  device_count: Count,
  device_limit: Count,
})
export type LoginInfo = v.InferOutput<typeof LoginInfo>
