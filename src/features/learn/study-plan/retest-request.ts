/** The request for another try at an exam: there is one, and the exam itself says whether it has arrived. (spec 3 Retest request) */

import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { exam as exams } from '#src/api/contract/exam.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { defineRequest } from '#src/api/requests/define-request.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { nameRequestDraft } from '#src/stores/drafts/request-draft.ts'

export const getDraftKey = (exam: string) => `retest:${exam}`

export const retestRequest = defineRequest({
  name: 'retest',
  row: studyPlan.retest,
  shape: v.object({ exam: v.string(), batch: v.string(), message: v.string() }),
  build: ({ exam, message }) => ({ body: { request_message: message, exam } }),
  getPlace: ({ exam }) => exam,
  repeat: async ({ exam, message }) => {
    const { retest_message } = await call(exams.eligible, { params: { id: exam } }, { isQuiet: true })
    return retest_message === message
  },
  isReplaced: true,
  draft: ({ exam, message }) => nameRequestDraft(getDraftKey(exam), message),
  done: ({ exam, batch }) => {
    void refetch(studyPlan.revised, { params: { id: batch } })
    void refetch(exams.eligible, { params: { id: exam } })
  },
  getPage: ({ batch }) => paths.batch(batch),
})
