/**
 * What becomes of a room when there is ten and a hundred times as much of everything: the answers are multiplied on their way to the
 * page. Prints the work of the main thread until the room is still, at full speed, its nodes, and its heap after garbage collection.
 */

import type { Browser, BrowserContext, CDPSession, Page, Request, Route } from 'playwright'
import { PHONE } from './measure.ts'

const FACTORS = [1, 10, 100] as const
const WIDE = { width: 1280, height: 900 }
/** As many rows as a reply holds. (ruling R35) */
const MOST = 100
/** A page is idle when it has sent no request for this long, in milliseconds. */
const STILL_MS = 500

type Cookies = Parameters<BrowserContext['addCookies']>[0]
type Row = Record<string, unknown>

interface PageReply {
  data: Row[]
  total: number
  count: number
}

interface Room {
  name: string
  as: 'guest' | 'learner' | 'teacher'
  address: string
  /** Its list, by the path of the call. */
  list: RegExp
  /** An element that is there when rows are drawn. */
  row: string
  /** For a list that comes whole. */
  multiply?: (data: unknown, factor: number) => unknown
}

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const CLASS = '/teacher/batches/batch-full-stack-12'

const ROOMS: readonly Room[] = [
  {
    name: 'courses, page 40',
    as: 'guest',
    address: '/courses?page=40',
    list: /^course$/,
    row: 'main article',
  },
  {
    name: 'placements',
    as: 'guest',
    address: '/job-placement',
    list: /^jobplacement$|^job-placement$/,
    row: 'main li h2',
  },
  { name: 'notes', as: 'learner', address: '/dashboard/notes', list: /^note$/, row: 'main section li' },
  {
    name: 'recordings',
    as: 'learner',
    address: `${BATCH}/recordings`,
    list: /^recording\/module$/,
    row: 'main section li',
    multiply: (data, factor) => repeatAll(data as Row[], factor),
  },
  { name: 'notices', as: 'learner', address: `${BATCH}/notices`, list: /^notice$/, row: 'main details' },
  {
    name: 'notifications',
    as: 'learner',
    address: '/dashboard/notifications',
    list: /^notification$/,
    row: 'main li',
  },
  { name: 'jobs', as: 'learner', address: '/dashboard/jobs', list: /^jobpost$/, row: 'main li' },
  {
    name: 'plan of the teacher',
    as: 'teacher',
    address: `${CLASS}/study-plan`,
    list: /^study-plan\/revised\//,
    row: 'main details[open] section',
    multiply: multiplyPlan,
  },
  {
    name: 'learners of a batch',
    as: 'teacher',
    address: `${CLASS}/learners`,
    list: /^batch\/batch-learners\//,
    row: 'main li',
    multiply: (data, factor) => repeatAll(data as Row[], factor),
  },
  {
    name: 'queue of papers',
    as: 'teacher',
    address: '/teacher/submissions',
    list: /^submission\/(revised|unchecked-submission)$/,
    row: 'main li a',
  },
]

/** A copy with new ids at every level. */
function refresh<T>(value: T, no: number): T {
  if (no === 0) return value
  return JSON.parse(JSON.stringify(value), (key, each: unknown) =>
    key === '_id' && typeof each === 'string' ? `${each}-x${no}` : each,
  ) as T
}

/** The row at a position of the multiplied list. */
function repeatAt(rows: readonly Row[], at: number): Row {
  return refresh(rows[at % rows.length] ?? {}, Math.floor(at / rows.length))
}

function repeatAll(rows: readonly Row[], factor: number): Row[] {
  return Array.from({ length: rows.length * factor }, (_, at) => repeatAt(rows, at))
}

/** Each module gets more days. */
function multiplyPlan(data: unknown, factor: number): unknown {
  const plan = data as { modules: { plans: Row[] }[] }
  return {
    ...plan,
    modules: plan.modules.map((module) => ({ ...module, plans: repeatAll(module.plans, factor) })),
  }
}

