/** For tests: a sandbox in memory, and a person at a browser who calls it. */

import { openNodeEngine } from '#src/sandbox/database/node-engine.ts'
import { openDatabase } from '#src/sandbox/database/open.ts'
import { person } from '#src/sandbox/database/tables/person.ts'
import { makeClock, type Clock } from '#src/sandbox/kernel/clock.ts'
import type { Addresses } from '#src/sandbox/kernel/handler.ts'
import { makeSandbox, type Sandbox } from '#src/sandbox/make-app.ts'
import type { Seed } from '#src/sandbox/seed/seed-images.ts'
import { OTP_CODE } from '#src/sandbox/session/limits.ts'
import { sharedSeedImages } from './shared-seed-images.ts'

/** Loaded only by the file that makes the image. */
const seedAll: Seed = async (...into) => (await import('#src/sandbox/seed/seed.ts')).seed(...into)

/** The addresses of `.env.test`. (ruling R6) */
export const testAddresses: Addresses = {
  client: 'http://localhost:13000',
  icon: 'http://localhost:13001',
  main: 'http://localhost:18000/api/v2',
  talent: 'http://localhost:18001/api/v2',
  search: 'http://localhost:18002',
  media: 'http://localhost:18003',
}

const NOW = new Date('2026-11-21T12:00:00Z')
const born = { created_at: NOW.toISOString() }

/** The accounts that tests of the session need, and nothing else. */
export const fewPeople: Seed = async (db) => {
  await db.insert(person).values([
    {
      ...born,
      _id: 'learner',
      role: 'learner',
      name: 'নুসরাত জাহান',
      phone: '01712345678',
      password: 'karigor123',
      sandbox_note: 'শিক্ষার্থী',
    },
    {
      ...born,
      _id: 'plain',
      role: 'learner',
      name: 'রাকিব হোসেন',
      phone: '01811111111',
      sandbox_note: 'পাসওয়ার্ড নেই',
    },
    {
      ...born,
      _id: 'teacher',
      role: 'teacher',
      name: 'তানভীর হাসান',
      phone: '01511111111',
      email: 'tanvir@karigor.example',
      password: 'karigor123',
    },
    { ...born, _id: 'talent', role: 'talent', name: 'ফারহানা আক্তার', phone: '01311111111' },
    { ...born, _id: 'nameless', role: 'learner', phone: '01411111111', password: 'karigor123' },
    {
      ...born,
      _id: 'banned',
      role: 'learner',
      name: 'রফিক',
      phone: '01611111111',
      ban_reason: 'নিয়ম ভাঙায় অ্যাকাউন্টটি স্থগিত।',
    },
  ])
}

/** Time is frozen at noon (UTC) of a Saturday until it is moved. */
function clockAtNoon(): Clock {
  const clock = makeClock()
  clock.moveTo(NOW, true)
  return clock
}

/** A sandbox in memory with its own seed. */
export async function freshSandbox(seed: Seed, clock = clockAtNoon()): Promise<Sandbox> {
  return makeSandbox({
    database: openDatabase(openNodeEngine(':memory:')),
    clock,
    seed,
    addresses: testAddresses,
  })
}

/** The whole seed. Tests that draw screens pass a running clock, since the page uses real time. */
export async function fullSandbox(clock = clockAtNoon()): Promise<Sandbox> {
  const database = openDatabase(openNodeEngine(':memory:'))
  return makeSandbox({
    database,
    clock,
    seed: seedAll,
    seedImages: sharedSeedImages,
    addresses: testAddresses,
  })
}

export interface SandboxReply<T> {
  status: number
  headers: Headers
  msg: string
  data: T
  /** Only for lists. */
  total: number | undefined
  errors: Record<string, string> | undefined
}

/** The fields of all session calls together; a test reads those of its call. */
export interface AccountReply extends Record<string, unknown> {
  accessToken: string
  refreshToken: string
  session_token: string
  reset_token: string
  next: number | null
  name: string
  picture: string | null
  email: string
  email_pending: string
  has_password: boolean
  user: { _id: string; name: string; role: string; email: string; email_pending: string }
}

interface CallInput {
  body?: unknown
  form?: FormData
  token?: string
  refreshToken?: string
  guestId?: string
  base?: keyof Addresses
}

/** A browser with its own fingerprint. */
export function browserAt(sandbox: Sandbox, fingerprint = 'print-1') {
  async function call<T = AccountReply>(
    method: string,
    path: string,
    input: CallInput = {},
  ): Promise<SandboxReply<T>> {
    const { body, form, token, refreshToken, guestId, base = 'main' } = input
    const headers = new Headers({
      fingerprint,
      metadata: JSON.stringify({ browser: 'Firefox', deviceType: 'web' }),
    })
    if (token) headers.set('accesstoken', token)
    if (refreshToken) headers.set('refreshtoken', refreshToken)
    if (guestId) headers.set('guestid', guestId)
    if (body !== undefined) headers.set('content-type', 'application/json')
    const init = { method, headers, body: form ?? (body === undefined ? undefined : JSON.stringify(body)) }
    const response = await sandbox.fetch(new Request(`${sandbox.addresses[base]}/${path}`, init))
    const { msg, data, total, errors } = (await response.json()) as SandboxReply<T>
    return { status: response.status, headers: response.headers, msg, data, total, errors }
  }

  /** Logs in with a code, as a person would. */
  async function logIn(msisdn: string): Promise<SandboxReply<AccountReply>> {
    await call('POST', 'user/with-otp', { body: { msisdn, purpose: 'login' } })
    return call('POST', 'user/verify-otp-msisdn', { body: { msisdn, otp: OTP_CODE, purpose: 'login' } })
  }

  return { call, logIn }
}
