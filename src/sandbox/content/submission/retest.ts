/** Requests another try at an exam. (spec 3 Retest request, ruling R34) */

import { eq } from 'drizzle-orm'
import type { ExamRow } from '../../database/tables/item.ts'
import { submission } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { findExamAccess, type LearnerView } from '../batch/item-state.ts'
import type { Services } from '../services.ts'

const CANNOT_ASK = 'এই পরীক্ষার জন্য এখন রিটেস্ট চাওয়া যাচ্ছে না।'

/** The last attempt stores the request; without one, a row with try number 0 does. */
export async function askRetest(
  row: ExamRow,
  message: string,
  person: Person,
  setting: LearnerView,
  { db, clock }: Services,
): Promise<void> {
  const door = findExamAccess(row, setting)
  if (!door.can_retest) throw new HttpError(409, CANNOT_ASK)
  const request = { retest: 'asked' as const, retest_message: message }
  if (door.last) {
    const change = { ...request, version: door.last.version + 1 }
    await db.update(submission).set(change).where(eq(submission._id, door.last._id))
    return
  }
  const now = clock.iso()
  await db.insert(submission).values({
    ...request,
    _id: makeId(),
    person: person._id,
    exam: row._id,
    batch: row.batch,
    kind: row.kind,
    try_no: 0,
    started_at: now,
    submitted_at: now,
    full_marks: row.marks,
  })
}
