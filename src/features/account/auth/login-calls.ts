/**
 * The calls of a login, exactly as in ruling R11's table for phones and e-mails. Each returns the next state
 * of the login.
 */

import { callWithMessage, call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { setDeviceRemovalToken } from '#src/api/client/headers.ts'
import { auth } from '#src/api/contract/auth.ts'
import { device } from '#src/api/contract/device.ts'
import type { LoginReply, SignedIn, VerifyReply } from '#src/api/shapes/session.ts'
import { clearCache } from '#src/api/use-api.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { tryBothForms } from '#src/stores/session/password-forms.ts'
import { profileRead } from '#src/stores/session/session-store.ts'
import { acceptCodeSent, type Contact, acceptContact, type LoginFlow, readProof, STEP } from './login-flow.ts'
import { resetGrant, resetGranted, resetUsed } from './reset-grant.ts'

/** Signed in: the session data, the server's message, and the kind of proof. */
export interface Entered {
  is: 'entered'
  reply: SignedIn
  msg: string
  how: 'otp' | 'password'
}

/** The result of a call; `msg` is the server's, shown as a success toast. (spec 4) */
export type Outcome =
  | Entered
  | { is: 'step'; flow: LoginFlow; msg?: string | undefined }
  | { is: 'registered' }
  | { is: 'password-changed'; msg: string }

/**
 * The proof of a login that waits for a device to be removed: only in memory, like its token. (rulings R15,
 * R33)
 */
let deviceRemovalHow: Entered['how'] = 'otp'

/** Every call but the first uses another name for the phone. */
function buildMsisdn(contact: Contact): { msisdn: string } | { email: string } {
  return 'phone' in contact ? { msisdn: contact.phone } : contact
}

/** Every step after the first has a contact; one without is a bug. */
function getContact({ contact }: LoginFlow): Contact {
  if (contact === undefined) throw new Error('This step needs a contact')
  return contact
}

export async function sendCode(flow: LoginFlow): Promise<Outcome> {
  const { data, msg } = await callWithMessage(auth.sendOtp, {
    body: { ...buildMsisdn(getContact(flow)), purpose: 'login' },
  })
  // The next step says that a code was sent; if it is already on screen, only a message can say so.
  return {
    is: 'step',
    flow: acceptCodeSent(flow, data, getDeviceNow()),
    msg: flow.step === STEP.otpOnly && flow.code ? msg : undefined,
  }
}

/** Steps -1 and 10. An account that is verified only by code gets one at once. */
export async function checkContact(contact: Contact): Promise<Outcome> {
  // Another contact cancels the login that waited for a device to be removed.
  setDeviceRemovalToken(undefined)
  const { data, msg } = await callWithMessage(auth.check, { body: contact })
  const flow = acceptContact(contact, data, msg)
  return flow.step === STEP.otpOnly ? sendCode(flow) : { is: 'step', flow }
}

/**
 * The messages of a session and of too many devices are shown elsewhere: on the target page, and in step 13.
 */
function proved(flow: LoginFlow, reply: LoginReply | VerifyReply, msg: string, how: Entered['how']): Outcome {
  const proof = readProof(reply)
  if (proof === undefined) throw new ApiError('broken')
  if (proof.is === 'signed-in') {
    setDeviceRemovalToken(undefined)
    return { is: 'entered', reply: proof.reply, msg, how }
  }
  if (proof.is === 'device-removal') {
    // All people share one cache key for the devices, so the last person's are dropped. (ruling R21)
    void clearCache(device.listPostLogin)
    setDeviceRemovalToken(proof.accessToken)
    deviceRemovalHow = how
    return { is: 'step', flow: { ...flow, step: STEP.removeDevice, reason: msg } }
  }
  resetGranted(proof.resetToken)
  return { is: 'step', flow: { ...flow, step: STEP.changePassword }, msg }
}

/** Steps 0 and 5. (spec 4 OTP verify) */
export async function proveCode(flow: LoginFlow, otp: string): Promise<Outcome> {
  const contact = getContact(flow)
  const purpose = flow.step === STEP.otpFromForgotPassword ? 'forgot-password' : 'login'
  const { data, msg } =
    'phone' in contact
      ? await callWithMessage(auth.verifyOtpMsisdn, { body: { msisdn: contact.phone, otp, purpose } })
      : await callWithMessage(auth.verifyOtp, { body: { ...contact, otp, purpose } })
  return proved(flow, data, msg, 'otp')
}

/** Steps 1 and 4; `name` only in step 4. */
export async function provePassword(
  flow: LoginFlow,
  typed: { password: string; name?: string },
): Promise<Outcome> {
  const contact = getContact(flow)
  const { data, msg } = await tryBothForms(typed.password, (password, options) =>
    'phone' in contact
      ? callWithMessage(auth.loginMsisdn, { body: { msisdn: contact.phone, ...typed, password } }, options)
      : callWithMessage(auth.login, { body: { ...contact, ...typed, password } }, options),
  )
  return proved(flow, data, msg, 'password')
}

/** Steps 3 and 5 (again). (spec 4 Forgot password) */
export async function sendForgotCode(flow: LoginFlow): Promise<Outcome> {
  const contact = getContact(flow)
  const { data, msg } =
    'phone' in contact
      ? await callWithMessage(auth.forgotPasswordMsisdn, { body: { msisdn: contact.phone } })
      : await callWithMessage(auth.forgotPassword, { body: contact })
  return { is: 'step', flow: acceptCodeSent(flow, data, getDeviceNow()), msg }
}

/** Step 6: the grant is valid for one new password. */
export async function changePassword(password: string): Promise<Outcome> {
  const { msg } = await callWithMessage(auth.changePasswordForgot, {
    body: { reset_token: resetGrant() ?? '', password },
  })
  resetUsed()
  return { is: 'password-changed', msg }
}

/** Step 13: removing one device lets the login continue without a second proof. (ruling R33) */
export async function removeDevice(id: string): Promise<Outcome> {
  const { data, msg } = await callWithMessage(device.logoutPostLogin, { params: { id }, body: {} })
  setDeviceRemovalToken(undefined)
  return { is: 'entered', reply: data, msg, how: deviceRemovalHow }
}

/**
 * Step 2: first the name, then the avatar if one was chosen. Sending both again after a failure is harmless.
 * (ruling R25)
 */
export async function register({ name, icon }: { name: string; icon: string | undefined }): Promise<Outcome> {
  profileRead(await call(auth.update, { body: { name } }))
  if (icon !== undefined) profileRead(await call(auth.registerIcon, { body: { icon } }))
  return { is: 'registered' }
}
