import { describe, expect, it } from 'vitest'
import type { CourseCard, Schedule } from '#src/api/shapes/course.ts'
import {
  formatRowLine,
  formatTimeLine,
  getCardAction,
  getCardState,
  getCourseAddress,
  getRowState,
} from './card-facts.ts'

const NOW = Date.parse('2026-11-21T15:00:00Z')

const schedule: Schedule = {
  _id: 's1',
  label: 'ব্যাচ ১৩ · রাতের',
  start_at: '2026-12-05T15:00:00Z',
  end_at: null,
  days: ['Saturday', 'Monday', 'Wednesday'],
  class_time: '21:00',
  class_end: '22:30',
  seats_left: 18,
  offer: null,
  live_price: null,
  live_price_real: null,
  live_plus_price: null,
  live_plus_price_real: null,
}

function card(change: Partial<CourseCard> = {}): CourseCard {
  return {
    _id: 'c1',
    slug: 'full-stack',
    title: 'ফুল স্ট্যাক',
    promise: '',
    kind: 'live',
    category: { _id: 'w', slug: 'web', title: 'ওয়েব', colour: 'web' },
    cover: null,
    live_price: 6000,
    live_price_real: 8000,
    live_plus_price: null,
    live_plus_price_real: null,
    live_plus_schedule_count: 1,
    next_schedule: schedule,
    live_class_count: 40,
    recording_count: 42,
    rating: 4.8,
    review_count: 10,
    learner_count: 100,
    ...change,
  }
}

describe('cardState', () => {
  const cases: readonly (readonly [what: string, course: Partial<CourseCard>, text: string])[] = [
    ['a batch that begins within 14 days', {}, 'ভর্তি চলছে · ব্যাচ ১৩'],
    ['few seats', { next_schedule: { ...schedule, seats_left: 14 } }, 'ব্যাচ ১৩ · আসন বাকি ১৪'],
    ['fifteen seats are few', { next_schedule: { ...schedule, seats_left: 15 } }, 'ব্যাচ ১৩ · আসন বাকি ১৫'],
    ['a full batch has no number', { next_schedule: { ...schedule, seats_left: 0 } }, 'ভর্তি চলছে · ব্যাচ ১৩'],
    ['seats without a limit', { next_schedule: { ...schedule, seats_left: null } }, 'ভর্তি চলছে · ব্যাচ ১৩'],
    ['a batch far ahead', { next_schedule: { ...schedule, start_at: '2026-12-06T15:00:00Z' } }, 'ব্যাচ ১৩'],
    ['no batch known', { next_schedule: null }, 'লাইভ কোর্স'],
    ['recorded', { kind: 'recorded' }, 'রেকর্ডেড'],
    ['bundle', { kind: 'bundle' }, 'বান্ডেল'],
    ['no schedule left', { live_plus_schedule_count: 0 }, 'ভর্তি শেষ'],
    ['free wins over ended', { live_price: 0, live_plus_schedule_count: 0 }, 'ফ্রি কোর্স'],
  ]
  it.each(cases)('%s', (_what, course, text) => {
    expect(getCardState(card(course), NOW).text).toBe(text)
  })
})

describe('timeLine', () => {
  const cases: readonly (readonly [what: string, course: Partial<CourseCard>, text: string])[] = [
    [
      'a live course: start, days and part of the day in Dhaka',
      {},
      '৫ ডিসেম্বর থেকে\u{A0}· শনি, সোম, বুধ\u{A0}· রাত',
    ],
    [
      'every day',
      { next_schedule: { ...schedule, days: ['Everyday'] } },
      '৫ ডিসেম্বর থেকে\u{A0}· প্রতিদিন\u{A0}· রাত',
    ],
    [
      'after midnight in Dhaka it is the next day',
      { next_schedule: { ...schedule, start_at: '2026-12-05T18:30:00Z', days: [] } },
      '৬ ডিসেম্বর থেকে\u{A0}· রাত',
    ],
    ['no batch', { next_schedule: null }, 'পরের ব্যাচের তারিখ শিগগির'],
    ['recorded', { kind: 'recorded' }, 'যেকোনো সময় · ৪২টি রেকর্ডিং'],
    ['without a count', { kind: 'free', recording_count: 0 }, 'যেকোনো সময়'],
    ['bundle', { kind: 'bundle' }, 'আজীবন মেয়াদ'],
  ]
  it.each(cases)('%s', (_what, course, text) => {
    expect(formatTimeLine(card(course))).toBe(text)
  })
})

describe('cardAction and courseAddress', () => {
  it('offer what the status allows', () => {
    expect(getCardAction(card())).toEqual({ text: 'বিস্তারিত', isOver: false })
    expect(getCardAction(card({ live_price: 0 }))).toEqual({ text: 'বিনামূল্যে ভর্তি হোন', isOver: false })
    expect(getCardAction(card({ live_plus_schedule_count: 0 }))).toEqual({ text: 'ভর্তি শেষ', isOver: true })
  })

  it('lead to the page of that kind', () => {
    expect(getCourseAddress(card())).toBe('/course/full-stack')
    expect(getCourseAddress(card({ kind: 'free' }))).toBe('/free/c1')
    expect(getCourseAddress(card({ kind: 'bundle' }))).toBe('/bundle/full-stack')
  })
})

describe('the row on a phone', () => {
  const teacher = { _id: 't', name: 'তানভীর হাসান', picture: '' } as CourseCard['teacher']

  it.each([
    [{ teacher, next_schedule: schedule }, 'তানভীর হাসান\u{A0}· ৫ ডিসেম্বর থেকে'],
    [{ teacher: null, next_schedule: schedule }, '৫ ডিসেম্বর থেকে'],
    [{ teacher, next_schedule: null }, 'তানভীর হাসান\u{A0}· পরের ব্যাচের তারিখ শিগগির'],
    [{ teacher, kind: 'recorded', recording_count: 12 }, 'তানভীর হাসান\u{A0}· ১২টি রেকর্ডিং'],
    [{ teacher: null, kind: 'recorded', recording_count: 0 }, 'যেকোনো সময়'],
    [{ teacher: null, kind: 'bundle' }, 'আজীবন মেয়াদ'],
  ] satisfies [Partial<CourseCard>, string][])('says who and when in one line', (change, line) => {
    expect(formatRowLine(card(change))).toBe(line)
  })

  it('names the kind, and says when it is over', () => {
    expect(getRowState(card(), NOW)).toEqual({ tone: 'urgent', text: 'লাইভ' })
    expect(getRowState(card({ kind: 'bundle' }), NOW).text).toBe('বান্ডেল')
    expect(getRowState(card({ live_plus_schedule_count: 0 }), NOW).text).toBe('ভর্তি শেষ')
  })
})
