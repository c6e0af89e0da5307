/**
 * Sends every call of the contract that its tokens permit, and fills ids from earlier replies. Reads only,
 * unless writes are allowed.
 */

import { formatPath, listRows, type KeyedRow } from '#src/api/contract/all.ts'
import { auth } from '#src/api/contract/auth.ts'
import { isPage, type Row } from '#src/api/row.ts'
import type { Feature } from '#src/lib/features.ts'
import { findFeatureOfCall } from '../features/lacking.ts'
import type { Finding, Verdict } from './finding.ts'
import {
  type Asking,
  buildAddress,
  type Inputs,
  learn,
  listInputs,
  listNeeds,
  listRoles,
  type Role,
  type Server,
} from './inputs.ts'
import { type Answer, decideVerdict, dropEqual, type Judgement, judge } from './judge.ts'
import { WRITES } from './writes.ts'

const GIVEN_UP_AFTER = 30_000
/** Statuses that mean: try another id. */
const REFUSED = new Set([400, 403, 404, 409, 410])

export interface Result extends Omit<Judgement, 'verdict' | 'value'> {
  key: string
  method: string
  path: string
  base: string
  verdict: Verdict | 'not asked'
  /** Why a call was not sent. */
  reason?: string
  /** The feature that is not offered, so that no screen misses the call. */
  leftOut?: Feature
}

type Ask = (inputs: Inputs, role?: Role) => Promise<Answer>

async function ask(
  { server }: Asking,
  row: Row,
  role: Role,
  inputs: Inputs,
  body?: unknown,
): Promise<Answer> {
  const headers = new Headers({
    guestid: 'conformance',
    fingerprint: 'conformance',
    metadata: JSON.stringify({ deviceType: 'web' }),
  })
  const token = role === 'guest' ? undefined : server.tokens[role]
  if (token) headers.set('accesstoken', token)
  if (body !== undefined) headers.set('content-type', 'application/json')
  const address = buildAddress(row, server.addresses[row.options.base ?? 'main'] ?? '', inputs)
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const signal = AbortSignal.timeout(GIVEN_UP_AFTER)
  const now = server.now ?? (() => performance.now())
  const start = now()
  const response = await server.fetch(
    new Request(address, { method: row.method, headers, signal, redirect: 'manual', ...sent }),
  )
  return {
    status: response.status,
    body: await response.text(),
    type: response.headers.get('content-type'),
    took: now() - start,
    at: (server.clock ?? (() => Date.now()))(),
    ...(token && { privateCache: response.headers.get('cache-control') }),
  }
}

/** The cause contains the network error's message. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = (error.cause ?? {}) as { code?: string }
  return code === undefined ? error.message : `${error.message}, ${code}`
}

/**
 * The token in the builder's address works only for the builder's calls; as a login it must be rejected.
 * (spec 9)
 */
async function listBuilderDoors({ server }: Asking, value: unknown): Promise<Finding[]> {
  const { url } = (value ?? {}) as { url?: unknown }
  const token =
    typeof url === 'string' && URL.canParse(url)
      ? new URLSearchParams(new URL(url).hash.slice(1)).get('token')
      : null
  if (!token) return []
  const headers = new Headers({
    accesstoken: token,
    fingerprint: 'conformance',
    metadata: JSON.stringify({ deviceType: 'web' }),
  })
  const address = buildAddress(auth.me, server.addresses.main ?? '', [])
  const signal = AbortSignal.timeout(GIVEN_UP_AFTER)
  const { ok } = await server.fetch(new Request(address, { headers, signal, redirect: 'manual' }))
  return ok
    ? [
        {
          kind: 'wrong status',
          path: 'data.url',
          text: 'the token in it opens user/me: it must be good for the builder only',
        },
      ]
    : []
}

/** Checks a matching read with an unknown token. (ruling R10) */
async function listOpenDoors(
  { options: { role = 'any' } }: Row,
  askAs: Ask,
  inputs: Inputs,
): Promise<Finding[]> {
  if ([role].flat().some((each) => each === 'any' || each === 'guest')) return []
  const { status } = await askAs(inputs, 'guest')
  return status === 401 || status === 403
    ? []
    : [{ kind: 'wrong status', path: '', text: `answered ${status} without a token, expected 401` }]
}

/** Checks how a list of two or more rows handles `page` and `count`. (ruling R35) */
async function listPagingFaults(
  { options: { query, reply, force } }: Row,
  value: unknown,
  askAs: Ask,
  inputs: Inputs,
): Promise<Finding[]> {
  const names = Object.keys((query as { entries?: object } | undefined)?.entries ?? {})
  const { total } = Object(value) as { total?: number }
  if (!reply || !isPage(reply) || force || !names.includes('page') || !total || total < 2) return []
  const readPage = async (page: string) => {
    const paged: Inputs = [...inputs, ['page', page, false], ['count', '1', false]]
    return (JSON.parse((await askAs(paged)).body) as { data?: unknown[] }).data ?? []
  }
  const [first, second] = [await readPage('1'), await readPage('2')]
  if (first.length !== 1)
    return [{ kind: 'wrong type', path: 'count', text: `count=1 gives ${first.length} rows` }]
  return JSON.stringify(first) === JSON.stringify(second)
    ? [{ kind: 'wrong type', path: 'page', text: 'page=2 gives the rows of page 1' }]
    : []
}

