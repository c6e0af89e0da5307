/** A question about the mark of one answer; the reviews of the paper say whether it has arrived. (rulings R82, R86) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import type { ApiError } from '#src/api/client/api-error.ts'
import { submission as submissions } from '#src/api/contract/submission.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { refetch } from '#src/api/use-api.ts'
import { buildMarkKind, writeAskedMark } from '#src/lib/mark-question.ts'
import { parseReason } from '#src/lib/reasons.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { kindRefused } from './refusal-store.ts'

/** A fault of another field is the learner's to mend. */
const isKindRefused = ({ status, fields }: ApiError) =>
  status === 400 && (Object.keys(fields).length === 0 || 'kind' in fields)

/** In place of a reason: something that no reason names. */
export const OTHER = 'other'

/** `reason`: the line of the reason that it is about; empty until one is chosen. */
export const AskDraft = v.object({ reason: v.string(), words: v.string() })

export const getDraftKey = (submission: string, question: string) => `mark-question:${submission}:${question}`
export const buildPlace = (submission: string, question: string) => `${submission} ${question}`

const listReviews = (id: string) => call(submissions.reviewOf, { params: { id } }, { isQuiet: true })

export const markRequest = defineRequest({
  name: 'mark-question',
  row: submissions.review,
  shape: v.object({
    submission: v.string(),
    question: v.string(),
    mark: v.number(),
    ...AskDraft.entries,
    /** The address of the page where it was written. */
    page: v.string(),
  }),
  build: ({ submission: item, question, mark, reason, words }) => ({
    body: {
      item,
      kind: buildMarkKind(question),
      comment: writeAskedMark({ mark, reason: parseReason(reason), words }),
    },
  }),
  getPlace: ({ submission, question }) => buildPlace(submission, question),
  repeat: async ({ submission, question, mark, reason, words }) => {
    const me = useSession.getState().user?._id
    const comment = writeAskedMark({ mark, reason: parseReason(reason), words })
    return (await listReviews(submission)).some(
      (one) => one.person._id === me && one.kind === buildMarkKind(question) && one.comment === comment,
    )
  },
  draft: ({ submission, question, reason, words }) =>
    nameRequestDraft(getDraftKey(submission, question), { reason, words }),
  done: ({ submission }) => void refetch(submissions.reviewOf, { params: { id: submission } }),
  onRefused: (_values, error) => {
    if (error && isKindRefused(error)) kindRefused()
  },
  getPage: ({ page }) => page,
  isConfirmedInPlace: true,
})
