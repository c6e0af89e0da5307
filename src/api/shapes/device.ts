/** Browsers and phones on which an account is signed in. (spec 3 Device metadata, ruling R33) */

import * as v from 'valibot'
import { Flag, Id, Instant, Text } from './scalar.ts'

/** A signed-in browser; `is_current` marks the caller's own. */
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

const Known = v.optional(v.string())
const Versioned = v.object({ name: Known, version: Known })

/**
 * The description of this browser, sent with the push registration and with tickets. Unknown parts are
 * omitted. (spec 3 Device metadata, ruling R78)
 */
export const DeviceMetadata = v.object({
  browser: v.object({ name: Known, version: Known, major: Known }),
  cpu: v.object({ architecture: Known }),
  device: v.object({ vendor: Known, model: Known, type: Known }),
  engine: Versioned,
  os: Versioned,
  displayResolution: v.object({ width: v.number(), height: v.number() }),
  deviceType: v.literal('web'),
  domain: v.string(),
  brand: v.string(),
  model: v.string(),
})
export type DeviceMetadata = v.InferOutput<typeof DeviceMetadata>
