/**
 * The small values all shapes are made of. Ids, money and times are strict; cosmetic text and lists have defaults, so that a
 * missing ornament never breaks a page. (ruling R30)
 */
import * as z from 'zod/mini'

/** Opaque; nobody counts with an id. (ruling R29) */
export const Id = z.string().check(z.minLength(1))
/** Whole taka, or whole units of a named currency. (ruling R30) */
export const Money = z.int().check(z.nonnegative())
/** ISO 8601 in UTC. (ruling R30) */
export const Instant = z
  .string()
  .check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/))
/** `YYYY-MM-DD`. (ruling R30) */
export const DateOnly = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
/** `HH:MM` on the clock of Dhaka. (ruling R4) */
export const ClockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
/** Media positions and lengths. (ruling R30) */
export const Seconds = z.number().check(z.nonnegative())
/** 0 to 100. (ruling R30) */
export const Percent = z.number().check(z.minimum(0), z.maximum(100))
/** A mark may be half a point. */
export const Mark = z.number().check(z.nonnegative())

/** Cosmetic text: empty when missing. */
export const Text = z._default(z.string(), '')
/** HTML of the server; shown through the one sanitising component only. (rulings R20, R45) */
export const Html = Text
/** Cosmetic number: 0 when missing. */
export const Count = z._default(z.int().check(z.nonnegative()), 0)
/** Address of a picture or a file; missing when there is none. */
export const Address = z.nullish(z.string())
/** A time that may not be set. */
export const MaybeInstant = z.nullish(Instant)
/** An id that may not be set. */
export const MaybeId = z.nullish(Id)
/** Cosmetic flag: false when missing. */
export const Flag = z._default(z.boolean(), false)

/** A list that may be missing. */
export function listOf<S extends z.ZodMiniType>(item: S) {
  return z._default(z.array(item), [])
}

/** The seven days and `Everyday`. (spec 3 Weekdays) */
export const Weekday = z.enum(['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Everyday'])
export type Weekday = z.infer<typeof Weekday>

/** Nothing of the answer's `data` is read; its `msg` is what counts. */
export const Done = z.unknown()
