import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { browserAt, fewPeople, freshSandbox } from '../../../tests/support/fresh-sandbox.ts'
import { person } from '../database/tables/person.ts'

const LEARNER = '01712345678'

async function start(fingerprint?: string) {
  const sandbox = await freshSandbox(fewPeople)
  return { sandbox, clock: sandbox.clock, ...browserAt(sandbox, fingerprint) }
}

test.each([
  ['a number nobody has', { phone: '01999999999' }, 7, null],
  ['an account with a password', { phone: LEARNER }, 1, 'নুসরাত'],
  ['an account without a password', { phone: '01811111111' }, 0, 'রাকিব'],
  ['an account without a name', { phone: '01411111111' }, 4, ''],
  ['an e-mail in other letters', { email: 'Tanvir@Karigor.example' }, 1, 'তানভীর'],
  ['a banned account', { phone: '01611111111' }, 16, null],
])('%s leads to its step', async (_, body, next, name) => {
  const { call } = await start()
  const { data } = await call('POST', 'user', { body })
  expect([data.next, data.user?.name ?? null]).toEqual([next, name])
})

test('a code works once, and only when it was sent', async () => {
  const { call } = await start()
  const proof = { msisdn: LEARNER, otp: '246810', purpose: 'login' }
  expect((await call('POST', 'user/verify-otp-msisdn', { body: proof })).errors?.otp).toBeDefined()
  await call('POST', 'user/with-otp', { body: { msisdn: LEARNER, purpose: 'login' } })
  expect((await call('POST', 'user/verify-otp-msisdn', { body: proof })).data.user.name).toBe('নুসরাত জাহান')
  const again = await call('POST', 'user/verify-otp-msisdn', { body: proof })
  expect([again.status, again.errors?.otp]).toEqual([400, 'কোডটি একবার ব্যবহার হয়ে গেছে। নতুন কোড নিন।'])
})

test('a code is sent and a new account made although the random ids repeat', async () => {
  const { call } = await start()
  const send = (msisdn: string) => call('POST', 'user/with-otp', { body: { msisdn, purpose: 'login' } })
  const own = crypto.getRandomValues.bind(crypto)
  const random = vi.spyOn(crypto, 'getRandomValues')
  const fixed = <T extends ArrayBufferView | null>(into: T): T => {
    if (into instanceof Uint8Array) into.fill(7)
    return into
  }
  random.mockImplementationOnce(fixed)
  expect((await send(LEARNER)).status).toBe(200)
  random.mockImplementationOnce(fixed).mockImplementation(own)
  expect((await send('01999999999')).status).toBe(200)
  random.mockRestore()
  const proof = { msisdn: '01999999999', otp: '246810', purpose: 'login' }
  expect((await call('POST', 'user/verify-otp-msisdn', { body: proof })).status).toBe(201)
})

test('a code sent for one purpose is not valid for another', async () => {
  const { call } = await start()
  await call('POST', 'user/with-otp', { body: { msisdn: LEARNER, purpose: 'login' } })
  const other = { msisdn: LEARNER, otp: '246810', purpose: 'forgot-password' }
  expect((await call('POST', 'user/verify-otp-msisdn', { body: other })).status).toBe(400)
})

test('a code expires after five minutes', async () => {
  const { call, clock } = await start()
  await call('POST', 'user/with-otp', { body: { msisdn: LEARNER, purpose: 'login' } })
  clock.forward(301)
  const late = await call('POST', 'user/verify-otp-msisdn', {
    body: { msisdn: LEARNER, otp: '246810', purpose: 'login' },
  })
  expect(late.errors?.otp).toBe('কোডটির মেয়াদ শেষ। নতুন কোড নিন।')
})

test('after five wrong codes even the right one is refused', async () => {
  const { call } = await start()
  await call('POST', 'user/with-otp', { body: { msisdn: LEARNER, purpose: 'login' } })
  const guess = (otp: string) =>
    call('POST', 'user/verify-otp-msisdn', { body: { msisdn: LEARNER, otp, purpose: 'login' } })
  for (let i = 0; i < 5; i += 1) expect((await guess('000000')).status).toBe(400)
  expect((await guess('246810')).status).toBe(429)
})

