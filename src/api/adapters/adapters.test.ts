import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeLine } from '../../../tests/support/fake-line.ts'
import { call } from '../call.ts'
import { connectClient } from '../client/connect.ts'
import { sendFirstCall } from '../client/first-call.ts'
import { buildReadingHeaders } from '../client/headers.ts'
import { getFetch } from '../client/request.ts'
import { get, post, buildPage } from '../row.ts'
import { Flag, Id, Instant, Text, Whole } from '../shapes/scalar.ts'
import { adaptFetch } from './adapt-fetch.ts'
import type { Adapter } from './adapter.ts'
import { makeFindRow } from './find-row.ts'
import { readByShape } from './read-by-shape.ts'
import { adapter as snakeCase, spellSnake } from './snake-case.ts'
import { words } from './words.ts'

const addresses = {
  main: 'https://api.example/api/v2/',
  talent: 'https://api.example/api/v2/talent-api',
  search: 'https://search.example',
}
const Thing = v.object({
  _id: Id,
  pageCount: v.nullish(Whole),
  at: v.nullish(Instant),
  isOpen: Flag,
  name: Text,
})
const rows = {
  mine: get('batch/mine', { reply: v.array(Thing) }),
  one: get('batch/:id', { reply: Thing }),
  list: get('batch', { reply: buildPage(Thing) }),
  save: post('batch/:id/mark', { body: v.object({}), reply: v.unknown() }),
  found: get('/search', { base: 'search', reply: v.array(Thing) }),
  talent: get('talent/:id', { base: 'talent', reply: Thing }),
}

describe('finding the row of a request', () => {
  const findRow = makeFindRow(Object.values(rows), addresses)
  test.each([
    ['GET', 'https://api.example/api/v2/batch/mine?x=1', rows.mine],
    ['GET', 'https://api.example/api/v2/batch/b1', rows.one],
    ['POST', 'https://api.example/api/v2/batch/b1/mark', rows.save],
    ['GET', 'https://search.example/search?q=a', rows.found],
    ['GET', 'https://api.example/api/v2/talent-api/talent/t1', rows.talent],
    ['DELETE', 'https://api.example/api/v2/batch/b1', undefined],
    ['GET', 'https://cdn.example/batch/b1', undefined],
  ])('%s %s', (method, address, row) => expect(findRow(method, address)).toBe(row))
})

describe('reading by a shape', () => {
  const spelling = {
    listNames: (name: string) => (name === '_id' ? ['id'] : [spellSnake(name)]),
    zone: '+06:00',
  }
  const read = (value: unknown) => v.parse(Thing, readByShape(Thing, value, spelling))

  test('names, ids, numbers, flags and seconds', () => {
    expect(read({ id: 7, page_count: '12', at: 1_795_000_000, is_open: '1', name: 'ক' })).toEqual({
      _id: '7',
      pageCount: 12,
      at: new Date(1_795_000_000_000).toISOString(),
      isOpen: true,
      name: 'ক',
    })
  })

  test('milliseconds, and an instant without a zone', () => {
    expect(read({ id: 'a', at: 1_795_000_000_000 }).at).toBe(new Date(1_795_000_000_000).toISOString())
    expect(read({ id: 'a', at: '2026-11-26 20:00' }).at).toBe('2026-11-26T14:00:00Z')
  })

  test('the contract’s own name wins, and valid values stay as they are', () => {
    expect(read({ _id: 'own', id: 'other', pageCount: 3, page_count: 4 })).toMatchObject({
      _id: 'own',
      pageCount: 3,
    })
  })

  test('what cannot be read is left for the shape to refuse', () => {
    expect(() => read({ id: 'a', page_count: 'many' })).toThrow(/Expected number/)
    expect(() => read({ id: 'a', at: 'yesterday' })).toThrow(/Invalid format/)
  })

  test('lists, maps and one of several shapes', () => {
    const Shape = v.object({
      all: v.array(Thing),
      byId: v.record(v.string(), Whole),
      mark: v.union([Whole, v.object({ fullMark: Whole })]),
      next: v.union([v.literal(1), v.literal(2)]),
      step: v.picklist([1, 2]),
    })
    const foreign = { all: [{ id: 1 }], by_id: { a1: '5' }, mark: { full_mark: '9' }, next: '2', step: '1' }
    expect(v.parse(Shape, readByShape(Shape, foreign, spelling))).toMatchObject({
      all: [{ _id: '1' }],
      byId: { a1: 5 },
      mark: { fullMark: 9 },
      next: 2,
      step: 1,
    })
  })
})

