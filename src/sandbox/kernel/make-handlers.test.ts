import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { get, buildPage, patch, post } from '#src/api/row.ts'
import { NumberText } from '#src/api/shapes/typed.ts'
import { testAddresses } from '../../../tests/support/fresh-sandbox.ts'
import { openNodeEngine } from '../database/node-engine.ts'
import { openDatabase } from '../database/open.ts'
import { cms } from '../database/tables/catalogue.ts'
import { makeClock } from './clock.ts'
import { makeFaults } from './faults.ts'
import { makeFiles, openMemoryStore } from './files.ts'
import { reply, type AllHandlers, type HandlersOf } from './handler.ts'
import { HttpError } from './http-error.ts'
import { paginate } from './list.ts'
import { makeHandlers } from './make-handlers.ts'
import { makeRequestLog } from './request-log.ts'
import { makeTokens } from './tokens.ts'

const Page = v.object({ _id: v.string() })

const contract = {
  page: {
    list: get('page', { query: v.object({ count: v.optional(NumberText) }), reply: buildPage(Page) }),
    frozen: get('page/frozen', { reply: v.string() }),
    one: get('page/:id', { reply: Page }),
    create: post('page', { body: v.object({ _id: v.pipe(v.string(), v.minLength(1)) }), reply: Page }),
    refuse: post('page/refuse', { body: v.object({}), reply: Page }),
    crash: post('page/crash', { body: v.object({}), reply: Page }),
    liar: get('page/liar', { reply: Page }),
    later: patch('page/:id', { role: 'teacher' }),
  },
}

const handlers: AllHandlers<typeof contract> = {
  page: {
    list: async ({ db, query }) => paginate(await db.select().from(cms), query),
    frozen: async () => 'স্থির',
    one: async ({ params }) => ({ _id: params.id }),
    async create({ db, body }) {
      await db.insert(cms).values({ _id: body._id })
      return reply('রাখা হয়েছে।', body, 201)
    },
    async refuse({ db }) {
      await db.insert(cms).values({ _id: 'counted' })
      throw new HttpError(409, 'আগেই আছে।', { data: { version: 2 } })
    },
    async crash({ db }) {
      await db.insert(cms).values({ _id: 'half' })
      throw new Error('boom')
    },
    liar: async () => JSON.parse('{"id":1}') as { _id: string },
  },
}

function start() {
  const database = openDatabase(openNodeEngine(':memory:'))
  const clock = makeClock()
  const { db } = database
  const kernel = {
    database,
    db,
    clock,
    tokens: makeTokens('secret'),
    files: makeFiles({ db, store: openMemoryStore(), clock, media: testAddresses.media, secret: 'secret' }),
    addresses: testAddresses,
    faults: makeFaults(),
    log: makeRequestLog(),
  }
  const { main } = makeHandlers(contract, handlers, kernel)
  const call = async (method: string, path: string, body?: unknown) => {
    const init = {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    }
    const response = await main.fetch(new Request(`http://sandbox/${path}`, init))
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
  }
  return { call, db }
}

test('a settled row without a handler does not compile', () => {
  expectTypeOf<keyof HandlersOf<typeof contract.page>>().toEqualTypeOf<
    'list' | 'frozen' | 'one' | 'create' | 'refuse' | 'crash' | 'liar'
  >()
})

test('a reply has the envelope, with its message and status', async () => {
  const { call } = start()
  expect(await call('POST', 'page', { _id: 'a' })).toEqual({
    status: 'success',
    code: 201,
    msg: 'রাখা হয়েছে।',
    data: { _id: 'a' },
  })
})

test('a list has its total, page and count beside the data', async () => {
  const { call } = start()
  await call('POST', 'page', { _id: 'a' })
  await call('POST', 'page', { _id: 'b' })
  expect(await call('GET', 'page?count=1')).toMatchObject({
    data: [{ _id: 'a' }],
    total: 2,
    page: 1,
    count: 1,
  })
})

test('a fixed path never matches as a parameter', async () => {
  const { call } = start()
  expect(await call('GET', 'page/frozen')).toMatchObject({ data: 'স্থির' })
  expect(await call('GET', 'page/other')).toMatchObject({ data: { _id: 'other' } })
})

test('a missing, an empty and an unlisted field are named in Bengali', async () => {
  const { call } = start()
  expect(await call('POST', 'page', {})).toMatchObject({ code: 400, errors: { _id: 'এই ঘরটি পূরণ করুন।' } })
  expect(await call('POST', 'page', { _id: '' })).toMatchObject({
    code: 400,
    errors: { _id: 'এই ঘরটি পূরণ করুন।' },
  })
  expect(await call('POST', 'page', { _id: 'a', colour: 'red' })).toMatchObject({
    code: 400,
    errors: { colour: 'এই তথ্যটি এখানে নেওয়া হয় না।' },
  })
})

test('a refusal keeps what was written before it, a crash does not', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const { call, db } = start()
  expect(await call('POST', 'page/refuse', {})).toMatchObject({
    code: 409,
    msg: 'আগেই আছে।',
    data: { version: 2 },
  })
  expect(await call('POST', 'page/crash', {})).toMatchObject({ code: 500 })
  expect(await db.select().from(cms).where(eq(cms._id, 'half'))).toEqual([])
  expect(await db.select({ _id: cms._id }).from(cms)).toEqual([{ _id: 'counted' }])
  silent.mockRestore()
})

test('a reply that does not match its row is a 500 with the reason in the console', async () => {
  const silent = vi.spyOn(console, 'error').mockReturnValue()
  const { call } = start()
  expect(await call('GET', 'page/liar')).toMatchObject({ code: 500 })
  expect(String(silent.mock.calls[0]?.[1])).toContain('The reply of GET page/liar does not fit its row')
  silent.mockRestore()
})

test('an unsettled row gets 501, an unknown address 404', async () => {
  const { call } = start()
  expect(await call('PATCH', 'page/a', {})).toMatchObject({ code: 501 })
  expect(await call('GET', 'nowhere')).toMatchObject({ code: 404, status: 'error' })
})
