/** Sends a teacher's reply to a question about a mark; the reviews of the paper tell whether it has arrived. (rulings R82, R86) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { submission as submissions } from '#src/api/contract/submission.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { findWaiting, takeBackRequest } from '#src/api/requests/use-requests.ts'
import { refetch } from '#src/api/use-api.ts'
import { buildMarkKind } from '#src/lib/mark-question.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export const getDraftKey = (submission: string, question: string) => `mark-reply:${submission}:${question}`
export const buildPlace = (submission: string, question: string) => `${submission} ${question}`

const renew = (id: string) => void refetch(submissions.reviewOf, { params: { id } })

export const replyRequest = defineRequest({
  name: 'mark-reply',
  row: submissions.review,
  shape: v.object({
    submission: v.string(),
    question: v.string(),
    comment: v.string(),
    /** The address of the page where it was written. */
    page: v.string(),
  }),
  build: ({ submission: item, question, comment }) => ({
    body: { item, kind: buildMarkKind(question), comment },
  }),
  getPlace: ({ submission, question }) => buildPlace(submission, question),
  repeat: async ({ submission: id, question, comment }) => {
    const me = useSession.getState().user?._id
    const told = await call(submissions.reviewOf, { params: { id } }, { isQuiet: true })
    return told.some(
      (one) => one.person._id === me && one.kind === buildMarkKind(question) && one.comment === comment,
    )
  },
  isReplaced: true,
  draft: ({ submission, question, comment }) => nameRequestDraft(getDraftKey(submission, question), comment),
  done: ({ submission }) => renew(submission),
  // A colleague may have been faster: what they have said is shown.
  onRefused: ({ submission }) => renew(submission),
  getPage: ({ page }) => page,
  isConfirmedInPlace: true,
})

/** Takes back the words of a reply that has not gone: into their field. False if they are on their way, or at the server. */
export function takeBackReply(submission: string, question: string): boolean {
  const place = buildPlace(submission, question)
  const waiting = findWaiting(replyRequest, place)
  if (waiting === undefined || waiting.isInDoubt) return false
  takeBackRequest(waiting)
  return true
}
