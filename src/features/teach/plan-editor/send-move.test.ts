import { expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import { envelope, fakeLine } from '../../../../tests/support/fake-line.ts'
import { OrderChanged, planBack, planMove, sendMove } from './send-move.ts'

const SEEN = ['a', 'b', 'c']
const DOWN = planMove(SEEN, { dayId: 'a', title: 'ক', to: 2 })!

/** The first module has one day, so that the days of the second are numbered from 2. */
function makeServer(ids: readonly string[]) {
  const day = (_id: string, at: number) => ({ _id, day_no: at + 1, title: _id, date: null, items: [] })
  const days = ['other', ...ids].map(day)
  const moduleOf = (_id: string, no: number, plans: typeof days) => ({
    _id,
    no,
    title: '',
    short_title: '',
    state: 'open',
    done: 0,
    total: 0,
    plans,
  })
  const batch = { _id: 'b', title: '', course_title: '' }
  const plan = {
    batch,
    current_module: 'm2',
    modules: [moduleOf('m1', 1, days.slice(0, 1)), moduleOf('m2', 2, days.slice(1))],
  }
  const { connection, seen } = fakeLine(({ method }) => envelope(method === 'GET' ? plan : null))
  connectClient(connection)
  return () =>
    seen
      .filter(({ method }) => method === 'PATCH')
      .map(({ path, body }) => [path.split('/').at(-1), new TextDecoder().decode(body)])
}

test('a day takes the number of the one at that position, and undo returns it', async () => {
  expect(DOWN).toMatchObject({ there: 'c', wanted: ['b', 'c', 'a'] })
  expect(planBack(DOWN)).toMatchObject({ dayId: 'a', there: 'b', wanted: SEEN })
  const readWrites = makeServer(SEEN)
  await sendMove('b', DOWN, false).catch(() => undefined)
  expect(readWrites()).toEqual([['a', '{"day_no":4}']])
})

test('nothing overwrites another teacher’s order; a retry moves the day to the intended place', async () => {
  const readWrites = makeServer(['c', 'a', 'b'])
  await expect(sendMove('b', DOWN, false)).rejects.toBeInstanceOf(OrderChanged)
  expect(readWrites()).toEqual([])
  await sendMove('b', DOWN, true).catch(() => undefined)
  expect(readWrites()).toEqual([['a', '{"day_no":2}']])
})

test('a move whose reply was lost is not sent twice, and a day added by another teacher does not block it', async () => {
  const readArrived = makeServer(['b', 'c', 'a'])
  expect(await sendMove('b', DOWN, false)).toBe(4)
  expect(readArrived()).toEqual([])
  const readAdded = makeServer(['a', 'new', 'b', 'c'])
  await sendMove('b', DOWN, false).catch(() => undefined)
  expect(readAdded()).toEqual([['a', '{"day_no":5}']])
})
