/**
 * Replies that match their shape and are still wrong: a repeated id, a total below its rows, markup in a title, an
 * address that would run code, a non-JSON type, a private reply for shared caches, a slow one, an instant of the
 * past that is still to come, one of 1970, an end before its start.
 */

import type { Finding } from './finding.ts'
import { printName } from './print-name.ts'

/** A browser would run them on a press. A text with blanks is a title: "JavaScript: the first steps". */
const UNSAFE = /^\s*(?:javascript:|vbscript:|data:text\/html)\S*\s*$/i

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const joinPath = (...parts: readonly string[]) => parts.filter(Boolean).join('.')

/** The client renders only top-level lists by id. (ruling R29) */
export function listRepeatedIds(value: unknown, prefix: string): Finding[] {
  const [rows, path] = isRecord(value) ? [value['data'], joinPath(prefix, 'data')] : [value, prefix]
  if (!Array.isArray(rows)) return []
  const ids = rows.flatMap((row) => (isRecord(row) && row['_id'] !== undefined ? [row['_id']] : []))
  const repeated = ids.length - new Set(ids).size
  return repeated === 0
    ? []
    : [
        {
          kind: 'wrong type',
          path: `${path}.*._id`,
          text: `${repeated} of ${ids.length} rows have an id that another one has`,
        },
      ]
}

/** A list ends at its `total`: the rows above it are never asked for. */
export function listTooFew(value: unknown): Finding[] {
  if (!isRecord(value) || !Array.isArray(value['data'])) return []
  const { length } = value['data']
  const { total } = value
  return typeof total === 'number' && total < length
    ? [{ kind: 'wrong type', path: 'total', text: `${total} of ${length} rows` }]
    : []
}

/** These fields are shown as plain text. A title may name an element, as in "the <table> element". */
const PLAIN_FIELDS = new Set(['title', 'name'])
const MARKUP = /<\/[a-z][\w-]*>|<br\s*\/?>|&(?:amp|lt|gt|nbsp|#\d+);/i

export function listMarkup(value: unknown, path: string): Finding[] {
  if (Array.isArray(value)) return value.flatMap((each) => listMarkup(each, joinPath(path, '*')))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([field, each]): Finding[] => {
    const place = joinPath(path, printName(field))
    if (typeof each !== 'string') return listMarkup(each, place)
    return PLAIN_FIELDS.has(field) && MARKUP.test(each)
      ? [{ kind: 'wrong type', path: place, text: 'plain text is expected, got markup' }]
      : []
  })
}

/** A proxy between the client and the server would give it to the next person. */
export function listSharedReplies(cache: string | null | undefined): Finding[] {
  return /\bpublic\b|\bs-maxage=/i.test(cache ?? '')
    ? [
        {
          kind: 'wrong type',
          path: 'Cache-Control',
          text: `a private reply may not be stored by proxies: ${cache}`,
        },
      ]
    : []
}

/** Milliseconds; a screen of three calls in a row then takes five seconds. */
const SLOW_MS = 1500

export function listSlowness(took = 0): Finding[] {
  return took > SLOW_MS ? [{ kind: 'slow', path: '', text: `${(took / 1000).toFixed(1)} s` }] : []
}

/** Fields whose time is in the past. A server that marks its local time with `Z` is 6 h ahead in Bangladesh. (spec 9) */
const PAST_FIELDS =
  /^(?:created|updated|edited|submitted|handed|paid|issued|checked|answered|accepted|last_seen|last_login)_at$/
/** A larger error of a clock makes people miss a class. */
export const MOST_CLOCK_ERROR_MS = 120_000

/** Earlier than any platform: a server's empty date, 1970 or year 1. */
const FIRST_YEAR = Date.UTC(2000, 0)
const SPANS = [
  ['start_at', 'end_at'],
  ['starts_at', 'ends_at'],
  ['opens_at', 'closes_at'],
] as const

function findOddInstant(field: string, at: number, now: number): string | undefined {
  if (field.endsWith('_at') && at < FIRST_YEAR) return 'before the year 2000: null is expected for no instant'
  const ahead = PAST_FIELDS.test(field) ? at - now : 0
  return ahead > MOST_CLOCK_ERROR_MS
    ? `${Math.round(ahead / 60_000)} minutes ahead of this machine: is its zone right?`
    : undefined
}

export function listOddInstants(value: unknown, path: string, now: number): Finding[] {
  if (Array.isArray(value)) return value.flatMap((each) => listOddInstants(each, joinPath(path, '*'), now))
  if (!isRecord(value)) return []
  const read = (field: string) => Date.parse(String(value[field]))
  const reversed = SPANS.filter(([start, end]) => read(end) < read(start)).map(([start, end]): Finding => ({
    kind: 'wrong type',
    path: joinPath(path, end),
    text: `before its ${start}`,
  }))
  const odd = Object.entries(value).flatMap(([field, each]): Finding[] => {
    const place = joinPath(path, printName(field))
    if (typeof each !== 'string') return listOddInstants(each, place, now)
    const text = findOddInstant(field, Date.parse(each), now)
    return text === undefined ? [] : [{ kind: 'wrong type', path: place, text }]
  })
  return [...reversed, ...odd]
}

export function listUnsafeAddresses(value: unknown, path: string): Finding[] {
  if (typeof value === 'string')
    return UNSAFE.test(value)
      ? [{ kind: 'wrong type', path, text: 'an address that a browser would run' }]
      : []
  if (Array.isArray(value)) return value.flatMap((each) => listUnsafeAddresses(each, joinPath(path, '*')))
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, each]) =>
        listUnsafeAddresses(each, joinPath(path, printName(name))),
      )
    : []
}

export function listWrongType(type: string | null | undefined): Finding[] {
  if (type === undefined || /^application\/(?:[\w.-]+\+)?json\b/i.test(type ?? '')) return []
  return [
    { kind: 'wrong type', path: 'Content-Type', text: `expected application/json, got ${type ?? 'none'}` },
  ]
}
