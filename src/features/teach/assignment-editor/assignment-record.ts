/** Assignments on their way, with their files. (spec 3 Assignment, rulings R36, R82) */

import { call } from '#src/api/call.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { readNow } from '#src/api/read-now.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { defineRecord } from '../shared/define-record.ts'
import { AssignmentValues, buildBody, readValues } from './assignment-values.ts'

const DRAFT = 'assignment-'
/** `id`: of the assignment, or of the day of a new one. */
export const getDraftKey = (id: string) => DRAFT + id
/** The day of a new one, from the key of its draft. */
export const readPlanOf = (draft: string) => draft.slice(DRAFT.length) || undefined

export const assignmentRecord = defineRecord({
  fields: AssignmentValues,
  create: {
    name: 'assignment',
    row: assignment.create,
    build: (values, _about, file) => ({ body: buildBody(values, file) }),
    hasArrived: async (values, { batch }) => {
      const { title, last_submission_date: until } = buildBody(values, undefined)
      const query = { batch, study_plan: values.reference }
      const { data } = await call(assignment.list, { query }, { isQuiet: true })
      const isSame = (at: string | null | undefined) => Date.parse(at ?? '') === Date.parse(until)
      return data.some((one) => one.title === title && isSame(one.last_submission_date))
    },
  },
  update: {
    name: 'assignment-edit',
    row: assignment.update,
    build: (values, { id }, file) => ({ params: { id }, body: buildBody(values, file) }),
  },
  readThing: ({ id }) => readNow(assignment.forTeacher, { params: { id } }),
  readFields: readValues,
  getPage: ({ batch }) => paths.teacherStudyPlan(batch),
  done: ({ batch }, reply) => {
    if (reply) setCached(assignment.forTeacher, { params: { id: reply._id } }, reply)
    void refetch(studyPlan.revised, { params: { id: batch } })
  },
})
