/** The calls of a login, exactly by ruling R11's table for phones and e-mails. Each returns the next state of the login. */

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

/** Signed in: the session data, the server's message, and how it was proved. */
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

/** The proof of the login that waits for a free place: in memory alone, like its token. (rulings R15, R33) */
let deviceRemovalHow: Entered['how'] = 'otp'

/** A phone has another name in every call but the first. */
function buildMsisdn(contact: Contact): { msisdn: string } | { email: string } {
  return 'phone' in contact ? { msisdn: contact.phone } : contact
}

/** Every step behind the first has a contact; without one the flow was built wrongly. */
function getContact({ contact }: LoginFlow): Contact {
  if (contact === undefined) throw new Error('This step needs a contact')
  return contact
}

export async function sendCode(flow: LoginFlow): Promise<Outcome> {
  const { data, msg } = await callWithMessage(auth.sendOtp, {
    body: { ...buildMsisdn(getContact(flow)), purpose: 'login' },
  })
  // The step that comes says that a code was sent; where it stands already, only a message can.
  return {
    is: 'step',
    flow: acceptCodeSent(flow, data, getDeviceNow()),
    msg: flow.step === STEP.otpOnly && flow.code ? msg : undefined,
  }
}

/** Step -1 and 10. An account that is proved by a code alone gets it at once. */
export async function checkContact(contact: Contact): Promise<Outcome> {
  // Another contact gives up the login that waited for a free place.
  setDeviceRemovalToken(undefined)
  const { data, msg } = await callWithMessage(auth.check, { body: contact })
  const flow = acceptContact(contact, data, msg)
  return flow.step === STEP.otpOnly ? sendCode(flow) : { is: 'step', flow }
}

/** The messages of a session and of too many devices are shown elsewhere: where the login leads, and in step 13. */
function proved(flow: LoginFlow, reply: LoginReply | VerifyReply, msg: string, how: Entered['how']): Outcome {
  const proof = readProof(reply)
  if (proof === undefined) throw new ApiError('broken')
  if (proof.is === 'signed-in') {
    setDeviceRemovalToken(undefined)
    return { is: 'entered', reply: proof.reply, msg, how }
  }
  if (proof.is === 'device-removal') {
    // The devices have one cache key for everybody, so those of the last person are dropped. (ruling R21)
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

/** Steps 1 and 4; `name` in step 4 alone. */
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

/** Step 6: the grant is good for one new password. */
export async function changePassword(password: string): Promise<Outcome> {
  const { msg } = await callWithMessage(auth.changePasswordForgot, {
    body: { reset_token: resetGrant() ?? '', password },
  })
  resetUsed()
  return { is: 'password-changed', msg }
}

/** Step 13: one device frees a place, and the login goes on without a second proof. (ruling R33) */
export async function removeDevice(id: string): Promise<Outcome> {
  const { data, msg } = await callWithMessage(device.logoutPostLogin, { params: { id }, body: {} })
  setDeviceRemovalToken(undefined)
  return { is: 'entered', reply: data, msg, how: deviceRemovalHow }
}

/** Step 2: the name first, then the avatar when one was chosen. Sent again after a failure, both do no harm. (ruling R25) */
export async function register({ name, icon }: { name: string; icon: string | undefined }): Promise<Outcome> {
  profileRead(await call(auth.update, { body: { name } }))
  if (icon !== undefined) profileRead(await call(auth.registerIcon, { body: { icon } }))
  return { is: 'registered' }
}
