/** Reads the server's expiry times. (ruling R17) */

/** Below this a number is in seconds, from it on in milliseconds: the year 5138 and 1973 respectively. */
const FIRST_MILLISECONDS = 1e11
const ISO_TIME = /^\d{4}-\d{2}-\d{2}/
const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/

function dateFrom(time: number): Date | undefined {
  const date = new Date(time)
  return Number.isNaN(date.getTime()) ? undefined : date
}

function fromNumber(value: number): Date | undefined {
  return value > 0 ? dateFrom(value < FIRST_MILLISECONDS ? value * 1000 : value) : undefined
}

/**
 * A `…Exp` value as a date: an ISO time, seconds or milliseconds, as number or text. Undefined for anything
 * else: the cookie then ends with the browser session. A time in the past is a normal date. Never throws.
 * (ruling R17)
 */
export function parseExpiry(value: unknown): Date | undefined {
  if (typeof value === 'number') return fromNumber(value)
  if (typeof value !== 'string') return undefined
  if (PLAIN_NUMBER.test(value)) return fromNumber(Number(value))
  return ISO_TIME.test(value) ? dateFrom(Date.parse(value)) : undefined
}
