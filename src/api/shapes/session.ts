/** Tokens and what the steps of a login answer. (spec 3 Session data, spec 4 Login flow, rulings R11, R17, R33) */
import * as z from 'zod/mini'
import { Profile } from './profile.ts'
import { Address, Count, Id, MaybeInstant, Text } from './scalar.ts'
import { Email } from './typed.ts'

/** `…Exp`: an ISO time, seconds or milliseconds. (ruling R17) */
const Expiry = z.union([z.string(), z.number()])
const Token = z.string().check(z.minLength(1))

/** Tokens of a full session. (spec 3 Session data) */
export const SessionData = z.object({
  accessToken: Token,
  accessTokenExp: Expiry,
  refreshToken: Token,
  refreshTokenExp: Expiry,
  session_token: Token,
})
export type SessionData = z.infer<typeof SessionData>

/** A refresh may answer without an access token: that is an end of its own, no broken answer. (spec 8, ruling R16) */
export const Refreshed = z.nullish(
  z.object({
    accessToken: z.nullish(z.string()),
    accessTokenExp: z.nullish(Expiry),
    refreshToken: z.nullish(z.string()),
    refreshTokenExp: z.nullish(Expiry),
    session_token: z.nullish(z.string()),
  }),
)
export type Refreshed = z.infer<typeof Refreshed>

/** The step numbers of the login flow. (spec 4) */
export const LoginStep = z.literal([-1, 0, 1, 2, 3, 4, 5, 6, 7, 10, 13, 16])
export type LoginStep = z.infer<typeof LoginStep>

/** `POST user`: the next step, and a first name and picture at most. `msg` says why for a banned account. (ruling R11) */
export const NextStep = z.object({
  next: LoginStep,
  user: z.nullish(z.object({ name: Text, picture: Address })),
})
export type NextStep = z.infer<typeof NextStep>

/** An OTP is on its way. `resend_after` in seconds; `length` of the code. */
export const OtpSent = z.object({
  next: z.optional(LoginStep),
  length: z._default(z.int(), 6),
  resend_after: z._default(z.int(), 60),
  expires_at: MaybeInstant,
})
export type OtpSent = z.infer<typeof OtpSent>

/** Too many devices: a token for `device/post-login…` alone, kept in memory. (ruling R33) */
export const HalfLogin = z.object({ next: z.literal(13), accessToken: Token, accessTokenExp: Expiry })
export type HalfLogin = z.infer<typeof HalfLogin>

/** Signed in; `next: 2` when the account has no profile yet and asks for a name. (ruling R11) */
export const SignedIn = z.extend(SessionData, { next: z.nullish(z.literal(2)), user: Profile })
export type SignedIn = z.infer<typeof SignedIn>

/** A proved OTP of the forgot-password flow: good for one new password. (ruling R11) */
export const ResetGrant = z.object({ next: z.literal(6), reset_token: Token })
export type ResetGrant = z.infer<typeof ResetGrant>

/** A new e-mail was proved (purpose verify-email): the profile with it. `verified_email` tells it from a login. (ruling R11) */
export const EmailVerified = z.object({ next: z.optional(z.null()), verified_email: Email, user: Profile })
export type EmailVerified = z.infer<typeof EmailVerified>

/** What a password login answers: tell apart by `next`. */
export const LoginReply = z.union([HalfLogin, SignedIn])
export type LoginReply = z.infer<typeof LoginReply>

/** What a verified OTP answers, by its purpose: tell apart by `next`, then by `verified_email`. */
export const VerifyReply = z.union([HalfLogin, ResetGrant, SignedIn, EmailVerified])
export type VerifyReply = z.infer<typeof VerifyReply>

/** `user/latest-purchase`; null for a learner who bought nothing. */
export const LatestPurchase = z.nullish(
  z.object({
    idx: Id,
    title: Text,
    course: z.object({ _id: Id, slug: z.string(), title: Text }),
    batch: z.nullish(Id),
    paid_at: MaybeInstant,
  }),
)
export type LatestPurchase = z.infer<typeof LatestPurchase>

/** `user/login-info/{id}`, for one's own account only. (ruling R38) */
export const LoginInfo = z.object({
  _id: Id,
  has_password: z.boolean(),
  last_login_at: MaybeInstant,
  device_count: Count,
  device_limit: Count,
})
export type LoginInfo = z.infer<typeof LoginInfo>
