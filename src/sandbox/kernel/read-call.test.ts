/** Limits of a request before any handler runs. */

import { beforeAll, describe, expect, test } from 'vitest'
import {
  browserAt,
  fewPeople,
  freshSandbox,
  type SandboxReply,
} from '../../../tests/support/fresh-sandbox.ts'
import { MOST_ERRORS } from './field-errors.ts'
import { MOST_BODY_BYTES } from './read-call.ts'

let sandbox: Awaited<ReturnType<typeof freshSandbox>>
let accesstoken: string
beforeAll(async () => {
  sandbox = await freshSandbox(fewPeople)
  accesstoken = (await browserAt(sandbox).logIn('01712345678')).data.accessToken
})

async function send(path: string, body: string, type = 'application/json', method = 'POST') {
  const headers = { accesstoken, ...(type !== '' && { 'content-type': type }) }
  // As bytes, since a string would set its own content type.
  const init = { method, headers, body: new TextEncoder().encode(body) }
  const response = await sandbox.fetch(new Request(`${sandbox.addresses.main}/${path}`, init))
  const { msg, errors } = (await response.json()) as SandboxReply<unknown>
  return { status: response.status, msg, errors }
}

const LEAD = { event: 'newsletter', contact: 'nusrat@karigor.example' }

describe('the type of a body', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    '%j is refused',
    async (type) => {
      expect((await send('lead', JSON.stringify({ ...LEAD, key: `type-${type}` }), type)).status).toBe(415)
    },
  )

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    '%j is read',
    async (type) => {
      expect((await send('lead', JSON.stringify({ ...LEAD, key: `type-${type}` }), type)).status).toBe(201)
    },
  )

  test('does not matter without a body', async () => {
    expect((await send('notification/mark-as-read', '', '', 'PATCH')).status).toBe(200)
  })
})

test.each(['[]', '[{}]', 'null', '7', '"a"', 'true'])('the body %s has no fields', async (body) => {
  const { status, msg } = await send('notification/mark-as-read', body, 'application/json', 'PATCH')
  expect([status, msg]).toEqual([400, 'পাঠানো তথ্য পড়া যায়নি। আবার চেষ্টা করুন।'])
})

describe('the size of a body', () => {
  const sized = (bytes: number) => {
    const rest = JSON.stringify({ ...LEAD, key: '' }).length
    return JSON.stringify({ ...LEAD, key: 'k'.repeat(bytes - rest) })
  }

  test('has a limit, checked before anything is read', async () => {
    expect((await send('lead', sized(MOST_BODY_BYTES + 1))).status).toBe(413)
    expect((await send('lead', sized(MOST_BODY_BYTES))).errors).toHaveProperty('key')
  })

  test('is counted in bytes, and a declared length is trusted', async () => {
    const bengali = 'ক'.repeat(MOST_BODY_BYTES / 3)
    expect((await send('lead', JSON.stringify({ ...LEAD, key: bengali }))).status).toBe(413)
    const headers = { 'content-type': 'application/json', 'content-length': String(MOST_BODY_BYTES + 1) }
    const request = new Request(`${sandbox.addresses.main}/lead`, { method: 'POST', headers, body: '{}' })
    expect((await sandbox.fetch(request)).status).toBe(413)
  })

  test('leaves room for two hundred long essays in one save', async () => {
    const answers = Array.from({ length: 200 }, (_, no) => ({
      question: `q-${no}`,
      value: 'ক'.repeat(24_000),
    }))
    expect(new TextEncoder().encode(JSON.stringify({ version: 1, answers })).length).toBeLessThan(
      MOST_BODY_BYTES,
    )
  })
})

test('a typed text has a limit too, and the sentence gives it in letters', async () => {
  const { status, errors } = await send(
    'lead',
    JSON.stringify({ ...LEAD, key: 'long', message: 'ক'.repeat(100_001) }),
  )
  expect([status, errors]).toEqual([400, { message: 'সর্বোচ্চ ১,০০,০০০ অক্ষর লিখুন।' }])
  expect(
    (await send('lead', JSON.stringify({ ...LEAD, key: 'long', message: 'ক'.repeat(100_000) }))).status,
  ).toBe(201)
})

test('one reply lists fifty wrong fields, not all of thousands', async () => {
  const strange = Object.fromEntries(Array.from({ length: 5000 }, (_, no) => [`field-${no}`, no]))
  expect(Object.keys((await send('lead', JSON.stringify(strange))).errors ?? {})).toHaveLength(MOST_ERRORS)
  const ids = Array.from({ length: 150 }, (_, no) => no)
  const { errors } = await send(
    'notification/mark-as-read',
    JSON.stringify({ ids }),
    'application/json',
    'PATCH',
  )
  expect(Object.keys(errors ?? {})).toHaveLength(MOST_ERRORS)
})

describe('numbers of an address', () => {
  const page = async (query: string) => browserAt(sandbox).call<unknown[]>('GET', `course?${query}`)

  test.each(['page=1e999', 'page=', 'count=%20', 'page=-Infinity', 'count=NaN'])(
    '%s is invalid',
    async (query) => {
      expect((await page(query)).status).toBe(400)
    },
  )
})

test.each(['1e30', '9007199254740993', '99999999999999999999'])(
  'a page as far away as %s is empty',
  async (number) => {
    const { accessToken } = (await browserAt(sandbox).logIn('01511111111')).data
    for (const path of ['course', 'submission/revised']) {
      const response = await sandbox.fetch(
        new Request(`${sandbox.addresses.main}/${path}?page=${number}`, {
          headers: { accesstoken: accessToken },
        }),
      )
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ data: [], page: expect.any(Number) })
    }
  },
)
