import { expect, test } from 'vitest'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'

interface DeviceReply {
  _id: string
  is_current: boolean
}

const LEARNER = '01712345678'

async function fullHouse() {
  const sandbox = await freshSandbox(fewPeople)
  const tokens: string[] = []
  for (const print of ['print-1', 'print-2', 'print-3']) {
    sandbox.clock.forward(60)
    tokens.push((await browserAt(sandbox, print).logIn(LEARNER)).data.accessToken)
  }
  sandbox.clock.forward(600)
  return { sandbox, tokens, fourth: browserAt(sandbox, 'print-4') }
}

test('the fourth device gets a device-removal token, which is valid for nothing else', async () => {
  const { fourth } = await fullHouse()
  const { data } = await fourth.logIn(LEARNER)
  expect([data.next, data.refreshToken]).toEqual([13, undefined])
  const token = data.accessToken
  expect((await fourth.call('GET', 'user/me', { token })).status).toBe(403)
  expect((await fourth.call('GET', 'device/post-login', { token })).data).toHaveLength(3)
})

test('removing a device logs in without a second code, and ends the removed one’s session', async () => {
  const { fourth, tokens } = await fullHouse()
  const token = (await fourth.logIn(LEARNER)).data.accessToken
  const devices = (await fourth.call<DeviceReply[]>('GET', 'device/post-login', { token })).data
  // Newest first: the last one is the first browser.
  const { data } = await fourth.call('POST', `device/post-login/logout/${devices.at(-1)?._id}`, { token })
  expect((await fourth.call('GET', 'user/me', { token: data.accessToken })).data.name).toBe('নুসরাত জাহান')
  expect((await fourth.call('GET', 'user/me', { token: tokens[0] })).status).toBe(401)
  expect((await fourth.call('GET', 'user/me', { token: tokens[1] })).status).toBe(200)
})

test('a device-removal token removes one device', async () => {
  const { fourth } = await fullHouse()
  const token = (await fourth.logIn(LEARNER)).data.accessToken
  const devices = (await fourth.call<DeviceReply[]>('GET', 'device/post-login', { token })).data
  const remove = (at: number) =>
    fourth.call('POST', `device/post-login/logout/${devices[at]?._id}`, { token })
  // A refused call does not use the token up.
  expect([(await remove(9)).status, (await remove(0)).status, (await remove(1)).status]).toEqual([
    404, 200, 401,
  ])
  expect((await fourth.call('GET', 'device/post-login', { token })).status).toBe(401)
})

test('a device-removal token expires when the password changes, and is not a login', async () => {
  const { sandbox, fourth, tokens } = await fullHouse()
  const token = (await fourth.logIn(LEARNER)).data.accessToken
  const inside = browserAt(sandbox, 'print-1')
  const before = await inside.call('GET', 'user/login-info/learner', { token: tokens[0] })
  expect(before.data['last_login_at']).toBe('2026-11-21T12:03:00.000Z')
  await inside.call('POST', 'user/change-password', {
    token: tokens[0],
    body: { old_password: 'karigor123', password: 'notun-din' },
  })
  expect((await fourth.call('GET', 'device/post-login', { token })).status).toBe(401)
})

test('a device-removal token expires after ten minutes', async () => {
  const { sandbox, fourth } = await fullHouse()
  const token = (await fourth.logIn(LEARNER)).data.accessToken
  sandbox.clock.forward(600)
  expect((await fourth.call('GET', 'device/post-login', { token })).status).toBe(401)
})

test('a known device needs no free slot', async () => {
  const { sandbox } = await fullHouse()
  expect((await browserAt(sandbox, 'print-2').logIn(LEARNER)).data.next).toBeNull()
})

test('the list marks this device, and nobody removes another person’s device', async () => {
  const { sandbox, tokens, fourth } = await fullHouse()
  const list = await fourth.call<DeviceReply[]>('GET', 'device', { token: tokens[1] })
  expect(list.data.map(({ is_current }) => is_current)).toEqual([false, true, false])
  const stranger = await browserAt(sandbox, 'print-9').logIn('01811111111')
  const taken = await fourth.call('POST', `device/logout/${list.data[0]?._id}`, {
    token: stranger.data.accessToken,
  })
  expect(taken.status).toBe(404)
})
