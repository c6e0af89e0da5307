/** Notifications and how one wants to be notified. (spec 7 Notifications) */
import * as v from 'valibot'
import { Address, Flag, Id, Instant, Text } from './scalar.ts'

/** `href` is a place of ours or an address. With `count_only` the page is empty and its `total` counts the unread ones. */
export const Notification = v.object({
  _id: Id,
  kind: v.fallback(v.picklist(['live', 'assignment', 'exam', 'notice', 'payment', 'job', 'other']), 'other'),
  title: Text,
  text: Text,
  href: Address,
  is_read: Flag,
  created_at: Instant,
})
export type Notification = v.InferOutput<typeof Notification>

/** The body of the alert write; `force_off` silences it whatever the channels say. (spec 3 Alert preference) */
export const AlertDraft = v.object({ alert_channels: v.array(v.string()), alert_off: v.boolean(), force_off: v.boolean() })
