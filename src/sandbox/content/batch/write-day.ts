/**
 * Writes days of a study plan for a teacher: a new or moved one shifts the others, so that `day_no` has no
 * gaps. (rulings R29, R36)
 */

import { and, asc, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { StudyPlanDraft } from '#src/api/shapes/study-plan.ts'
import { formatNumber } from '#src/lib/bn.ts'
import type { Db } from '../../database/open.ts'
import { findRow, getById, insertRow, updateById } from '../../database/queries.ts'
import { module, study_plan, type PlanRow } from '../../database/tables/batch.ts'
import type { Person } from '../../database/tables/person.ts'
import { BadField, NotFound } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import type { Services } from '../services.ts'
import { assertBatchAccess } from './batch-data.ts'

type Draft = v.InferOutput<typeof StudyPlanDraft>

async function listDays(batchId: string, db: Db): Promise<PlanRow[]> {
  return db.select().from(study_plan).where(eq(study_plan.batch, batchId)).orderBy(asc(study_plan.day_no))
}

/** Stores the days in this order, counted from 1. */
async function renumber(days: readonly PlanRow[], db: Db): Promise<void> {
  for (const [index, { _id, day_no }] of days.entries()) {
    if (day_no !== index + 1) {
      await updateById(db, study_plan, _id, { day_no: index + 1 })
    }
  }
}

function refuseGap(dayNo: number, most: number): void {
  if (dayNo > most) throw new BadField('day_no', `১ থেকে ${formatNumber(most)}-এর মধ্যে একটি দিন লিখুন।`)
}

export async function addDay(
  { batch, module: moduleId }: { batch: string; module: string },
  draft: Draft,
  person: Person,
  { db }: Services,
): Promise<PlanRow> {
  await assertBatchAccess(batch, person, db)
  const found = await findRow(db, module, and(eq(module._id, moduleId), eq(module.batch, batch)))
  if (!found) throw new NotFound('মডিউলটি')
  const days = await listDays(batch, db)
  refuseGap(draft.day_no, days.length + 1)
  const added = await insertRow(db, study_plan, { _id: makeId(), batch, module: moduleId, ...draft })
  await renumber(days.toSpliced(draft.day_no - 1, 0, added), db)
  return added
}

export async function changeDay(
  id: string,
  draft: Partial<Draft>,
  person: Person,
  { db }: Services,
): Promise<PlanRow> {
  const before = await getById(db, study_plan, id, 'দিনটি')
  await assertBatchAccess(before.batch, person, db)
  const days = await listDays(before.batch, db)
  const { day_no = before.day_no, ...words } = draft
  refuseGap(day_no, days.length)
  const others = days.filter(({ _id }) => _id !== id)
  await renumber(others.toSpliced(day_no - 1, 0, before), db)
  if (Object.keys(words).length > 0) await db.update(study_plan).set(words).where(eq(study_plan._id, id))
  return { ...before, ...words, day_no }
}
