/** The entries of a calendar file, from every page of the lists. */

import { expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { fakeLine, memoryTokens, type Seen } from '../../../../tests/support/fake-line.ts'
import { listBatchEntries, listUpcomingEntries } from './list-entries.ts'

const batch = { _id: 'b1', title: 'ব্যাচ ১২', course_title: 'ওয়েব' }
const module = { _id: 'm1', no: 6, title: 'React' }
const SOON = '2999-11-21T15:00:00Z'

const buildLive = (no: number, more: object = {}) => ({
  _id: `live-${no}`,
  title: `ক্লাস ${no}`,
  state: 'upcoming',
  batch,
  start_at: SOON,
  joined_count: 0,
  ...more,
})

const LIVES = [
  ...Array.from({ length: 100 }, (_, at) => buildLive(at)),
  buildLive(100, { state: 'cancelled' }),
  buildLive(101, { start_at: '2020-01-01T00:00:00Z', state: 'ended' }),
]
const ITEMS = [
  { _id: 'live-3', kind: 'live', title: 'ক্লাস', state: 'coming', start_at: SOON },
  { _id: 'a1', kind: 'assignment', title: 'ব্লগ', state: 'due', due_at: SOON },
  { _id: 'e1', kind: 'exam', title: 'কুইজ', state: 'open', start_at: SOON, minutes: 25 },
  { _id: 'r1', kind: 'recording', title: 'রেকর্ডিং', state: 'open' },
]
const PLAN = {
  batch,
  modules: [
    {
      ...module,
      state: 'current',
      done: 0,
      total: 1,
      plans: [{ _id: 'p1', title: 'State ও Props', day_no: 1, items: ITEMS }],
    },
  ],
}
const DAYS = [
  {
    date: '2999-11-21',
    items: [
      { _id: 'live-3', kind: 'live', title: 'ক্লাস', batch, at: SOON },
      { _id: 'a1', kind: 'assignment', title: 'ব্লগ', batch, module, at: SOON },
    ],
  },
]

function respond({ url }: Seen): Response {
  const { pathname, searchParams } = new URL(url)
  const whole = { code: 200, status: 'success', msg: '' }
  if (pathname.includes('study-plan')) return Response.json({ ...whole, data: PLAN })
  const all: object[] = pathname.includes('upcoming') ? DAYS : LIVES
  const [page, count] = [Number(searchParams.get('page')), Number(searchParams.get('count'))]
  return Response.json({
    ...whole,
    data: all.slice((page - 1) * count, page * count),
    total: all.length,
    page,
    count,
  })
}

function connect() {
  const line = fakeLine(respond, { tokens: memoryTokens({ accessToken: 'a', refreshToken: 'r' }) })
  connectClient(line.connection)
  return line
}

test('a batch has all of its classes, the cancelled ones too, its deadlines and its exams, each with its page', async () => {
  connect()
  const entries = await listBatchEntries('b1')
  expect(entries).toHaveLength(104)
  expect(entries.find(({ _id }) => _id === 'live-3')).toMatchObject({
    topics: ['State ও Props'],
    path: '/join/live/live-3',
  })
  expect(entries.find(({ _id }) => _id === 'live-100')?.state).toBe('cancelled')
  expect(entries.slice(-2)).toMatchObject([
    {
      _id: 'a1',
      end_at: SOON,
      topics: ['State ও Props'],
      path: '/dashboard/my-courses/b1/module/m1/assignment/a1',
    },
    { _id: 'e1', start_at: SOON, minutes: 25, path: '/dashboard/my-courses/b1/module/m1/exam/e1' },
  ])
})

test('the routine has every upcoming class once', async () => {
  connect()
  const entries = await listUpcomingEntries()
  expect(entries.filter(({ _id }) => _id === 'live-3')).toHaveLength(1)
  expect(entries.some(({ _id }) => _id === 'live-101')).toBe(false)
  expect(entries.at(-1)).toMatchObject({ _id: 'a1', kind: 'assignment', end_at: SOON })
})
