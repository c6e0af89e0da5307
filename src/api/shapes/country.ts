/** Dialling codes and the server's clock. (spec 7 Other) */

import * as v from 'valibot'
import { Instant, Text } from './scalar.ts'

/** `code` is the country's two letters, `dial` its digits without plus. */
export const Country = v.object({ code: v.string(), dial: v.string(), name: Text })
export type Country = v.InferOutput<typeof Country>

/** `other/time`: exam clocks use it. (ruling R34) */
export const ServerTime = v.object({ now: Instant })
export type ServerTime = v.InferOutput<typeof ServerTime>
