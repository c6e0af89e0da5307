/** Browsers and phones an account is signed in on. (spec 3 Device metadata, ruling R33) */
import * as z from 'zod/mini'
import { Flag, Id, Instant, Text } from './scalar.ts'

export const Device = z.object({
  _id: Id,
  browser: Text,
  os: Text,
  brand: Text,
  model: Text,
  deviceType: Text,
  last_seen_at: Instant,
  is_current: Flag,
})
export type Device = z.infer<typeof Device>
