import { expect, test } from 'vitest'
import { readCalendar } from '../../../tests/support/read-calendar.ts'
import { type CalendarEntry, writeCalendarFile } from './calendar-file.ts'

const NOW = Date.parse('2026-11-20T00:00:00Z')
const write = (entries: CalendarEntry[], now = NOW) =>
  writeCalendarFile(entries, { origin: 'https://karigor.example', now, name: 'ব্যাচ ১২ · রাত' })
const read = (entry: Partial<CalendarEntry>, now = NOW) =>
  readCalendar(write([{ ...base, ...entry }], now)).events[0]!

const base: CalendarEntry = {
  _id: 'live-1',
  title: 'ক্লাস ২৩: React-এ State, Props; আর কী কী করা যায় তার লম্বা এক আলোচনা',
  start_at: '2026-11-21T15:00:00Z',
  path: '/join/live/live-1',
}

test('a class without an end lasts as the live window does (spec 9)', () => {
  expect(read({})).toMatchObject({
    start: '2026-11-21T15:00:00Z',
    end: '2026-11-21T16:30:00Z',
    alarm: '-PT30M',
    status: 'CONFIRMED',
  })
  expect(read({ end_at: '2026-11-21T16:00:00Z' }).end).toBe('2026-11-21T16:00:00Z')
  expect(read({ end_at: '2026-11-21T14:00:00Z' }).end).toBe('2026-11-21T16:30:00Z')
})

test('no line is longer than 75 bytes, no character is split, and a calendar reads every text in full', () => {
  const title = `${base.title} \\ "উদ্ধৃতি" 👩‍🏫`
  const file = write([
    { ...base, title, topics: ['ক্ষণিকা'.repeat(40)], batch: { course_title: 'ওয়েব', title: 'ব্যাচ ১২' } },
  ])
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\ufffd')
  }
  const { name, events } = readCalendar(file)
  expect(name).toBe('ব্যাচ ১২ · রাত')
  expect(events[0]!.summary).toBe(title)
  expect(events[0]!.description).toBe(
    `ওয়েব · ব্যাচ ১২\nবিষয়: ${'ক্ষণিকা'.repeat(40)}\nhttps://karigor.example/join/live/live-1`,
  )
})

test('an entry has module, topic, teacher and place', () => {
  const { description, location } = read({
    module: { no: 6, title: 'React' },
    topics: ['State', 'Props'],
    teacher: { name: 'তানভীর হাসান' },
  })
  expect(description.split('\n')).toEqual([
    'মডিউল ৬: React',
    'বিষয়: State, Props',
    'শিক্ষক: তানভীর হাসান',
    'https://karigor.example/join/live/live-1',
  ])
  expect(location).toBe('https://karigor.example/join/live/live-1')
})

test('a later file updates an entry: same id, higher sequence, new time, or cancelled', () => {
  const moved = read({ start_at: '2026-11-22T15:00:00Z', moved_from: base.start_at }, NOW + 1000)
  expect(moved.uid).toBe(read({}).uid)
  expect(moved.sequence).toBeGreaterThan(read({}).sequence)
  expect(moved.start).toBe('2026-11-22T15:00:00Z')
  expect(moved.description).toContain('আগে ছিল ২১ নভেম্বর, ২০২৬, রাত ৯:০০')
  const cancelled = read({ state: 'cancelled' })
  expect(cancelled).toMatchObject({ uid: 'live-1@karigor.example', status: 'CANCELLED', alarm: undefined })
  expect(cancelled.summary).toMatch(/^বাতিল: ক্লাস ২৩/)
})

test('a deadline is an instant with a reminder the day before, under an id for its kind', () => {
  const due = read({ kind: 'assignment', title: 'ব্লগ', start_at: null, end_at: '2026-11-25T17:59:00Z' })
  expect(due).toMatchObject({
    uid: 'assignment-live-1@karigor.example',
    start: '2026-11-25T17:59:00Z',
    end: undefined,
    alarm: '-P1D',
  })
  expect(due.summary).toBe('জমার শেষ সময়: ব্লগ')
  const long = read({ kind: 'exam', title: 'মডিউল ৫', end_at: '2026-11-28T15:00:00Z' })
  expect(long).toMatchObject({
    uid: 'exam-live-1@karigor.example',
    start: '2026-11-28T15:00:00Z',
    summary: 'পরীক্ষার শেষ সময়: মডিউল ৫',
  })
  const short = read({ kind: 'exam', title: 'মডিউল ৫', minutes: 25 })
  expect(short).toMatchObject({ end: '2026-11-21T15:25:00Z', summary: 'মডিউল ৫' })
})

test('an interview lasts its minutes, at its place or at the address of its page', () => {
  const interview = {
    kind: 'interview',
    title: 'ইন্টারভিউ',
    minutes: 45,
    path: '/talent-desk/interviews',
  } as const
  const away = read({ ...interview, place: 'মিরপুর ১০, ঢাকা' })
  expect(away).toMatchObject({
    uid: 'interview-live-1@karigor.example',
    end: '2026-11-21T15:45:00Z',
    alarm: '-PT30M',
    location: 'মিরপুর ১০, ঢাকা',
  })
  expect(read({ ...interview, place: '' }).location).toBe('https://karigor.example/talent-desk/interviews')
})

test('an entry without a time is left out, a duplicate is written once, and a nameless one is named after its kind', () => {
  const { events } = readCalendar(
    write([
      { ...base, start_at: null },
      { ...base, _id: 'b', start_at: 'কাল' },
      base,
      { ...base, title: ' \u0007 ' },
    ]),
  )
  expect(events).toHaveLength(1)
  expect(events[0]!.summary).toBe('লাইভ ক্লাস')
})

test('a past entry has no reminder', () => {
  expect(read({}, Date.parse('2026-11-22T00:00:00Z')).alarm).toBeUndefined()
})

test('no id and no path starts a new line', () => {
  const hostile = 'a\r\nURL:javascript:alert(1)\r\nATTACH;x,y'
  const file = write([{ ...base, _id: hostile, path: `/join/${hostile}`, place: hostile, title: hostile }])
  expect(file.split('\r\n').filter((line) => /^(?:ATTACH|URL:j)/.test(line))).toEqual([])
  expect(readCalendar(file).events[0]!.uid).toBe('a\nURL:javascript:alert(1)\nATTACH;x,y@karigor.example')
})
