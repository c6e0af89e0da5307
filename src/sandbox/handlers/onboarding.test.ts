import { and, eq, gt } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Onboarding } from '#src/api/shapes/onboarding.ts'
import type { LatestPurchase } from '#src/api/shapes/session.ts'
import { fullSandbox, browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { findRow, listRows } from '../database/queries.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { booking, transaction_ } from '../database/tables/commerce.ts'
import { live, live_visit, recording } from '../database/tables/item.ts'
import { recording_event, recording_progress, submission } from '../database/tables/learning.ts'
import { ticket } from '../database/tables/message.ts'
import { alert_preference, person, push_registration } from '../database/tables/person.ts'
import type { Sandbox } from '../make-app.ts'

const AT = '2026-11-21T12:00:00Z'

let sandbox: Sandbox
let browser: ReturnType<typeof browserAt>
let token: string

async function start(make: () => Promise<Sandbox>) {
  sandbox = await make()
  browser = browserAt(sandbox)
  token = (await browser.logIn('01712345678')).data.accessToken
}
const read = async (place = 'first') =>
  (await browser.call<Onboarding>('GET', `onboarding/${place}`, { token })).data
const listDone = async (place?: string) =>
  (await read(place)).steps.filter(({ done }) => done).map(({ key }) => key)

describe('the first steps', () => {
  beforeEach(() => start(() => freshSandbox(fewPeople)))

  test('are all open in a new account, whatever is on by default', async () => {
    expect(await read()).toEqual({
      is_open: true,
      steps: ['profile', 'first_lesson', 'reminder'].map((key) => ({ key, done: false })),
    })
  })

  test.each([
    ['an avatar', { icon: '/avatar/1.svg' }, ['profile']],
    ['an uploaded picture', { picture_file: 'file-1' }, ['profile']],
    ['a picture without a name', { icon: '/avatar/1.svg', name: '' }, []],
  ])('the profile is done by %s', async (_, change, done) => {
    await sandbox.db.update(person).set(change).where(eq(person._id, 'learner'))
    expect(await listDone()).toEqual(done)
  })

  test('the first lesson is done by a recording that was played, and by nobody else’s', async () => {
    const row = { recording: 'r', event: 'play', at: AT }
    await sandbox.db.insert(recording_event).values({ ...row, _id: '1', person: 'plain' })
    expect(await listDone()).toEqual([])
    await sandbox.db.insert(recording_event).values({ ...row, _id: '2', person: 'learner' })
    expect(await listDone()).toEqual(['first_lesson'])
  })

  test.each([
    ['on', { alert_channels: ['sms'] }, ['reminder']],
    ['without a channel', { alert_channels: [] }, []],
    ['to pushes that no device gets', { alert_channels: ['push'] }, []],
    ['off', { alert_channels: ['sms'], alert_off: true }, []],
    ['silenced with all others', { alert_channels: ['sms'], force_off: true }, []],
  ])('the reminder is done by a class alert that was set %s', async (_, change, done) => {
    await sandbox.db
      .insert(alert_preference)
      .values({ _id: 'learner:live', person: 'learner', alert: 'live', ...change })
    expect(await listDone()).toEqual(done)
  })

  test('the reminder is done by a device that gets pushes, and not by a removed one', async () => {
    await sandbox.db
      .insert(push_registration)
      .values({ _id: 'token', person: 'learner', device_id: 'd', registered_at: AT })
    expect(await listDone()).toEqual(['reminder'])
    await sandbox.db.update(push_registration).set({ person: null })
    expect(await listDone()).toEqual([])
  })

  test.each([
    ['user/update-onboard', 'is_first_onboarding_complete'],
    ['onboarding', 'is_dashboard_onboarding_complete'],
  ])('are closed by %s with %s, and still list what is done', async (path, flag) => {
    expect((await browser.call('PATCH', path, { token, body: { [flag]: true } })).data).toMatchObject({
      [flag]: true,
    })
    await sandbox.db.update(person).set({ icon: '/avatar/1.svg' }).where(eq(person._id, 'learner'))
    expect((await read()).is_open).toBe(false)
    expect(await listDone()).toEqual(['profile'])
  })

  test('belong to the learner only', async () => {
    expect((await browser.call('GET', 'onboarding/first')).status).toBe(401)
    const teacher = await browser.logIn('01511111111')
    expect((await browser.call('GET', 'onboarding/first', { token: teacher.data.accessToken })).status).toBe(
      403,
    )
  })
})

describe('the steps of a batch', () => {
  beforeEach(async () => {
    await start(() => freshSandbox(fewPeople))
    await sandbox.db
      .insert(batch_learner)
      .values({ _id: 'b:learner', batch: 'b', person: 'learner', joined_at: AT })
  })

  test('are for its members, and closed by their own flag', async () => {
    expect((await browser.call('GET', 'onboarding/other-batch', { token })).status).toBe(403)
    expect(await read('b')).toEqual({
      is_open: true,
      steps: ['routine', 'plan', 'support'].map((key) => ({ key, done: false })),
    })
    await browser.call('PATCH', 'user/update-onboard', {
      token,
      body: { is_batch_onboarding_complete: true },
    })
    expect([(await read('b')).is_open, (await read()).is_open]).toEqual([false, true])
  })

  test('the plan is done by an activity of this batch that was watched or handed in', async () => {
    const seen = { person: 'learner', updated_at: AT }
    await sandbox.db.insert(recording).values([
      { _id: 'own', batch: 'b', recorded_at: AT },
      { _id: 'other', batch: 'c', recorded_at: AT },
    ])
    await sandbox.db.insert(recording_progress).values({ _id: '1', recording: 'other', ...seen })
    expect(await listDone('b')).toEqual([])
    await sandbox.db.insert(recording_progress).values({ _id: '2', recording: 'own', ...seen })
    expect(await listDone('b')).toEqual(['plan'])
    await sandbox.db.delete(recording_progress)
    await sandbox.db.insert(submission).values({ _id: 's', person: 'learner', batch: 'b', started_at: AT })
    expect(await listDone('b')).toEqual(['plan'])
  })

  test('the support step is done by a ticket', async () => {
    await sandbox.db
      .insert(ticket)
      .values({ _id: 't', person: 'learner', number: 'TKT1', key: 'k', category: 'batch', created_at: AT })
    expect(await listDone('b')).toEqual(['support'])
  })
})

test('a class counts when its room is entered, not when its page is opened early', async () => {
  await start(fullSandbox)
  const BATCH = 'batch-full-stack-12'
  await sandbox.db.delete(live_visit).where(eq(live_visit.person, 'person-nusrat'))
  const isLater = and(
    eq(live.batch, BATCH),
    eq(live.is_cancelled, false),
    gt(live.starts_at, sandbox.clock.iso()),
  )
  const next = (await listRows(sandbox.db, live, isLater, live.starts_at))[0]!
  async function join(at: number) {
    sandbox.clock.moveTo(new Date(Date.parse(next.starts_at) + at), true)
    token = (await browser.logIn('01712345678')).data.accessToken
    const { data } = await browser.call<{ can_join: boolean }>('GET', `live/join/${next._id}`, { token })
    return [data.can_join, (await listDone(BATCH)).includes('routine')]
  }
  expect(await join(-3_600_000)).toEqual([false, false])
  expect(await join(0)).toEqual([true, true])
  // Entering again is the same visit.
  expect(await join(1000)).toEqual([true, true])
})

test('the latest purchase names its first class, and nothing without a purchase', async () => {
  await start(fullSandbox)
  const latest = async () =>
    (await browser.call<LatestPurchase>('GET', 'user/latest-purchase', { token })).data
  // A recorded course has no dates.
  expect((await latest())!.first_class).toBeNull()
  const own = and(eq(booking.person, 'person-nusrat'), eq(booking.batch, 'batch-full-stack-12'))
  const place = (await findRow(sandbox.db, booking, own))!
  await sandbox.db
    .update(transaction_)
    .set({ status: 'paid', decided_at: sandbox.clock.iso() })
    .where(eq(transaction_.booking, place._id))
  const bought = (await latest())!
  const rows = await listRows(
    sandbox.db,
    live,
    and(eq(live.batch, place.batch!), eq(live.is_cancelled, false)),
    live.starts_at,
  )
  const { _id, title, starts_at } = rows[0]!
  expect(bought).toMatchObject({
    batch: place.batch,
    starts_at: expect.any(String),
    first_class: { _id, title, start_at: starts_at },
  })
  await sandbox.db.update(live).set({ is_cancelled: true }).where(eq(live._id, _id))
  expect((await latest())!.first_class?._id).toBe(rows[1]!._id)
  token = (await browser.logIn('01811111111')).data.accessToken
  expect(await latest()).toBeNull()
})
