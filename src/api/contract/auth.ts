/** Login, step by step, and one's own account. (spec 4, spec 7 Auth and user, ruling R11) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, patch, post } from '#src/api/row.ts'
import { Teacher } from '#src/api/shapes/person.ts'
import { OnboardingDraft, OnboardingFlags, Profile, ProfileDraft } from '#src/api/shapes/profile.ts'
import { Done } from '#src/api/shapes/scalar.ts'
import {
  LatestPurchase,
  LoginInfo,
  LoginReply,
  NextStep,
  OtpSent,
  VerifyReply,
} from '#src/api/shapes/session.ts'
import { TalentCard } from '#src/api/shapes/talent-card.ts'
import { Email, Filled, Line, Password, Phone, PictureFile, Typed } from '#src/api/shapes/typed.ts'

const Contact = v.object({ phone: v.optional(Phone), email: v.optional(Email) })
const EmailLogin = v.object({ email: Email, password: Password, name: v.optional(Typed) })
const MsisdnLogin = v.object({ msisdn: Phone, password: Password, name: v.optional(Typed) })
const OtpRequest = v.object({
  msisdn: v.optional(Phone),
  email: v.optional(Email),
  purpose: v.picklist(['login', 'change-password', 'verify-email']),
})
const EmailProof = v.object({
  email: Email,
  otp: v.pipe(Line, v.minLength(1)),
  purpose: v.picklist(['login', 'forgot-password', 'verify-email']),
})
const MsisdnProof = v.object({
  msisdn: Phone,
  otp: v.pipe(Line, v.minLength(1)),
  purpose: v.picklist(['login', 'forgot-password']),
})
const None = v.object({})

export const auth = {
  me: get('user/me', { role: 'signed-in', reply: Profile }),
  teacher: get('user/teacher', { role: 'teacher', reply: Teacher }),
  talent: get('user/talent', { stored: 'at-once', role: 'talent', reply: TalentCard }),
  endorseTalent: patch('user/endorse-talent/:id', { role: 'teacher', body: None, reply: Done }),
  check: post('user', { role: 'guest', body: Contact, reply: NextStep }),
  login: post('user/login', { role: 'guest', body: EmailLogin, reply: LoginReply }),
  loginMsisdn: post('user/login-msisdn', { role: 'guest', body: MsisdnLogin, reply: LoginReply }),
  logout: post('user/logout', { role: 'signed-in', body: None, reply: Done, sendsRefreshToken: true }),
  sendOtp: post('user/with-otp', { body: OtpRequest, reply: OtpSent }),
  verifyOtp: post('user/verify-otp', { body: EmailProof, reply: VerifyReply }),
  verifyOtpMsisdn: post('user/verify-otp-msisdn', { role: 'guest', body: MsisdnProof, reply: VerifyReply }),
  forgotPasswordMsisdn: post('user/forgot-password-msisdn', {
    role: 'guest',
    body: v.object({ msisdn: Phone }),
    reply: OtpSent,
  }),
  loginInfo: get('user/login-info/:id', { stored: 'never', role: 'signed-in', reply: LoginInfo }),
  update: patch('user', { role: 'signed-in', body: ProfileDraft, reply: Profile }),
  changePassword: post('user/change-password', {
    role: 'signed-in',
    body: v.object({ old_password: Password, password: Password }),
    reply: Done,
  }),
  changePasswordForgot: post('user/change-password-forgot', {
    role: 'guest',
    body: v.object({ reset_token: Filled, password: Password }),
    reply: Done,
  }),
  verifyChangePassword: post('user/verify-change-password', {
    role: 'signed-in',
    body: v.object({ otp: v.pipe(Line, v.minLength(1)), password: Password }),
    reply: Done,
  }),
  registerIcon: patch('user/register-icon', {
    role: 'signed-in',
    body: v.object({ icon: Filled }),
    reply: Profile,
  }),
  loginToVideoService: post('user/login-to-video-service-teacher', {
    role: 'teacher',
    body: v.object({ live: Filled }),
    reply: v.object({ url: v.string() }),
  }),
  updateOnboard: patch('user/update-onboard', {
    role: 'signed-in',
    body: OnboardingDraft,
    reply: OnboardingFlags,
  }),
  latestPurchase: get('user/latest-purchase', { stored: 'never', role: 'learner', reply: LatestPurchase }),
  uploadImage: post('user/upload-image', {
    role: 'signed-in',
    body: v.object({ image: PictureFile }),
    form: true,
    reply: Profile,
  }),
  // The older variants of the specification; only forgot-password/ is used by a screen (ruling R11).
  checkOld: post('user/', { role: 'guest', body: Contact, reply: NextStep }),
  loginOld: post('user/login/', { role: 'guest', body: EmailLogin, reply: LoginReply }),
  verifyOtpOld: post('user/verify-otp/', { role: 'guest', body: EmailProof, reply: VerifyReply }),
  forgotPassword: post('user/forgot-password/', {
    role: 'guest',
    body: v.object({ email: Email }),
    reply: OtpSent,
  }),
}

export const readMe = () => read(auth.me, {})
