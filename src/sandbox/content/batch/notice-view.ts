/** Notices as one person sees them: urgent first, then newest; read when their notification is. (ruling R35) */

import { and, desc, eq, inArray, isNull, like } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Notice } from '#src/api/shapes/notice.ts'
import { paths } from '#src/lib/paths.ts'
import type { Db } from '../../database/open.ts'
import { listRows } from '../../database/queries.ts'
import { notice, notification, type NoticeRow } from '../../database/tables/message.ts'
import type { Person } from '../../database/tables/person.ts'
import { readPeople } from '../people.ts'
import type { Services } from '../services.ts'
import { readBatchMarks } from './batch-data.ts'

/** Address in the notification about a notice. A notice counts as read when that notification is read. */
export function buildNoticePath({ batch: batchId, _id }: Pick<NoticeRow, 'batch' | '_id'>): string {
  return `${paths.batchNotices(batchId)}?open=${_id}`
}

/** `withDrafts` includes unpublished ones, for teachers. */
export async function listNotices(
  batchIds: readonly string[],
  db: Db,
  { withDrafts = false } = {},
): Promise<NoticeRow[]> {
  if (batchIds.length === 0) return []
  return listRows(
    db,
    notice,
    and(inArray(notice.batch, [...batchIds]), withDrafts ? undefined : eq(notice.is_published, true)),
    desc(notice.is_urgent),
    desc(notice.created_at),
  )
}

/** Addresses in unread notifications about notices; each ends in the notice's id. */
async function listUnreadPaths(person: string, db: Db, within = ''): Promise<string[]> {
  const unread = and(
    eq(notification.person, person),
    eq(notification.kind, 'notice'),
    isNull(notification.read_at),
    like(notification.path, `%${within}%`),
  )
  const rows = await db.select({ path: notification.path }).from(notification).where(unread)
  return rows.flatMap(({ path }) => path ?? [])
}

export async function hasUnreadNotice(batchId: string, person: Person, db: Db): Promise<boolean> {
  return (await listUnreadPaths(person._id, db, `/${batchId}/`)).length > 0
}

export async function showNotices(
  rows: readonly NoticeRow[],
  person: Person,
  parts: Services,
): Promise<v.InferInput<typeof Notice>[]> {
  const { db } = parts
  const authors = await readPeople(
    rows.map(({ added_by }) => added_by),
    parts,
  )
  const marks = await readBatchMarks(
    rows.map((row) => row.batch),
    db,
  )
  const unread = await listUnreadPaths(person._id, db)
  return rows.map(({ added_by, ...row }) => ({
    ...row,
    is_read: !unread.some((path) => path.endsWith(`=${row._id}`)),
    batch: marks.get(row.batch) ?? null,
    author: authors.get(added_by) ?? null,
  }))
}