test('the sixth code within ten minutes is refused, and allowed again later', async () => {
  const { call, clock } = await start()
  const send = () => call('POST', 'user/with-otp', { body: { msisdn: LEARNER, purpose: 'login' } })
  for (let i = 0; i < 5; i += 1) expect((await send()).status).toBe(200)
  clock.forward(60)
  const refused = await send()
  expect([refused.status, refused.headers.get('retry-after'), refused.msg]).toEqual([
    429,
    '540',
    'অনেকবার কোড চাওয়া হয়েছে। ৯ মিনিট পর আবার চেষ্টা করুন।',
  ])
  clock.forward(541)
  expect((await send()).status).toBe(200)
})

test('a new number becomes an account that still asks for its name', async () => {
  const { call, logIn } = await start()
  const { status, data } = await logIn('01999999999')
  expect([status, data.next, data.user.role]).toEqual([201, 2, 'learner'])
  const named = await call('PATCH', 'user', { token: data.accessToken, body: { name: 'শিলা রায়' } })
  expect(named.data.name).toBe('শিলা রায়')
  const faced = await call('PATCH', 'user/register-icon', { token: data.accessToken, body: { icon: '3' } })
  expect(faced.data.picture).toBe('http://localhost:13001/avatars/3.svg')
})

test.each(['constructor', '__proto__', 'toString', 'none'])('%s is not an avatar', async (icon) => {
  const { sandbox, call, logIn } = await start()
  const { accessToken: token } = (await logIn(LEARNER)).data
  expect((await call('PATCH', 'user/register-icon', { token, body: { icon } })).errors).toHaveProperty('icon')
  expect((await sandbox.fetch(new Request(`${sandbox.addresses.icon}/avatars/${icon}.svg`))).status).toBe(404)
})

test('a password is the same in each encoding of its letters, and both encodings are one guess', async () => {
  const { call, logIn } = await start()
  const { data } = await logIn('01811111111')
  await call('POST', 'user/with-otp', {
    token: data.accessToken,
    body: { msisdn: '01811111111', purpose: 'change-password' },
  })
  const typed = 'ga\u09dc\u0995\u09cb12'
  const otp = '246810'
  const set = await call('POST', 'user/verify-change-password', {
    token: data.accessToken,
    body: { otp, password: typed },
  })
  expect(set.status).toBe(200)
  const enter = (password: string) =>
    call('POST', 'user/login-msisdn', { body: { msisdn: '01811111111', password } })
  for (const wrong of ['\u09dc1', '\u09dc2', '\u09dc3', '\u09dc4']) {
    expect((await enter(wrong)).status).toBe(400)
    expect((await enter(wrong.normalize('NFC'))).status).toBe(400)
  }
  expect((await enter('ga\u09a1\u09bc\u0995\u09c7\u09be12')).status).toBe(200)
})

test('a wrong password is a field error, and five lock the account for a while', async () => {
  const { call, clock } = await start()
  const enter = (password: string) =>
    call('POST', 'user/login-msisdn', { body: { msisdn: LEARNER, password } })
  for (let i = 0; i < 5; i += 1) {
    const wrong = await enter('wrong-one')
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([400, ['password']])
  }
  expect((await enter('karigor123')).status).toBe(429)
  clock.forward(901)
  expect((await enter('karigor123')).data.user._id).toBe('learner')
})

test('an account without a name gets one together with its password', async () => {
  const { call } = await start()
  const body = { msisdn: '01411111111', password: 'karigor123' }
  expect((await call('POST', 'user/login-msisdn', { body })).errors).toEqual({ name: 'আপনার নাম লিখুন।' })
  const { data } = await call('POST', 'user/login-msisdn', { body: { ...body, name: 'শিলা' } })
  expect([data.next, data.user.name]).toEqual([null, 'শিলা'])
})

