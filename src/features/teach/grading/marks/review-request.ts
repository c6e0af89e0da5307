/** A review of a whole work; the list of its reviews says whether it has arrived. (spec 3 Review, ruling R82) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export const getDraftKey = (submissionId: string) => `review:${submissionId}`

export const reviewRequest = defineRequest({
  name: 'review',
  row: submission.review,
  shape: v.object({ item: v.string(), rating: v.string(), comment: v.string() }),
  build: ({ item, rating, comment }) => ({
    body: { item, kind: 'submission', rating: Number(rating), comment },
  }),
  getPlace: ({ item }) => item,
  repeat: async ({ item, rating, comment }) => {
    const me = useSession.getState().user?._id
    const given = await call(submission.reviewOf, { params: { id: item } }, { isQuiet: true })
    return given.some(
      (one) => one.person._id === me && one.rating === Number(rating) && one.comment === comment,
    )
  },
  isReplaced: true,
  draft: ({ item, rating, comment }) => nameRequestDraft(getDraftKey(item), { rating, comment }),
  done: ({ item }) => void refetch(submission.reviewOf, { params: { id: item } }),
  getPage: ({ item }) => paths.submission(item),
})
