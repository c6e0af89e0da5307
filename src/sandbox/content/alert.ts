/**
 * A person's notification settings: defaults until the first choice, and the two ways to silence them.
 * (ruling R58)
 */

import { and, eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { AlertChannel, AlertDraft, AlertName } from '#src/api/shapes/notification.ts'
import type { Db } from '../database/open.ts'
import { findById, findRow } from '../database/queries.ts'
import { alert_preference, person, type Person } from '../database/tables/person.ts'

interface Kind {
  title: string
  offered: readonly AlertChannel[]
  initial: readonly AlertChannel[]
}

/** Notices and jobs are too many for text messages. */
const KINDS: Readonly<Record<AlertName, Kind>> = {
  live: { title: 'লাইভ ক্লাস', offered: ['push', 'sms', 'email'], initial: ['push', 'sms'] },
  assignment: { title: 'অ্যাসাইনমেন্ট', offered: ['push', 'sms', 'email'], initial: ['push', 'email'] },
  exam: { title: 'পরীক্ষা', offered: ['push', 'sms', 'email'], initial: ['push', 'sms', 'email'] },
  notice: { title: 'নোটিশ', offered: ['push', 'email'], initial: ['push', 'email'] },
  payment: { title: 'পেমেন্ট', offered: ['push', 'sms', 'email'], initial: ['push', 'sms', 'email'] },
  job: { title: 'চাকরি', offered: ['push', 'email'], initial: ['email'] },
}

interface Preference {
  alert: AlertName
  title: string
  alert_channels: AlertChannel[]
  available_channels: AlertChannel[]
  alert_off: boolean
  force_off: boolean
}

type Reachable = Pick<Person, '_id' | 'phone' | 'email'>

function listAvailable({ offered }: Kind, { phone, email }: Reachable): AlertChannel[] {
  return offered.filter((channel) => channel === 'push' || (channel === 'sms' ? phone : email) !== null)
}

const buildId = (personId: string, alert: AlertName) => `${personId}:${alert}`

/** Silences every kind, whichever one it was set on. */
async function isAllOff(db: Db, personId: string): Promise<boolean> {
  return (
    (await findRow(
      db,
      alert_preference,
      and(eq(alert_preference.person, personId), eq(alert_preference.force_off, true)),
    )) !== undefined
  )
}

export async function readAlert(db: Db, person: Reachable, alert: AlertName): Promise<Preference> {
  const kind = KINDS[alert]
  const available_channels = listAvailable(kind, person)
  const row = await findById(db, alert_preference, buildId(person._id, alert))
  const chosen: readonly string[] = row?.alert_channels ?? kind.initial
  return {
    alert,
    title: kind.title,
    alert_channels: available_channels.filter((channel) => chosen.includes(channel)),
    available_channels,
    alert_off: row?.alert_off ?? false,
    force_off: await isAllOff(db, person._id),
  }
}

/**
 * Stores the given values; unreachable channels are dropped, and `force_off` is revoked for every kind at
 * once.
 */
export async function writeAlert(
  db: Db,
  person: Reachable,
  alert: AlertName,
  draft: Partial<v.InferOutput<typeof AlertDraft>>,
): Promise<void> {
  if (draft.force_off === false)
    await db.update(alert_preference).set({ force_off: false }).where(eq(alert_preference.person, person._id))
  const { offered, initial } = KINDS[alert]
  const { alert_channels: wanted, ...flags } = draft
  const set = {
    person: person._id,
    ...flags,
    ...(wanted && { alert_channels: offered.filter((each) => wanted.includes(each)) }),
  }
  const first = { _id: buildId(person._id, alert), alert, alert_channels: [...initial], ...set }
  await db.insert(alert_preference).values(first).onConflictDoUpdate({ target: alert_preference._id, set })
}

/**
 * Tells whether this kind is sent to the person through this channel. The app itself shows everything
 * regardless.
 */
export async function isChannelOn(
  db: Db,
  personId: string,
  alert: AlertName,
  channel: AlertChannel,
): Promise<boolean> {
  const personRow = await findById(db, person, personId)
  if (!personRow) return false
  const { alert_channels, alert_off, force_off } = await readAlert(db, personRow, alert)
  return !alert_off && !force_off && alert_channels.includes(channel)
}

/** Tells whether the person gets this kind by text message or e-mail; a push needs a device as well. */
export async function isChosen(db: Db, personId: string, alert: AlertName): Promise<boolean> {
  const row = await findById(db, alert_preference, buildId(personId, alert))
  return (
    row !== undefined &&
    !row.alert_off &&
    row.alert_channels.some((channel) => channel !== 'push') &&
    !(await isAllOff(db, personId))
  )
}
