/** A module that was finished by a press; a repeat changes nothing. (spec 7 activity/module-complete, ruling R82) */

import * as v from 'valibot'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'

export const moduleComplete = defineRequest({
  name: 'module-complete',
  row: studyPlan.moduleComplete,
  shape: v.object({ module: v.string(), batch: v.string() }),
  build: ({ module: id }) => ({ params: { id }, body: {} }),
  getPlace: ({ module: id }) => id,
  repeat: 'harmless',
  isReplaced: true,
  done: ({ batch }) => void refetch(studyPlan.revised, { params: { id: batch } }),
  getPage: ({ batch }) => paths.batch(batch),
})
