import { expect, it } from 'vitest'
import type { Interview, Offer } from '#src/api/shapes/talent-answer.ts'
import { HOUR_MS } from '#src/lib/duration.ts'
import { groupByTab, measureTimeLeft } from './answer-view.ts'

const NOW = Date.parse('2026-03-10T06:00:00Z')
const after = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString()

const interview: Interview = {
  _id: 'i',
  company: 'পদ্মা সফট',
  title: 'ডেভেলপার',
  at: after(48),
  minutes: 60,
  place: '',
  url: null,
  invitation_status: 'waiting',
  answer_by: after(20),
  answered_at: null,
}
const offer: Offer = {
  _id: 'o',
  company: 'নদী',
  title: 'ডেভেলপার',
  salary: 40_000,
  currency: 'BDT',
  place: '',
  start_date: '2026-04-01',
  answer_by: after(10),
  letter_url: null,
  offer_status: 'waiting',
  answered_at: null,
}
const group = (interviews: Partial<Interview>[], offers: Partial<Offer>[] = []) => {
  const groups = groupByTab(
    interviews.map((each) => ({ ...interview, ...each })),
    offers.map((each) => ({ ...offer, ...each })),
    NOW,
  )
  return Object.fromEntries(
    Object.entries(groups).map(([tab, list]) => [
      tab,
      list.map(({ letter, status }) => `${letter._id} ${status}`),
    ]),
  )
}

it('open invitations come by the nearest deadline', () => {
  expect(group([{}], [{}])).toEqual({ waiting: ['o waiting', 'i waiting'], ahead: [], past: [] })
})

it('an unanswered one is over after its deadline, whether or not the server says so', () => {
  const over = { answer_by: after(-1) }
  expect(group([over], [over, { _id: 'said', answer_by: after(-2), offer_status: 'expired' }]).past).toEqual([
    'i expired',
    'o expired',
    'said expired',
  ])
})

it('an accepted interview is upcoming until its last minute, an accepted offer until its first day is over in Dhaka', () => {
  const accepted = { invitation_status: 'accepted' } as const
  const taken = { offer_status: 'accepted' } as const
  expect(group([{ ...accepted, at: after(-0.5) }], [{ ...taken, start_date: '2026-03-10' }]).ahead).toEqual([
    'i accepted',
    'o accepted',
  ])
  expect(group([{ ...accepted, at: after(-1) }], [{ ...taken, start_date: '2026-03-09' }]).ahead).toEqual([])
})

it('answered ones are sorted by answer, the latest first', () => {
  const no = { invitation_status: 'declined' } as const
  expect(
    group([
      { ...no, _id: 'old', answered_at: after(-9) },
      { ...no, answered_at: after(-2) },
    ]).past,
  ).toEqual(['i declined', 'old declined'])
})

it.each([
  [18 + 1 / 3, 3, true],
  [1, 1, true],
  [23.9, 4, true],
  [24, 4, false],
  [60, 10, false],
  [147, 6, false],
  [24 * 30, 10, false],
  [-1, 0, true],
])('with %d hours left there are %d stitches', (hours, stitches, isUrgent) => {
  expect(measureTimeLeft(after(hours), NOW)).toMatchObject({ stitches, isUrgent })
})
