/**
 * Notifies people: always in the app, and by push, text message and e-mail if switched on. (rulings R58, R59)
 */

import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { AlertName } from '#src/api/shapes/notification.ts'
import { SOON_MS } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { listRows } from '../database/queries.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { live } from '../database/tables/item.ts'
import { notification } from '../database/tables/message.ts'
import { person, push_registration, sent_message, sent_push } from '../database/tables/person.ts'
import { makeId } from '../kernel/new-id.ts'
import { isChannelOn } from './alert.ts'
import type { Services } from './services.ts'

interface NewNotification {
  person: string
  kind: AlertName
  title: string
  text: string
  /** A path inside the client. */
  path: string
}

/** A push only names kind and target: titles, marks and amounts would be readable on a locked screen. */
async function pushAll(
  notifications: readonly NewNotification[],
  isUrgent: boolean,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const people = notifications.map((each) => each.person)
  const registered = await listRows(db, push_registration, inArray(push_registration.person, people))
  if (registered.length === 0) return
  const sent: (typeof sent_push.$inferInsert)[] = []
  for (const { person: id, kind, path: href } of notifications) {
    const tokens = registered.filter((row) => row.person === id)
    if (tokens.length === 0 || !(await isChannelOn(db, id, kind, 'push'))) continue
    const shared = { person: id, kind, href, is_urgent: isUrgent, sent_at: clock.iso() }
    sent.push(...tokens.map(({ _id: token }) => ({ _id: makeId(), token, ...shared })))
  }
  if (sent.length > 0) await db.insert(sent_push).values(sent)
}

async function writeMessages(
  notifications: readonly NewNotification[],
  { db, clock }: Pick<Services, 'db' | 'clock'>,
): Promise<void> {
  const people = await listRows(
    db,
    person,
    inArray(
      person._id,
      notifications.map((each) => each.person),
    ),
  )
  const sent: (typeof sent_message.$inferInsert)[] = []
  for (const { person: id, kind, title } of notifications) {
    const { phone, email } = people.find(({ _id }) => _id === id) ?? {}
    for (const [channel, to] of [
      ['sms', phone],
      ['email', email],
    ] as const) {
      if (to && (await isChannelOn(db, id, kind, channel)))
        sent.push({ _id: makeId(), person: id, channel, to, kind, title, sent_at: clock.iso() })
    }
  }
  if (sent.length > 0) await db.insert(sent_message).values(sent)
}

export async function notifyPeople(
  notifications: readonly NewNotification[],
  parts: Pick<Services, 'db' | 'clock'>,
  { isUrgent = false } = {},
): Promise<void> {
  if (notifications.length === 0) return
  await parts.db
    .insert(notification)
    .values(notifications.map((each) => ({ _id: makeId(), ...each, created_at: parts.clock.iso() })))
  await pushAll(notifications, isUrgent, parts)
  await writeMessages(notifications, parts)
}

/**
 * Sends push reminders for classes that can soon be joined, each once. The local API has no timer: the
 * control endpoint triggers it.
 */
export async function remindOfClasses(parts: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { db, clock } = parts
  const isSoon = and(
    gt(live.starts_at, clock.iso()),
    lte(live.starts_at, clock.inSeconds(SOON_MS / 1000)),
    eq(live.is_cancelled, false),
  )
  const due = await db
    .selectDistinct({
      _id: live._id,
      batch: batch_learner.batch,
      title: live.title,
      person: batch_learner.person,
    })
    .from(live)
    .innerJoin(batch_learner, and(eq(batch_learner.batch, live.batch), eq(batch_learner.is_frozen, false)))
    .innerJoin(push_registration, eq(push_registration.person, batch_learner.person))
    .where(isSoon)
  const told = await listRows(db, notification, eq(notification.kind, 'live'))
  const notifications = due.map(({ _id, batch, title, person: id }) => ({
    person: id,
    title,
    path: paths.live(batch, _id),
  }))
  await notifyPeople(
    notifications
      .filter((each) => !told.some((row) => row.person === each.person && row.path === each.path))
      .map((each) => ({ ...each, kind: 'live' as const, text: 'ক্লাস একটু পরেই শুরু। এখন যোগ দেওয়া যাবে।' })),
    parts,
    { isUrgent: true },
  )
}
