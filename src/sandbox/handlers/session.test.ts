import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readTokenPayload } from '#src/lib/token-payload.ts'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { person } from '../database/tables/person.ts'

const LEARNER = '01712345678'

async function signedIn() {
  const sandbox = await freshSandbox(fewPeople)
  const browser = browserAt(sandbox)
  const { data } = await browser.logIn(LEARNER)
  const refresh = (refreshToken: string) => browser.call('POST', 'user/refresh-token', { refreshToken })
  return { sandbox, clock: sandbox.clock, ...browser, data, refresh }
}

test('an access token is valid for an hour', async () => {
  const { call, clock, data } = await signedIn()
  expect((await call('GET', 'user/me', { token: data.accessToken })).status).toBe(200)
  clock.forward(3600)
  expect((await call('GET', 'user/me', { token: data.accessToken })).status).toBe(401)
})

test('a refresh replaces both tokens', async () => {
  const { call, clock, data, refresh } = await signedIn()
  clock.forward(3601)
  const fresh = await refresh(data.refreshToken)
  expect(fresh.data.refreshToken).not.toBe(data.refreshToken)
  expect((await call('GET', 'user/me', { token: fresh.data.accessToken })).status).toBe(200)
})

test('the session token names role and person, anew after a refresh, and grants no access (spec 3 Session token payload)', async () => {
  const { sandbox, call, data, refresh } = await signedIn()
  expect(readTokenPayload(data.session_token, 0)).toEqual({ role: 'learner', _id: 'learner' })
  expect((await call('GET', 'user/me', { token: data.session_token })).status).toBe(401)
  await sandbox.db.update(person).set({ role: 'talent' }).where(eq(person._id, 'learner'))
  const fresh = await refresh(data.refreshToken)
  expect(readTokenPayload(fresh.data.session_token, 0)).toEqual({ role: 'talent', _id: 'learner' })
})

test('a used refresh token gets the same tokens for a minute, since a reply may be lost', async () => {
  const { clock, data, refresh } = await signedIn()
  const first = await refresh(data.refreshToken)
  clock.forward(60)
  expect((await refresh(data.refreshToken)).data).toEqual(first.data)
})

test('used again later it ends the whole family', async () => {
  const { call, clock, data, refresh } = await signedIn()
  const { data: fresh } = await refresh(data.refreshToken)
  clock.forward(61)
  expect((await refresh(data.refreshToken)).status).toBe(401)
  expect((await refresh(fresh.refreshToken)).status).toBe(401)
  expect((await call('GET', 'user/me', { token: fresh.accessToken })).status).toBe(401)
})

test('a refresh token ends after thirty days, and an unknown one is refused', async () => {
  const { clock, data, refresh } = await signedIn()
  expect((await refresh('nobody-knows-this')).status).toBe(401)
  clock.forward(30 * 24 * 3600)
  expect((await refresh(data.refreshToken)).status).toBe(401)
})

test('after a logout neither token is valid', async () => {
  const { call, data, refresh } = await signedIn()
  await call('POST', 'user/logout', { token: data.accessToken, refreshToken: data.refreshToken })
  expect((await call('GET', 'user/me', { token: data.accessToken })).status).toBe(401)
  expect((await refresh(data.refreshToken)).status).toBe(401)
})

test('the refresh token by itself ends a login, also when the access token has expired or the refresh was used (ruling R21)', async () => {
  for (const isExchanged of [false, true]) {
    const { call, clock, data, refresh } = await signedIn()
    clock.forward(3601)
    const late = isExchanged ? await refresh(data.refreshToken) : undefined
    expect(
      (await call('POST', 'user/logout', { token: data.accessToken, refreshToken: data.refreshToken }))
        .status,
    ).toBe(200)
    expect((await refresh(data.refreshToken)).status).toBe(401)
    if (late) expect((await call('GET', 'user/me', { token: late.data.accessToken })).status).toBe(401)
  }
  const { call } = await signedIn()
  expect((await call('POST', 'user/logout', { refreshToken: 'nobody-knows-this' })).status).toBe(401)
})

test('a refresh token is accepted only by the logout', async () => {
  const { call, data } = await signedIn()
  expect((await call('GET', 'user/me', { refreshToken: data.refreshToken })).status).toBe(401)
})

test('a logout that arrives after the same person has logged in again on the device does not end the new login', async () => {
  const { sandbox, call, data } = await signedIn()
  const again = await browserAt(sandbox).logIn(LEARNER)
  await call('POST', 'user/logout', { refreshToken: data.refreshToken })
  expect((await call('GET', 'user/me', { token: data.accessToken })).status).toBe(401)
  expect((await call('GET', 'user/me', { token: again.data.accessToken })).status).toBe(200)
  expect((await call<unknown[]>('GET', 'device', { token: again.data.accessToken })).data).toHaveLength(1)
})

test('a token with one changed letter, another key or another format is refused', async () => {
  const { call, data } = await signedIn()
  const [head, , mark] = data.accessToken.split('.')
  const forged = `${head}.${btoa(JSON.stringify({ role: 'teacher', _id: 'teacher', sid: 'x', exp: 9e9 }))}.${mark}`
  for (const token of [`${data.accessToken}x`, forged, 'a.b.c', 'not-a-token']) {
    expect((await call('GET', 'user/me', { token })).status).toBe(401)
  }
})

test('roles: a guest must log in, the wrong role is forbidden, a talent may do what a learner may', async () => {
  const { sandbox, call, data } = await signedIn()
  expect((await call('GET', 'user/latest-purchase')).status).toBe(401)
  const teacher = await browserAt(sandbox, 'print-2').logIn('01511111111')
  expect((await call('GET', 'user/latest-purchase', { token: teacher.data.accessToken })).status).toBe(403)
  const talent = await browserAt(sandbox, 'print-3').logIn('01311111111')
  expect((await call('GET', 'user/latest-purchase', { token: talent.data.accessToken })).status).toBe(200)
  expect((await call('GET', 'device/post-login', { token: data.accessToken })).status).toBe(403)
})
