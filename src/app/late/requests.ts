/** Every subject of the queue `requests`: what waits is sent from any page. Without a line here it does not compile. */

import type { RequestName } from '#src/api/requests/request-names.ts'
import { classQuestion } from '#src/features/learn/class-page/class-question.ts'
import { retestRequest } from '#src/features/learn/study-plan/retest-request.ts'

export const REQUESTS = {
  'class-question': classQuestion,
  retest: retestRequest,
} satisfies Record<RequestName, object>