/** Whatever page is requested, the server gets a request for the first, which is then repeated. */
async function answerPage(route: Route, factor: number): Promise<void> {
  const url = new URL(route.request().url())
  const page = Number(url.searchParams.get('page') ?? 1)
  url.searchParams.delete('page')
  const response = await route.fetch({ url: url.href })
  const reply = (await response.json()) as PageReply
  const count = Math.min(reply.count || MOST, MOST)
  const total = reply.total * factor
  const from = (page - 1) * count
  const length = reply.data.length === 0 ? 0 : Math.max(0, Math.min(count, total - from))
  const data = Array.from({ length }, (_, at) => repeatAt(reply.data, from + at))
  await route.fulfill({ response, json: { ...reply, data, total, page } })
}

async function answerWhole(
  route: Route,
  multiply: NonNullable<Room['multiply']>,
  factor: number,
): Promise<void> {
  const response = await route.fetch()
  const reply = (await response.json()) as { data: unknown }
  await route.fulfill({ response, json: { ...reply, data: multiply(reply.data, factor) } })
}

async function multiplyAnswers(
  page: Page,
  { api, room, factor }: { api: string; room: Room; factor: number },
): Promise<void> {
  const base = `${api}/`
  const isList = (url: URL) =>
    url.href.startsWith(base) && room.list.test(url.href.slice(base.length).replace(/\?.*/, ''))
  await page.route(isList, async (route) => {
    if (route.request().method() !== 'GET') await route.continue()
    else if (room.multiply) await answerWhole(route, room.multiply, factor)
    else await answerPage(route, factor)
  })
}

/** Resolves when no request is running, and none has started for a while. */
async function waitUntilStill(page: Page, open: ReadonlySet<Request>): Promise<void> {
  for (let calm = 0; calm < STILL_MS; calm = open.size === 0 ? calm + 100 : 0) await page.waitForTimeout(100)
}

function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

async function readMetrics(protocol: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return (name) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
}

interface Grown {
  work: number
  nodes: number
  heap: number
  requests: number
}

async function visitRoom(context: BrowserContext, { client, api, room, factor }: GrownVisit): Promise<Grown> {
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Performance.enable')
  await multiplyAnswers(page, { api, room, factor })
  let requests = 0
  page.on('request', (request) => void (requests += request.url().startsWith(api) ? 1 : 0))
  const open = watchRequests(page)
  await page.goto(client + room.address)
  await page
    .locator(room.row)
    .first()
    .waitFor()
    .catch((cause: unknown) => {
      throw new Error(`${room.name} times ${factor} shows no ${room.row}`, { cause })
    })
  await waitUntilStill(page, open)
  const work = (await readMetrics(protocol))('TaskDuration') * 1000
  await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('HeapProfiler.collectGarbage')
  const read = await readMetrics(protocol)
  await page.close()
  return { work, nodes: read('Nodes'), heap: read('JSHeapUsedSize') / 1e6, requests }
}

interface GrownVisit {
  client: string
  api: string
  room: Room
  factor: number
}

const format = ({ work, nodes, heap, requests }: Grown) =>
  [`${Math.round(work)} ms`, `${nodes} nodes`, `${heap.toFixed(1)} MB`, `${requests} calls`]
    .map((cell) => cell.padStart(12))
    .join('')

/** One line for each room and factor. */
export async function measureGrowth(
  browser: Browser,
  {
    client,
    api,
    cookies,
  }: { client: string; api: string; cookies: Readonly<Record<'learner' | 'teacher', Cookies>> },
): Promise<string[]> {
  const lines: string[] = []
  for (const room of ROOMS) {
    const viewport = room.as === 'teacher' ? WIDE : PHONE
    const context = await browser.newContext({
      viewport,
      locale: 'bn-BD',
      timezoneId: 'Asia/Dhaka',
      serviceWorkers: 'block',
    })
    if (room.as !== 'guest') await context.addCookies(cookies[room.as])
    // The first visit of a browser loads the files, which is not growth.
    await visitRoom(context, { client, api, room, factor: 1 })
    for (const factor of FACTORS) {
      const grown = await visitRoom(context, { client, api, room, factor })
      lines.push(`${`${room.name} x ${factor}`.padEnd(28)}${format(grown)}`)
    }
    await context.close()
  }
  return lines
}
