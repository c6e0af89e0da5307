/** A question to a class. Learners cannot read what was asked, so after a lost response they are asked. (ruling R82) */

import * as v from 'valibot'
import { live } from '#src/api/contract/live.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'

export const getDraftKey = (liveId: string) => `live-question-${liveId}`

export const classQuestion = defineRequest({
  name: 'class-question',
  row: live.ask,
  shape: v.object({ live: v.string(), question: v.string() }),
  build: ({ live: id, question }) => ({ params: { id }, body: { question } }),
  getPlace: ({ live: id }) => id,
  repeat: 'ask',
  draft: ({ live: id, question }) => nameRequestDraft(getDraftKey(id), question),
  done: () => undefined,
  getPage: ({ live: id }) => paths.joinLive(id),
})
