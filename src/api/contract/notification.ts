/** Notifications, alert preferences, push. (spec 7 Other) */

import * as v from 'valibot'
import { read } from '#src/api/read.ts'
import { get, buildPage, patch, post } from '#src/api/row.ts'
import { DeviceMetadata } from '#src/api/shapes/device.ts'
import { AlertName, Alert, AlertDraft, Notification } from '#src/api/shapes/notification.ts'
import { Done, Id } from '#src/api/shapes/scalar.ts'
import { Filled, FlagText, PageQuery } from '#src/api/shapes/typed.ts'
import { offers } from '#src/lib/features.ts'

const NotificationQuery = v.object({ ...PageQuery.entries, count_only: v.optional(FlagText) })
/** Ids of the shown notifications, at most a page. Without ids all are marked as read. */
const Read = v.object({ ids: v.optional(v.pipe(v.array(Id), v.maxLength(1000))) })
const Push = v.object({ device_id: Filled, metadata: DeviceMetadata, fcm: Filled })

export const notification = {
  list: get('notification', {
    stored: 'at-once',
    role: 'signed-in',
    query: NotificationQuery,
    reply: buildPage(Notification),
  }),
  markAsRead: patch('notification/mark-as-read', { role: 'signed-in', body: Read, reply: Done }),
  alert: get('alert/:alert', { role: 'signed-in', reply: Alert }),
  updateAlert: patch('alert/:alert', { role: 'signed-in', body: v.partial(AlertDraft), reply: Alert }),
  registerPush: post('fcm', { body: Push, reply: Done }),
}

/** The kinds of notifications that this product sends. (ruling R77) */
export const listAlerts = (): readonly AlertName[] =>
  offers.jobs || offers.talents ? AlertName.options : AlertName.options.filter((name) => name !== 'job')

export const readAlert = (alert: AlertName) => read(notification.alert, { params: { alert } })
export const readAlerts = () => listAlerts().map(readAlert)
export const readNotifications = (query: { page: number; count: number }) =>
  read(notification.list, { query })
