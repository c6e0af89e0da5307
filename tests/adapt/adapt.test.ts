/**
 * `npm run adapt` over documents and replies that nobody wrote for it (`fixtures/README.md`), over our own
 * OpenAPI document, and over a living server. (docs/adapters.md)
 */

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { adaptByPlan } from '#src/api/adapters/adapt-by-plan.ts'
import { adaptFetch } from '#src/api/adapters/adapt-fetch.ts'
import type { Adapter } from '#src/api/adapters/adapter.ts'
import { listRows } from '#src/api/contract/all.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { course } from '#src/api/contract/course.ts'
import { notice } from '#src/api/contract/notice.ts'
import { isPage, type Row } from '#src/api/row.ts'
import { type Judged, judgeRows } from '../../scripts/adapt/judge-row.ts'
import { readDocument } from '../../scripts/adapt/read-document.ts'
import { readSource } from '../../scripts/adapt/read-source.ts'
import { formatReport } from '../../scripts/adapt/report.ts'
import { findPaging, formatAdapter, listMissing } from '../../scripts/adapt/write-adapter.ts'
import { formatOpenApi } from '../../scripts/openapi/document.ts'
import { browserAt, fullSandbox, testAddresses } from '../support/fresh-sandbox.ts'
import { adapter as canvas } from './fixtures/canvas-adapter.ts'
import { adapter as fastify } from './fixtures/fastify-adapter.ts'
import { adapter as classroom } from './fixtures/google-classroom-adapter.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const rows = listRows().map(({ row }) => row)
const API = testAddresses.main

const listCalls = (judged: readonly Judged[], verdict: Judged['verdict']) =>
  judged.flatMap((each) => (each.verdict === verdict ? [each.call] : []))

/** What a screen would get: the reply of a server, by an adapter, parsed by the shape of the row. */
async function readThrough(adapter: Adapter, row: Row, path: string, server: (request: Request) => unknown) {
  const fetch = adaptFetch(adapter, rows, testAddresses, async (input) =>
    Response.json(server(input as Request)),
  )
  const envelope = (await (await fetch(`${API}/${path}`)).json()) as Record<string, unknown>
  const { reply } = row.options
  return reply && v.parse(reply, isPage(reply) ? envelope : envelope.data)
}

/** The whole list of what fits and what is a guess, in the order of the contract; all other calls lack. */
const DOCUMENTS = [
  ['fastify.yaml', [], ['GET course', 'GET course/:slug']],
  ['google-classroom.yaml', [], ['GET course', 'GET course/:slug', 'GET assignment', 'GET notice']],
  ['canvas.har', [], ['GET user/me', 'GET course', 'GET course/:slug']],
] as const

describe.each(DOCUMENTS)('%s', (name, fits, guessed) => {
  it('has these calls, and an adapter with every guess beside its call', async () => {
    const source = await readSource(join(FIXTURES, name))
    const judged = judgeRows(source)
    expect(listCalls(judged, 'fits')).toEqual(fits)
    expect(listCalls(judged, 'guessed')).toEqual(guessed)
    const file = name.replace(/\.\w+$/, '-adapter.ts')
    await expect(formatAdapter(source, judged)).toMatchFileSnapshot(join(FIXTURES, file))
  })
})

it('a table says what each lack hides, and no secret of a recording', async () => {
  const source = await readSource(join(FIXTURES, 'canvas.har'))
  const judged = judgeRows(source)
  const report = formatReport(source, judged)
  expect(report).toMatch(/lacks +GET notice .*announcements has no created_at; hides pages \/dashboard /)
  expect(report).toMatch(/lacks +GET jobpost .*; hides feature jobs/)
  expect(report).toContain('fits 0, guessed 3, lacks 227')
  expect(report).toContain('VITE_API_URL=https://example.com/api/v1')
  expect(report + formatAdapter(source, judged)).not.toContain('not-to-be-written')
})

