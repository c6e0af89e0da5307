/** The state of the help to one learner, and the note about it: the last press counts. (spec 7 Live and recordings, ruling R82) */

import * as v from 'valibot'
import { live } from '#src/api/contract/live.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { SupportStatus } from '#src/api/shapes/live.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'

const TurnValues = v.object({
  live: v.string(),
  batch: v.string(),
  learner: v.string(),
  status: SupportStatus,
  note: v.optional(v.string()),
})
type TurnKey = Pick<v.InferOutput<typeof TurnValues>, 'live' | 'learner'>

export const getTurnPlace = ({ live: id, learner }: TurnKey) => `${id}-${learner}`
export const getDraftKey = (turn: TurnKey) => `turn-${getTurnPlace(turn)}`

export const turnRequest = defineRequest({
  name: 'support-turn',
  row: live.updateSupport,
  shape: TurnValues,
  build: ({ live: id, batch, learner, status, note }) => ({
    params: { batchId: batch, learnerId: learner },
    body: { live: id, support_status: status, ...(note !== undefined && { support_note: note }) },
  }),
  getPlace: getTurnPlace,
  repeat: 'harmless',
  isReplaced: true,
  draft: ({ note, ...place }) =>
    note === undefined ? undefined : nameRequestDraft(getDraftKey(place), note),
  done: ({ live: id }) => void refetch(live.support, { params: { id } }),
  getPage: ({ live: id }) => paths.teacherLive(id),
  isConfirmedInPlace: true,
})
