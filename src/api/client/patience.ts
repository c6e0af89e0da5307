/** How long a call is waited for and how often it is repeated. (ruling R42) All times in milliseconds. */
import type { Row } from '../row.ts'

/** From the first try on, repeats included. */
export const READ_LIMIT = 30_000
export const WRITE_LIMIT = 60_000
/** An upload may take long; it is given up when nothing moves for this time. */
export const UPLOAD_STALL_LIMIT = 60_000
/** From here on a reader is told that the line is slow. */
export const SLOW_AFTER = 8000
export const MOST_REPEATS = 2
export const LONGEST_RETRY_AFTER = 10_000
/** A busy server or gateway. No answer at all is repeated too. */
export const REPEATED_STATUSES = [429, 502, 503, 504]

/** How long a busy server asks to be left alone, in milliseconds; seconds or a date, as the header may say. */
export function retryAfterIn(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const wait = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

/** Progress writes: the same position twice does no harm. */
const PROGRESS_PATH = /^(?:recording-)?progress\//

function carriesEdit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'edit' in value
}

/** Writes are repeated only where the server can tell a repeat from a new one: an `edit`, a `key`, or progress. */
function isHarmlessTwice(row: Row, body: Readonly<Record<string, unknown>> | undefined): boolean {
  if (PROGRESS_PATH.test(row.path)) return true
  if (body === undefined) return false
  const answers = body['answers']
  return 'key' in body || carriesEdit(body) || (Array.isArray(answers) && answers.length > 0 && answers.every(carriesEdit))
}

/** Whether this call may be repeated by itself. */
export function isRepeatable(row: Row, body: Readonly<Record<string, unknown>> | undefined): boolean {
  return row.method === 'GET' || isHarmlessTwice(row, body)
}