describe('recorded replies become ours', () => {
  it('Fastify: a list of courses', async () => {
    const recorded: unknown = JSON.parse(readFileSync(join(FIXTURES, 'fastify-reply.json'), 'utf8'))
    let asked = ''
    const page = await readThrough(fastify, course.list, 'course?page=1&count=5', ({ url }) => {
      asked = url
      return recorded
    })
    expect(asked).toBe(`${API}/courses/v1/courses/?page=1&page_size=5`)
    expect(page).toMatchObject({ total: 1, page: 1, count: 5 })
    expect(page).toMatchObject({
      data: [
        {
          _id: 'workshop/wiring/2026',
          title: 'House wiring',
          cover: '/media/wiring.jpg',
        },
      ],
    })
  })

  const { log } = JSON.parse(readFileSync(join(FIXTURES, 'canvas.har'), 'utf8')) as {
    log: { entries: { request: { url: string }; response: { content: { text: string } } }[] }
  }
  const answerCanvas = ({ url }: Request): unknown => {
    const wanted = url.replace(API, 'https://example.com/api/v1').replace('courses?', 'courses/?')
    const found = log.entries.find(({ request }) => request.url === wanted)
    return JSON.parse(found?.response.content.text ?? 'null')
  }

  it('Canvas: a second page without a number of all rows', async () => {
    const page = await readThrough(canvas, course.list, 'course?page=2&count=2', answerCanvas)
    // A full page promises one more row.
    expect(page).toMatchObject({ total: 5, page: 2, count: 2 })
    expect(page).toMatchObject({ data: [{ _id: '3', title: 'Hello 5555' }, { _id: '4' }] })
  })

  it('Canvas: one course, and the person, with the token where it is read there', async () => {
    const one = await readThrough(canvas, course.one, 'course/1', answerCanvas)
    expect(one).toMatchObject({ _id: '1', slug: '1', title: 'Test Course 1234' })
    let headers = new Headers()
    const fetch = adaptFetch(canvas, rows, testAddresses, async (input) => {
      headers = (input as Request).headers
      return Response.json(answerCanvas(input as Request))
    })
    const reply = await fetch(`${API}/user/me`, { headers: { accesstoken: 'secret' } })
    expect(await reply.json()).toMatchObject({ data: { _id: '1', name: 'John Doe' } })
    expect([headers.get('authorization'), headers.get('accesstoken')]).toEqual(['Bearer secret', null])
  })

  it('Google Classroom: rows below a class, and one page only where pages have no number', async () => {
    const asked: string[] = []
    const read = (page: number) =>
      readThrough(classroom, assignment.list, `assignment?batch=b%2F1&page=${page}&count=1`, ({ url }) => {
        asked.push(url)
        return { courseWork: [{ id: 'w1', title: 'Cells', maxPoints: 10 }], nextPageToken: 't' }
      })
    expect(await read(1)).toMatchObject({ total: 1, data: [{ _id: 'w1', title: 'Cells', marks: 10 }] })
    expect(await read(2)).toMatchObject({ data: [] })
    expect(asked[0]).toBe(`${API}/v1/courses/b%2F1/courseWork?pageSize=1`)
  })

  it('a call that lacks alone is not sent, while its neighbour is', async () => {
    const sent: string[] = []
    const fetch = adaptFetch(canvas, rows, testAddresses, async (input) => {
      sent.push((input as Request).url)
      return Response.json([])
    })
    expect(await (await fetch(`${API}/course/booking-status`)).json()).toMatchObject({ data: [] })
    expect((await fetch(`${API}/course`)).status).toBe(200)
    expect(sent).toEqual([`${API}/courses`])
  })
})

it('our own OpenAPI document fits in every call, and its adapter changes nothing', async () => {
  const source = readDocument(JSON.parse(formatOpenApi()), 'openapi.json')
  const judged = judgeRows(source)
  expect(judged.filter(({ verdict }) => verdict !== 'fits')).toEqual([])
  expect(judged).toHaveLength(rows.filter(({ options }) => options.base !== 'external').length)
  const own = adaptByPlan({
    paging: findPaging(judged),
    calls: Object.fromEntries(judged.map(({ call, plan }) => [call, plan])),
  })
  const sandbox = await fullSandbox()
  const reply = (await (await sandbox.fetch(new Request(`${API}/course?count=3`))).json()) as object
  const adapted = await readThrough(own, course.list, 'course?count=3', () => reply)
  expect(adapted).toEqual(v.parse(course.list.options.reply, reply))
})

