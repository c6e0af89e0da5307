/** Notifications, alert preferences, push. (spec 7 Other) */
import * as z from 'zod/mini'
import { DeviceMetadata } from '#src/api/shapes/device.ts'
import { AlertDraft, Notification } from '#src/api/shapes/notification.ts'
import { Done, Id } from '#src/api/shapes/scalar.ts'
import { Filled, FlagText, PageQuery } from '#src/api/shapes/typed.ts'
import { get, pageOf, patch, post } from '#src/api/row.ts'

const NotificationQuery = z.extend(PageQuery, { count_only: z.optional(FlagText) })
const Push = z.object({ device_id: Filled, metadata: DeviceMetadata, fcm: Filled })

export const notification = {
  list: get('notification', { role: 'signed-in', query: NotificationQuery, reply: pageOf(Notification) }),
  // Without ids all are read.
  markAsRead: patch('notification/mark-as-read', { role: 'signed-in', body: z.object({ ids: z.optional(z.array(Id)) }), reply: Done }),
  alert: get('alert/:alert', { role: 'signed-in' }),
  updateAlert: patch('alert/:alert', { role: 'signed-in', body: z.partial(AlertDraft) }),
  registerPush: post('fcm', { body: Push }),
}
