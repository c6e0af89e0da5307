/**
 * Assignments: learners read and submit (table submission), teachers write. (spec 7 Batches and study plans)
 */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, members, buildPage, patch, post } from '#src/api/row.ts'
import { Assignment, AssignmentCard, AssignmentDraft, TeacherAssignment } from '#src/api/shapes/assignment.ts'
import { Id } from '#src/api/shapes/scalar.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'

const AssignmentQuery = v.object({ ...PageQuery.entries, batch: v.optional(Id), study_plan: v.optional(Id) })

export const assignment = {
  list: get('assignment', { role: members, query: AssignmentQuery, reply: buildPage(AssignmentCard) }),
  one: get('assignment/:id', { role: 'learner', reply: Assignment }),
  forTeacher: get('assignment/teacher/:id', { role: 'teacher', reply: TeacherAssignment }),
  create: post('assignment', {
    role: 'teacher',
    body: AssignmentDraft,
    form: 'either',
    reply: TeacherAssignment,
  }),
  update: patch('assignment/:id', {
    role: 'teacher',
    body: v.partial(AssignmentDraft),
    form: 'either',
    reply: TeacherAssignment,
  }),
}

export const readAssignment = (id: string) => read(assignment.one, { params: { id } })
export const readTaughtAssignment = (id: string) => read(assignment.forTeacher, { params: { id } })
