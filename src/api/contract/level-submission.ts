/** Attempts at a level; they work like other attempts. (spec 7 Assessments, ruling R34) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { del, get, members, buildPage, patch, post } from '#src/api/row.ts'
import {
  LevelOverview,
  LevelQuestions,
  LevelSubmission,
  LevelSubmissionCard,
  LevelSummary,
} from '#src/api/shapes/level-submission.ts'
import { Done, Id } from '#src/api/shapes/scalar.ts'
import { Attempt, LearnerWrite, MarkSave, SubmissionWritten } from '#src/api/shapes/submission.ts'
import { FlagText, PageQuery } from '#src/api/shapes/typed.ts'

const OwnQuery = v.object({ ...PageQuery.entries, level: v.optional(Id) })
const TeacherQuery = v.object({
  ...OwnQuery.entries,
  batch: v.optional(Id),
  learner: v.optional(Id),
  checked: v.optional(FlagText),
})

export const levelSubmission = {
  start: post('level-submission/:id', { role: 'learner', body: v.object({}), reply: Attempt }),
  remove: del('level-submission/:id', { role: 'learner', reply: Done }),
  save: patch('level-submission/:id', {
    role: 'learner',
    body: LearnerWrite,
    form: 'either',
    reply: SubmissionWritten,
  }),
  audit: patch('level-submission/audit/:id', { role: 'teacher', body: MarkSave, reply: LevelSubmission }),
  question: get('level-submission/question/:id', {
    stored: 'never',
    role: 'learner',
    reply: LevelQuestions,
  }),
  overview: get('level-submission/overview', { role: 'learner', reply: LevelOverview }),
  summary: get('level-submission/summary/:id', { role: members, reply: LevelSummary }),
  list: get('level-submission/list', {
    role: 'learner',
    query: OwnQuery,
    reply: buildPage(LevelSubmissionCard),
  }),
  response: get('level-submission/response/:id', { role: members, reply: LevelSubmission }),
  teacherList: get('level-submission/teacher-list', {
    role: 'teacher',
    query: TeacherQuery,
    reply: buildPage(LevelSubmissionCard),
  }),
}

export const readLevelOverview = () => read(levelSubmission.overview, {})
export const readLevelAttempts = (level: string) =>
  read(levelSubmission.list, { query: { level, count: 100 } })
/** More than anybody has made. */
export const readAllAttempts = () => read(levelSubmission.list, { query: { count: 100 } })
export const readLevelSummary = (id: string) => read(levelSubmission.summary, { params: { id } })
export const readLevelResponse = (id: string) => read(levelSubmission.response, { params: { id } })
export const readTaughtAttempts = (query: v.InferInput<typeof TeacherQuery>) =>
  read(levelSubmission.teacherList, { query })
/** More than anybody has made. */
export const readLearnerAttempts = (learner: string) => readTaughtAttempts({ learner, count: 100 })
