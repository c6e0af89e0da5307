/** The handlers of the whole contract: a settled row without a handler does not compile. (ruling R10) */

import type { Contract } from '#src/api/contract/all.ts'
import type { AllHandlers } from '../kernel/handler.ts'
import { aiHandlers } from './ai.ts'
import { assessmentHandlers } from './assessment.ts'
import { assignmentHandlers } from './assignment.ts'
import { authHandlers } from './auth.ts'
import { batchHandlers } from './batch.ts'
import { belongingHandlers } from './belonging.ts'
import { categoryHandlers } from './category.ts'
import { certificateHandlers } from './certificate.ts'
import { cmsHandlers } from './cms.ts'
import { commerceHandlers } from './commerce.ts'
import { courseHandlers } from './course.ts'
import { deviceHandlers } from './device.ts'
import { examHandlers } from './exam.ts'
import { jobHandlers } from './job.ts'
import { leadHandlers } from './lead.ts'
import { levelSubmissionHandlers } from './level-submission.ts'
import { liveHandlers } from './live.ts'
import { noticeHandlers } from './notice.ts'
import { notificationHandlers } from './notification.ts'
import { onboardingHandlers } from './onboarding.ts'
import { orientationHandlers } from './orientation.ts'
import { otherHandlers } from './other.ts'
import { overviewHandlers } from './overview.ts'
import { playlistHandlers } from './playlist.ts'
import { progressHandlers } from './progress.ts'
import { recordingHandlers } from './recording.ts'
import { resourceHandlers } from './resource.ts'
import { searchHandlers } from './search.ts'
import { sessionHandlers } from './session.ts'
import { studyPlanHandlers } from './study-plan.ts'
import { submissionHandlers } from './submission.ts'
import { talentHandlers } from './talent.ts'

export const handlers: AllHandlers<Contract> = {
  session: sessionHandlers,
  auth: authHandlers,
  device: deviceHandlers,
  commerce: commerceHandlers,
  course: courseHandlers,
  category: categoryHandlers,
  playlist: playlistHandlers,
  cms: cmsHandlers,
  belonging: belongingHandlers,
  batch: batchHandlers,
  studyPlan: studyPlanHandlers,
  assignment: assignmentHandlers,
  resource: resourceHandlers,
  assessment: assessmentHandlers,
  levelSubmission: levelSubmissionHandlers,
  exam: examHandlers,
  submission: submissionHandlers,
  live: liveHandlers,
  recording: recordingHandlers,
  progress: progressHandlers,
  overview: overviewHandlers,
  certificate: certificateHandlers,
  orientation: orientationHandlers,
  lead: leadHandlers,
  notice: noticeHandlers,
  notification: notificationHandlers,
  onboarding: onboardingHandlers,
  other: otherHandlers,
  search: searchHandlers,
  job: jobHandlers,
  talent: talentHandlers,
  ai: aiHandlers,
  external: {},
}
