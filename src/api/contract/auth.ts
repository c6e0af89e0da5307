/** Login, step by step, and one's own account. (spec 4, spec 7 Auth and user, ruling R11) */
import * as z from 'zod/mini'
import { OnboardingDraft, OnboardingFlags, Profile, ProfileDraft } from '#src/api/shapes/profile.ts'
import { Teacher } from '#src/api/shapes/person.ts'
import { Done } from '#src/api/shapes/scalar.ts'
import { LatestPurchase, LoginInfo, LoginReply, NextStep, OtpSent, VerifyReply } from '#src/api/shapes/session.ts'
import { Email, Filled, Password, Phone, PictureFile, Typed } from '#src/api/shapes/typed.ts'
import { get, patch, post } from '#src/api/row.ts'

const Contact = z.object({ phone: z.optional(Phone), email: z.optional(Email) })
const EmailLogin = z.object({ email: Email, password: Password, name: z.optional(Typed) })
const MsisdnLogin = z.object({ msisdn: Phone, password: Password, name: z.optional(Typed) })
const OtpRequest = z.object({
  msisdn: z.optional(Phone),
  email: z.optional(Email),
  purpose: z.enum(['login', 'change-password', 'verify-email']),
})
const EmailProof = z.object({ email: Email, otp: Filled, purpose: z.enum(['login', 'forgot-password', 'verify-email']) })
const MsisdnProof = z.object({ msisdn: Phone, otp: Filled, purpose: z.enum(['login', 'forgot-password']) })
const None = z.object({})

export const auth = {
  me: get('user/me', { role: 'signed-in', reply: Profile }),
  teacher: get('user/teacher', { role: 'teacher', reply: Teacher }),
  talent: get('user/talent', { role: 'talent' }),
  endorseTalent: patch('user/endorse-talent/:id', { role: 'teacher', body: None, reply: Done }),
  check: post('user', { role: 'guest', body: Contact, reply: NextStep }),
  login: post('user/login', { role: 'guest', body: EmailLogin, reply: LoginReply }),
  loginMsisdn: post('user/login-msisdn', { role: 'guest', body: MsisdnLogin, reply: LoginReply }),
  logout: post('user/logout', { role: 'signed-in', body: None, reply: Done, sendsRefreshToken: true }),
  sendOtp: post('user/with-otp', { body: OtpRequest, reply: OtpSent }),
  verifyOtp: post('user/verify-otp', { body: EmailProof, reply: VerifyReply }),
  verifyOtpMsisdn: post('user/verify-otp-msisdn', { role: 'guest', body: MsisdnProof, reply: VerifyReply }),
  forgotPasswordMsisdn: post('user/forgot-password-msisdn', { role: 'guest', body: z.object({ msisdn: Phone }), reply: OtpSent }),
  loginInfo: get('user/login-info/:id', { role: 'signed-in', reply: LoginInfo }),
  update: patch('user', { role: 'signed-in', body: ProfileDraft, reply: Profile }),
  changePassword: post('user/change-password', {
    role: 'signed-in',
    body: z.object({ old_password: Password, password: Password }),
    reply: Done,
  }),
  changePasswordForgot: post('user/change-password-forgot', {
    role: 'guest',
    body: z.object({ reset_token: Filled, password: Password }),
    reply: Done,
  }),
  verifyChangePassword: post('user/verify-change-password', {
    role: 'signed-in',
    body: z.object({ otp: Filled, password: Password }),
    reply: Done,
  }),
  registerIcon: patch('user/register-icon', { role: 'signed-in', body: z.object({ icon: Filled }), reply: Profile }),
  loginToVideoService: post('user/login-to-video-service-teacher', {
    role: 'teacher',
    body: z.object({ live: Filled }),
    reply: z.object({ url: z.string() }),
  }),
  updateOnboard: patch('user/update-onboard', { role: 'signed-in', body: OnboardingDraft, reply: OnboardingFlags }),
  latestPurchase: get('user/latest-purchase', { role: 'learner', reply: LatestPurchase }),
  uploadImage: post('user/upload-image', { role: 'signed-in', body: z.object({ image: PictureFile }), form: true, reply: Profile }),
  // The older variants of the specification; only forgot-password/ is used by a screen (ruling R11).
  checkOld: post('user/', { role: 'guest', body: Contact, reply: NextStep }),
  loginOld: post('user/login/', { role: 'guest', body: EmailLogin, reply: LoginReply }),
  verifyOtpOld: post('user/verify-otp/', { role: 'guest', body: EmailProof, reply: VerifyReply }),
  forgotPassword: post('user/forgot-password/', { role: 'guest', body: z.object({ email: Email }), reply: OtpSent }),
}
