import { afterEach, expect, test, vi } from 'vitest'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { makeClock, type Clock } from '../kernel/clock.ts'
import type { Account } from './control-app.ts'

afterEach(() => void vi.useRealTimers())

async function start(clock?: Clock) {
  const sandbox = await freshSandbox(fewPeople, clock)
  async function control<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<T> {
    const init = {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }
    const response = await sandbox.fetch(new Request(`http://localhost:18000/__sandbox/${path}`, init))
    return (await response.json()) as T
  }
  return { sandbox, control, ...browserAt(sandbox) }
}

test('accounts are listed with the codes sent to them', async () => {
  const { control, call } = await start()
  await call('POST', 'user/with-otp', { body: { msisdn: '01712345678', purpose: 'login' } })
  const [first, second] = await control<Account[]>('GET', 'accounts')
  expect(first).toMatchObject({
    role: 'learner',
    phone: '01712345678',
    password: 'karigor123',
    otp: '246810',
    note: 'শিক্ষার্থী',
  })
  expect(second?.otp).toBeNull()
})

test('the clock jumps, stops and continues', async () => {
  const real = '2026-12-24T08:00:00.000Z'
  const { control, call } = await start(makeClock(() => Date.parse(real)))
  await control('POST', 'clock', { at: '2026-12-01T06:00:00Z', frozen: true })
  expect((await call<{ now: string }>('GET', 'other/time')).data.now).toBe('2026-12-01T06:00:00.000Z')
  await control('POST', 'clock', { forward: 90 })
  expect((await call<{ now: string }>('GET', 'other/time')).data.now).toBe('2026-12-01T06:01:30.000Z')
  await control('POST', 'clock', { real: true })
  expect((await call<{ now: string }>('GET', 'other/time')).data.now).toBe(real)
})

test('a status fault occurs as often as requested, with its headers', async () => {
  const { control, call } = await start()
  await control('POST', 'faults', {
    method: 'GET',
    path: 'other/time',
    times: 2,
    kind: 'status',
    status: 503,
    headers: { 'retry-after': '2' },
  })
  const first = await call('GET', 'other/time')
  expect([first.status, first.headers.get('retry-after')]).toEqual([503, '2'])
  expect((await call('GET', 'other/time')).status).toBe(503)
  expect((await call('GET', 'other/time')).status).toBe(200)
})

test('a dropped connection rejects as fetch does: before, nothing happened; after, it did', async () => {
  const { control, call } = await start()
  const send = () => call('POST', 'user/with-otp', { body: { msisdn: '01712345678', purpose: 'login' } })
  const codes = async () => (await control<Account[]>('GET', 'accounts'))[0]?.otp
  await control('POST', 'faults', { path: 'user/with-otp', kind: 'drop-before' })
  await expect(send()).rejects.toThrow(TypeError)
  expect(await codes()).toBeNull()
  await control('POST', 'faults', { path: 'user/with-otp', kind: 'apply-then-drop' })
  await expect(send()).rejects.toThrow(TypeError)
  expect(await codes()).toBe('246810')
})

test('a page of HTML in place of JSON', async () => {
  const { sandbox, control } = await start()
  await control('POST', 'faults', { path: 'other/time', kind: 'html', status: 200 })
  const html = await sandbox.fetch(new Request('http://localhost:18000/api/v2/other/time'))
  expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
})

test('a slow reply comes after its delay', async () => {
  const { control, call } = await start()
  await control('POST', 'faults', { path: 'other/time', kind: 'delay', delay_ms: 60 })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  let hasCome = false
  const slow = call('GET', 'other/time').finally(() => (hasCome = true))
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(59)
  expect(hasCome).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect((await slow).status).toBe(200)
})

test('paths are written as in the contract, with braces or colons', async () => {
  const { control, call } = await start()
  await control('POST', 'faults', { path: 'user/login-info/{id}', kind: 'status', status: 502, times: 0 })
  expect((await call('GET', 'user/login-info/x')).status).toBe(502)
  expect((await call('GET', 'user/login-info/y')).status).toBe(502)
  await control('DELETE', 'faults')
  expect((await call('GET', 'user/login-info/x')).status).toBe(401)
})

test('calls are counted by their contract path', async () => {
  const { control, call } = await start()
  await call('GET', 'user/login-info/x')
  await call('GET', 'user/login-info/y')
  expect((await control('GET', 'requests')).counts).toEqual({ 'GET user/login-info/:id': 2 })
  await control('DELETE', 'requests')
  expect((await control('GET', 'requests')).counts).toEqual({})
})

test('a reset seeds the database and ends every session', async () => {
  const { control, call, logIn } = await start()
  const token = (await logIn('01999999999')).data.accessToken
  await control('POST', 'reset')
  expect((await call('GET', 'user/me', { token })).status).toBe(401)
  expect((await call('POST', 'user', { body: { phone: '01999999999' } })).data.next).toBe(7)
})

test('an invalid request is refused with a hint on how to write it', async () => {
  const { control } = await start()
  expect(await control('POST', 'faults', { path: 'user', kind: 'earthquake' })).toHaveProperty('error')
  expect(await control('POST', 'clock', { at: 'tomorrow' })).toHaveProperty('error')
  // Beyond the range of a date.
  expect(await control('POST', 'clock', { forward: 1e300 })).toHaveProperty('error')
})

test('a page of another origin cannot use it', async () => {
  const { sandbox } = await start()
  const ask = (origin: string) =>
    sandbox.fetch(
      new Request('http://localhost:18000/__sandbox/reset', { method: 'POST', headers: { origin } }),
    )
  expect((await ask('https://evil.example')).status).toBe(403)
  expect((await ask('http://localhost:13000')).status).toBe(200)
})
