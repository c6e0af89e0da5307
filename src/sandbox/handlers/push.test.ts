/** Push tokens and pushes in the local API. (ruling R59) */

import { expect, test } from 'vitest'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { notifyPeople } from '../content/notify.ts'
import { batch_learner } from '../database/tables/batch.ts'
import { live } from '../database/tables/item.ts'
import { alert_preference, login_session } from '../database/tables/person.ts'
import { revokeOthers } from '../session/tokens.ts'

interface Pushes {
  tokens: { _id: string; person: string | null }[]
  sent: { token: string; kind: string; href: string; is_urgent: boolean }[]
}

const metadata = {
  browser: { name: 'Chrome', version: '120.0.0.0', major: '120' },
  cpu: {},
  device: { type: 'mobile' },
  engine: { name: 'Blink' },
  os: { name: 'Android', version: '13' },
  displayResolution: { width: 360, height: 800 },
  deviceType: 'web',
  domain: 'localhost',
  brand: '',
  model: '',
}

async function start() {
  const sandbox = await freshSandbox(fewPeople)
  const read = async () =>
    (await (await sandbox.fetch(new Request('http://localhost:18000/__sandbox/pushes'))).json()) as Pushes
  const owners = async () => (await read()).tokens.map(({ _id, person }) => [_id, person])
  const logIn = async (phone: string, print = 'print-1') => {
    const { call, logIn: enter } = browserAt(sandbox, print)
    const token = (await enter(phone)).data.accessToken
    const register = (fcm: string) =>
      call('POST', 'fcm', { token, body: { device_id: print, metadata, fcm } })
    return { call, token, register }
  }
  const tell = (kind: 'exam' | 'notice', isUrgent = false) =>
    notifyPeople(
      [{ person: 'learner', kind, title: 'কুইজ দেখা হয়েছে', text: '২০-এ ১৮', path: '/dashboard/tasks' }],
      sandbox,
      { isUrgent },
    )
  return { sandbox, read, owners, logIn, tell }
}

test('a token is stored once, and the newest of a device replaces the older', async () => {
  const { logIn, owners } = await start()
  const { register } = await logIn('01712345678')
  await register('first')
  await register('first')
  expect(await owners()).toEqual([['first', 'learner']])
  await register('second')
  expect(await owners()).toEqual([['second', 'learner']])
})

test('a token belongs to the person who sent it last; a guest owns none', async () => {
  const { sandbox, logIn, owners, tell, read } = await start()
  await (await logIn('01712345678')).register('shared')
  await (await logIn('01811111111')).register('shared')
  expect(await owners()).toEqual([['shared', 'plain']])
  await browserAt(sandbox).call('POST', 'fcm', { body: { device_id: 'print-1', metadata, fcm: 'shared' } })
  expect(await owners()).toEqual([['shared', null]])
  await tell('exam')
  expect((await read()).sent).toEqual([])
})

test('a logout and a removed device delete their tokens, and no others', async () => {
  const { logIn, owners } = await start()
  const here = await logIn('01712345678', 'print-1')
  const there = await logIn('01712345678', 'print-2')
  await here.register('here')
  await there.register('there')
  await here.call('POST', 'user/logout', { token: here.token, body: {} })
  expect(await owners()).toEqual([['there', 'learner']])
  const again = await logIn('01712345678', 'print-1')
  await again.register('again')
  const devices = await again.call<{ _id: string; is_current: boolean }[]>('GET', 'device', {
    token: again.token,
  })
  const other = devices.data.find(({ is_current }) => !is_current)!
  await again.call('POST', `device/logout/${other._id}`, { token: again.token })
  expect(await owners()).toEqual([['again', 'learner']])
})

test('a new password ends the pushes of the other devices', async () => {
  const { sandbox, logIn, owners } = await start()
  await (await logIn('01712345678', 'print-1')).register('here')
  await (await logIn('01712345678', 'print-2')).register('there')
  const [first] = await sandbox.db.select().from(login_session)
  await revokeOthers('learner', first?._id, sandbox)
  expect(await owners()).toEqual([['here', 'learner']])
})

