/**
 * The steps of a login and their transitions; pure, so that every path is tested without a screen. (spec 4
 * Login flow steps, ruling R11)
 */

import * as v from 'valibot'
import {
  LoginStep,
  type LoginReply,
  type NextStep,
  type OtpSent,
  type SignedIn,
  type VerifyReply,
} from '#src/api/shapes/session.ts'
import { Email, Phone } from '#src/api/shapes/typed.ts'

/** The server's step numbers. (spec 4) */
export const STEP = {
  phone: -1,
  otpOnly: 0,
  passwordOnly: 1,
  registration: 2,
  forgotPassword: 3,
  passwordWithName: 4,
  otpFromForgotPassword: 5,
  changePassword: 6,
  create: 7,
  forcefullyShowLogin: 10,
  removeDevice: 13,
  userBan: 16,
} as const satisfies Record<string, LoginStep>

/** The progress of a login. Has no secret, so it may be stored in the browser: no password, code or token. */
export const LoginFlow = v.object({
  step: LoginStep,
  /** In the form that is sent: an e-mail, `01XXXXXXXXX`, or plus and digits. (ruling R32) */
  contact: v.optional(v.union([v.object({ email: Email }), v.object({ phone: Phone })])),
  /** At most the account's first name and picture. */
  face: v.optional(v.object({ name: v.string(), picture: v.nullish(v.string()) })),
  /** The step that asks for this account's password; missing if it has none. */
  passwordStep: v.optional(v.picklist([STEP.passwordOnly, STEP.passwordWithName])),
  /** The code that was sent; `resendAt` in milliseconds since 1970. */
  code: v.optional(v.object({ length: v.pipe(v.number(), v.integer()), resendAt: v.number() })),
  /** Why the account is closed. */
  reason: v.optional(v.string()),
})
export type LoginFlow = v.InferOutput<typeof LoginFlow>
export type Contact = NonNullable<LoginFlow['contact']>

/** The tokens for a stored flow that a reloaded page still has. */
export interface InHand {
  isForced: boolean
  hasResetToken: boolean
  hasDeviceRemovalToken: boolean
  /** Signed in, and the account has no name yet. */
  isNameless: boolean
}

/** The first step, the contact; forced if the page needs a signed-in person. (ruling R11, step 10) */
export function startFlow(isForced: boolean): LoginFlow {
  return { step: isForced ? STEP.forcefullyShowLogin : STEP.phone }
}

function canGoOn({ step, contact }: LoginFlow, { hasDeviceRemovalToken }: InHand): boolean {
  if (step === STEP.registration) return false
  if (step === STEP.removeDevice) return hasDeviceRemovalToken
  return contact !== undefined
}

/** Resumes a stored flow as far as possible; without its token it starts again. */
export function resumeFlow(flow: LoginFlow | undefined, inHand: InHand): LoginFlow {
  if (inHand.isNameless) return { step: STEP.registration }
  const start = startFlow(inHand.isForced)
  if (flow === undefined || !canGoOn(flow, inHand)) return start
  if (isStart(flow)) return flow.step === STEP.forcefullyShowLogin ? startFlow(true) : start
  // The grant for a new password is only in memory: another code is needed.
  if (flow.step === STEP.changePassword && !inHand.hasResetToken)
    return { ...flow, step: STEP.forgotPassword }
  return flow
}

export function isStart({ step }: Pick<LoginFlow, 'step'>): boolean {
  return step === STEP.phone || step === STEP.forcefullyShowLogin
}

function getPasswordStep(next: LoginStep): LoginFlow['passwordStep'] {
  return next === STEP.passwordOnly || next === STEP.passwordWithName ? next : undefined
}

/** Moves on after the reply of `POST user`. `msg` says why an account is closed. (ruling R11) */
export function acceptContact(contact: Contact, { next, user }: NextStep, msg: string): LoginFlow {
  return {
    step: next,
    contact,
    face: user?.name ? user : undefined,
    passwordStep: getPasswordStep(next),
    reason: next === STEP.userBan ? msg : undefined,
  }
}

/**
 * Moves on once a code was sent; `now` in milliseconds. It belongs to the flow that requested it: login or
 * forgotten password.
 */
export function acceptCodeSent(flow: LoginFlow, sent: OtpSent, now: number): LoginFlow {
  const isForgotten = flow.step === STEP.forgotPassword || flow.step === STEP.otpFromForgotPassword
  return {
    ...flow,
    step: isForgotten ? STEP.otpFromForgotPassword : STEP.otpOnly,
    code: { length: sent.length, resendAt: now + sent.resend_after * 1000 },
  }
}

export type Proof =
  | { is: 'signed-in'; reply: SignedIn }
  | { is: 'device-removal'; accessToken: string }
  | { is: 'reset-granted'; resetToken: string }

/** Reads the proof from a reply. Undefined if the reply belongs to no login. (ruling R11, ruling R33) */
export function readProof(reply: LoginReply | VerifyReply): Proof | undefined {
  if ('verified_email' in reply) return undefined
  if (reply.next === STEP.removeDevice) return { is: 'device-removal', accessToken: reply.accessToken }
  if (reply.next === STEP.changePassword) return { is: 'reset-granted', resetToken: reply.reset_token }
  return { is: 'signed-in', reply }
}

/** The previous step, for the back button; undefined if there is none. */
export function findStepBefore({ step, passwordStep }: LoginFlow, isForced: boolean): LoginStep | undefined {
  if (isStart({ step }) || step === STEP.registration) return undefined
  if (step === STEP.otpFromForgotPassword || step === STEP.changePassword) return STEP.forgotPassword
  if (step === STEP.forgotPassword && passwordStep !== undefined) return passwordStep
  return startFlow(isForced).step
}

const FIRST: readonly LoginStep[] = [STEP.phone, STEP.forcefullyShowLogin, STEP.userBan]
const LAST: readonly LoginStep[] = [STEP.registration, STEP.removeDevice, STEP.changePassword]

/** Counts the filled dashes of the three: contact, proof, done. */
export function countFilledDashes({ step }: LoginFlow): 1 | 2 | 3 {
  if (FIRST.includes(step)) return 1
  return LAST.includes(step) ? 3 : 2
}
