import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StudyItem } from '#src/api/shapes/study-item.ts'
import { getRowLook } from './row-look.ts'
import { words } from './words.ts'

const place = { batchId: 'b', moduleId: 'm' }
/** 19:24 in Dhaka. */
const NOW = Date.parse('2026-11-23T13:24:00Z')
const look = (fields: Partial<StudyItem>) =>
  getRowLook(
    v.parse(StudyItem, { _id: 'i', kind: 'live', title: 'ক্লাস', state: 'open', ...fields }),
    place,
    NOW,
  )

/** Sets the reader's time zone; `minutes` as in `getTimezoneOffset`. */
const setZone = (minutes: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes)
beforeEach(() => void setZone(-360))
afterEach(() => void vi.restoreAllMocks())

describe('a class', () => {
  const tonight = {
    kind: 'live',
    state: 'today',
    start_at: '2026-11-23T15:00:00Z',
    end_at: '2026-11-23T16:30:00Z',
  } as const

  it.each([
    ['details before its window', '2026-11-23T15:15:01Z', 'see'],
    ['the join button a quarter of an hour before', '2026-11-23T15:15:00Z', 'join'],
    ['the join button until its end', '2026-11-23T13:00:00Z', 'join'],
  ])('of today shows %s', (_what, start, kind) => {
    const at = Date.parse('2026-11-23T15:00:00Z')
    const item = v.parse(StudyItem, {
      _id: 'i',
      kind: 'live',
      title: 'ক্লাস',
      state: 'today',
      start_at: start,
      end_at: '2026-11-23T17:00:00Z',
    })
    expect(getRowLook(item, place, at).action?.look).toBe(kind)
  })

  it('just after midnight can be joined on the day before', () => {
    const soon = { kind: 'live', state: 'open', start_at: new Date(NOW + 600_000).toISOString() } as const
    expect(look(soon).action?.look).toBe('join')
    expect(look({ ...soon, state: 'locked' }).action).toBeUndefined()
  })

  it('of today shows the time left and the way to its page', () => {
    expect(look(tonight)).toMatchObject({
      line: ['রাত ৯:০০–১০:৩০', 'রাত ৮:৪৫ থেকে যোগ দিতে পারবেন'],
      urgent: '১ ঘণ্টা ৩৬ মিনিট বাকি',
      action: { look: 'see', to: '/join/live/i' },
      isToday: true,
    })
  })

  it('that is over offers its recording in place of the join button', () => {
    const over = look({ ...tonight, start_at: '2026-11-23T10:00:00Z', end_at: '2026-11-23T11:30:00Z' })
    expect(over.action).toBeUndefined()
    expect(over.pill?.text).toBe(words.row.recordingSoon)
    expect(look({ ...tonight, state: 'open', recording: 'r' }).action).toMatchObject({
      to: '/dashboard/my-courses/b/recordings/r',
    })
  })

  it('that was moved shows its old time crossed out', () => {
    const moved = look({
      kind: 'live',
      state: 'moved',
      start_at: '2026-11-25T15:30:00Z',
      moved_from: '2026-11-25T15:00:00Z',
    })
    expect(moved).toMatchObject({
      struck: 'রাত ৯:০০',
      line: ['রাত ৯:৩০', words.row.movedLine],
      pill: { text: words.row.coming },
    })
  })
})

describe('an assignment', () => {
  const task = { kind: 'assignment', due_at: '2026-11-24T17:59:00Z', marks: 20 } as const

  it('that is due links to its submission', () => {
    expect(look({ ...task, state: 'due' })).toMatchObject({
      line: ['২০ নম্বর', 'জমার শেষ সময় রাত ১১:৫৯'],
      pill: { tone: 'due' },
      action: { text: words.row.handIn, to: '/dashboard/my-courses/b/module/m/assignment/i' },
    })
  })

  it('that is marked shows the mark, including zero', () => {
    expect(look({ ...task, state: 'marked', mark: 18, has_comment: true })).toMatchObject({
      pill: { tone: 'ok', text: '১৮/২০' },
      action: { text: words.row.comment },
    })
    expect(look({ ...task, state: 'marked', mark: 0 }).pill?.text).toBe('০/২০')
  })

  it('that is marked shows the time of submission in place of the deadline', () => {
    const marked = look({
      ...task,
      state: 'marked',
      submitted_at: '2026-11-22T15:12:00Z',
      checked_by: 'তানভীর হাসান',
    })
    expect(marked.line).toEqual(['জমা ২২ নভেম্বর', 'তানভীর হাসান দেখেছেন'])
  })
})

describe('an exam', () => {
  it('that is locked shows when it opens', () => {
    const locked = look({
      kind: 'exam',
      state: 'locked',
      opens_at: '2026-11-24T04:00:00Z',
      question_count: 20,
      minutes: 25,
    })
    expect(locked).toMatchObject({
      line: ['২০টি প্রশ্ন', '২৫ মিনিট'],
      pill: { text: 'সকাল ১০:০০টায় খুলবে', icon: 'lock' },
    })
    expect(locked.action).toBeUndefined()
  })

  it('that was missed offers a retest request only when the server allows it', () => {
    expect(look({ kind: 'exam', state: 'missed', can_retest: true })).toMatchObject({
      canAskRetest: true,
      urgent: words.row.missedLine,
    })
    expect(look({ kind: 'exam', state: 'missed' }).canAskRetest).toBe(false)
  })
})

describe('for a person in New York', () => {
  it.each([
    [
      'a class of today',
      { kind: 'live', state: 'today', start_at: '2026-11-23T15:00:00Z', end_at: '2026-11-23T16:30:00Z' },
      'সকাল ১০:০০',
    ],
    ['a future class', { kind: 'live', state: 'coming', start_at: '2026-11-25T15:00:00Z' }, 'সকাল ১০:০০'],
    ['an assignment', { kind: 'assignment', state: 'due', due_at: '2026-11-24T17:59:00Z' }, 'দুপুর ১২:৫৯'],
    [
      'an exam that opens soon',
      { kind: 'exam', state: 'locked', opens_at: '2026-11-24T04:00:00Z' },
      '২৩ নভেম্বর, রাত ১১:০০',
    ],
  ] as const)('%s shows both times (ruling R4)', (_what, fields, own) => {
    setZone(300)
    expect(look(fields).line.join(' · ')).toContain(`আপনার সময় ${own}`)
  })
})

it('marks the link of a resource as external', () => {
  expect(look({ kind: 'resource', url: 'https://example.com' }).action).toMatchObject({ isOutside: true })
})

it.each(['exam', 'assignment'] as const)('links to an %s under review', (kind) => {
  expect(look({ kind, state: 'under-review' }).action).toEqual({
    text: words.row.see,
    look: 'see',
    to: `/dashboard/my-courses/b/module/m/${kind}/i`,
  })
})
