/** The handlers of the whole contract: a settled row that has none here does not compile. (ruling R10) */
import type { Contract } from '#src/api/contract/all.ts'
import type { AllHandlers } from '../kernel/handler.ts'
import { authHandlers } from './auth.ts'
import { deviceHandlers } from './device.ts'
import { notificationHandlers } from './notification.ts'
import { onboardingHandlers } from './onboarding.ts'
import { otherHandlers } from './other.ts'
import { sessionHandlers } from './session.ts'

export const handlers: AllHandlers<Contract> = {
  session: sessionHandlers,
  auth: authHandlers,
  device: deviceHandlers,
  notification: notificationHandlers,
  onboarding: onboardingHandlers,
  other: otherHandlers,
  // No call of these tables is settled yet.
  assessment: {},
  levelSubmission: {},
  job: {},
  talent: {},
  ai: {},
  external: {},
}
