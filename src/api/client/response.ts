/** Reads the envelope `{ code, status, msg, data }` of a response without trusting any of it, and builds the errors. (ruling R8) */

import * as v from 'valibot'
import { getServerNow } from '#src/lib/server-time.ts'
import { isPage, type Row, type Shape } from '../row.ts'
import { ApiError } from './api-error.ts'
import type { TextResponse } from './ports.ts'

type Envelope = Readonly<Record<string, unknown>>

/** A checked reply, with the server's message and the HTTP status. */
export interface Reply<T> {
  data: T
  msg: string
  status: number
}

/** Longer server messages are cut for a toast. */
const LONGEST_MESSAGE = 300

function isRecord(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses the envelope; undefined for HTML, truncated JSON, an empty body, `null` or a bare value. */
export function parseEnvelope(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Tells whether the API itself responded. A gateway or a captive portal in front of it says nothing about the
 * request, whatever its status. Everything that gives up, deletes or closes something on a response checks
 * this. (ruling R8)
 */
export function isApiEnvelope(envelope: Envelope | undefined): envelope is Envelope {
  const { status, code } = envelope ?? {}
  return (status === 'success' || status === 'error') && typeof code === 'number'
}

/** The server's message; undefined for anything but a text with letters in it. (spec 8) */
export function findMessage(envelope: Envelope | undefined): string | undefined {
  const msg = envelope?.['msg']
  if (typeof msg !== 'string' || msg.trim() === '') return undefined
  const letters = Array.from(msg.trim())
  return letters.length > LONGEST_MESSAGE
    ? `${letters.slice(0, LONGEST_MESSAGE).join('')}…`
    : letters.join('')
}

/** The status inside the error envelope; undefined unless it is a valid one. (ruling R8) */
export function findStatus(envelope: Envelope): number | undefined {
  const code = envelope['code']
  return typeof code === 'number' && code >= 400 && code < 600 ? code : undefined
}

/** Field messages `errors: { field: msg }`; values that are not text are dropped. (ruling R8) */
function readFieldMessages(envelope: Envelope | undefined): Record<string, string> {
  const errors = envelope?.['errors']
  if (!isRecord(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Reads how long a busy server wants to be left alone, in milliseconds; the header has seconds or a date. */
export function parseRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after')
  if (text === null) return undefined
  const wait = /^\d+$/.test(text.trim()) ? Number(text) * 1000 : Date.parse(text) - getServerNow()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}

interface HttpErrorDetails {
  cause?: unknown
  retryAfter?: number | undefined
}

/**
 * Turns an error status into our error, with the server's message and field messages; one that is not the
 * API's own decides nothing.
 */
export function buildHttpError(
  status: number,
  text: string,
  { cause, retryAfter }: HttpErrorDetails = {},
): ApiError {
  const envelope = parseEnvelope(text)
  if (status < 500 && !isApiEnvelope(envelope))
    return new ApiError('broken', { foreignStatus: status, data: text, cause, retryAfter })
  const data = envelope === undefined ? text || undefined : (envelope['data'] ?? undefined)
  return new ApiError('http', {
    status,
    msg: findMessage(envelope),
    fields: readFieldMessages(envelope),
    data,
    cause,
    retryAfter,
  })
}

/** Removes rows that a server sends twice: lists render and change their rows by id. (ruling R29) */
function dropRepeated(rows: readonly unknown[]): unknown[] {
  const seen = new Set<unknown>()
  return rows.filter((row) => {
    const id = isRecord(row) ? row['_id'] : undefined
    if (id === undefined) return true
    const isNew = !seen.has(id)
    seen.add(id)
    return isNew
  })
}

function dropRepeatedIn(reply: unknown): unknown {
  if (Array.isArray(reply)) return dropRepeated(reply)
  return isRecord(reply) && Array.isArray(reply['data'])
    ? { ...reply, data: dropRepeated(reply['data']) }
    : reply
}

const PAGE_NUMBERS = ['total', 'page', 'count']

/** The numbers of a list without fractions, which no rows are worth losing for. */
function roundNumbers(envelope: Envelope): Envelope {
  return Object.fromEntries(
    Object.entries(envelope).map(([name, value]) => [
      name,
      PAGE_NUMBERS.includes(name) && typeof value === 'number' ? Math.round(value) : value,
    ]),
  )
}

/** The places of the rows that the shape refuses; undefined if anything else of the list is wrong. */
function findOddRows(issues: readonly v.BaseIssue<unknown>[]): ReadonlySet<unknown> | undefined {
  const places = issues.map(({ path }) => path?.map(({ key }) => key) ?? [])
  const areRows = places.every(([list, row]) => list === 'data' && typeof row === 'number')
  return areRows ? new Set(places.map(([, row]) => row)) : undefined
}

type Checked =
  /** `cause`: rows that do not match were left out. */
  { isGood: true; reply: unknown; cause?: unknown } | { isGood: false; cause: unknown }

/**
 * Checks a reply against its shape: for lists the envelope itself, otherwise its `data`. One odd row takes no list
 * away, as long as another one is good.
 */
export function checkReply(shape: Shape, envelope: Envelope): Checked {
  const given = isPage(shape) ? roundNumbers(envelope) : envelope['data']
  const checked = v.safeParse(shape, given)
  if (checked.success) return { isGood: true, reply: dropRepeatedIn(checked.output) }
  const cause = new v.ValiError(checked.issues)
  const odd = isPage(shape) ? findOddRows(checked.issues) : undefined
  const rows = odd && ((given as Envelope)['data'] as unknown[]).filter((_row, at) => !odd.has(at))
  if (rows === undefined || rows.length === 0) return { isGood: false, cause }
  return {
    isGood: true,
    reply: dropRepeatedIn(v.parse(shape, { ...(given as Envelope), data: rows })),
    cause,
  }
}

/**
 * Reads the reply that the row declares. External rows have no envelope, unsettled ones no shape. A response
 * that does not match throws `broken` and is passed to `onBroken` first; `hasRest`: only rows of it do not match.
 */
export function readReply(
  row: Row,
  { status, text }: TextResponse,
  onBroken: (cause: unknown, hasRest?: boolean) => void,
): Reply<unknown> {
  const fail = (cause: unknown): ApiError => {
    onBroken(cause)
    return new ApiError('broken', { status, data: text, cause })
  }
  if (row.options.base === 'external') return { data: undefined, msg: '', status }
  const envelope = parseEnvelope(text)
  // A read is checked against its shape; a write may declare nothing that a portal's `{}` would not match.
  if (envelope === undefined || (row.method !== 'GET' && !isApiEnvelope(envelope)))
    throw fail(new Error('not an envelope'))
  // A server may reject with a successful HTTP status: the envelope decides. (ruling R8)
  if (envelope['status'] === 'error') throw buildHttpError(findStatus(envelope) ?? status, text)
  const msg = findMessage(envelope) ?? ''
  if (row.options.reply === undefined) return { data: undefined, msg, status }
  const checked = checkReply(row.options.reply, envelope)
  if (!checked.isGood) throw fail(checked.cause)
  if (checked.cause !== undefined) onBroken(checked.cause, true)
  return { data: checked.reply, msg, status }
}

/** The empty reply that replaces a failed public promo lookup. (spec 8) */
export function buildEmptyReply(shape: Shape): Reply<unknown> {
  const data = v.parse(shape, isPage(shape) ? { data: [], total: 0, page: 1, count: 0 } : undefined)
  return { data, msg: '', status: 0 }
}
