/** Assignments: learners read them, teachers write them. (spec 7 Batches and study plans, ruling R34) */

import type * as v from 'valibot'
import type { assignment as rows } from '#src/api/contract/assignment.ts'
import type { AssignmentCard } from '#src/api/shapes/assignment.ts'
import {
  showBatchMark,
  showModuleMark,
  openBatch,
  readBatch,
  readLearnerRecords,
  listReadableBatchIds,
} from '../content/batch/batch-data.ts'
import { type LearnerView, showTask, findNewestAttempt } from '../content/batch/item-state.ts'
import { readFiles } from '../content/batch/resource-view.ts'
import { readLearnerView } from '../content/batch/study-plan-view.ts'
import {
  addAssignment,
  changeAssignment,
  findOwnAssignment,
  showForTeacher,
} from '../content/batch/write-assignment.ts'
import { readPerson } from '../content/people.ts'
import type { AssignmentRow } from '../database/tables/item.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { paginate, sortNewestFirst } from '../kernel/list.ts'

function showCard(row: AssignmentRow, view: LearnerView): v.InferInput<typeof AssignmentCard> {
  const { state, reason, mark, submission } = showTask(row, view)
  return {
    _id: row._id,
    title: row.title,
    state,
    reason,
    batch: showBatchMark(view.batchData),
    module: showModuleMark(view.batchData.modules, row.module),
    marks: row.marks,
    mark: mark ?? null,
    last_submission_date: row.last_submission_date,
    submission: submission ?? null,
  }
}

export const assignmentHandlers: HandlersOf<typeof rows> = {
  async list(context) {
    const { db, person, query } = context
    const batches = await listReadableBatchIds(query.batch, person, db)
    const cards = []
    for (const id of batches) {
      const batchData = await readBatch(id, db)
      const view = await readLearnerView(
        batchData,
        await readLearnerRecords(person._id, batchData, db),
        context,
      )
      const wanted = batchData.assignments.filter(
        ({ study_plan }) => query.study_plan === undefined || study_plan === query.study_plan,
      )
      cards.push(...wanted.map((row) => showCard(row, view)))
    }
    return paginate(
      sortNewestFirst(cards, (card) => card.last_submission_date),
      query,
    )
  },

  async one(context) {
    const { db, params, person, clock } = context
    const row = await findOwnAssignment(params.id, person, context)
    const { batchData, records } = await openBatch(row.batch, person, db)
    const view = await readLearnerView(batchData, records, context)
    const card = showCard(row, view)
    const isLocked = card.state === 'locked'
    const handed = findNewestAttempt({ assignment: row._id }, records)
    const files = await readFiles([row], context)
    const isOver = row.last_submission_date !== null && row.last_submission_date < clock.iso()
    return {
      ...card,
      description: isLocked ? '' : row.description,
      file: isLocked ? null : (files.get(row.file ?? '') ?? null),
      reference: row.study_plan,
      has_project: row.has_project && !isLocked,
      teacher: await readPerson(batchData.batch.teachers[0], context),
      criteria: isLocked ? [] : row.rubric.map(({ title, marks }) => ({ title, marks })),
      accept: row.accepts,
      is_late: handed?.submitted_at ? handed.is_late : isOver,
      can_submit: card.state === 'due',
      submitted_at: handed?.submitted_at ?? null,
    }
  },

  async forTeacher(context) {
    return showForTeacher(await findOwnAssignment(context.params.id, context.person, context), context)
  },

  async create(context) {
    const row = await addAssignment(context.body, context.person, context)
    return reply('অ্যাসাইনমেন্টটি দেওয়া হয়েছে।', await showForTeacher(row, context), 201)
  },

  async update(context) {
    const row = await changeAssignment(context.params.id, context.body, context.person, context)
    return reply('অ্যাসাইনমেন্টটি সেভ হয়েছে।', await showForTeacher(row, context))
  },
}
