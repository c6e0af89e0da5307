/** For tests: a connection, a token store and locks that a test controls. */

import type { ConnectOptions, SessionEnd, Tokens, TokenStore } from '#src/api/client/ports.ts'

/** One request as the server saw it. */
export interface Seen {
  method: string
  path: string
  url: string
  headers: Headers
  body: Uint8Array
}

export type Respond = (seen: Seen, nth: number) => Response | Promise<Response>

/** An envelope as the server writes it. (ruling R8) */
export function envelope(
  data: unknown,
  { status = 200, msg = '', ...more }: { status?: number; msg?: unknown; errors?: unknown } = {},
): Response {
  return Response.json(
    { code: status, status: status < 400 ? 'success' : 'error', msg, data, ...more },
    { status },
  )
}

/** The error of a call, caught at once so that a test may advance time before it looks. */
export async function failureOf(calling: Promise<unknown>): Promise<unknown> {
  try {
    await calling
  } catch (error) {
    return error
  }
  throw new Error('it was to fail')
}

/** Several tabs of one browser share `cookies`; each has its own session. */
export function memoryTokens(cookies: Partial<Tokens> = {}): TokenStore {
  let session = new AbortController()
  return {
    read: () => ({ accessToken: cookies.accessToken, refreshToken: cookies.refreshToken }),
    write: (renewed) => {
      Object.assign(cookies, {
        accessToken: renewed.accessToken,
        refreshToken: renewed.refreshToken ?? cookies.refreshToken,
      })
      return true
    },
    clear: () => {
      Object.assign(cookies, { accessToken: undefined, refreshToken: undefined })
      session.abort()
      session = new AbortController()
    },
    sessionSignal: () => session.signal,
  }
}

/** Locks of one browser: first come, first served; `isFrozen` = the first holder never releases it. */
export function fakeLocks({ isFrozen = false } = {}): LockManager {
  const queues = new Map<string, { last: Promise<unknown>; onServer: number }>()
  const queueOf = (name: string) => {
    const fresh = isFrozen
      ? { last: new Promise(() => undefined), onServer: 1 }
      : { last: Promise.resolve(), onServer: 0 }
    const queue = queues.get(name) ?? fresh
    queues.set(name, queue)
    return queue
  }
  const request = async (name: string, options: LockOptions, callback: (lock: Lock | null) => unknown) => {
    const queue = queueOf(name)
    if (options.ifAvailable && queue.onServer > 0) return callback(null)
    queue.onServer += 1
    const before = queue.last
    const given = new Promise((resolve, reject) => {
      options.signal?.addEventListener('abort', () => {
        queue.onServer -= 1
        reject(new DOMException('given up', 'AbortError'))
      })
      void before.then(resolve)
    })
    const mine = (async () => {
      await given
      try {
        return await callback({ name, mode: 'exclusive' })
      } finally {
        queue.onServer -= 1
      }
    })()
    queue.last = mine.catch(() => undefined)
    return mine
  }
  return { request, query: () => Promise.resolve({}) } as unknown as LockManager
}

export interface FakeLine {
  connection: ConnectOptions
  seen: Seen[]
  toasts: string[]
  lost: SessionEnd[]
  refreshes: () => number
}

/** A connection whose every call is answered by `respond`; its calls, toasts and lost sessions can be read. */
export function fakeLine(respond: Respond, options: Partial<ConnectOptions> = {}): FakeLine {
  const seen: Seen[] = []
  const toasts: string[] = []
  const lost: SessionEnd[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const url = new URL(request.url)
    const body = new Uint8Array(await request.arrayBuffer())
    const one: Seen = {
      method: request.method,
      path: url.pathname,
      url: request.url,
      headers: request.headers,
      body,
    }
    seen.push(one)
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
    return Promise.race([respond(one, seen.length), aborted])
  }
  const connection: ConnectOptions = {
    addresses: {
      main: 'http://api.test/api/v2',
      talent: 'http://talent.test/api/v2',
      search: 'http://search.test',
    },
    tokens: memoryTokens(),
    guestId: () => 'guest-1',
    device: {
      read: () => Promise.resolve({ fingerprint: 'print-1', metadata: { deviceType: 'web' } }),
      stored: () => ({ fingerprint: undefined, metadata: undefined }),
    },
    onSessionLost: (to) => lost.push(to),
    showToast: ({ message }) => toasts.push(message),
    locks: null,
    fetch,
    ...options,
  }
  const refreshes = () => seen.filter(isRefresh).length
  return { connection, seen, toasts, lost, refreshes }
}

/** Cookies whose access token the server no longer takes. */
export const staleTokens = () => ({ accessToken: 'old', refreshToken: 'refresh-1' })

export function isRefresh({ path }: Seen): boolean {
  return path.endsWith('/user/refresh-token')
}

/** The response to a refresh. */
export function renewed(accessToken: string): Response {
  const ends = { accessTokenExp: '2030-01-01T00:00:00Z', refreshTokenExp: '2030-02-01T00:00:00Z' }
  return envelope({ accessToken, refreshToken: 'refresh-2', session_token: 's', ...ends })
}

/** A server that takes only the token `new`, and gives it for a refresh. */
export const takesNew: Respond = (seen) => {
  if (isRefresh(seen)) return renewed('new')
  return seen.headers.get('accesstoken') === 'new'
    ? envelope('fine')
    : envelope(null, { status: 401, msg: 'টোকেন শেষ' })
}
