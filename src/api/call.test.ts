import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type Respond, envelope, failureOf, fakeLine, memoryTokens } from '../../tests/support/fake-line.ts'
import { callWithMessage, call } from './call.ts'
import { connectClient } from './client/connect.ts'
import { CALLER_HEADERS } from './client/headers.ts'
import { setDeviceRemovalToken } from './client/headers.ts'
import { commerce } from './contract/commerce.ts'
import { classifyError } from './outbox/retry.ts'
import { del, get, buildPage, post } from './row.ts'
import { Done, buildList } from './shapes/scalar.ts'

const thing = get('thing/:id', {
  query: v.object({ today: v.optional(v.boolean()) }),
  reply: v.object({ name: v.string() }),
})
const forced = get('transaction', { force: { count: 100 }, reply: Done })
const page = get('things', { reply: buildPage(v.string()) })
const write = post('thing', { body: v.object({ title: v.string() }), reply: Done })
const remove = del('/history/:id', { base: 'search', reply: Done })
const talentRead = get('offer/list', { base: 'talent', reply: Done })
const external = post(':tracker', { base: 'external', body: v.object({ id: v.string() }), fail: 'quiet' })
const deviceRemoval = get('device/post-login', { role: 'half-login', reply: Done })
const FALLBACK = 'Something Went Wrong!'

function connect(respond: Respond, options: Parameters<typeof fakeLine>[1] = {}) {
  const line = fakeLine(respond, {
    tokens: memoryTokens({ accessToken: 'token-1', refreshToken: 'r' }),
    ...options,
  })
  connectClient(line.connection)
  return line
}

const asking = { params: { id: '1' } }

describe('the request', () => {
  test('each path parameter is one segment; there is no query string without values', async () => {
    const line = connect(() => envelope({ name: 'ক' }))
    await call(thing, { params: { id: 'a/b?c' }, query: { today: true } })
    await call(thing, { params: { id: 'x' }, query: { today: undefined } })
    expect(line.seen.map(({ url }) => url)).toEqual([
      'http://api.test/api/v2/thing/a%2Fb%3Fc?today=true',
      'http://api.test/api/v2/thing/x',
    ])
  })

  test.each(['', '.', '..'])('an id that would change the path sends nothing: "%s"', async (id) => {
    const line = connect(() => envelope(null))
    await expect(call(thing, { params: { id } })).rejects.toMatchObject({ kind: 'http', status: 404 })
    expect(line.seen).toHaveLength(0)
  })

  test('forced query values win', async () => {
    const line = connect(() => envelope(null))
    await call(forced)
    expect(line.seen[0]?.url).toBe('http://api.test/api/v2/transaction?count=100')
  })

  test('unlisted body fields are dropped (spec 5)', async () => {
    const line = connect(() => envelope(null))
    const body = { title: 'শিরোনাম', role: 'teacher' }
    await call(write, { body })
    expect(JSON.parse(new TextDecoder().decode(line.seen[0]?.body))).toEqual({ title: 'শিরোনাম' })
    expect(line.seen[0]?.headers.get('content-type')).toBe('application/json')
  })

  test('each base has its own headers (ruling R40)', async () => {
    const line = connect(() => envelope(null))
    await call(write, { body: { title: 'x' } })
    await call(talentRead)
    await call(remove, asking)
    const { main, talent, search } = CALLER_HEADERS
    const sent = line.seen.map(({ headers }) => main.filter((name) => headers.has(name)))
    expect(sent).toEqual([main, talent, search])
    expect(line.seen[2]?.url).toBe('http://search.test/history/1')
  })

  test('a Bengali device name, an emoji and line breaks go as ASCII JSON (S20)', async () => {
    const metadata = { model: 'রিয়েলমি 🙂', os: 'a\r\nb', brand: '\u007f' }
    const device = {
      read: () => Promise.resolve({ fingerprint: 'ছাপ\n', metadata }),
      stored: () => ({ fingerprint: undefined, metadata: undefined }),
    }
    const line = connect(() => envelope(null), { device })
    await call(write, { body: { title: 'x' } })
    const header = line.seen[0]?.headers.get('metadata') ?? ''
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(JSON.parse(header)).toEqual(metadata)
    expect(line.seen[0]?.headers.has('fingerprint')).toBe(false)
  })

  test('another host gets none of our headers, and its answer has no envelope', async () => {
    const line = connect(() => new Response('ok'))
    await call(external, { params: { tracker: 'https://tracker.test/activity' }, body: { id: '7' } })
    expect(line.seen[0]?.url).toBe('https://tracker.test/activity')
    expect(line.seen[0]?.headers.has('accesstoken')).toBe(false)
  })

  test('a device removal sends its own token, and its 401 triggers no refresh (ruling R33)', async () => {
    setDeviceRemovalToken('half-1')
    const line = connect(() => envelope(null, { status: 401 }))
    await expect(call(deviceRemoval)).rejects.toMatchObject({ status: 401 })
    expect(line.seen.map(({ headers }) => headers.get('accesstoken'))).toEqual(['half-1'])
    setDeviceRemovalToken(undefined)
  })
})

