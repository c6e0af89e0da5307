/** Writes notices for a teacher; the first publication notifies the learners of the batch. (spec 3 Notice) */

import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { NoticeDraft } from '#src/api/shapes/notice.ts'
import { findById, insertRow, listRows } from '../../database/queries.ts'
import { batch_learner } from '../../database/tables/batch.ts'
import { notice, notification, type NoticeRow } from '../../database/tables/message.ts'
import type { Person } from '../../database/tables/person.ts'
import { NotFound } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { notifyPeople } from '../notify.ts'
import type { Services } from '../services.ts'
import { assertBatchAccess } from './batch-data.ts'
import { buildNoticePath } from './notice-view.ts'

type Draft = v.InferOutput<typeof NoticeDraft>

/** A notice of a batch that the person may open; only teachers see drafts. */
export async function findNotice(
  id: string,
  person: Person,
  { db }: Pick<Services, 'db'>,
): Promise<NoticeRow> {
  const found = await findById(db, notice, id)
  if (!found || (!found.is_published && person.role !== 'teacher')) throw new NotFound('নোটিশটি')
  await assertBatchAccess(found.batch, person, db)
  return found
}

/** One notification for each learner without a frozen booking; an urgent one ignores quiet hours. */
async function notifyLearners(row: NoticeRow, parts: Services): Promise<void> {
  const learners = await listRows(
    parts.db,
    batch_learner,
    and(eq(batch_learner.batch, row.batch), eq(batch_learner.is_frozen, false)),
  )
  const shared = {
    kind: 'notice' as const,
    title: row.title,
    text: row.meta_description,
    path: buildNoticePath(row),
  }
  await notifyPeople(
    learners.map(({ person }) => ({ person, ...shared })),
    parts,
    { isUrgent: row.is_urgent },
  )
}

export async function addNotice(draft: Draft, person: Person, parts: Services): Promise<NoticeRow> {
  await assertBatchAccess(draft.batch, person, parts.db)
  const row = await insertRow(parts.db, notice, {
    _id: makeId(),
    ...draft,
    added_by: person._id,
    created_at: parts.clock.iso(),
  })
  if (row.is_published) await notifyLearners(row, parts)
  return row
}

export async function changeNotice(
  id: string,
  draft: Partial<Draft>,
  person: Person,
  parts: Services,
): Promise<NoticeRow> {
  const before = await findNotice(id, person, parts)
  if (draft.batch !== undefined) await assertBatchAccess(draft.batch, person, parts.db)
  const isFirstPublishing = !before.is_published && draft.is_published === true
  // Readers see a published draft as new, so its date is the day of publication.
  const changes = { ...draft, ...(isFirstPublishing && { created_at: parts.clock.iso() }) }
  if (Object.keys(changes).length > 0) await parts.db.update(notice).set(changes).where(eq(notice._id, id))
  const row = await findNotice(id, person, parts)
  if (isFirstPublishing) await notifyLearners(row, parts)
  return row
}

/** Also deletes its notifications, which would have no target. */
export async function removeNotice(id: string, person: Person, parts: Services): Promise<void> {
  const row = await findNotice(id, person, parts)
  await parts.db.delete(notice).where(eq(notice._id, id))
  await parts.db.delete(notification).where(eq(notification.path, buildNoticePath(row)))
}
