/** Reads a calendar file as a calendar does. */

import { createRequire } from 'node:module'

interface Value {
  toString: () => string
}

interface Component {
  getAllSubcomponents: (name: string) => Component[]
  getFirstPropertyValue: (name: string) => Value | null
}

interface Reader {
  parse: (text: string) => unknown
  Component: new (parsed: unknown) => Component
}

export interface CalendarEvent {
  uid: string
  sequence: number
  start: string
  end: string | undefined
  status: string
  summary: string
  description: string
  location: string
  /** The trigger of its reminder. */
  alarm: string | undefined
}

// By require, so that only the tests that read a calendar need the package.
const require = createRequire(import.meta.url)

/** Throws on a file that no calendar accepts. */
export function readCalendar(file: string): { name: string; events: CalendarEvent[] } {
  const reader = require('ical.js') as Reader
  const calendar = new reader.Component(reader.parse(file))
  const events = calendar.getAllSubcomponents('vevent').map((event): CalendarEvent => {
    const read = (name: string, component: Component | undefined = event) => {
      return component?.getFirstPropertyValue(name)?.toString()
    }
    return {
      uid: read('uid') ?? '',
      sequence: Number(read('sequence')),
      start: read('dtstart') ?? '',
      end: read('dtend'),
      status: read('status') ?? '',
      summary: read('summary') ?? '',
      description: read('description') ?? '',
      location: read('location') ?? '',
      alarm: read('trigger', event.getAllSubcomponents('valarm')[0]),
    }
  })
  return { name: calendar.getFirstPropertyValue('x-wr-calname')?.toString() ?? '', events }
}