test('a banned account gets no code and no session, only the reason', async () => {
  const { call } = await start()
  const { status, msg, data } = await call('POST', 'user/with-otp', {
    body: { msisdn: '01611111111', purpose: 'login' },
  })
  expect([status, msg, data]).toEqual([
    403,
    'নিয়ম ভাঙায় অ্যাকাউন্টটি স্থগিত। সাহায্যের জন্য সাপোর্টে যোগাযোগ করুন।',
    { next: 16 },
  ])
})

test('a forgotten password is set with the grant of a verified code, once', async () => {
  const { call } = await start()
  expect((await call('POST', 'user/forgot-password-msisdn', { body: { msisdn: LEARNER } })).data.next).toBe(5)
  const proof = { msisdn: LEARNER, otp: '246810', purpose: 'forgot-password' }
  const { data } = await call('POST', 'user/verify-otp-msisdn', { body: proof })
  expect(data.next).toBe(6)
  const change = () =>
    call('POST', 'user/change-password-forgot', {
      body: { reset_token: data.reset_token, password: 'notun-din' },
    })
  expect((await change()).status).toBe(200)
  expect((await change()).status).toBe(400)
  expect(
    (await call('POST', 'user/login-msisdn', { body: { msisdn: LEARNER, password: 'notun-din' } })).status,
  ).toBe(200)
})

test('a new password ends the other logins, not this one', async () => {
  const { sandbox, call, logIn } = await start()
  const here = (await logIn(LEARNER)).data.accessToken
  const there = (await browserAt(sandbox, 'print-2').logIn(LEARNER)).data.accessToken
  await call('POST', 'user/change-password', {
    token: here,
    body: { old_password: 'karigor123', password: 'notun-din' },
  })
  expect((await call('GET', 'user/me', { token: here })).status).toBe(200)
  expect((await call('GET', 'user/me', { token: there })).status).toBe(401)
})

test('the device that changed the password stays logged in, even if it had logged in twice', async () => {
  const { call, logIn } = await start()
  const earlier = (await logIn(LEARNER)).data.accessToken
  const token = (await logIn(LEARNER)).data.accessToken
  await call('POST', 'user/change-password', {
    token,
    body: { old_password: 'karigor123', password: 'notun-din' },
  })
  const devices = await call<{ is_current: boolean }[]>('GET', 'device', { token })
  expect(devices.data.map(({ is_current }) => is_current)).toEqual([true])
  expect((await call('GET', 'user/me', { token: earlier })).status).toBe(401)
})

test('a new password invalidates all grants for another one', async () => {
  const { call } = await start()
  const grant = async () => {
    await call('POST', 'user/forgot-password-msisdn', { body: { msisdn: LEARNER } })
    const proof = { msisdn: LEARNER, otp: '246810', purpose: 'forgot-password' }
    return (await call('POST', 'user/verify-otp-msisdn', { body: proof })).data.reset_token
  }
  const [first, second] = [await grant(), await grant()]
  const change = (reset_token: string) =>
    call('POST', 'user/change-password-forgot', { body: { reset_token, password: 'notun-din' } })
  expect([(await change(second)).status, (await change(first)).status]).toEqual([200, 400])
})

test('a code is not used up by a password that is too short', async () => {
  const { call, logIn } = await start()
  const token = (await logIn('01811111111')).data.accessToken
  await call('POST', 'user/with-otp', { token, body: { msisdn: '01811111111', purpose: 'change-password' } })
  const change = (password: string) =>
    call('POST', 'user/verify-change-password', { token, body: { otp: '246810', password } })
  expect((await change('abc')).errors).toHaveProperty('password')
  expect((await change('notun-din')).status).toBe(200)
})

test('an account without a password gets one with a code to its own phone', async () => {
  const { call, logIn } = await start()
  const token = (await logIn('01811111111')).data.accessToken
  const foreign = await call('POST', 'user/with-otp', {
    token,
    body: { msisdn: LEARNER, purpose: 'change-password' },
  })
  expect(foreign.status).toBe(400)
  await call('POST', 'user/with-otp', { token, body: { msisdn: '01811111111', purpose: 'change-password' } })
  await call('POST', 'user/verify-change-password', { token, body: { otp: '246810', password: 'notun-din' } })
  expect((await call('GET', 'user/me', { token })).data.has_password).toBe(true)
})

