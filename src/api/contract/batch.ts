/** Batches, for their learners and teachers. (spec 7 Batches and study plans) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, members, buildPage } from '#src/api/row.ts'
import { BatchLearner, BatchPerformance, PublicPerformance } from '#src/api/shapes/batch-learner.ts'
import { Batch, BatchCard, BatchCourseInfo, FrozenBatch } from '#src/api/shapes/batch.ts'
import { Id, buildList } from '#src/api/shapes/scalar.ts'
import { PageQuery } from '#src/api/shapes/typed.ts'

const BatchQuery = v.object({ ...PageQuery.entries, course: v.optional(Id) })

export const batch = {
  list: get('batch', { stored: 'at-once', role: members, query: BatchQuery, reply: buildPage(BatchCard) }),
  listFreeze: get('batch/list-freeze', { role: members, reply: buildList(FrozenBatch) }),
  one: get('batch/:id', { stored: 'at-once', role: members, reply: Batch }),
  learners: get('batch/batch-learners/:id', { role: 'teacher', reply: buildList(BatchLearner) }),
  courseInfo: get('batch/course-info/:id', { role: members, reply: BatchCourseInfo }),
  performance: get('batch/performance/:id', { role: members, reply: BatchPerformance }),
  performancePublic: get('batch/performance-public/:id', { reply: PublicPerformance }),
}

export const readBatch = (id: string) => read(batch.one, { params: { id } })
export const readBatches = () => read(batch.list, {})
/** One page has all, since nobody learns or teaches in more. */
export const readAllBatches = () => read(batch.list, { query: { count: 100 } })
export const readBatchLearners = (id: string) => read(batch.learners, { params: { id } })
export const readBatchPerformance = (id: string) => read(batch.performance, { params: { id } })
export const readPublicPerformance = (id: string) => read(batch.performancePublic, { params: { id } })
export const readCourseInfo = (id: string) => read(batch.courseInfo, { params: { id } })
