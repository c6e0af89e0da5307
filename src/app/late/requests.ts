/** Every subject of the queue `requests`: what waits is sent from any page. Without a line here it does not compile. */

import type { RequestName } from '#src/api/requests/request-names.ts'
import { profileEdit } from '#src/features/account/profile/profile-edit.ts'
import { reviewRequest } from '#src/features/account/review/review-request.ts'
import { quizRequest } from '#src/features/exam/exam-room/short/quiz-request.ts'
import { markRequest } from '#src/features/exam/shared/mark-question/mark-request.ts'
import { classQuestion } from '#src/features/learn/class-page/class-question.ts'
import { moduleComplete } from '#src/features/learn/study-plan/module-complete.ts'
import { retestRequest } from '#src/features/learn/study-plan/retest-request.ts'
import { leadRequest } from '#src/features/site/lead/lead-request.ts'
import { hourRequest, seatRequest } from '#src/features/site/orientation/slot-requests.ts'
import { educationRequests, experienceRequests } from '#src/features/talent/desk/period-requests.ts'
import { talentEdit } from '#src/features/talent/desk/talent-edit.ts'
import { assignmentRecord } from '#src/features/teach/assignment-editor/assignment-record.ts'
import { replyRequest } from '#src/features/teach/grading/asked/reply-request.ts'
import { liveEdit } from '#src/features/teach/live-class/live-record.ts'
import { turnRequest } from '#src/features/teach/live-class/turn-request.ts'
import { noticeEdit } from '#src/features/teach/notice-editor/notice-edit.ts'
import { dayRecord } from '#src/features/teach/plan-editor/day-record.ts'
import { resourceRecord } from '#src/features/teach/resource-editor/resource-record.ts'
import { offers } from '#src/lib/features.ts'

/** A feature that the owner has switched off since has no sender. */
export const REQUESTS = {
  'class-question': classQuestion,
  retest: retestRequest,
  review: offers.reviews ? reviewRequest : undefined,
  'mark-question': offers.markQuestions ? markRequest : undefined,
  'mark-reply': offers.markQuestions ? replyRequest : undefined,
  lead: leadRequest,
  'orientation-seat': offers.orientation ? seatRequest : undefined,
  'orientation-hour': offers.orientation ? hourRequest : undefined,
  'guest-quiz': quizRequest,
  'support-turn': turnRequest,
  education: offers.talents ? educationRequests.create : undefined,
  'education-edit': offers.talents ? educationRequests.update : undefined,
  experience: offers.talents ? experienceRequests.create : undefined,
  'experience-edit': offers.talents ? experienceRequests.update : undefined,
  profile: profileEdit,
  'talent-profile': offers.talents ? talentEdit : undefined,
  day: dayRecord.create,
  'day-edit': dayRecord.update,
  resource: offers.resources ? resourceRecord.create : undefined,
  'resource-edit': offers.resources ? resourceRecord.update : undefined,
  assignment: assignmentRecord.create,
  'assignment-edit': assignmentRecord.update,
  'live-edit': liveEdit,
  'notice-edit': noticeEdit,
  'module-complete': moduleComplete,
} satisfies Record<RequestName, object | undefined>
