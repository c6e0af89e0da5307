/** A class as a calendar file. (RFC 5545) */
import { LIVE_WINDOW_MS } from '#src/lib/live-window.ts'
import { getServerNow } from '#src/lib/server-time.ts'

interface CalendarClass {
  _id: string
  title: string
  start_at: string
  end_at?: string | null | undefined
}

/** `2026-11-21T15:00:00Z` → `20261121T150000Z`. */
function stamp(instant: string | number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** Bytes of UTF-8 that fit into a line. (RFC 5545 3.1) */
const LINE_BYTES = 73

/** Longer lines go on in the next one after a blank; no letter is torn apart. */
function folded(line: string): string {
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

/** One event with a reminder a quarter of an hour before; without an end it lasts as the live window does. (spec 9) */
export function writeCalendarFile({ _id, title, start_at: start, end_at: end }: CalendarClass, url: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Karigor//Class//BN',
    'BEGIN:VEVENT',
    `UID:${_id}@karigor`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end ?? Date.parse(start) + LIVE_WINDOW_MS)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

/** Hands the file to the browser's downloads. */
export function downloadCalendar(of: CalendarClass, url: string): void {
  const address = URL.createObjectURL(new Blob([writeCalendarFile(of, url, getServerNow())], { type: 'text/calendar' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'karigor-class.ics'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
