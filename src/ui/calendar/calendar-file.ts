/** Classes, interviews and deadlines as a calendar file that a calendar takes again to bring its entries up to date. (RFC 5545) */

import { brand } from '#src/lib/brand.ts'
import { parseInstant } from '#src/lib/dhaka.ts'
import { LIVE_WINDOW_MS } from '#src/lib/live-window.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { formatCourse, formatModule } from '#src/lib/subject-words.ts'
import { saveFile } from '#src/ui/save-file.ts'
import { words } from './words.ts'

/** `end_at` alone is a deadline. Those without a readable time are left out of the file. */
export interface CalendarEntry {
  _id: string
  kind?: 'live' | 'assignment' | 'exam' | 'interview'
  title: string
  start_at?: string | null | undefined
  end_at?: string | null | undefined
  /** Length of what has no end. */
  minutes?: number | null | undefined
  moved_from?: string | null | undefined
  state?: string | undefined
  batch?: { title: string; course_title: string }
  module?: { no: number; title: string } | null | undefined
  topics?: readonly string[]
  teacher?: { name: string } | null | undefined
  /** Where it takes place, when that is not its page. */
  place?: string | undefined
  /** Path of its page. */
  path: string
}

const MINUTE = 60_000
const DAY = 86_400_000

interface Times {
  from: number
  /** Undefined for a deadline. */
  to: number | undefined
}

/** An exam that stays open for more than a day is a deadline: nobody keeps all of it free. */
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
    return { from, to: from + (minutes ? minutes * MINUTE : LIVE_WINDOW_MS) }
  return kind === 'exam' && to - from > DAY ? { from: to, to: undefined } : { from, to }
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

/** An address is no text, so nothing in it is escaped: what could begin another line is written as an address writes it. */
const cleanAddress = (address: string) => address.replace(CONTROL, encodeURIComponent).replaceAll('\n', '%0A')

/** Bytes of UTF-8 that fit into a line. (RFC 5545 3.1) */
const LINE_BYTES = 75

/** Longer lines go on in the next one after a blank; no letter is torn apart. */
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

/** Before a class and an exam half an hour, before a deadline a day; none for what is over or cancelled. */
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

/** Counts up by the second, so that each later file is newer than an entry that a calendar has. (RFC 5545 3.8.7.4) */
const getSequence = (now: number) => Math.floor((now - Date.UTC(2026, 0, 1)) / 1000)

function writeEntry(entry: CalendarEntry, times: Times, { origin, now }: FileFacts): string[] {
  const { _id, kind = 'live', path } = entry
  const isCancelled = entry.state === 'cancelled'
  const named = cleanText(entry.title) || words.untitled[kind]
  const title = times.to === undefined ? words.due[kind](named) : named
  const address = cleanAddress(`${origin}${path}`)
  return [
    'BEGIN:VEVENT',
    // A class keeps the id that files of one class have always had.
    `UID:${escapeText(`${kind === 'live' ? '' : `${kind}-`}${_id}@karigor`)}`,
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
  /** Name of the whole calendar, for programs that show one. */
  name?: string | undefined
}

/** The same entry twice is written once, as it came last. */
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

/** Hands the file to the browser's downloads and returns false when nothing has a time. `fileName`: any text, of which the plain letters are kept. */
export function downloadCalendar(
  entries: readonly CalendarEntry[],
  fileName = 'class',
  name?: string,
): boolean {
  const dated = entries.filter((entry) => getTimes(entry) !== undefined)
  if (dated.length === 0) return false
  const text = writeCalendarFile(dated, { origin: window.location.origin, now: getServerNow(), name })
  const plain = fileName.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  saveFile(`karigor-${plain.replace(/^-|-$/g, '') || 'class'}.ics`, text, 'text/calendar')
  return true
}
