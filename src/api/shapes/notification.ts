/** Notifications and notification preferences. (spec 7 Notifications) */

import * as v from 'valibot'
import { Address, Flag, Id, Instant, Text, buildList } from './scalar.ts'

/** The kinds of alert that a person chooses about, and of notifications. (ruling R58) */
export const AlertName = v.picklist(['live', 'assignment', 'exam', 'notice', 'payment', 'job'])
export type AlertName = v.InferOutput<typeof AlertName>

/**
 * `href` is a path of ours or an address. With `count_only` the page is empty and its `total` is the unread
 * count.
 */
export const Notification = v.object({
  _id: Id,
  kind: v.fallback(v.picklist([...AlertName.options, 'other']), 'other'),
  title: Text,
  text: Text,
  href: Address,
  is_read: Flag,
  created_at: Instant,
})
export type Notification = v.InferOutput<typeof Notification>

/** The channels outside the app; in the app everything is shown. (ruling R58) */
export const AlertChannel = v.picklist(['push', 'sms', 'email'])
export type AlertChannel = v.InferOutput<typeof AlertChannel>

/**
 * The body of the alert write. `alert_off` silences this kind, `force_off` all kinds until it is revoked.
 * (spec 3 Alert preference, ruling R58)
 */
export const AlertDraft = v.object({
  alert_channels: v.array(v.string()),
  alert_off: v.boolean(),
  force_off: v.boolean(),
})

/**
 * One kind with this person's settings; channels that are not available are not offered. Channels of a later
 * release are kept.
 */
export const Alert = v.object({
  alert: AlertName,
  title: Text,
  alert_channels: buildList(v.string()),
  available_channels: buildList(v.string()),
  alert_off: Flag,
  force_off: Flag,
})
export type Alert = v.InferOutput<typeof Alert>
