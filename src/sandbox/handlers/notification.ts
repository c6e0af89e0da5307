/** A person's notifications, newest first. (spec 7 Other, ruling R35) */

import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm'
import * as v from 'valibot'
import type { notification as rows } from '#src/api/contract/notification.ts'
import { AlertName } from '#src/api/shapes/notification.ts'
import { readAlert, writeAlert } from '../content/alert.ts'
import { findById } from '../database/queries.ts'
import { notification } from '../database/tables/message.ts'
import { login_session, push_registration } from '../database/tables/person.ts'
import { reply, type HandlersOf } from '../kernel/handler.ts'
import { BadField, NotFound } from '../kernel/http-error.ts'
import { paginate } from '../kernel/list.ts'

function showNotification({ kind, path, read_at, ...row }: typeof notification.$inferSelect) {
  return {
    ...row,
    kind: AlertName.options.find((known) => known === kind) ?? ('other' as const),
    href: path,
    is_read: read_at !== null,
  }
}

function assertAlertName(name: string): AlertName {
  if (!v.is(AlertName, name)) throw new NotFound('খবরের ধরনটি')
  return name
}

/**
 * A browser's push subscription as `PushSubscription.toJSON` writes it: two base64url keys of 65 and 16
 * bytes.
 */
const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.startsWith('https:')),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
})

/**
 * A vendor's token is any text. Text that starts as JSON is a subscription, which must be complete to be
 * usable.
 */
function assertPushable(fcm: string): void {
  if (!fcm.startsWith('{')) return
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Subscription), fcm)
  if (!parsed.success) throw new BadField('fcm', 'এই ডিভাইসে নোটিফিকেশন চালু করা গেল না। একটু পরে আবার চেষ্টা করুন।')
}

export const notificationHandlers: HandlersOf<typeof rows> = {
  async list({ db, person, query }) {
    const own = await db
      .select()
      .from(notification)
      .where(eq(notification.person, person._id))
      .orderBy(desc(notification.created_at))
    // With the flag, the page is empty and its total is the number of unread notifications.
    if (query.count_only)
      return { data: [], total: own.filter(({ read_at }) => read_at === null).length, page: 1, count: 0 }
    return paginate(own.map(showNotification), query)
  },
  async markAsRead({ db, clock, person, body }) {
    const unread = and(eq(notification.person, person._id), isNull(notification.read_at))
    const chosen = body.ids ? and(unread, inArray(notification._id, body.ids)) : unread
    await db.update(notification).set({ read_at: clock.iso() }).where(chosen)
    return reply('পড়া হয়েছে বলে রাখা হলো।', null)
  },
  alert: ({ db, person, params }) => readAlert(db, person, assertAlertName(params.alert)),
  async updateAlert({ db, person, params, body }) {
    const alert = assertAlertName(params.alert)
    await writeAlert(db, person, alert, body)
    return reply('পছন্দ সেভ হয়েছে।', await readAlert(db, person, alert))
  },

  /**
   * A token or subscription belongs to its latest sender, and each device has one. A guest's has no person.
   * (ruling R59)
   */
  async registerPush({ db, clock, person, loginSession, body: { device_id, metadata, fcm } }) {
    assertPushable(fcm)
    const owner = person?._id ?? null
    const device = (await findById(db, login_session, loginSession))?.device ?? null
    const isSameDevice =
      owner === null ? isNull(push_registration.person) : eq(push_registration.person, owner)
    await db
      .delete(push_registration)
      .where(and(isSameDevice, eq(push_registration.device_id, device_id), ne(push_registration._id, fcm)))
    const row = { person: owner, device_id, device, metadata, registered_at: clock.iso() }
    await db
      .insert(push_registration)
      .values({ _id: fcm, ...row })
      .onConflictDoUpdate({ target: push_registration._id, set: row })
    return reply('এই ডিভাইসে নোটিফিকেশন চালু হলো।', null)
  },
}