describe('the reply', () => {
  test('the data of the envelope, with message and status', async () => {
    connect(() => envelope({ name: 'ক' }, { status: 201, msg: 'হয়েছে' }))
    expect(await callWithMessage(thing, asking)).toEqual({ data: { name: 'ক' }, msg: 'হয়েছে', status: 201 })
  })

  test('a list is the page itself', async () => {
    connect(() => Response.json({ code: 200, data: ['ক'], total: 1, page: 1, count: 20 }))
    expect(await call(page)).toEqual({ data: ['ক'], total: 1, page: 1, count: 20 })
  })

  test.each([
    ['with a byte order mark', '\uFEFF{"data":{"name":"ক"}}', 'application/json'],
    ['of the wrong content type', '{"data":{"name":"ক"}}', 'text/plain'],
  ])('a successful reply %s', async (_name, text, type) => {
    connect(() => new Response(text, { headers: { 'content-type': type } }))
    expect(await call(thing, asking)).toEqual({ name: 'ক' })
  })

  const html = '<!doctype html><html><body><h1>Gateway</h1></body></html>'
  const brokenTexts = [
    html,
    '',
    'null',
    '[]',
    '42',
    '"text"',
    '{"data":',
    '{"data":NaN}',
    "{'data':1}",
    ")]}',\n{}",
    '{"data":null}',
    '{"data":{}}',
    '{"data":[null]}',
  ]

  test.each(brokenTexts)('a broken reply is a typed error with its status: %s', async (text) => {
    const line = connect(
      () => new Response(text, { status: 200, headers: { 'content-type': 'application/json' } }),
    )
    await expect(call(thing, asking)).rejects.toMatchObject({ kind: 'broken', status: 200, msg: FALLBACK })
    expect(line.toasts).toEqual([FALLBACK])
  })

  test('a broken reply is reported once per row', async () => {
    const reports: string[] = []
    const row = get('fresh', { reply: v.string() })
    connect(() => envelope(42), { onBrokenReply: ({ path }) => reports.push(path) })
    await Promise.allSettled([call(row), call(row)])
    expect(reports).toEqual(['fresh'])
  })
})

