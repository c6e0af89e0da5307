/** Batches, for those who learn or teach in them. (spec 7 Batches and study plans) */
import * as v from 'valibot'
import { Batch, BatchCard, BatchCourseInfo, FrozenBatch } from '#src/api/shapes/batch.ts'
import { BatchLearner, BatchPerformance, PublicPerformance } from '#src/api/shapes/batch-learner.ts'
import { Id, buildList } from '#src/api/shapes/scalar.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'
import { get, members, buildPage } from '#src/api/row.ts'

const BatchQuery = v.object({ ...PageQuery.entries, course: v.optional(Id) })

export const batch = {
  list: get('batch', { role: members, query: BatchQuery, reply: buildPage(BatchCard) }),
  listFreeze: get('batch/list-freeze', { role: members, reply: buildList(FrozenBatch) }),
  one: get('batch/:id', { role: members, reply: Batch }),
  learners: get('batch/batch-learners/:id', { role: 'teacher', reply: buildList(BatchLearner) }),
  courseInfo: get('batch/course-info/:id', { role: members, reply: BatchCourseInfo }),
  performance: get('batch/performance/:id', { role: members, reply: BatchPerformance }),
  performancePublic: get('batch/performance-public/:id', { reply: PublicPerformance }),
}