describe('values in another form', () => {
  const document = (paths: object) =>
    judgeRows(readDocument({ openapi: '3.0.3', info: { title: 'Other' }, paths }, 'other.json'))
  const answer = (schema: object) => ({
    responses: { 200: { content: { 'application/json': { schema } } } },
  })
  const find = (judged: readonly Judged[], row: Row) => judged.find(({ keyed }) => keyed.row === row)

  it('paisa, numbers as text, seconds, and rows inside an envelope', async () => {
    const properties = {
      transactionId: { type: 'integer' },
      state: { type: 'string', enum: ['paid', 'failed'] },
      kind: { type: 'string', enum: ['course'] },
      amount_paisa: { type: 'string' },
      currency: { type: 'string', enum: ['BDT'] },
      method: { type: 'string', enum: ['bkash'] },
      createdAt: { type: 'integer' },
    }
    const list = { type: 'array', items: { type: 'object', properties } }
    const result = { type: 'object', properties: { payments: list, totalCount: { type: 'integer' } } }
    const schema = { type: 'object', properties: { status: { type: 'string' }, result } }
    const judged = find(document({ '/v2/payments': { get: answer(schema) } }), commerce.transactions)
    expect(judged?.verdict).toBe('guessed')
    expect(judged?.reasons).toEqual([
      'it is GET v2/payments',
      'idx is transactionId',
      'amount: a number as text',
      'amount is counted in hundredths',
      'created_at: an instant in seconds or milliseconds',
    ])
    const adapter = adaptByPlan({ calls: { 'GET transaction': judged?.plan ?? {} } })
    const payment = { transactionId: 7, state: 'paid', kind: 'course', currency: 'BDT', method: 'bkash' }
    const page = await readThrough(adapter, commerce.transactions, 'transaction?count=100', () => ({
      status: 'ok',
      result: { payments: [{ ...payment, amount_paisa: '125000', createdAt: 1_795_000_000 }], totalCount: 1 },
    }))
    expect(page).toMatchObject({
      total: 1,
      data: [{ idx: '7', amount: 1250, created_at: new Date(1_795_000_000_000).toISOString() }],
    })
  })

  it('an id, a sum or an instant is never made up', () => {
    const lists = { type: 'array', items: { type: 'object', properties: { title: { type: 'string' } } } }
    const judged = document({ '/course': { get: answer(lists) }, '/notice': { get: answer(lists) } })
    expect(find(judged, course.list)).toMatchObject({
      verdict: 'lacks',
      reasons: ['GET course has no _id, slug'],
    })
    expect(find(judged, notice.list)).toMatchObject({
      verdict: 'lacks',
      reasons: ['GET notice has no _id, created_at'],
    })
  })
})

describe('a living server', () => {
  it('is asked for reads alone, at its own origin, and what was not asked is no lack', async () => {
    const sandbox = await fullSandbox()
    const { accessToken } = (await browserAt(sandbox, '01712345678').logIn('01712345678')).data
    const seen: Request[] = []
    const source = await readSource(API, accessToken, async (input) => {
      seen.push(input as Request)
      return sandbox.fetch(input as Request)
    })
    expect([...new Set(seen.map(({ method }) => method))]).toEqual(['GET'])
    expect([...new Set(seen.map(({ url }) => new URL(url).origin))]).toEqual([new URL(API).origin])
    const judged = judgeRows(source)
    expect(judged.find(({ call }) => call === 'GET course')?.verdict).toBe('fits')
    expect(judged.find(({ call }) => call === 'POST notice')).toMatchObject({
      verdict: 'guessed',
      reasons: ['not asked: a write'],
    })
    expect(listCalls(judged, 'lacks')).toEqual([])
  })

  it('a server without jobs lacks them all, with the calls that were not asked', async () => {
    const sandbox = await fullSandbox()
    const source = await readSource(API, undefined, async (input) => {
      const request = input as Request
      return /\/jobp/.test(request.url) ? new Response('Not found', { status: 404 }) : sandbox.fetch(request)
    })
    const judged = judgeRows(source)
    expect(listCalls(judged, 'lacks')).toContain('GET jobplacement')
    expect(listCalls(judged, 'fits')).toContain('GET category')
    expect(listMissing(judged)).toEqual(['jobplacement'])
  })

  it('a redirect to another origin is not followed', async () => {
    const asked: string[] = []
    const reading = readSource('https://api.example', 'secret', async (input) => {
      const { url } = input as Request
      asked.push(new URL(url).origin)
      return new Response(null, { status: 302, headers: { location: 'https://thief.example/course' } })
    })
    await expect(reading).rejects.toThrow('no list of courses or categories')
    expect([...new Set(asked)]).toEqual(['https://api.example'])
  })
})

describe('what cannot be read is named', () => {
  const write = (name: string, text: string) => {
    const file = join(mkdtempSync(join(tmpdir(), 'adapt-')), name)
    writeFileSync(file, text)
    return file
  }
  it.each([
    ['none.json', undefined, 'none.json is not there.'],
    ['cut.har', '{"log": {"entries": [', 'is no whole JSON'],
    ['bad.yaml', 'a: [1', 'is neither JSON nor YAML'],
    [
      'package.json',
      '{"name": "karigor"}',
      'is something else. Expected an OpenAPI 3 or Swagger 2.0 document',
    ],
    ['empty.yaml', 'openapi: 3.0.0\npaths: {}', 'describes no call.'],
    ['empty.har', '{"log":{"entries":[]}}', 'holds no reply that is JSON'],
  ])('%s', async (name, text, fault) => {
    await expect(readSource(text === undefined ? name : write(name, text))).rejects.toThrow(fault)
  })
})
