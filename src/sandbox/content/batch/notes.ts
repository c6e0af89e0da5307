/** Notes of one learner, at a position of a recording or for a day. Plain text. (ruling R45) */

import { and, eq, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Note } from '#src/api/shapes/recording.ts'
import { findRow, getById, insertRow, updateById } from '../../database/queries.ts'
import { study_plan } from '../../database/tables/batch.ts'
import { recording } from '../../database/tables/item.ts'
import { note, type NoteRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { BadField, NotFound } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import type { Services } from '../services.ts'
import { assertBatchAccess, readBatchMarks } from './batch-data.ts'

type Writing = Pick<Services, 'db' | 'clock'>

/** Another person's note is reported as not found. */
export async function findOwnNote(
  id: string,
  person: Person,
  { db }: Pick<Services, 'db'>,
): Promise<NoteRow> {
  const found = await findRow(db, note, and(eq(note._id, id), eq(note.person, person._id)))
  if (!found) throw new NotFound('নোটটি')
  return found
}

export async function showNotes(
  rows: readonly NoteRow[],
  { db }: Pick<Services, 'db'>,
): Promise<v.InferInput<typeof Note>[]> {
  const recordingIds = rows.flatMap((row) => row.recording ?? [])
  const titles =
    recordingIds.length === 0
      ? []
      : await db
          .select({ _id: recording._id, title: recording.title })
          .from(recording)
          .where(inArray(recording._id, recordingIds))
  const marks = await readBatchMarks(
    rows.flatMap((row) => row.batch ?? []),
    db,
  )
  return rows.map((row) => ({
    _id: row._id,
    text: row.text,
    position: row.position,
    recording: titles.find(({ _id }) => _id === row.recording) ?? null,
    batch: marks.get(row.batch ?? '') ?? null,
    study_plan: row.study_plan,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }))
}

export interface NoteDraft {
  _id?: string | undefined
  recording?: string | undefined
  batch?: string | undefined
  study_plan?: string | undefined
  position?: number | undefined
  text: string
}

/** Takes batch and day of a new note from its recording, or else from the study plan. */
async function findPlace(
  draft: NoteDraft,
  person: Person,
  { db }: Writing,
): Promise<Pick<NoteRow, 'recording' | 'batch' | 'study_plan' | 'course'>> {
  if (draft.recording !== undefined) {
    const found = await getById(db, recording, draft.recording, 'রেকর্ডিংটি')
    if (found.batch !== null && !found.is_free) await assertBatchAccess(found.batch, person, db)
    return { recording: found._id, batch: found.batch, study_plan: found.study_plan, course: found.course }
  }
  if (draft.study_plan === undefined) throw new BadField('recording', 'নোটটি কোন ক্লাসের, তা জানান।')
  const plan = await getById(db, study_plan, draft.study_plan, 'দিনটি')
  await assertBatchAccess(plan.batch, person, db)
  return { recording: null, batch: plan.batch, study_plan: plan._id, course: null }
}

/** With `_id` it changes that note, else it creates a new one. */
export async function saveNote(draft: NoteDraft, person: Person, parts: Writing): Promise<NoteRow> {
  const { db, clock } = parts
  const now = clock.iso()
  if (draft._id !== undefined) {
    const before = await findOwnNote(draft._id, person, parts)
    const changed = { text: draft.text, position: draft.position ?? before.position, updated_at: now }
    return updateById(db, note, before._id, changed)
  }
  const place = await findPlace(draft, person, parts)
  const position = draft.position === undefined ? null : Math.round(draft.position)
  const made = {
    _id: makeId(),
    person: person._id,
    ...place,
    position,
    text: draft.text,
    created_at: now,
    updated_at: now,
  }
  return insertRow(db, note, made)
}
