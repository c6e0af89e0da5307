/** Notifications and how one wants to be told. */
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

/** One kind of alert; `force_off` silences it whatever the channels say. */
export const Alert = z.object({ alert: Id, alert_channels: z._default(z.array(z.string()), []), alert_off: Flag, force_off: Flag })
export type Alert = z.infer<typeof Alert>
