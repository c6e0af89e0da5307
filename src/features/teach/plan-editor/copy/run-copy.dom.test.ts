import { expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import type { StudyPlan } from '#src/api/shapes/study-plan.ts'
import { envelope, fakeLine } from '../../../../../tests/support/fake-line.ts'
import { type CopyState, NOTHING } from './copy-steps.ts'
import { runCopy } from './run-copy.ts'

const day = (_id: string, day_no: number, title: string) => ({ _id, day_no, title, date: null, items: [] })
const batch = { _id: 'b', title: 'ব্যাচ', course_title: 'কোর্স' }
const module = { _id: 'm', no: 1, title: 'মডিউল' }
const planOf = (plans: ReturnType<typeof day>[]) => ({
  batch,
  current_module: 'm',
  modules: [{ ...module, short_title: '', state: 'open', done: 0, total: 0, plans }],
})
const activityOf = (planned: ReturnType<typeof day>) => ({
  ...planned,
  batch,
  module,
  description: '',
  instructions: '',
  previous: null,
  next: null,
})

/**
 * A plan with a day of the same title; the server stores what arrives, and the reply to the first is lost.
 */
function makeServer(isKept: boolean) {
  const plans = [day('old', 1, 'পরিচয়')]
  let posts = 0
  const { connection } = fakeLine(({ method, path }) => {
    if (method === 'GET')
      return envelope(path.includes('revised') ? planOf(plans) : activityOf(day('source', 1, 'পরিচয়')))
    posts += 1
    const made = day(`new-${posts}`, plans.length + 1, 'পরিচয়')
    if (posts > 1 || isKept) plans.push(made)
    if (posts === 1) throw new TypeError('Failed to fetch')
    return envelope(activityOf(made))
  })
  connectClient(connection)
  return { plans, countPosts: () => posts }
}

test.each([true, false])(
  'a day whose reply was lost exists only once after the retry (it had arrived: %s)',
  async (isKept) => {
    const server = makeServer(isKept)
    let state: CopyState = { ...NOTHING, source: 'other', module: 'm', days: ['source'] }
    const run = {
      batch: 'b',
      plan: planOf([day('source', 1, 'পরিচয়')]) as unknown as StudyPlan,
      shift: 0,
      store: (next: CopyState) => {
        state = next
      },
    }
    expect(Object.keys(await runCopy(state, run))).toEqual(['source'])
    expect(await runCopy(state, run)).toEqual({})
    // The day that already had the title is not a copy.
    expect(state.made).toEqual({ source: server.plans[1]?._id })
    expect([server.plans.length, server.countPosts()]).toEqual([2, isKept ? 1 : 2])
  },
)

test('a full mark that a copied assignment does not keep is reported', async () => {
  const item = { _id: 'task', kind: 'assignment', title: 'কাজ ৫' }
  const task = {
    title: 'কাজ ৫',
    description: '',
    last_submission_date: '2026-02-02T15:00:00Z',
    batch,
    marks: 20,
  }
  const { connection } = fakeLine(({ method, path }) => {
    if (path.includes('assignment'))
      return envelope({ ...task, _id: method === 'GET' ? 'task' : 'copy', marks: method === 'GET' ? 20 : 10 })
    if (method === 'GET')
      return envelope(path.includes('revised') ? planOf([]) : activityOf(day('source', 1, 'পরিচয়')))
    return envelope(activityOf(day('new', 1, 'পরিচয়')))
  })
  connectClient(connection)
  let state: CopyState = { ...NOTHING, source: 'other', module: 'm', days: ['source'] }
  const run = {
    batch: 'b',
    plan: planOf([{ ...day('source', 1, 'পরিচয়'), items: [item] as never[] }]) as unknown as StudyPlan,
    shift: 0,
    store: (next: CopyState) => {
      state = next
    },
  }
  expect(await runCopy(state, run)).toEqual({})
  expect(state.marks).toEqual([{ title: 'কাজ ৫', was: 20, is: 10 }])
})
