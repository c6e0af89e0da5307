/** Days of a study plan on their way. (spec 3 Study plan, rulings R36, R82) */

import { call } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { readNow } from '#src/api/read-now.ts'
import { refetch } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { defineRecord } from '../shared/define-record.ts'
import { buildBody, DayValues, readValues } from './day-values.ts'

/** A new day has one for each module, or one of the batch. */
export const getNewDraftKey = (batch: string, module: string) => `day-${batch}-${module}`
/** The module of a new one, from the key of its draft. */
export const readModuleOf = (batch: string, draft: string) =>
  draft.slice(getNewDraftKey(batch, '').length) || undefined

export const dayRecord = defineRecord({
  fields: DayValues,
  create: {
    name: 'day',
    row: studyPlan.create,
    build: (day, { batch }) => ({ query: { batch, module: day.module }, body: buildBody(day) }),
    hasArrived: async (day, { batch }) => {
      const { title, day_no } = buildBody(day)
      const { modules } = await call(studyPlan.revised, { params: { id: batch } }, { isQuiet: true })
      const days = modules.find(({ _id }) => _id === day.module)?.plans ?? []
      return days.some((one) => one.title === title && one.day_no === day_no)
    },
  },
  update: {
    name: 'day-edit',
    row: studyPlan.update,
    build: (day, { id }) => ({ params: { id }, body: buildBody(day) }),
  },
  readThing: ({ id }) => readNow(studyPlan.activity, { params: { id } }),
  readFields: readValues,
  getPage: ({ batch }) => paths.teacherStudyPlan(batch),
  done: ({ batch }) => {
    void refetch(studyPlan.revised, { params: { id: batch } })
    void refetch(studyPlan.activity)
  },
})
