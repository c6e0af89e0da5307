/** Batches, for those who learn or teach in them. (spec 7 Batches and study plans) */

import type { batch as rows } from '#src/api/contract/batch.ts'
import {
  findBooking,
  openBatch,
  listOwnBatchIds,
  findEnrolment,
  readBatch,
  readLearnerRecords,
  type BatchData,
} from '../content/batch/batch-data.ts'
import { listLearners } from '../content/batch/batch-learners.ts'
import { computePerformance } from '../content/batch/batch-performance.ts'
import { showBatch, showBatchCard } from '../content/batch/batch-view.ts'
import { readPeople } from '../content/people.ts'
import type { HandlersOf } from '../kernel/handler.ts'
import { paginateShown } from '../kernel/list.ts'

const DUE = 'বাকি টাকা পরিশোধের সময় পেরিয়ে গেছে।'

export const batchHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const { db, person, query } = context
    const batches = await Promise.all(
      (await listOwnBatchIds(person, db, { evenFrozen: true })).map((id) => readBatch(id, db)),
    )
    const wanted =
      query.course === undefined ? batches : batches.filter(({ course }) => course._id === query.course)
    const showOne = async (batchData: BatchData) =>
      showBatchCard(batchData, await readLearnerRecords(person._id, batchData, db), person, context)
    return paginateShown(wanted, query, (page) => Promise.all(page.map(showOne)))
  },

  async listFreeze({ db, person }) {
    const frozen = await Promise.all(
      (await listOwnBatchIds(person, db, { evenFrozen: true })).map(async (id) => {
        const place = await findEnrolment(id, person, db)
        const booking = await findBooking(id, person._id, db)
        if (!place?.is_frozen || !booking) return []
        const { batch, course } = await readBatch(id, db)
        const { due, due_at } = booking
        return [
          {
            _id: id,
            title: batch.title,
            course_title: course.title,
            reason: DUE,
            booking: booking._id,
            due,
            due_at,
          },
        ]
      }),
    )
    return frozen.flat()
  },

  async one(context) {
    const { db, params, person } = context
    const { batchData, records } = await openBatch(params.id, person, db, { evenFrozen: true })
    return showBatch(batchData, records, person, context)
  },

  async courseInfo(context) {
    const { db, params, person } = context
    const { batchData } = await openBatch(params.id, person, db, { evenFrozen: true })
    const teachers = await readPeople(batchData.batch.teachers, context)
    const { _id, slug, title, description } = batchData.course
    return { _id, slug, title, description, teachers: [...teachers.values()] }
  },

  async learners(context) {
    const { params, person, db } = context
    const { batchData } = await openBatch(params.id, person, db)
    return listLearners(batchData, person._id, context)
  },

  async performance(context) {
    const { params, person, db } = context
    const { batchData } = await openBatch(params.id, person, db)
    return computePerformance(batchData, person._id, context)
  },

  async performancePublic(context) {
    return computePerformance(await readBatch(context.params.id, context.db), '', context)
  },
}
