/** Browsers and phones an account is signed in on. (spec 3 Device metadata, ruling R33) */
import * as z from 'zod/mini'
import { Flag, Id, Instant, Text } from './scalar.ts'

/** A signed-in browser; `is_current` is the one that asks. */
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

/** What this browser tells of itself; sent with the push registration and with tickets. (spec 3 Device metadata) */
export const DeviceMetadata = z.object({
  browser: z.string(),
  cpu: z.string(),
  device: z.string(),
  engine: z.string(),
  os: z.string(),
  displayResolution: z.object({ width: z.number(), height: z.number() }),
  deviceType: z.literal('web'),
  domain: z.string(),
  brand: z.string(),
  model: z.string(),
})
export type DeviceMetadata = z.infer<typeof DeviceMetadata>