async function probe(
  asking: Asking,
  { row, key }: Pick<KeyedRow, 'row' | 'key'>,
  role: Role,
  { value, findings }: Judgement,
  inputs: Inputs,
): Promise<Judgement> {
  const askAs: Ask = (each, as = role) => ask(asking, row, as, each)
  const more = dropEqual([
    ...findings,
    ...(await listOpenDoors(row, askAs, inputs)),
    ...(await listPagingFaults(row, value, askAs, inputs)),
    ...(key === 'job.cvToken' ? await listBuilderDoors(asking, value) : []),
  ])
  return { verdict: decideVerdict(more), findings: more, value }
}

/** Tries the candidates in turn while each rejection concerns only that id. */
async function judgeRole(
  asking: Asking,
  { row, key }: KeyedRow,
  role: Role,
  inputs: readonly Inputs[],
): Promise<Judgement> {
  const ids = Object.fromEntries((inputs[0] ?? []).map(([name, value]) => [name, value]))
  const body = row.method === 'GET' ? undefined : WRITES[key]?.body?.(ids)
  let last: Judgement = { verdict: 'not there', findings: [] }
  for (const each of inputs) {
    try {
      const answer = await ask(asking, row, role, each, body)
      last = judge(row, answer)
      if (last.value !== undefined) learn(asking, role, key, last.value)
      const isRead = row.method === 'GET' && last.value !== undefined
      if (last.verdict !== 'wrong status' || !REFUSED.has(answer.status))
        return isRead ? await probe(asking, { row, key }, role, last, each) : last
    } catch (error) {
      return {
        verdict: 'not there',
        findings: [{ kind: 'not there', path: '', text: `no answer: ${explain(error)}` }],
      }
    }
  }
  return last
}

/** Says why a call is always skipped. */
function findReason({ server }: Asking, { row, key }: KeyedRow, roles: readonly Role[]): string | undefined {
  const base = row.options.base ?? 'main'
  if (row.method !== 'GET' && WRITES[key] === undefined) return 'a write that is never tried'
  if (row.method !== 'GET' && !server.canWrite) return 'a write: needs --write'
  if (server.addresses[base] === undefined) return `no address of the ${base} base`
  if (roles.length === 0) return `needs a token of: ${[row.options.role].flat().join(', ')}`
  return undefined
}

/** Each role reads its own ids; guest reads and writes are sent once. */
async function judgeRoles(asking: Asking, keyed: KeyedRow, roles: readonly Role[]): Promise<Judgement[]> {
  const judged: Judgement[] = []
  for (const role of roles) {
    const inputs = listInputs(asking, keyed, role)
    if (inputs === undefined) continue
    const next = await judgeRole(asking, keyed, role, inputs)
    judged.push(next)
    if (next.verdict !== 'wrong status' && (role === 'guest' || keyed.row.method !== 'GET')) break
  }
  // A role without such records is rejected, while another role succeeds.
  const answered = judged.filter(({ verdict }) => verdict !== 'wrong status')
  return answered.length > 0 ? answered : judged.slice(0, 1)
}

/** Undefined while an id is missing. */
async function askRow(asking: Asking, keyed: KeyedRow, isLastRound: boolean): Promise<Result | undefined> {
  const { row, key } = keyed
  const about = {
    key,
    method: row.method,
    path: formatPath(row).replace(/^\//, ''),
    base: row.options.base ?? 'main',
  }
  const leaveOut = (reason: string): Result => ({ ...about, findings: [], verdict: 'not asked', reason })
  const leftOut = findFeatureOfCall(keyed)
  if (leftOut && !asking.server.offered[leftOut]) return { ...leaveOut(`${leftOut} is not offered`), leftOut }
  const roles = listRoles(row, asking.server.tokens)
  const reason = findReason(asking, keyed, roles)
  if (reason !== undefined) return leaveOut(reason)
  const judged = await judgeRoles(asking, keyed, roles)
  if (judged.length > 0) {
    const findings = dropEqual(judged.flatMap((each) => each.findings))
    return { ...about, verdict: decideVerdict(findings), findings }
  }
  if (!isLastRound) return undefined
  const kinds = listNeeds(keyed, roles[0] ?? 'guest').flatMap(({ need }) =>
    typeof need === 'string' ? [need] : [],
  )
  return leaveOut(`no earlier reply gave: ${kinds.join(', ')} (--id "kind=value")`)
}

/** Reads come first and repeat while they find new ids; then the writes follow in table order. */
export async function askAll(server: Server): Promise<Result[]> {
  const asking: Asking = { server, known: new Map() }
  const rows = listRows().filter(({ row }) => row.options.base !== 'external')
  const results = new Map<string, Result>()
  let waiting = rows.filter(({ row }) => row.method === 'GET')
  for (let isLastRound = false; waiting.length > 0;) {
    const before = waiting.length
    for (const keyed of waiting) {
      const result = await askRow(asking, keyed, isLastRound)
      if (result) results.set(keyed.key, result)
    }
    waiting = waiting.filter(({ key }) => !results.has(key))
    isLastRound = waiting.length === before
  }
  const order = Object.keys(WRITES)
  const writes = rows
    .filter(({ row }) => row.method !== 'GET')
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
  for (const keyed of writes) results.set(keyed.key, (await askRow(asking, keyed, true))!)
  return rows.map(({ key }) => results.get(key)!)
}
