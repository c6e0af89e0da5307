/** What a teacher's PATCH does: marks and words, guarded by the version. (ruling R34) */
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { MarkSave, SubmissionWritten } from '#src/api/shapes/submission.ts'
import { submission } from '../database/tables/learning.ts'
import { type Person, type Said, say } from '../kernel/handler.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { SubmissionRow } from './batch-world.ts'
import type { Parts } from './parts.ts'
import { showSubmission } from './submission-shown.ts'

type Written = z.input<typeof SubmissionWritten>
type Given = NonNullable<z.output<typeof MarkSave>['marks']>

const SAVED = 'মূল্যায়ন সেভ হয়েছে।'
const CHANGED = 'এর মধ্যে এই খাতায় অন্য বদল হয়েছে। এখনকার অবস্থা দেখে আবার দিন।'

/** Rubric lines are known by their titles here; what is not sent stays. */
function merged(held: SubmissionRow['marks'], given: Given): SubmissionRow['marks'] {
  const rest = held.filter(({ question }) => !given.some((mark) => mark.question === question))
  const changed = given.map(({ rubric, ...mark }) => {
    const before = held.find(({ question }) => question === mark.question)
    const lines = rubric?.map(({ title, mark: points }) => ({ _id: title, mark: points }))
    return { ...before, ...mark, mark: mark.mark ?? before?.mark ?? null, ...(lines ? { rubric: lines } : {}) }
  })
  return [...rest, ...changed]
}

function totalOf(marks: SubmissionRow['marks']): number | null {
  const given = marks.flatMap(({ mark }) => mark ?? [])
  return given.length === 0 ? null : given.reduce((sum, mark) => sum + mark, 0)
}

/** An old version answers 409 with the present state, a known key answers as before. */
export async function saveMarks(row: SubmissionRow, body: z.output<typeof MarkSave>, person: Person, parts: Parts): Promise<Said<Written>> {
  if (row.check_key === body.key) return say(SAVED, await showSubmission(row, parts))
  if (row.version !== body.version) throw new Refusal(409, CHANGED, { data: await showSubmission(row, parts) })
  const marks = merged(row.marks, body.marks ?? [])
  const checked_at = body.checked === undefined ? row.checked_at : body.checked ? parts.clock.iso() : null
  const saved = await parts.db
    .update(submission)
    .set({
      marks,
      obtained: totalOf(marks),
      comment: body.comment ?? row.comment,
      checked_at,
      checked_by: person._id,
      check_key: body.key,
      retest: body.retest ?? row.retest,
      version: row.version + 1,
    })
    .where(eq(submission._id, row._id))
    .returning()
    .get()
  return say(SAVED, await showSubmission(saved, parts))
}
