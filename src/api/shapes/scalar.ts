/**
 * The small values that all shapes consist of. Ids, money and times are strict; cosmetic text and lists have
 * defaults, so that a missing or null ornament never breaks a page. (ruling R30)
 */

import * as v from 'valibot'
import { completeMediaAddress } from '#src/lib/configured-hosts.ts'
import { offers } from '#src/lib/features.ts'
import { INSTANT, convertToUtc, ZONED_INSTANT } from '#src/lib/instant.ts'

/** Opaque; code never calculates with an id. (ruling R29) */
export const Id = v.pipe(v.string(), v.minLength(1))
/** A number without a fraction. */
export const Whole = v.pipe(v.number(), v.safeInteger())
/** A whole number that is only shown: servers that reckon send fractions. */
export const ShownWhole = v.pipe(v.number(), v.transform(Math.round), v.safeInteger())
/** The length of a list: screens reserve space for that many rows. */
export const Total = v.pipe(Whole, v.minValue(0), v.maxValue(1_000_000))
/** Whole taka, or whole units of a named currency. (ruling R30) */
export const Money = v.pipe(Whole, v.minValue(0))
/**
 * ISO 8601 with any offset as sent, converted to UTC: compared, stored and sent values have one form. (ruling
 * R30)
 */
export const Instant = v.pipe(v.string(), v.regex(ZONED_INSTANT), v.transform(convertToUtc), v.regex(INSTANT))
/** `YYYY-MM-DD`. (ruling R30) */
export const DateOnly = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
/** `HH:MM` on the clock of Dhaka. (ruling R4) */
export const ClockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))
/** Media positions and lengths. (ruling R30) */
export const Seconds = v.pipe(v.number(), v.minValue(0))
/** 0 to 100. (ruling R30) */
export const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** A mark may have half points; the limit keeps sums exact. */
export const Mark = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))

/** Cosmetic text: empty when missing or null. */
export const Text = v.nullish(v.string(), '')
/** HTML from the server; shown only through the one sanitising component. (rulings R20, R45) */
export const Html = Text
/** Cosmetic number: 0 when missing, null or below 0. */
export const Count = v.nullish(
  v.pipe(
    v.number(),
    v.transform((sent) => Math.max(0, Math.round(sent))),
    v.safeInteger(),
  ),
  0,
)
/** Address of a picture or a file; missing when there is none. */
export const Address = v.nullish(v.string())
/** Absolute address of a stream or of a file beside it; empty if unusable. */
export const MediaAddress = v.nullish(v.pipe(v.string(), v.transform(completeMediaAddress)), '')
/** An optional time. */
export const MaybeInstant = v.nullish(Instant)
/** An optional id. */
export const MaybeId = v.nullish(Id)
/** Cosmetic flag: false when missing or null. */
export const Flag = v.nullish(v.boolean(), false)

/** A list that may be missing or null. */
export function buildList<S extends v.GenericSchema>(item: S) {
  return v.nullish(v.array(item), [])
}

/** A list of a plan or a curriculum, without the resources of an owner who offers none. (ruling R77) */
export const buildItemList = <S extends v.GenericSchema<unknown, { kind: string }>>(item: S) =>
  v.pipe(
    buildList(item),
    v.filterItems(({ kind }) => offers.resources || kind !== 'resource'),
  )

/** The seven days and `Everyday`. (spec 3 Weekdays) */
export const Weekday = v.picklist([
  'Saturday',
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Everyday',
])
export type Weekday = v.InferOutput<typeof Weekday>

/** Nothing of the response's `data` is read; only its `msg` counts. */
export const Done = v.unknown()
