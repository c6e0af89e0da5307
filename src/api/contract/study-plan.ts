/** The plan of a batch, day by day. (spec 7 Batches and study plans, rulings R29, R36) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, members, patch, post } from '#src/api/row.ts'
import { Done, Id, buildList } from '#src/api/shapes/scalar.ts'
import {
  Activity,
  AttributeCount,
  AttributeStatus,
  StudyPlan,
  StudyPlanDraft,
} from '#src/api/shapes/study-plan.ts'
import { Typed } from '#src/api/shapes/typed.ts'

const Whereabouts = v.object({ batch: Id, module: Id })
const RetestRequest = v.object({ request_message: Typed, exam: Id })

export const studyPlan = {
  create: post('study-plan', { role: 'teacher', query: Whereabouts, body: StudyPlanDraft, reply: Activity }),
  update: patch('study-plan/:id', { role: 'teacher', body: v.partial(StudyPlanDraft), reply: Activity }),
  revised: get('study-plan/revised/:id', { stored: 'at-once', role: members, reply: StudyPlan }),
  attributeStatus: get('study-plan/attribute-status/:id', {
    role: members,
    reply: buildList(AttributeStatus),
  }),
  attributeCount: get('study-plan/attribute-count/:id', {
    stored: 'at-once',
    role: members,
    reply: AttributeCount,
  }),
  activity: get('activity/:id', { role: members, reply: Activity }),
  retest: post('activity/retest', { role: 'learner', body: RetestRequest, reply: Done }),
  moduleComplete: post('activity/module-complete/:id', { role: 'learner', body: v.object({}), reply: Done }),
}

export const readStudyPlan = (id: string) => read(studyPlan.revised, { params: { id } })
export const readActivity = (id: string) => read(studyPlan.activity, { params: { id } })
export const readPlanCounts = (id: string) => read(studyPlan.attributeCount, { params: { id } })
