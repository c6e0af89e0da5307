/** The checker of servers: the local API conforms, and every planted deviation is reported with its place. */

import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { post } from '#src/api/row.ts'
import { offers } from '#src/lib/features.ts'
import { browserAt, fullSandbox, testAddresses } from '../../tests/support/fresh-sandbox.ts'
import { askAll, type Result } from './ask-all.ts'
import type { Server } from './inputs.ts'
import { judge } from './judge.ts'
import { formatJson, formatReport, groupByScreen, isBroken } from './report.ts'

interface Body {
  data: unknown
  [field: string]: unknown
}
type Plant = (body: Body, url: URL) => Response | undefined

let server: Server
beforeAll(async () => {
  const sandbox = await fullSandbox()
  const logIn = async (phone: string) => (await browserAt(sandbox, phone).logIn(phone)).data.accessToken
  server = {
    addresses: testAddresses,
    offered: offers,
    tokens: {
      learner: await logIn('01712345678'),
      teacher: await logIn('01511111111'),
      talent: await logIn('01311111111'),
    },
    ids: new Map([['quiz', 'quiz-web-start']]),
    canWrite: false,
    now: () => 0,
    clock: () => Date.parse(sandbox.clock.iso()),
    fetch: (request) => sandbox.fetch(request),
  }
})

const rowsOf = ({ data }: Body) => data as Record<string, unknown>[]
const fieldsOf = ({ data }: Body) => data as Record<string, unknown>
function dropFields(body: Body, name: string): undefined {
  body.data = rowsOf(body).map(({ [name]: _dropped, ...rest }) => rest)
}
function addField(body: Body, name: string): undefined {
  body.data = rowsOf(body).map((each) => ({ ...each, [name]: 1 }))
}
const text = (status: number, body: string) => () => new Response(body, { status })

