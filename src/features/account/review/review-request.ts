/**
 * A review of a submission, a class, a recording or a course; the list of reviews says whether it has arrived.
 * (spec 3 Review, ruling R82)
 */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export const REVIEWED = ['submission', 'live', 'recording', 'course'] as const
export type Reviewed = (typeof REVIEWED)[number]

export const getDraftKey = (item: string) => `review:${item}`

export const reviewRequest = defineRequest({
  name: 'review',
  row: submission.review,
  shape: v.object({
    item: v.string(),
    kind: v.optional(v.picklist(REVIEWED), 'submission'),
    rating: v.string(),
    comment: v.string(),
    /** The address of the page where it was written. */
    page: v.optional(v.string()),
  }),
  build: ({ item, kind, rating, comment }) => ({
    body: { item, kind, rating: Number(rating), comment },
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
  getPage: ({ item, page }) => page ?? paths.submission(item),
})
