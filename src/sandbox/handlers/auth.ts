/** Login, step by step, and one's own account. (spec 4 Login flow, ruling R11) */

import type { auth } from '#src/api/contract/auth.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { accountHandlers } from './auth-account.ts'
import { loginHandlers } from './auth-login.ts'
import { otpHandlers } from './auth-otp.ts'
import { passwordHandlers } from './auth-password.ts'
import { teacherHandlers } from './auth-teacher.ts'
import { talentCardHandler } from './talent.ts'

export const authHandlers: HandlersOf<typeof auth> = {
  ...accountHandlers,
  ...loginHandlers,
  ...otpHandlers,
  ...passwordHandlers,
  ...teacherHandlers,
  ...talentCardHandler,
  // The same calls at their older addresses.
  checkOld: loginHandlers.check,
  loginOld: loginHandlers.login,
  verifyOtpOld: otpHandlers.verifyOtp,
}