test('a new e-mail waits until a code to it was proved', async () => {
  const { call, logIn } = await start()
  const token = (await logIn(LEARNER)).data.accessToken
  const { data } = await call('PATCH', 'user', { token, body: { email: 'nusrat@karigor.example' } })
  expect([data.email, data.email_pending]).toEqual(['', 'nusrat@karigor.example'])
  await call('POST', 'user/with-otp', {
    token,
    body: { email: 'nusrat@karigor.example', purpose: 'verify-email' },
  })
  const proof = { email: 'nusrat@karigor.example', otp: '246810', purpose: 'verify-email' }
  const proved = await call('POST', 'user/verify-otp', { token, body: proof })
  expect([proved.data.user.email, proved.data.user.email_pending]).toEqual(['nusrat@karigor.example', ''])
})

test('an e-mail or username of another person is refused beside its field', async () => {
  const { call, logIn } = await start()
  const token = (await logIn(LEARNER)).data.accessToken
  const taken = await call('PATCH', 'user', { token, body: { email: 'tanvir@karigor.example' } })
  expect(Object.keys(taken.errors ?? {})).toEqual(['email'])
  const strange = await call('PATCH', 'user', { token, body: { username: 'নুসরাত' } })
  expect(Object.keys(strange.errors ?? {})).toEqual(['username'])
})

test('an e-mail that two people wait for belongs to the first who verifies it', async () => {
  const { sandbox, call, logIn } = await start()
  const email = 'shared@karigor.example'
  const waiting = async (phone: string) => {
    const token = (await logIn(phone)).data.accessToken
    await call('PATCH', 'user', { token, body: { email } })
    return token
  }
  const [first, second] = [await waiting(LEARNER), await waiting('01811111111')]
  const prove = async (token: string) => {
    await call('POST', 'user/with-otp', { token, body: { email, purpose: 'verify-email' } })
    return call('POST', 'user/verify-otp', { token, body: { email, otp: '246810', purpose: 'verify-email' } })
  }
  expect((await prove(first)).data.user.email).toBe(email)
  const late = await prove(second)
  expect([late.status, late.errors]).toEqual([400, { email: 'এই ইমেইলে আরেকটি অ্যাকাউন্ট আছে।' }])
  expect(await sandbox.db.$count(person, eq(person.email, email))).toBe(1)
})

test('the only way to log in to an account cannot be removed', async () => {
  const { call } = await start()
  const email = 'rima@karigor.example'
  await call('POST', 'user/with-otp', { body: { email, purpose: 'login' } })
  const { data } = await call('POST', 'user/verify-otp', { body: { email, otp: '246810', purpose: 'login' } })
  for (const none of [null, '']) {
    const gone = await call('PATCH', 'user', { token: data.accessToken, body: { email: none } })
    expect([gone.status, Object.keys(gone.errors ?? {})]).toEqual([400, ['email']])
  }
  expect((await call('GET', 'user/me', { token: data.accessToken })).data.email).toBe(email)
})

test('a username counts as taken in capitals too', async () => {
  const { call, logIn } = await start()
  const set = async (phone: string, username: string) =>
    call('PATCH', 'user', { token: (await logIn(phone)).data.accessToken, body: { username } })
  expect((await set(LEARNER, 'Nusrat-99')).status).toBe(200)
  expect((await set('01811111111', 'nUSRAT-99')).errors).toHaveProperty('username')
  expect((await set(LEARNER, 'nusrat-99')).status).toBe(200)
})

test('a person can read only their own login info', async () => {
  const { call, logIn } = await start()
  const token = (await logIn(LEARNER)).data.accessToken
  expect((await call('GET', 'user/login-info/learner', { token })).data).toMatchObject({
    device_count: 1,
    device_limit: 3,
  })
  expect((await call('GET', 'user/login-info/teacher', { token })).status).toBe(403)
})
