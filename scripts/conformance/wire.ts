/** Checks around the calls: the address, browser permissions (CORS), a dead token and its renewal. */

import { SENT_HEADERS } from '#src/api/client/headers.ts'
import { isApiEnvelope, parseEnvelope } from '#src/api/client/response.ts'
import { MOST_CLOCK_ERROR_MS } from './suspects.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE']
/** Without it, clients ignore the wait that a busy server requests. */
const EXPOSED = ['retry-after']
/** Public calls, one of which identifies the address. */
const PUBLIC = ['category', 'course', 'free-course', 'other/time']

export interface WireCheck {
  name: string
  state: 'right' | 'wrong' | 'not asked'
  text: string
}

interface Wire {
  /** The main base. */
  main: string
  /** The client's origin. */
  origin: string
  refreshToken?: string | undefined
  fetch: (request: Request) => Promise<Response>
  /** This machine's clock, in milliseconds since 1970. */
  now?: () => number
}

const GIVEN_UP_AFTER = 30_000
const join = (base: string, path: string) => `${base.replace(/\/$/, '')}/${path}`
const buildRequest = (address: string, init: RequestInit) =>
  new Request(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(GIVEN_UP_AFTER) })

function explain(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } }
  return cause?.code === undefined ? message : `${message}, ${cause.code}`
}

/** Why further checks are useless; undefined when the API answers. */
export async function findWrongAddress({
  main,
  fetch,
}: Pick<Wire, 'main' | 'fetch'>): Promise<string | undefined> {
  if (!/^https?:\/\//.test(main)) return `wrong address: ${main} begins with neither https:// nor http://`
  const seen: string[] = []
  for (const path of PUBLIC) {
    try {
      const response = await fetch(buildRequest(join(main, path), {}))
      if (isApiEnvelope(parseEnvelope(await response.text()))) return undefined
      seen.push(`${path} answers ${response.status}`)
    } catch (error) {
      return `wrong address: ${main} does not answer (${explain(error)})`
    }
  }
  const hint = /\/api\/v2\/?$/.test(main) ? '' : '; the base of the calls ends in /api/v2'
  return `wrong address: no API speaks at ${main} (${seen.join(', ')})${hint}`
}

const readList = (headers: Headers, name: string) =>
  (headers.get(name) ?? '')
    .toLowerCase()
    .split(',')
    .flatMap((each) => (each.trim() === '' ? [] : [each.trim()]))

/** `*` allows everything except requests with credentials, which the client never sends. */
const listMissing = (wanted: readonly string[], given: readonly string[]) =>
  given.includes('*') ? [] : wanted.filter((each) => !given.includes(each.toLowerCase()))

const allows = (headers: Headers, origin: string) =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '')

async function listPreflightFaults({ main, origin, fetch }: Wire): Promise<string[]> {
  const faults: string[] = []
  for (const method of METHODS) {
    const { status, headers } = await fetch(
      buildRequest(join(main, 'user/me'), {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': SENT_HEADERS.toSorted().join(','),
        },
      }),
    )
    if (status < 200 || status > 299) faults.push(`OPTIONS for ${method} answers ${status}`)
    if (!allows(headers, origin))
      faults.push(`Access-Control-Allow-Origin is ${headers.get('access-control-allow-origin') ?? 'missing'}`)
    const hidden = listMissing(SENT_HEADERS, readList(headers, 'access-control-allow-headers'))
    if (hidden.length > 0) faults.push(`Access-Control-Allow-Headers lacks ${hidden.join(', ')}`)
    // GET and POST need no permission.
    const refused =
      method === 'GET' || method === 'POST'
        ? []
        : listMissing([method], readList(headers, 'access-control-allow-methods'))
    if (refused.length > 0) faults.push(`Access-Control-Allow-Methods lacks ${refused.join(', ')}`)
  }
  return [...new Set(faults)]
}

const askWithToken = ({ main, origin, fetch }: Wire, accesstoken: string) =>
  fetch(buildRequest(join(main, 'user/me'), { headers: { origin, accesstoken } }))

