/** Notifications and how one wants to be told. (spec 7 Notifications) */
import * as z from 'zod/mini'
import { Address, Flag, Id, Instant, Text } from './scalar.ts'

/** `href` is a place of ours or an address. With `count_only` the page is empty and its `total` counts the unread ones. */
export const Notification = z.object({
  _id: Id,
  kind: z.catch(z.enum(['live', 'assignment', 'exam', 'notice', 'payment', 'job', 'other']), 'other'),
  title: Text,
  text: Text,
  href: Address,
  is_read: Flag,
  created_at: Instant,
})
export type Notification = z.infer<typeof Notification>

/** What the alert write may send; `force_off` silences it whatever the channels say. (spec 3 Alert preference) */
export const AlertDraft = z.object({ alert_channels: z.array(z.string()), alert_off: z.boolean(), force_off: z.boolean() })