describe('the error catalogue (spec 8)', () => {
  const fail =
    (msg: unknown, status = 422): Respond =>
    () =>
      envelope(null, { status, msg })

  test.each([undefined, '', '  ', { a: 1 }, ['x'], 42, null])(
    'without a sentence in msg (%j) the default message is shown',
    async (msg) => {
      const line = connect(fail(msg))
      await expect(call(thing, asking)).rejects.toMatchObject({ kind: 'http', status: 422, msg: FALLBACK })
      expect(line.toasts).toEqual([FALLBACK])
    },
  )

  test('an error in the envelope is an error, whatever the HTTP status (ruling R8)', async () => {
    const refusal = {
      code: 422,
      status: 'error',
      msg: 'ভুল পাসওয়ার্ড।',
      data: null,
      errors: { password: 'মেলেনি' },
    }
    const line = connect(() => Response.json(refusal))
    const asked = call(write, { body: { title: 'x' } })
    await expect(asked).rejects.toMatchObject({
      kind: 'http',
      status: 422,
      msg: 'ভুল পাসওয়ার্ড।',
      fields: { password: 'মেলেনি' },
    })
    expect(line.toasts).toEqual(['ভুল পাসওয়ার্ড।'])
  })

  test.each(['ফোন নম্বরটি ভুল।', '<img src=x onerror=alert(1)>'])('shows msg unchanged: %s', async (msg) => {
    const line = connect(fail(msg))
    await expect(call(thing, asking)).rejects.toMatchObject({ msg })
    expect(line.toasts).toEqual([msg])
  })

  test('a msg of 5 KB is cut', async () => {
    const line = connect(fail('দ'.repeat(5000)))
    await expect(call(thing, asking)).rejects.toThrow('…')
    expect(line.toasts[0]?.length).toBeLessThan(400)
  })

  const gateways: [string, string][] = [
    ['a page', '<h1>Not Found</h1>'],
    ['nothing', ''],
    ['an empty object', '{}'],
    ['a sentence of its own', '{"message":"no Route matched with those values"}'],
    ['a status of its own', '{"status":404,"error":"Not Found","path":"/api/v2/thing"}'],
    ['an envelope without its code', '{"status":"error","msg":"gone"}'],
  ]

  test.each(gateways)('a 4xx of a gateway with %s is no refusal by the API', async (_name, text) => {
    for (const status of [400, 403, 404, 409, 410, 413, 422]) {
      connect(() => new Response(text, { status }))
      const error = await failureOf(call(write, { body: { title: 'x' } }))
      expect(error).toMatchObject({
        kind: 'broken',
        status: undefined,
        foreignStatus: status,
        msg: FALLBACK,
      })
      expect(classifyError(error)).toBe('retry')
    }
  })

  test.each(['{}', '{"ok":true}', '{"status":"ok","data":null}'])(
    'when a portal answers a write with 200 and %s, nothing was saved',
    async (text) => {
      connect(() => new Response(text))
      expect(classifyError(await failureOf(call(write, { body: { title: 'x' } })))).toBe('retry')
    },
  )

  test('messages of fields are kept; what is not text is left out', async () => {
    connect(() => envelope(null, { status: 400, msg: 'ভুল', errors: { email: 'ই-মেইল ভুল', age: 7 } }))
    await expect(call(write, { body: { title: 'x' } })).rejects.toMatchObject({
      fields: { email: 'ই-মেইল ভুল' },
    })
  })

  test('the text of an HTML error page is never shown', async () => {
    const line = connect(
      () => new Response(html500, { status: 500, headers: { 'content-type': 'text/html' } }),
    )
    await expect(call(thing, asking)).rejects.toMatchObject({ kind: 'http', status: 500, msg: FALLBACK })
    expect(line.toasts).toEqual([FALLBACK])
  })
  const html500 = '<h1>Internal</h1>'

  test('403 neither refreshes nor logs out (h07)', async () => {
    const line = connect(fail('এখানে আপনার প্রবেশ নেই।', 403))
    await expect(call(thing, asking)).rejects.toMatchObject({ status: 403 })
    expect([line.refreshes(), line.lost]).toEqual([0, []])
  })

  test('409 passes on what the server holds', async () => {
    connect(() => envelope({ version: 3 }, { status: 409, msg: 'আগেই জমা হয়েছে' }))
    await expect(call(write, { body: { title: 'x' } })).rejects.toMatchObject({
      status: 409,
      data: { version: 3 },
    })
  })

  test('a failed promo lookup is swallowed: the result is empty', async () => {
    const line = connect(() => envelope(null, { status: 500, msg: 'oops' }))
    expect(await call(commerce.publicPromos, { query: {} })).toEqual([])
    expect(line.toasts).toEqual([])
  })

  test('a list that fails quietly is an empty page', async () => {
    const row = get('x', { reply: buildPage(v.string()), fail: 'empty' })
    connect(() => envelope(null, { status: 500 }))
    expect(await call(row)).toEqual({ data: [], total: 0, page: 1, count: 0 })
  })

  test('the marketing tracker fails in silence', async () => {
    const line = connect(() => new Response('no', { status: 500 }))
    await expect(
      call(external, { params: { tracker: 'https://tracker.test/' }, body: { id: '7' } }),
    ).rejects.toMatchObject({ status: 500 })
    expect(line.toasts).toEqual([])
  })

  test('a caller that shows the error in place suppresses the toast', async () => {
    const line = connect(fail('ভুল'))
    await expect(call(thing, asking, { isQuiet: true })).rejects.toMatchObject({ msg: 'ভুল' })
    expect(line.toasts).toEqual([])
  })

  test('where a 404 has its own page, every other error shows a toast (ruling R41)', async () => {
    for (const [status, toasts] of [
      [404, []],
      [403, ['ভুল']],
      [500, ['ভুল']],
    ] as const) {
      const line = connect(() => envelope(null, { status, msg: 'ভুল' }))
      await expect(call(thing, asking, { isQuiet: 'when-missing' })).rejects.toMatchObject({ status })
      expect(line.toasts).toEqual(toasts)
    }
  })

  test('a body that does not match the row is not sent', async () => {
    const line = connect(() => envelope(null))
    await expect(
      call(post('t', { body: v.object({ title: buildList(v.string()) }) }), { body: { title: 4 as never } }),
    ).rejects.toMatchObject({
      kind: 'broken',
    })
    expect(line.seen).toHaveLength(0)
  })
})