const subscription = {
  endpoint: 'https://push.example/send/1',
  keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) },
}

test('a browser’s own subscription is stored and pushed to like a token', async () => {
  const { logIn, owners, tell, read } = await start()
  const { register } = await logIn('01712345678')
  const text = JSON.stringify(subscription)
  await register('token')
  await register(text)
  expect(await owners()).toEqual([[text, 'learner']])
  await tell('exam')
  expect((await read()).sent.map(({ token }) => token)).toEqual([text])
})

test.each([
  ['no endpoint', { ...subscription, endpoint: undefined }],
  ['an open line', { ...subscription, endpoint: 'http://push.example/send/1' }],
  ['no keys', { endpoint: subscription.endpoint }],
  ['a short secret', { ...subscription, keys: { ...subscription.keys, auth: 'a' } }],
  ['half of its JSON', undefined],
])('a subscription with %s is refused beside its field', async (_, wrong) => {
  const { logIn, owners } = await start()
  const { register } = await logIn('01712345678')
  const reply = await register(wrong ? JSON.stringify(wrong) : JSON.stringify(subscription).slice(0, -9))
  expect(reply).toMatchObject({ status: 400, errors: { fcm: expect.stringMatching(/নোটিফিকেশন/) } })
  expect(await owners()).toEqual([])
})

test('a push contains kind and place, and neither title nor mark', async () => {
  const { logIn, read, tell } = await start()
  await (await logIn('01712345678', 'print-1')).register('phone')
  await (await logIn('01712345678', 'print-2')).register('laptop')
  await tell('notice', true)
  const { sent } = await read()
  expect(sent.map(({ token }) => token).toSorted()).toEqual(['laptop', 'phone'])
  expect(sent[0]).toMatchObject({ kind: 'notice', href: '/dashboard/tasks', is_urgent: true })
  expect(JSON.stringify(sent)).not.toMatch(/কুইজ|১৮/)
})

test.each([
  ['the kind has no push', { alert: 'exam', alert_channels: ['email'] }],
  ['the kind is off', { alert: 'exam', alert_channels: ['push'], alert_off: true }],
  ['all is off', { alert: 'notice', alert_channels: ['push'], force_off: true }],
])('nothing is pushed where %s, and the app still shows it', async (_, row) => {
  const { sandbox, logIn, read, tell } = await start()
  const { call, token, register } = await logIn('01712345678')
  await register('phone')
  await sandbox.db.insert(alert_preference).values({ _id: `learner:${row.alert}`, person: 'learner', ...row })
  await tell('exam')
  expect((await read()).sent).toEqual([])
  expect((await call<unknown[]>('GET', 'notification', { token })).data).toHaveLength(1)
})

test('a class is announced once, shortly before it can be joined, and a cancelled one never', async () => {
  const { sandbox, logIn, read } = await start()
  await (await logIn('01712345678')).register('phone')
  const born = { batch: 'batch', joined_at: sandbox.clock.iso(), booking: 'none' }
  await sandbox.db.insert(batch_learner).values([
    { ...born, _id: 'batch:learner', person: 'learner' },
    { ...born, _id: 'batch:plain', person: 'plain' },
  ])
  const row = (_id: string, minutes: number, is_cancelled = false) => ({
    _id,
    batch: 'batch',
    title: 'ফ্লেক্সবক্স',
    starts_at: sandbox.clock.inSeconds(minutes * 60),
    is_cancelled,
  })
  await sandbox.db.insert(live).values([row('soon', 10), row('later', 40), row('cancelled', 10, true)])
  const hrefs = async () => (await read()).sent.map(({ kind, href }) => [kind, href])
  const soon = ['live', '/dashboard/my-courses/batch/live/soon']
  expect(await hrefs()).toEqual([soon])
  expect(await hrefs()).toEqual([soon])
  sandbox.clock.forward(30 * 60)
  expect(await hrefs()).toEqual([soon, ['live', '/dashboard/my-courses/batch/live/later']])
})
