import type { Subject } from './subjects.ts'

/** One subject of the requests for all: only what they send differs. */
export const requests: Subject = {
  name: 'requests',
  load: async () => {
    const { retestRequest } = await import('#src/features/learn/study-plan/retest-request.ts')
    const { pressRequest, sendRequests } = await import('#src/api/requests/request-outbox.ts')
    const add = (id: string) => pressRequest(retestRequest, { exam: id, batch: 'b', message: id })
    return { add, resume: () => void sendRequests() }
  },
  method: 'POST',
  path: /\/activity\/retest$/,
  before: (id) => ({ is_eligible: false, cause: 'needs-retest', can_retest: true, retest: 'none', _id: id }),
  reply: () => null,
  lock: 'karigor-requests',
}
