/** Browsers and phones an account is signed in on. (spec 3 Device metadata, ruling R33) */
import * as v from 'valibot'
import { Flag, Id, Instant, Text } from './scalar.ts'

/** A signed-in browser; `is_current` is the one that asks. */
export const Device = v.object({
  _id: Id,
  browser: Text,
  os: Text,
  brand: Text,
  model: Text,
  deviceType: Text,
  last_seen_at: Instant,
  is_current: Flag,
})
export type Device = v.InferOutput<typeof Device>

/** The description of this browser; sent with the push registration and with tickets. (spec 3 Device metadata) */
export const DeviceMetadata = v.object({
  browser: v.string(),
  cpu: v.string(),
  device: v.string(),
  engine: v.string(),
  os: v.string(),
  displayResolution: v.object({ width: v.number(), height: v.number() }),
  deviceType: v.literal('web'),
  domain: v.string(),
  brand: v.string(),
  model: v.string(),
})
export type DeviceMetadata = v.InferOutput<typeof DeviceMetadata>
