/** Instants as text: always UTC inside the product; a server may send any offset. */

/** UTC, to the second or finer, `2026-11-21T09:30:00Z`. (ruling R4) */
export const INSTANT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?Z$/

const DAY = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`
const CLOCK = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`

/** ISO 8601 with a zone, as servers write it: `Z`, `+06:00`, `+0600` or `+06`; seconds may be omitted. */
export const ZONED_INSTANT = new RegExp(
  `^(${DAY}T${CLOCK})(:[0-5]\\d)?(\\.\\d+)?(?:Z|([+-])(0\\d|1[0-4])(?::?([0-5]\\d))?)$`,
)

/** The same moment in UTC with the same precision; a text in another form is returned unchanged. */
export function convertToUtc(text: string): string {
  if (INSTANT.test(text)) return text
  const [, minute, second = ':00', fraction = '', sign, hours = '0', minutes = '0'] =
    ZONED_INSTANT.exec(text) ?? []
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000)
  const moment = new Date(Date.parse(`${minute}${second}Z`) - offset)
  return Number.isNaN(moment.getTime()) ? text : `${moment.toISOString().slice(0, 19)}${fraction}Z`
}
