/**
 * Every call of the contract that writes, with its answer to one question: what if the connection goes now? A new row
 * without an answer fails in `writes.test.ts`. (ruling R82)
 */

import type { WaitingName } from '#src/app/outbox/has-waiting.ts'

/** What waits outside of the queues. */
export type Store = 'exam room' | 'exam being built' | 'removal' | 'playback' | 'session end'

type Answer =
  /** Kept from the press on, and sent by itself. */
  | { waits: WaitingName | Store }
  /** The draft stays, and the form or button says in its place that nothing was sent. */
  | { says: string }
  /** The mark goes back to what the server has, with a message. */
  | { goesBack: string }
  /** Money, logins, codes, answers with a date, actions on an account: says so in its place. */
  | { mustNotWait: string }
  /** No press of a person: repeated by the app. */
  | { automatic: string }
  /** Nothing in the client calls it. */
  | 'not called'

const waits = (by: WaitingName | Store): Answer => ({ waits: by })
/** The file that shows it, below `src/`. */
const says = (file: string): Answer => ({ says: file })
const goesBack = (file: string): Answer => ({ goesBack: file })
const mustNotWait = (file: string): Answer => ({ mustNotWait: file })
const automatic = (file: string): Answer => ({ automatic: file })

const LOGIN = mustNotWait('features/account/auth/use-login-flow.ts')
const PASSWORD = mustNotWait('features/account/profile/password.tsx')
const PURCHASE = mustNotWait('features/shop/checkout/purchase.ts')
const AI_PANEL = says('features/teach/exam-builder/ai/use-suggestions.ts')
const FIRST_STEPS = automatic('features/learn/first-steps/send-flag.ts')

export const WRITES: Readonly<Record<string, Answer>> = {
  'POST ai/create-ques': AI_PANEL,
  'POST ai/regenerate/:examId': AI_PANEL,
  'PATCH ai/accept-ai/:id': waits('ai-acceptances'),
  'POST assignment': waits('requests'),
  'PATCH assignment/:id': waits('requests'),
  'PATCH user/endorse-talent/:id': mustNotWait('features/teach/batch-learners/endorse.tsx'),
  'POST user': LOGIN,
  'POST user/login': LOGIN,
  'POST user/login-msisdn': LOGIN,
  'POST user/logout': waits('session end'),
  'POST user/with-otp': LOGIN,
  'POST user/verify-otp': LOGIN,
  'POST user/verify-otp-msisdn': LOGIN,
  'POST user/forgot-password-msisdn': LOGIN,
  'PATCH user': waits('requests'),
  'POST user/change-password': PASSWORD,
  'POST user/change-password-forgot': LOGIN,
  'POST user/verify-change-password': PASSWORD,
  'PATCH user/register-icon': says('features/account/profile/picture.tsx'),
  'POST user/login-to-video-service-teacher': mustNotWait('features/teach/live-class/start-class.tsx'),
  'PATCH user/update-onboard': FIRST_STEPS,
  'POST user/upload-image': says('features/account/profile/picture.tsx'),
  'POST user/': 'not called',
  'POST user/login/': 'not called',
  'POST user/verify-otp/': 'not called',
  'POST user/forgot-password/': LOGIN,
  'POST transaction': PURCHASE,
  'POST transaction/due-payment': PURCHASE,
  'POST transaction/abroad': PURCHASE,
  'POST transaction/bundle': PURCHASE,
  'POST batch/enroll-to-free-course/:course_id': mustNotWait('features/shop/free-course/enrol.tsx'),
  'POST promo/validity': mustNotWait('features/shop/checkout/use-order.ts'),
  'POST course/click/:slug': automatic('features/site/course-page/course-page.tsx'),
  'POST device/logout/:id': mustNotWait('features/account/devices/use-removal.ts'),
  'POST device/post-login/logout/:id': LOGIN,
  'POST exam': says('features/teach/exam-builder/new-exam.tsx'),
  'PATCH exam/:id': waits('exam being built'),
  'POST :tracker': automatic('app/late/measure/report-activity.ts'),
  'POST jobpost/upload/:id': says('features/learn/jobs/cv-choice.tsx'),
  'PATCH jobpost/mark/:id': goesBack('features/learn/jobs/mark-job.ts'),
  'PATCH jobpost/apply/:id': waits('applications'),
  'POST lead': waits('requests'),
  'POST ticket': waits('tickets'),
  'POST ticket/upload': waits('tickets'),
  'POST level-submission/:id': mustNotWait('features/exam/level-attempt/start-card.tsx'),
  'DELETE level-submission/:id': mustNotWait('features/exam/level-attempt/attempts.tsx'),
  'PATCH level-submission/:id': waits('exam room'),
  'PATCH level-submission/audit/:id': waits('grading-saves'),
  'POST live/question/:id': waits('requests'),
  'PATCH live/:id': waits('requests'),
  'PATCH live/:batchId/:learnerId': waits('requests'),
  'POST notice': waits('notices'),
  'PATCH notice/:id': waits('requests'),
  'DELETE notice/:id': waits('removal'),
  'PATCH notification/mark-as-read': goesBack('features/account/notifications/mark-read.ts'),
  'PATCH alert/:alert': says('features/account/alerts/use-alerts.ts'),
  'POST fcm': automatic('features/account/push/device.ts'),
  'PATCH onboarding': FIRST_STEPS,
  'POST orientationlead': waits('requests'),
  'POST orientation-book': waits('requests'),
  'POST other/codemama-user': mustNotWait('features/exam/outside-editor/outside-editor.tsx'),
  'POST other/project-link': mustNotWait('features/exam/outside-editor/outside-editor.tsx'),
  'POST workupdate': waits('work-updates'),
  'PATCH progress/modal-checked/:id': automatic('features/learn/batch/progress/congratulation.tsx'),
  'POST recording/event/:id': automatic('features/learn/player/use-progress.ts'),
  'PATCH recording-progress/:id': waits('playback'),
  'POST note': waits('notes'),
  'DELETE note/:id': waits('notes'),
  'POST resource': waits('requests'),
  'PATCH resource/:id': waits('requests'),
  'DELETE resource/:id': waits('removal'),
  'DELETE /history/:id': waits('removal'),
  'POST user/refresh-token': automatic('api/client/refresh.ts'),
  'POST study-plan': waits('requests'),
  'PATCH study-plan/:id': waits('requests'),
  'POST activity/retest': waits('requests'),
  'POST activity/module-complete/:id': waits('requests'),
  'POST submission/revised': waits('exam room'),
  'PATCH submission/revised/:id': waits('exam room'),
  'POST submission/quiz': says('features/exam/exam-room/short/use-short-quiz.ts'),
  'POST quizlead': waits('requests'),
  'POST review': waits('requests'),
  'PATCH talent': waits('requests'),
  'POST talent/education': waits('requests'),
  'PATCH talent/education/:id': waits('requests'),
  'DELETE talent/education/:id': waits('removal'),
  'POST talent/experience': waits('requests'),
  'PATCH talent/experience/:id': waits('requests'),
  'DELETE talent/experience/:id': waits('removal'),
  'PATCH interview/invite-status/:id': mustNotWait('features/talent/answers/use-answering.ts'),
  'PATCH offer/talent/:id': mustNotWait('features/talent/answers/use-answering.ts'),
}
