/**
 * Writes classes, interviews and deadlines as a calendar file; importing a newer one updates the entries.
 * (RFC 5545)
 */

import { brand } from '#src/lib/brand.ts'
import { parseInstant } from '#src/lib/dhaka.ts'
import { DAY_MS, MINUTE_MS } from '#src/lib/duration.ts'
import { buildDownloadName } from '#src/lib/file-name.ts'
import { LIVE_WINDOW_MS } from '#src/lib/live-window.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { formatCourse, formatModule } from '#src/lib/subject-words.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { words } from './words.ts'

/** An entry with only `end_at` is a deadline. Entries without a readable time are omitted. */
export interface CalendarEntry {
  _id: string
  kind?: 'live' | 'assignment' | 'exam' | 'interview'
  title: string
  start_at?: string | null | undefined
  end_at?: string | null | undefined
  /** Length of an entry without an end. */
  minutes?: number | null | undefined
  moved_from?: string | null | undefined
  state?: string | undefined
  batch?: { title: string; course_title: string }
  module?: { no: number; title: string } | null | undefined
  topics?: readonly string[]
  teacher?: { name: string } | null | undefined
  /** The location, if it is not the entry's page. */
  place?: string | undefined
  /** Path of its page. */
  path: string
}

interface Times {
  from: number
  /** Undefined for a deadline. */
  to: number | undefined
}

/** An exam that is open for more than a day is shown as a deadline: nobody keeps the whole time free. */
function getTimes({
  kind = 'live',
  start_at: start,
  end_at: end,
  minutes,
}: CalendarEntry): Times | undefined {
  const from = parseInstant(start ?? '')?.getTime()
  const to = parseInstant(end ?? '')?.getTime()
  if (from === undefined) return to === undefined ? undefined : { from: to, to: undefined }
  if (to === undefined || to <= from)
    return { from, to: from + (minutes ? minutes * MINUTE_MS : LIVE_WINDOW_MS) }
  return kind === 'exam' && to - from > DAY_MS ? { from: to, to: undefined } : { from, to }
}

/** `2026-11-21T15:00:00Z` → `20261121T150000Z`. */
function formatStamp(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

// oxlint-disable-next-line no-control-regex -- a calendar refuses a file with control characters
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f]+/g

const cleanText = (text: string) => text.replace(/\r\n?/g, '\n').replace(CONTROL, ' ').trim()

function escapeText(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n')
}

/**
 * An address is not text, so nothing in it is escaped; characters that could begin another line are
 * percent-encoded.
 */
const cleanAddress = (address: string) => address.replace(CONTROL, encodeURIComponent).replaceAll('\n', '%0A')

/** Bytes of UTF-8 that fit into a line. (RFC 5545 3.1) */
const LINE_BYTES = 75

/** Longer lines are folded: the next line begins with a blank, and no letter is split. */
function foldLine(line: string): string {
  const encoder = new TextEncoder()
  let bytes = 0
  let text = ''
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > LINE_BYTES) {
      text += '\r\n '
      bytes = 1
    }
    text += letter
    bytes += size
  }
  return text
}

function describeEntry(
  { batch, module, topics = [], teacher, moved_from: moved }: CalendarEntry,
  address: string,
): string {
  const lines = [
    moved && words.moved(moved),
    batch && formatCourse(batch),
    module && formatModule(module),
    topics.length > 0 && words.topic(topics.join(', ')),
    teacher?.name && words.teacher(teacher.name),
    address,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Half an hour before a class or an exam, a day before a deadline; none for past or cancelled entries. */
function writeAlarm(title: string, { from, to }: Times, now: number): string[] {
  if (from <= now) return []
  const before = to === undefined ? '-P1D' : '-PT30M'
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${before}`,
    'END:VALARM',
  ]
}

/**
 * Increases by the second, so that each later file is newer than the entries in a calendar. (RFC 5545
 * 3.8.7.4)
 */
const getSequence = (now: number) => Math.floor((now - Date.UTC(2026, 0, 1)) / 1000)

function writeEntry(entry: CalendarEntry, times: Times, { origin, now }: FileFacts): string[] {
  const { _id, kind = 'live', path } = entry
  const isCancelled = entry.state === 'cancelled'
  const named = cleanText(entry.title) || words.untitled[kind]
  const title = times.to === undefined ? words.due[kind](named) : named
  const address = cleanAddress(`${origin}${path}`)
  return [
    'BEGIN:VEVENT',
    // Classes keep the id that earlier files used.
    `UID:${escapeText(`${kind === 'live' ? '' : `${kind}-`}${_id}@${new URL(origin).host}`)}`,
    `SEQUENCE:${Math.max(0, getSequence(now))}`,
    `DTSTAMP:${formatStamp(now)}`,
    `LAST-MODIFIED:${formatStamp(now)}`,
    `DTSTART:${formatStamp(times.from)}`,
    ...(times.to === undefined ? ['TRANSP:TRANSPARENT'] : [`DTEND:${formatStamp(times.to)}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(isCancelled ? words.cancelled(title) : title)}`,
    `DESCRIPTION:${escapeText(describeEntry(entry, address))}`,
    `LOCATION:${escapeText(entry.place || address)}`,
    `URL:${address}`,
    ...(isCancelled ? [] : writeAlarm(title, times, now)),
    'END:VEVENT',
  ]
}

interface FileFacts {
  origin: string
  now: number
  /** Name of the whole calendar, for programs that show it. */
  name?: string | undefined
}

/** A repeated entry is written once, with its last values. */
export function writeCalendarFile(entries: readonly CalendarEntry[], facts: FileFacts): string {
  const byId = new Map(entries.map((entry) => [`${entry.kind ?? 'live'} ${entry._id}`, entry]))
  const events = [...byId.values()].flatMap((entry) => {
    const times = getTimes(entry)
    return times ? writeEntry(entry, times, facts) : []
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.latinName}//Class//BN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(facts.name ? [`NAME:${escapeText(facts.name)}`, `X-WR-CALNAME:${escapeText(facts.name)}`] : []),
    ...events,
    'END:VCALENDAR',
  ]
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}

/**
 * Passes the file to the browser's downloads; returns false if nothing has a time. `fileName`: any text, of
 * which only plain letters are kept.
 */
export function downloadCalendar(
  entries: readonly CalendarEntry[],
  fileName = 'class',
  name?: string,
): boolean {
  const dated = entries.filter((entry) => getTimes(entry) !== undefined)
  if (dated.length === 0) return false
  const text = writeCalendarFile(dated, { origin: window.location.origin, now: getServerNow(), name })
  saveFile(`${buildDownloadName(fileName, 'class')}.ics`, text, 'text/calendar')
  return true
}
