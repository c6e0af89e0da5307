/** The handlers of the whole contract: a settled row that has none here does not compile. (ruling R10) */
import type { Contract } from '#src/api/contract/all.ts'
import type { AllHandlers } from '../kernel/handler.ts'
import { authHandlers } from './auth.ts'
import { batchHandlers } from './batch.ts'
import { categoryHandlers } from './category.ts'
import { cmsHandlers } from './cms.ts'
import { commerceHandlers } from './commerce.ts'
import { courseHandlers } from './course.ts'
import { deviceHandlers } from './device.ts'
import { noticeHandlers } from './notice.ts'
import { notificationHandlers } from './notification.ts'
import { onboardingHandlers } from './onboarding.ts'
import { otherHandlers } from './other.ts'
import { playlistHandlers } from './playlist.ts'
import { searchHandlers } from './search.ts'
import { sessionHandlers } from './session.ts'
import { studyPlanHandlers } from './study-plan.ts'

export const handlers: AllHandlers<Contract> = {
  session: sessionHandlers,
  auth: authHandlers,
  device: deviceHandlers,
  commerce: commerceHandlers,
  course: courseHandlers,
  category: categoryHandlers,
  playlist: playlistHandlers,
  cms: cmsHandlers,
  batch: batchHandlers,
  studyPlan: studyPlanHandlers,
  notice: noticeHandlers,
  notification: notificationHandlers,
  onboarding: onboardingHandlers,
  other: otherHandlers,
  search: searchHandlers,
  // No call of these tables is settled yet.
  assessment: {},
  levelSubmission: {},
  job: {},
  talent: {},
  ai: {},
  external: {},
}
