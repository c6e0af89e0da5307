/** Dialling codes and the server's clock. (spec 7 Other) */
import * as z from 'zod/mini'
import { Instant, Text } from './scalar.ts'

/** `code` is the country's two letters, `dial` its digits without plus. */
export const Country = z.object({ code: z.string(), dial: z.string(), name: Text })
export type Country = z.infer<typeof Country>

/** `other/time`: exam clocks run by it. (ruling R34) */
export const ServerTime = z.object({ now: Instant })
export type ServerTime = z.infer<typeof ServerTime>
