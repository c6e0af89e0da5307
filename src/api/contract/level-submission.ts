/** Attempts at a level; they go the same way as other attempts. (spec 7 Assessments, ruling R34) */
import * as z from 'zod/mini'
import { Id } from '#src/api/shapes/scalar.ts'
import { LearnerWrite, MarkSave } from '#src/api/shapes/submission.ts'
import { FlagText, PageQuery } from '#src/api/shapes/typed.ts'
import { del, get, members, patch, post } from '#src/api/row.ts'

const OwnQuery = z.extend(PageQuery, { level: z.optional(Id) })
const TeacherQuery = z.extend(OwnQuery, { batch: z.optional(Id), learner: z.optional(Id), checked: z.optional(FlagText) })

export const levelSubmission = {
  start: post('level-submission/:id', { role: 'learner', body: z.object({}) }),
  remove: del('level-submission/:id', { role: 'learner' }),
  save: patch('level-submission/:id', { role: 'learner', body: LearnerWrite, form: 'either' }),
  audit: patch('level-submission/audit/:id', { role: 'teacher', body: MarkSave }),
  question: get('level-submission/question/:id', { role: 'learner' }),
  overview: get('level-submission/overview', { role: 'learner' }),
  summary: get('level-submission/summary/:id', { role: members }),
  list: get('level-submission/list', { role: 'learner', query: OwnQuery }),
  response: get('level-submission/response/:id', { role: members }),
  teacherList: get('level-submission/teacher-list', { role: 'teacher', query: TeacherQuery }),
}
