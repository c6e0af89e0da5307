/**
 * Typical faults of a new server, one of each kind: all are reported, with their place. (ruling R10)
 */

import { beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#src/lib/duration.ts'
import { offers } from '#src/lib/features.ts'
import { browserAt, fullSandbox, testAddresses } from '../../tests/support/fresh-sandbox.ts'
import { askAll, type Result } from './ask-all.ts'
import type { Server } from './inputs.ts'
import { askWire, findWrongAddress } from './wire.ts'

type Answer = Response | Promise<Response>
type Plant = (body: string, request: Request) => Answer

let server: Server
/** The sandbox's clock. */
let clock: number
/** Milliseconds that planted replies took. */
let elapsed = 0
let refreshToken: string
beforeAll(async () => {
  const sandbox = await fullSandbox()
  clock = Date.parse(sandbox.clock.iso())
  const logIn = async (phone: string) => (await browserAt(sandbox, phone).logIn(phone)).data
  const learner = await logIn('01712345678')
  refreshToken = learner.refreshToken
  server = {
    addresses: testAddresses,
    offered: offers,
    tokens: { learner: learner.accessToken, teacher: (await logIn('01511111111')).accessToken },
    ids: new Map(),
    canWrite: false,
    now: () => elapsed,
    clock: () => clock,
    fetch: (request) => sandbox.fetch(request),
  }
})

const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g
const json = (body: string) => new Response(body, { headers: { 'content-type': 'application/json' } })
const change = (pattern: RegExp | string, to: string) => (body: string) => json(body.replaceAll(pattern, to))
const camelCase = (body: string) =>
  json(body.replaceAll(/_([a-z])(?=\w*":)/g, (_all, letter: string) => letter.toUpperCase()))

/** The path of the call → its deviation, and its report. */
const PLANTED: Readonly<Record<string, { kind: string; plant: Plant; named: RegExp }>> = {
  batch: {
    kind: 'numbers as text',
    plant: change(/"(?!code|total|page|count)(\w+)":(\d+)/g, '"$1":"$2"'),
    named: /wrong type data\..*: expected/,
  },
  category: {
    kind: 'numeric ids',
    plant: change(/"_id":"[^"]+"/g, '"_id":7'),
    named: /wrong type .*_id: expected string/,
  },
  notice: {
    kind: 'dates of another order',
    plant: change(INSTANT, '26/11/2026'),
    named: /wrong type .*_at: /,
  },
  transaction: {
    kind: 'instants without a zone',
    plant: change(/Z"/g, '"'),
    named: /wrong type .*_at: expected an instant with a zone/,
  },
  playlist: {
    kind: '200 that means 500',
    plant: change('"status":"success"', '"status":"error"'),
    named: /wrong type status: /,
  },
  jobpost: {
    kind: 'half a JSON',
    plant: (body) => json(body.slice(0, body.length / 2)),
    named: /no JSON object/,
  },
  'user/me': { kind: 'camel case', plant: camelCase, named: /extra fields data\.\w*[A-Z]/ },
  resource: {
    kind: 'a redirect to a page',
    plant: () => new Response('', { status: 302 }),
    named: /wrong status .*answered 302/,
  },
  'public/assessment/list': {
    kind: 'null in the place of a list',
    plant: change(/"data":\[.*\]/g, '"data":null'),
    named: /wrong type data: /,
  },
  assignment: {
    kind: 'negative counts',
    plant: change(/"total":\d+/g, '"total":-3'),
    named: /wrong type total: /,
  },
  level: {
    kind: 'JSON called a page',
    plant: (body) => new Response(body, { headers: { 'content-type': 'text/html' } }),
    named: /text\/html/,
  },
  course: {
    kind: 'one id for all',
    plant: change(/"_id":"course-[^"]+"/g, '"_id":"course"'),
    named: /rows have an id that another one has/,
  },
  'free-course': {
    kind: 'a page that is ignored',
    plant: async (_body, request) =>
      server.fetch(new Request(request.url.replace(/page=\d+/, 'page=1'), request)),
    named: /page=2 gives the rows of page 1/,
  },
  notification: {
    kind: 'an address that is run',
    plant: change(/"href":"[^"]*"/g, '"href":"javascript:alert(1)"'),
    named: /an address that a browser would run/,
  },
  jobplacement: {
    kind: 'a total below its rows',
    plant: change(/"total":\d+/g, '"total":1'),
    named: /total: 1 of \d+ rows/,
  },
  'live/free': {
    kind: 'markup in a title',
    plant: change(/"title":"/g, '"title":"<b>এক</b>'),
    named: /title: plain text is expected, got markup/,
  },
  assessment: {
    kind: 'a private reply for proxies',
    plant: (body) =>
      new Response(body, {
        headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' },
      }),
    named: /Cache-Control: a private reply may not be stored by proxies/,
  },
  'submission/unchecked-submission': {
    kind: 'local time that is called UTC',
    // As if they had been handed in now.
    plant: (body) =>
      change(/("submitted_at":)"[^"]+"/g, `$1"${new Date(clock + 6 * HOUR_MS).toISOString()}"`)(body),
    named: /submitted_at: 360 minutes ahead of this machine/,
  },
  'live/': {
    kind: 'an end before its start',
    plant: (body) => change(/("end_at":)"[^"]+"/g, `$1"${new Date(clock - 9e10).toISOString()}"`)(body),
    named: /end_at: before its start_at/,
  },
  recording: {
    kind: 'a date of 1970',
    plant: change(/("recorded_at":)"[^"]+"/g, '$1"1970-01-01T00:00:00.000Z"'),
    named: /recorded_at: before the year 2000/,
  },
  skill: {
    kind: 'a slow reply',
    plant: (body) => {
      elapsed += 4000
      return json(body)
    },
    named: /slow : 4.0 s/,
  },
  device: {
    kind: 'a door without a key',
    plant: async (_body, request) => {
      const headers = new Headers(request.headers)
      headers.set('accesstoken', server.tokens.learner ?? '')
      return server.fetch(new Request(request.url, { headers }))
    },
    named: /answered 200 without a token/,
  },
}

const getPlace = (address: string) => new URL(address).pathname.replace(/^\/(?:api\/v2\/)?/, '')
const tell = ({ findings }: Result) =>
  findings.map(({ kind, path, text }) => `${kind} ${path}: ${text}`).join('\n')

test('twenty-two kinds of wrong replies are reported, each at its call', async () => {
  const results = await askAll({
    ...server,
    fetch: async (request) => {
      const response = await server.fetch(request)
      const planted = PLANTED[getPlace(request.url)]
      const isOpened = planted?.kind === 'a door without a key'
      return planted && (response.status === 200 || isOpened)
        ? planted.plant(await response.text(), request)
        : response
    },
  })
  const byPath = new Map(results.map((each) => [each.method === 'GET' ? each.path : '', each]))
  const told = Object.entries(PLANTED).map(([path, { kind, named }]) => {
    const result = byPath.get(path)
    const text = result ? tell(result) : 'no such call'
    return named.test(text) ? kind : `${kind} at ${path}: ${text.slice(0, 300)}`
  })
  expect(told).toEqual(Object.values(PLANTED).map(({ kind }) => kind))
})

const askSandbox = async (plant: (response: Response, request: Request) => Answer = (response) => response) =>
  askWire({
    main: testAddresses.main,
    origin: testAddresses.client,
    now: () => clock,
    refreshToken: undefined,
    fetch: async (request) => plant(await server.fetch(request), request),
  })
const listWrong = async (plant?: (response: Response, request: Request) => Answer) =>
  (await askSandbox(plant))
    .filter(({ state }) => state === 'wrong')
    .map(({ name, text }) => `${name}: ${text}`)

test('a server that accepts browsers and ends expired tokens conforms everywhere', async () => {
  expect(await listWrong()).toEqual([])
  const all = await askWire({
    main: testAddresses.main,
    origin: testAddresses.client,
    now: () => clock,
    refreshToken,
    fetch: server.fetch,
  })
  expect(all.map(({ state }) => state)).toEqual(Array(6).fill('right'))
  // Below the client's own origin no browser sends preflights.
  const own = await askWire({
    main: testAddresses.main,
    origin: new URL(testAddresses.main).origin,
    now: () => clock,
    fetch: server.fetch,
  })
  expect(own.filter(({ state }) => state === 'not asked').map(({ name }) => name)).toEqual([
    'CORS, preflight',
    'CORS, answers',
    'refresh',
  ])
})

test('headers hidden from a browser are reported', async () => {
  const without = (name: string, value?: string) => (response: Response) => {
    const headers = new Headers(response.headers)
    headers.delete(name)
    if (value) headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  }
  const wrong = await listWrong(without('access-control-allow-headers', 'accesstoken, content-type'))
  expect(wrong).toEqual([
    'CORS, preflight: Access-Control-Allow-Headers lacks guestid, fingerprint, metadata, refreshtoken',
  ])
  expect((await listWrong(without('access-control-allow-origin'))).join()).toContain(
    'a 401 comes without Access-Control-Allow-Origin',
  )
  expect((await listWrong(without('access-control-expose-headers'))).join()).toContain(
    'a good answer exposes no retry-after',
  )
  expect((await listWrong(without('access-control-allow-methods', 'GET, POST'))).join()).toContain(
    'lacks PATCH',
  )
})

test('an expired token that is still accepted is reported, as is a refresh that fails in another way', async () => {
  const toError = (status: number) => (response: Response) =>
    response.status === 401 ? new Response(response.body, { status, headers: response.headers }) : response
  const wrong = await listWrong(toError(500))
  expect(wrong.join('\n')).toMatch(
    /dead access token: a dead token is answered with 500[^]*dead refresh token: .* answered with 500/,
  )
})

test('a clock that is off is reported', async () => {
  const wrong = await askWire({
    main: testAddresses.main,
    origin: testAddresses.client,
    now: () => clock + 6 * HOUR_MS,
    fetch: server.fetch,
  })
  expect(wrong.find(({ name }) => name === 'clock')?.text).toMatch(/^other\/time is 360 minutes behind/)
  const ofHeader = await listWrong((response) => {
    const headers = new Headers(response.headers)
    headers.set('date', new Date(clock + 6 * HOUR_MS).toUTCString())
    return new Response(response.body, { status: response.status, headers })
  })
  expect(ofHeader).toEqual(['clock: the header Date is 360 minutes ahead of this machine'])
})

test('an address without an API is called wrong, once', async () => {
  const ask = (main: string, answer: () => Answer = () => new Response('<!doctype html>', { status: 404 })) =>
    findWrongAddress({ main, fetch: async () => answer() })
  expect(await ask('localhost:8000/api/v2')).toMatch(/^wrong address: .* begins with neither https/)
  expect(await ask('api.example/api/v2')).toMatch(/^wrong address/)
  expect(await ask('https://api.example')).toMatch(/no API speaks .* ends in \/api\/v2$/)
  expect(await ask('https://api.example/api/v2')).toMatch(/no API speaks at .*answers 404\)$/)
  const refuse = () => Promise.reject(new Error('fetch failed'))
  expect(await ask('https://api.example/api/v2', refuse)).toMatch(/does not answer \(fetch failed\)$/)
  expect(await findWrongAddress({ main: testAddresses.main, fetch: server.fetch })).toBeUndefined()
})
