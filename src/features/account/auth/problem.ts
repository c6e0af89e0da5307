/** Finds the problem of a step and the field it belongs to. (ruling R8, ruling R41) */

import type { ApiError } from '#src/api/client/api-error.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { type LoginFlow, STEP } from './login-flow.ts'
import { loginWords as words } from './words.ts'

export type Field = 'contact' | 'otp' | 'password' | 'name' | 'icon' | 'terms'

export interface Problem {
  /** Missing if it belongs to the whole step. */
  field?: Field
  message: string
}

/** The server's names of our fields. */
const FIELDS: Readonly<Record<string, Field>> = {
  phone: 'contact',
  msisdn: 'contact',
  email: 'contact',
  otp: 'otp',
  password: 'password',
  name: 'name',
  icon: 'icon',
}

/** The field of a step for a rejection without a field name, such as too many codes. */
const MAIN_FIELD: Readonly<Partial<Record<LoginFlow['step'], Field>>> = {
  [STEP.phone]: 'contact',
  [STEP.forcefullyShowLogin]: 'contact',
  [STEP.otpOnly]: 'otp',
  [STEP.otpFromForgotPassword]: 'otp',
  [STEP.passwordOnly]: 'password',
  [STEP.passwordWithName]: 'password',
  [STEP.changePassword]: 'password',
  [STEP.registration]: 'name',
}

/**
 * A rejection is shown beside its field; a lost connection or a broken reply belongs to the step. Typed text
 * stays.
 */
export function findProblem(error: ApiError, { step }: LoginFlow): Problem | undefined {
  if (error.kind === 'cancelled') return undefined
  if (error.kind === 'no-answer' || error.kind === 'late') return { message: words.noAnswer }
  for (const [name, message] of Object.entries(error.fields)) {
    const field = FIELDS[name]
    if (field !== undefined) return { field, message }
  }
  const isRefusal = error.status !== undefined && error.status >= 400 && error.status < 500
  return { field: isRefusal ? MAIN_FIELD[step] : undefined, message: getFailureText(error) }
}

/**
 * Finds the step after a rejection: a closed account goes to step 16, an expired grant back to requesting a
 * code. Undefined means stay. (ruling R11)
 */
export function findStepAfterRefusal(error: ApiError, flow: LoginFlow): LoginFlow | undefined {
  const { data, fields } = error
  const next = typeof data === 'object' && data !== null && 'next' in data ? data.next : undefined
  if (next === STEP.userBan) return { ...flow, step: STEP.userBan, reason: getFailureText(error) }
  if ('reset_token' in fields) return { ...flow, step: STEP.forgotPassword }
  // The ten minutes of the device-removal token have passed. (ruling R33)
  if (flow.step === STEP.removeDevice && error.status === 401)
    return { ...flow, step: flow.passwordStep ?? STEP.phone }
  return undefined
}
