/** Login, step by step, and one's own account. (spec 4 Login flow, ruling R11) */
import type { auth } from '#src/api/contract/auth.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { latestPurchase, loginInfo, me, registerIcon, update, updateOnboard, uploadImage } from './auth-account.ts'
import { check, login, loginMsisdn, logout } from './auth-login.ts'
import { endorseTalent, loginToVideoService, teacher } from './auth-teacher.ts'
import { forgotPassword, forgotPasswordMsisdn, sendCode, verifyCode, verifyCodeMsisdn } from './auth-otp.ts'
import { changePassword, changePasswordForgot, verifyChangePassword } from './auth-password.ts'

export const authHandlers: HandlersOf<typeof auth> = {
  me,
  check,
  login,
  loginMsisdn,
  logout,
  sendOtp: sendCode,
  verifyOtp: verifyCode,
  verifyOtpMsisdn: verifyCodeMsisdn,
  forgotPasswordMsisdn,
  loginInfo,
  update,
  changePassword,
  changePasswordForgot,
  verifyChangePassword,
  registerIcon,
  updateOnboard,
  latestPurchase,
  teacher,
  endorseTalent,
  loginToVideoService,
  uploadImage,
  checkOld: check,
  loginOld: login,
  verifyOtpOld: verifyCode,
  forgotPassword,
}