/** The address of the call → what its server does differently. */
const PLANTED: Readonly<Record<string, { plant: Plant; named: [kind: string, path: string] }>> = {
  course: { plant: (body) => dropFields(body, 'slug'), named: ['missing', 'data.*.slug'] },
  'batch/{id}': {
    plant: (body) => void (fieldsOf(body).learner_count = 'many'),
    named: ['wrong type', 'data.learner_count'],
  },
  notice: { plant: (body) => addField(body, 'secret'), named: ['extra fields', 'data.*.secret'] },
  'recording/{id}': { plant: text(404, '<h1>Not found</h1>'), named: ['not there', ''] },
  category: { plant: text(500, ''), named: ['wrong status', ''] },
  playlist: { plant: (body) => void delete body.total, named: ['missing', 'total'] },
  'user/me': { plant: (body) => void (fieldsOf(body).role = 'wizard'), named: ['wrong type', 'data.role'] },
  jobpost: { plant: text(200, '<!doctype html>'), named: ['wrong type', ''] },
  'overview/new-class-joining': { plant: (body) => void delete body.msg, named: ['missing', 'msg'] },
  level: { plant: (body) => void (body.data = {}), named: ['wrong type', 'data'] },
  suggest: {
    plant: () => {
      throw new Error('connection refused')
    },
    named: ['not there', ''],
  },
  'offer/list': { plant: text(401, '{}'), named: ['wrong status', ''] },
}
const getPlace = ({ path }: Result) => path.replace(/^\//, '')

async function fetchPlanted(request: Request): Promise<Response> {
  const response = await server.fetch(request)
  const path = new URL(request.url).pathname.replace(/^\/(api\/v2\/)?/, '')
  const place = Object.keys(PLANTED).find(
    (each) =>
      new RegExp(`^${each.replace('{id}', '[^/]+')}$`).test(path) &&
      !/^(batch\/(list-freeze|enrolled|cross)|recording\/(module|free-module))/.test(path),
  )
  if (place === undefined || response.status !== 200) return response
  const body = (await response.json()) as Body
  return PLANTED[place]!.plant(body, new URL(request.url)) ?? Response.json(body)
}

test('the local API conforms: reads, reversible writes, and every screen that was requested', async () => {
  const results = await askAll({ ...server, canWrite: true })
  expect(results.filter(({ verdict }) => verdict !== 'fits' && verdict !== 'not asked')).toEqual([])
  expect(
    results
      .filter(({ verdict, method }) => verdict === 'not asked' && method === 'GET')
      .map(({ path }) => path),
  ).toEqual([
    // The token for too many devices, code that is being written, and a file that another reply names.
    'device/post-login',
    'codetest/edit-url/{id}',
    'download',
  ])
  expect(groupByScreen(results).filter(({ state }) => state === 'broken')).toEqual([])
})

test('all twelve planted deviations are reported, nothing else is, and no text of people is printed', async () => {
  const methods = new Set<string>()
  const results = await askAll({
    ...server,
    fetch: (request) => (methods.add(request.method), fetchPlanted(request)),
  })
  expect([...methods], 'without leave nothing is written').toEqual(['GET'])
  const wrong = results.filter(({ verdict }) => verdict !== 'fits' && verdict !== 'not asked')
  const named = wrong.map((each) => [getPlace(each), each.verdict, each.findings[0]?.path])
  expect(new Set(named.map(String))).toEqual(
    new Set(Object.entries(PLANTED).map(([place, each]) => String([place, ...each.named]))),
  )
  expect(wrong.filter(isBroken)).toHaveLength(11)
  const report = formatReport(results) + formatJson(results)
  expect(report).toContain('"wizard"')
  expect(report).not.toMatch(/নুসরাত|01712345678|[\u0980-\u09ff]{3}/)
  const screens = new Map(groupByScreen(results).map(({ screen, state }) => [screen, state]))
  const states = ['/dashboard/jobs/:id?', '/assessments', '/quiz/:id'].map((screen) => screens.get(screen))
  expect(states).toEqual(['broken', 'works', 'reads work'])
  // The deviations are at the end, under their own title.
  const [, differ = ''] = formatReport(results).split('Calls that differ\n')
  expect(differ).toMatch(/connection refused/)
  expect(differ).not.toMatch(/^(?:fits|not asked)/m)
})

test('what the owner does not offer is not asked, and no screen misses it', async () => {
  const results = await askAll({ ...server, offered: { ...offers, jobs: false }, fetch: fetchPlanted })
  const jobs = results.filter(({ path }) => path.startsWith('jobpost'))
  expect(new Set(jobs.map(({ verdict, reason }) => `${verdict}: ${reason}`))).toEqual(
    new Set(['not asked: jobs is not offered']),
  )
  const profile = groupByScreen(results).find(({ screen }) => screen === '/dashboard/profile')
  expect(profile?.broken.filter((call) => call.includes('job'))).toEqual([])
})

test('of map keys, names and control characters, which are no field names, only the length is printed', () => {
  const row = post('x', {
    reply: v.object({ state: v.picklist(['on']), map: v.object({ known: v.string() }) }),
  })
  const hostile = ['01712345678', 'nusrat@example.org', 'নুসরাত', '\u001B]0;owned\u0007', 'a b', '__proto__x:y']
  const data = {
    state: 'off',
    map: { ...Object.fromEntries(hostile.map((key) => [key, 'hunter'])), known: 1, more_detail: 1 },
  }
  const { findings } = judge(row, {
    status: 200,
    body: JSON.stringify({ code: 200, status: 'success', msg: '', data }),
  })
  const report = JSON.stringify(findings)
  for (const name of [...hostile, 'hunter']) expect(report).not.toContain(JSON.stringify(name).slice(1, -1))
  expect(report).toContain('more_detail')
  expect(report).toContain('got \\"off\\"')
  const word = judge(post('x', { reply: v.number() }), {
    status: 200,
    body: '{"code":200,"status":"success","msg":"","data":"hunter"}',
  })
  expect(JSON.stringify(word.findings)).not.toContain('hunter')
})

test('a builder’s token that opens the account is reported', async () => {
  const login = server.tokens.learner!
  const results = await askAll({
    ...server,
    fetch: async (request) => {
      const response = await server.fetch(request)
      if (!response.ok || !request.url.endsWith('/cv/token')) return response
      const body = (await response.json()) as Body
      return Response.json({
        ...body,
        data: { ...fieldsOf(body), url: `https://cv.example/new#token=${login}` },
      })
    },
  })
  const found = results.filter(isBroken).map(({ key, findings }) => [key, findings[0]?.path])
  expect(found).toEqual([['job.cvToken', 'data.url']])
})