/** To the client, an error that a browser hides looks like a lost connection; so does a hidden success. */
async function listAnswerFaults(wire: Wire): Promise<string[]> {
  const { origin, main, fetch } = wire
  const answers = [
    ['a good answer', await fetch(buildRequest(join(main, PUBLIC[0] ?? ''), { headers: { origin } }))],
    ['a 401', await askWithToken(wire, 'conformance-dead-token')],
  ] as const
  return answers.flatMap(([name, { headers }]) => {
    const hidden = listMissing(EXPOSED, readList(headers, 'access-control-expose-headers'))
    return [
      ...(allows(headers, origin) ? [] : [`${name} comes without Access-Control-Allow-Origin`]),
      ...(hidden.length > 0 ? [`${name} exposes no ${hidden.join(', ')}`] : []),
    ]
  })
}

async function listDeadTokenFaults(wire: Wire): Promise<string[]> {
  const { status, ...response } = await askWithToken(wire, 'conformance-dead-token').then(async (answer) => ({
    status: answer.status,
    body: await answer.text(),
  }))
  return [
    ...(status === 401
      ? []
      : [`a dead token is answered with ${status}, expected 401: nobody is logged out, nothing is renewed`]),
    ...(isApiEnvelope(parseEnvelope(response.body)) ? [] : ['the answer is no envelope']),
  ]
}

const askRefresh = ({ main, origin, fetch }: Wire, refreshtoken: string) =>
  fetch(
    buildRequest(join(main, 'user/refresh-token'), {
      method: 'POST',
      headers: {
        origin,
        refreshtoken,
        fingerprint: 'conformance',
        metadata: '{"deviceType":"web"}',
        'content-type': 'application/json',
      },
      body: '{}',
    }),
  )

async function listDeadRefreshFaults(wire: Wire): Promise<string[]> {
  const { status } = await askRefresh(wire, 'conformance-dead-token')
  return status === 401 || status === 403
    ? []
    : [`a dead refresh token is answered with ${status}, expected 401`]
}

async function listRefreshFaults(wire: Wire, refreshToken: string): Promise<string[]> {
  const response = await askRefresh(wire, refreshToken)
  const { data } = (parseEnvelope(await response.text()) ?? {}) as { data?: { accessToken?: string } }
  const renewed = data?.accessToken
  if (!renewed) return [`a living refresh token is answered with ${response.status} and no accessToken`]
  const { status } = await askWithToken(wire, renewed)
  return status === 200 ? [] : [`the new access token is answered with ${status}`]
}

/** The client reckons with both. (rulings R34, R81) */
async function listClockFaults({ main, fetch, now = () => Date.now() }: Wire): Promise<string[]> {
  const response = await fetch(buildRequest(join(main, 'other/time'), {}))
  const { data } = (parseEnvelope(await response.text()) ?? {}) as { data?: { now?: string } }
  const given = [
    ['other/time', data?.now],
    ['the header Date', response.headers.get('date')],
  ] as const
  return given.flatMap(([name, instant]) => {
    const off = Date.parse(instant ?? '') - now()
    if (Number.isNaN(off)) return name === 'other/time' ? ['other/time names no time'] : []
    const minutes = Math.round(Math.abs(off) / 60_000)
    return Math.abs(off) > MOST_CLOCK_ERROR_MS
      ? [`${name} is ${minutes} minutes ${off > 0 ? 'ahead of' : 'behind'} this machine`]
      : []
  })
}

/** In the order in which a browser meets them. */
export async function askWire(wire: Wire): Promise<WireCheck[]> {
  const checks: readonly (readonly [name: string, run: (() => Promise<string[]>) | string])[] = [
    [
      'CORS, preflight',
      new URL(wire.main).origin === wire.origin
        ? 'the API is below the client’s own origin'
        : () => listPreflightFaults(wire),
    ],
    [
      'CORS, answers',
      new URL(wire.main).origin === wire.origin
        ? 'the API is below the client’s own origin'
        : () => listAnswerFaults(wire),
    ],
    ['clock', () => listClockFaults(wire)],
    ['dead access token', () => listDeadTokenFaults(wire)],
    ['dead refresh token', () => listDeadRefreshFaults(wire)],
    [
      'refresh',
      wire.refreshToken === undefined
        ? 'needs a refresh token, which it uses up'
        : () => listRefreshFaults(wire, wire.refreshToken ?? ''),
    ],
  ]
  const results: WireCheck[] = []
  for (const [name, run] of checks) {
    if (typeof run === 'string') {
      results.push({ name, state: 'not asked', text: run })
      continue
    }
    const faults = await run().catch((error: unknown) => [`no answer: ${explain(error)}`])
    results.push({ name, state: faults.length === 0 ? 'right' : 'wrong', text: faults.join('; ') })
  }
  return results
}
