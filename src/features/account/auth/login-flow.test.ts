import { describe, expect, it } from 'vitest'
import type { SignedIn } from '#src/api/shapes/session.ts'
import { readAs } from '#src/lib/read-as.ts'
import {
  acceptCodeSent,
  acceptContact,
  countFilledDashes,
  resumeFlow,
  type InHand,
  LoginFlow,
  readProof,
  startFlow,
  STEP,
  findStepBefore,
} from './login-flow.ts'

const phone = { phone: '01712345678' }
const at = (step: LoginFlow['step'], more: Partial<LoginFlow> = {}): LoginFlow => ({
  step,
  contact: phone,
  ...more,
})
const nothing: InHand = {
  isForced: false,
  hasResetToken: false,
  hasDeviceRemovalToken: false,
  isNameless: false,
}
const sent = { length: 6, resend_after: 60, expires_at: null }

describe('the numbers of the steps (spec 4)', () => {
  it('are those of the specification', () => {
    expect(STEP).toEqual({
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
    })
  })
})

describe('contactChecked', () => {
  it('follows the server to its step and keeps the first name and picture', () => {
    const user = { name: 'নুসরাত', picture: null }
    expect(acceptContact(phone, { next: 1, user }, 'ঠিক আছে।')).toEqual(
      at(1, { face: user, passwordStep: 1 }),
    )
  })
  it('knows that an account proved by a code has no password', () => {
    expect(acceptContact(phone, { next: 0, user: null }, '').passwordStep).toBeUndefined()
  })
  it('shows no picture for an account without a name', () => {
    expect(acceptContact(phone, { next: 4, user: { name: '', picture: null } }, '')).toEqual(
      at(4, { passwordStep: 4 }),
    )
  })
  it('keeps the reason why an account is closed', () => {
    expect(acceptContact(phone, { next: 16, user: null }, 'নিয়ম ভাঙায় স্থগিত।')).toEqual(
      at(16, { reason: 'নিয়ম ভাঙায় স্থগিত।' }),
    )
  })
})

describe('codeSent', () => {
  it.each([
    [STEP.phone, STEP.otpOnly],
    [STEP.create, STEP.otpOnly],
    [STEP.passwordOnly, STEP.otpOnly],
    [STEP.otpOnly, STEP.otpOnly],
    [STEP.forgotPassword, STEP.otpFromForgotPassword],
    [STEP.otpFromForgotPassword, STEP.otpFromForgotPassword],
  ])('from step %i leads to %i', (from, to) => expect(acceptCodeSent(at(from), sent, 0).step).toBe(to))

  it('sets the clock from the reply', () => {
    expect(acceptCodeSent(at(0), { ...sent, resend_after: 90 }, 1000).code).toEqual({
      length: 6,
      resendAt: 91_000,
    })
  })
})

describe('readProof classifies the replies', () => {
  const session = {
    accessToken: 'a',
    accessTokenExp: 1,
    refreshToken: 'r',
    refreshTokenExp: 1,
    session_token: 's',
  }
  const signedIn = { ...session, next: null, user: {} } as SignedIn
  it('a session', () => expect(readProof(signedIn)).toEqual({ is: 'signed-in', reply: signedIn }))
  it('a device removal grant (R33)', () =>
    expect(readProof({ next: 13, accessToken: 'h', accessTokenExp: 1 })).toEqual({
      is: 'device-removal',
      accessToken: 'h',
    }))
  it('a grant for a new password', () =>
    expect(readProof({ next: 6, reset_token: 't' })).toEqual({ is: 'reset-granted', resetToken: 't' }))
  it('a verified e-mail is not a login', () =>
    expect(readProof({ verified_email: 'a@b.co', user: signedIn.user })).toBeUndefined())
})

describe('resumeFlow with what was stored', () => {
  it.each<[what: string, stored: unknown]>([
    ['nothing', undefined],
    ['text', 'junk'],
    ['a step that is none', { step: 99, contact: phone }],
    ['a contact that is none', { step: 0, contact: { phone: 'hello' } }],
    ['a step without its contact', { step: 0 }],
    ['a device removal whose token is gone', at(13)],
    ['a registration of nobody', at(2)],
  ])('starts over from %s', (_what, stored) =>
    expect(resumeFlow(readAs(LoginFlow, stored), nothing)).toEqual(startFlow(false)),
  )

  it('continues at a code that was sent', () => {
    const flow = at(0, { code: { length: 6, resendAt: 5 } })
    expect(resumeFlow(flow, nothing)).toEqual(flow)
  })
  it('continues at the registration of a logged-in person without a name', () => {
    expect(resumeFlow({ step: 2 }, { ...nothing, isNameless: true })).toEqual({ step: 2 })
  })
  it('continues at the devices while the device removal token is valid', () => {
    expect(resumeFlow(at(13), { ...nothing, hasDeviceRemovalToken: true })).toEqual(at(13))
  })
  it('requests another code when the grant is gone', () => {
    expect(resumeFlow(at(6), nothing)).toEqual(at(3))
    expect(resumeFlow(at(6), { ...nothing, hasResetToken: true })).toEqual(at(6))
  })
  it('starts as required where the page needs a person', () =>
    expect(resumeFlow({ step: -1 }, { ...nothing, isForced: true })).toEqual({ step: 10 }))
  it('drops what does not belong to a flow', () =>
    expect(resumeFlow(readAs(LoginFlow, { ...at(0), password: 'x' }), nothing)).toEqual(at(0)))
})

describe('back', () => {
  it.each<[from: LoginFlow['step'], flow: Partial<LoginFlow>, to: LoginFlow['step'] | undefined]>([
    [-1, {}, undefined],
    [10, {}, undefined],
    [2, {}, undefined],
    [0, {}, -1],
    [1, {}, -1],
    [4, {}, -1],
    [7, {}, -1],
    [13, {}, -1],
    [16, {}, -1],
    [3, { passwordStep: 1 }, 1],
    [3, { passwordStep: 4 }, 4],
    [5, {}, 3],
    [6, {}, 3],
  ])('from step %i', (from, flow, to) => expect(findStepBefore(at(from, flow), false)).toBe(to))

  it('leads to the required start when the page needs a person', () =>
    expect(findStepBefore(at(0), true)).toBe(10))
})

describe('dashesFilled', () => {
  it.each<[step: LoginFlow['step'], dashes: number]>([
    [-1, 1],
    [10, 1],
    [16, 1],
    [0, 2],
    [1, 2],
    [4, 2],
    [7, 2],
    [3, 2],
    [5, 2],
    [6, 3],
    [13, 3],
    [2, 3],
  ])('of step %i', (step, dashes) => expect(countFilledDashes(at(step))).toBe(dashes))
})
