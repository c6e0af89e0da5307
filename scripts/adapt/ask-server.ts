/**
 * Asks a living server for the reads of the contract at their likely addresses. Nothing but GET is sent, and
 * nothing to another origin than the one that was named.
 */

import { nameCall } from '#src/api/adapters/adapt-by-plan.ts'
import { listRows } from '#src/api/contract/all.ts'
import type { Row } from '#src/api/row.ts'
import { inferSchema } from './schema.ts'
import type { Operation, Source } from './source.ts'

export interface Server {
  address: string
  token: string | undefined
  fetch: (request: Request) => Promise<Response>
}

const GIVEN_UP_AFTER = 15_000
/** Common base paths of an API, tried below the given address. */
const PREFIXES = ['', 'api', 'api/v1', 'v1', 'api/v2']
/** One of these is on every server of courses. */
const FIRST_ASKED = ['course', 'courses', 'category', 'categories']
const ID_FIELDS = ['_id', 'id', 'uuid', 'idx', 'course_id', 'key']
const SLUG_FIELDS = ['slug', 'handle', 'permalink', ...ID_FIELDS]

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const makePlural = (word: string) => (word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`)
const splitPath = (path: string) => path.split('/').filter(Boolean)

interface Answer {
  status: number
  body: unknown
}

/** A redirect is followed once, and only to the same origin: frameworks add a slash so. */
async function ask(server: Server, address: URL, isSecond = false): Promise<Answer> {
  const { token } = server
  const headers = new Headers({ accept: 'application/json' })
  if (token) {
    headers.set('accesstoken', token)
    headers.set('authorization', `Bearer ${token}`)
  }
  const signal = AbortSignal.timeout(GIVEN_UP_AFTER)
  const response = await server.fetch(new Request(address, { headers, signal, redirect: 'manual' }))
  const { status } = response
  const location = response.headers.get('location')
  if (status >= 300 && status < 400 && location !== null && !isSecond) {
    const to = new URL(location, address)
    return to.origin === address.origin ? ask(server, to, true) : { status, body: undefined }
  }
  const text = await response.text()
  try {
    return { status, body: JSON.parse(text) as unknown }
  } catch {
    return { status, body: undefined }
  }
}

/** The first rows of any list in a reply. */
function listFirstRows(value: unknown, depth = 0): Fields[] {
  if (Array.isArray(value)) return value.filter(isRecord).slice(0, 1)
  if (!isRecord(value) || depth > 2) return []
  return Object.values(value).flatMap((each) => listFirstRows(each, depth + 1))
}

async function findBase(server: Server): Promise<string> {
  const start = server.address.replace(/\/+$/, '')
  for (const prefix of PREFIXES) {
    for (const path of FIRST_ASKED) {
      const base = prefix === '' ? start : `${start}/${prefix}`
      const answer = await ask(server, new URL(`${base}/${path}`))
      if (answer.status < 300 && typeof answer.body === 'object' && answer.body !== null) return base
    }
  }
  throw new Error(
    `${start} has no list of courses or categories at a likely address. Name the address of its API, or give its document or a recording.`,
  )
}

/** The path itself, and with its first part in the plural. */
function listPaths({ path }: Row): string[] {
  const [first = '', ...rest] = splitPath(path)
  const own = path.replace(/^\//, '')
  return [own, [makePlural(first), ...rest].join('/')]
}

const canAsk = ({ options: { role = 'any' } }: Row, token: string | undefined) =>
  token !== undefined || [role].flat().some((each) => each === 'any' || each === 'guest')

function explainUnasked({ method, options }: Row, token: string | undefined): string | undefined {
  if (method !== 'GET') return 'not asked: a write'
  if ((options.base ?? 'main') !== 'main') return `not asked: the ${options.base} address`
  if (!canAsk({ options } as Row, token)) return 'not asked: needs --token'
  const entries = Object.values(
    (options.query as { entries?: Record<string, { type: string }> } | undefined)?.entries ?? {},
  )
  return entries.some(({ type }) => type !== 'optional') ? 'not asked: its query needs a value' : undefined
}

/** Values for the parameters of a path, from the lists that were read above it. */
function fillPath(path: string, known: ReadonlyMap<string, Fields>): string | undefined {
  const parts = splitPath(path)
  const row = known.get(parts[0] ?? '')
  const filled = parts.map((part) => {
    if (!part.startsWith(':')) return part
    const fields = part.toLowerCase().includes('slug') ? SLUG_FIELDS : ID_FIELDS
    const field = fields.find((name) => /^(?:string|number)$/.test(typeof row?.[name]))
    return field === undefined ? undefined : encodeURIComponent(String(row?.[field]))
  })
  const slash = path.endsWith('/') ? '/' : ''
  return filled.every((part) => part !== undefined) ? filled.join('/') + slash : undefined
}

/** Statuses that say nothing of the call itself: who asks, or how. */
const REFUSED = new Set([400, 401, 403, 422, 429, 500, 502, 503])

interface Asking {
  server: Server
  base: string
  /** The first row of each list, by the first part of its path. */
  known: Map<string, Fields>
}

/** The call as it was answered, or why nothing is known of it; undefined when the server lacks it. */
async function askRow({ server, base, known }: Asking, row: Row): Promise<Operation | string | undefined> {
  const reason = explainUnasked(row, server.token)
  if (reason !== undefined) return reason
  const asked = listPaths(row).flatMap((path) => {
    const filled = fillPath(path, known)
    return filled === undefined ? [] : [{ path, filled }]
  })
  if (asked.length === 0) return 'not asked: no list gave an id'
  let refused: string | undefined
  for (const { path, filled } of asked) {
    const { status, body } = await ask(server, new URL(`${base}/${filled}`))
    if (REFUSED.has(status)) refused = `answered ${status}`
    if (status >= 300 || typeof body !== 'object' || body === null) continue
    const [first] = listFirstRows(body)
    if (first && !row.path.includes(':')) known.set(splitPath(path)[0] ?? '', first)
    return {
      method: 'GET',
      path: path.replaceAll(/:(\w+)/g, '{$1}'),
      query: ['page', 'count'],
      reply: inferSchema([body]),
    }
  }
  // Another id may be found: the list above it decides.
  return refused ?? (row.path.includes(':') ? 'answered 404 for the id that a list gave' : undefined)
}

const getStart = ({ path }: Row) => splitPath(path)[0] ?? ''

/** A call below a path of which no list is there is not there either. */
function dropBelowLacking(
  rows: readonly Row[],
  operations: readonly Operation[],
  unasked: Map<string, string>,
): void {
  const isThere = (start: string) =>
    operations.some(({ path }) => [start, makePlural(start)].includes(splitPath(path)[0] ?? ''))
  const lacking = rows.filter(({ method, path }) => method === 'GET' && !path.includes(':'))
  const starts = new Set(lacking.filter((row) => !unasked.has(nameCall(row))).map(getStart))
  for (const row of rows)
    if (starts.has(getStart(row)) && !isThere(getStart(row))) unasked.delete(nameCall(row))
}

export async function askServer(server: Server): Promise<Source> {
  const base = await findBase(server)
  const asking: Asking = { server, base, known: new Map() }
  const unasked = new Map<string, string>()
  const operations: Operation[] = []
  const hasParameter = ({ path }: Row) => Number(path.includes(':'))
  const rows = listRows().flatMap(({ row }) => (row.options.base === 'external' ? [] : [row]))
  // Lists first: they have the ids of the rest.
  for (const row of rows.toSorted((one, other) => hasParameter(one) - hasParameter(other))) {
    const answer = await askRow(asking, row)
    if (typeof answer === 'string') unasked.set(nameCall(row), answer)
    else if (answer !== undefined) operations.push(answer)
  }
  dropBelowLacking(rows, operations, unasked)
  return {
    kind: 'server',
    title: new URL(base).host,
    base,
    sendsBearer: false,
    operations,
    root: undefined,
    unasked,
    notes: [
      'What was not asked counts as guessed, at the contract’s own address; so do the names of the pages of a list.',
    ],
  }
}