describe('between the client and the network', () => {
  const BATCH = 'https://api.example/api/v2/batch'

  function over(reply: () => Response, adapter: Adapter = snakeCase) {
    const network = vi.fn<(request: Request) => Promise<Response>>(async () => reply())
    const fetch = adaptFetch(adapter, Object.values(rows), addresses, (input) => network(input as Request))
    return { network, fetch }
  }
  const sendJson =
    (body: unknown, status = 200) =>
    () =>
      Response.json(body, { status })

  test('a page of a list', async () => {
    const { network, fetch } = over(
      sendJson({ ok: true, result: [{ id: 1 }], paging: { total: '1', page: '1', per_page: '20' } }),
    )
    const response = await fetch(`${BATCH}?count=20&studyPlan=s1`)
    expect(network.mock.lastCall?.[0].url).toBe(`${BATCH}?per_page=20&study_plan=s1`)
    expect(await response.json()).toEqual({
      code: 200,
      status: 'success',
      msg: '',
      data: [{ id: 1, _id: '1' }],
      total: 1,
      page: 1,
      count: 20,
    })
  })

  test('a refusal inside a good status is a refusal, with the sentences of its fields', async () => {
    const error = { code: '422', message: 'নাম লিখুন।', fields: { name: 'নাম লিখুন।' } }
    const response = await over(sendJson({ ok: false, error })).fetch(`${BATCH}/b1`)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      code: 422,
      status: 'error',
      msg: 'নাম লিখুন।',
      errors: { name: 'নাম লিখুন।' },
    })
  })

  test('an expired token stays a 401, which the client renews', async () => {
    const response = await over(sendJson({ ok: false, error: {} }, 401)).fetch(`${BATCH}/b1`)
    expect(response.status).toBe(401)
  })

  test('an error page of a gateway is passed on unchanged', async () => {
    const response = await over(() => new Response('<h1>502</h1>', { status: 502 })).fetch(`${BATCH}/b1`)
    expect([response.status, await response.text()]).toEqual([502, '<h1>502</h1>'])
  })

  test('a body gets the server’s field names, and a form with a file stays as it is', async () => {
    const { network, fetch } = over(sendJson({ ok: true, result: null }))
    const send = (body: BodyInit, headers?: HeadersInit) =>
      fetch(`${BATCH}/b1/mark`, { method: 'POST', body, headers })
    await send(JSON.stringify({ _id: 'b1', fullMarks: [{ questionId: 'q' }] }), {
      'content-type': 'application/json',
    })
    expect(await network.mock.lastCall?.[0].json()).toEqual({ id: 'b1', full_marks: [{ question_id: 'q' }] })
    const form = new FormData()
    form.append('file', new File(['abc'], 'a.txt'))
    await send(form)
    const sent = await network.mock.lastCall?.[0].formData()
    const file = sent?.get('file')
    expect(file instanceof File && (await file.text())).toBe('abc')
  })

  test('a call that the server lacks is never sent', async () => {
    const { network, fetch } = over(sendJson({}), { ...snakeCase, missing: ['batch'] })
    const [one, list, page, written] = await Promise.all([
      fetch(`${BATCH}/b1`),
      fetch(`${BATCH}/mine`),
      fetch(BATCH),
      fetch(`${BATCH}/b1/mark`, { method: 'POST' }),
    ])
    expect([one.status, written.status]).toEqual([404, 404])
    expect(await one.json()).toMatchObject({ msg: words.notThere })
    expect(await list.json()).toMatchObject({ code: 200, data: [] })
    expect(await page.json()).toMatchObject({ code: 200, data: [], total: 0, page: 1, count: 0 })
    expect(network).not.toHaveBeenCalled()
  })

  test('pictures and reports go through untouched', async () => {
    const { fetch } = over(() => new Response('{"a":1}', { headers: { 'content-type': 'application/json' } }))
    expect(await (await fetch('https://cdn.example/a.json')).json()).toEqual({ a: 1 })
  })
})

test('a server that expects strings gets the device as strings, in the header and in a body', async () => {
  const metadata = {
    browser: { name: 'Chrome', version: '126.0', major: '126' },
    cpu: { architecture: 'amd64' },
    device: { type: 'desktop' },
    displayResolution: { width: 1280, height: 720 },
    brand: 'ক',
  }
  const plain = { ...metadata, browser: 'Chrome 126.0', cpu: 'amd64', device: '' }
  const network = vi.fn<typeof fetch>(async () => Response.json({ code: 200, status: 'success', msg: '' }))
  const adapter: Adapter = {
    hasPlainMetadata: true,
    convertReply: (_row, { body }) => body as ReturnType<Adapter['convertReply']>,
  }
  await adaptFetch(
    adapter,
    Object.values(rows),
    addresses,
    network,
  )('https://api.example/api/v2/batch/b1/mark', {
    method: 'POST',
    headers: { 'content-type': 'application/json', metadata: JSON.stringify({ ...metadata, brand: '' }) },
    body: JSON.stringify({ device_id: 'd1', metadata }),
  })
  const [sent] = network.mock.calls[0] as [Request]
  expect(JSON.parse(sent.headers.get('metadata') ?? '')).toEqual({ ...plain, brand: '' })
  expect(await sent.json()).toEqual({ device_id: 'd1', metadata: plain })
})

test('the client reads the response of the first script as the adapter does, and asks once', async () => {
  const server = vi.fn<(address: string) => Promise<Response>>(async () =>
    Response.json({ ok: true, result: { id: 7, page_count: '12' } }),
  )
  vi.stubGlobal('fetch', server)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { connection } = fakeLine(() => Response.error())
  const fetch = adaptFetch(snakeCase, Object.values(rows), connection.addresses, getFetch({}))
  connectClient({ ...connection, fetch })
  sendFirstCall(`${connection.addresses.main}/batch/7`, await buildReadingHeaders(connection))
  await vi.waitFor(async () => expect(await server.mock.results[0]?.value).toMatchObject({ bodyUsed: true }))
  expect(await call(rows.one, { params: { id: '7' } })).toMatchObject({ _id: '7', pageCount: 12 })
  expect(server).toHaveBeenCalledOnce()
})
