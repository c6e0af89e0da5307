/**
 * The one-shot refresh: one for all calls, all bases and all tabs, with three outcomes. (spec 4 Token
 * refresh, ruling R16)
 */

import ky, { HTTPError } from 'ky'
import { session } from '../contract/session.ts'
import type { Refreshed } from '../shapes/session.ts'
import { ApiError } from './api-error.ts'
import { formatAsciiJson, isToken } from './headers.ts'
import type { ConnectOptions, Refresher, SessionEnd, TokenStore } from './ports.ts'
import { buildAddress, getFetch } from './request.ts'
import { checkReply, findMessage, parseEnvelope } from './response.ts'
import { words } from './words.ts'

/** Without a response for this long there is no connection. */
const RESPONSE_LIMIT = 15_000
const DEFAULT_FINGERPRINT = 'server-side-request'

const LOCK_NAME = 'token-refresh'
/** A tab that froze while holding the lock must not block the others for ever. */
const LOCK_LIMIT = 20_000
/** In Firefox the winner's cookie reaches other tabs slightly after the lock. */
const COOKIE_WAIT = 1000
const COOKIE_STEP = 25

/** Checks every 25 ms until there is a result or the time is over. */
async function waitFor<T>(look: () => T | undefined, limit: number): Promise<T | undefined> {
  for (let waited = 0; ; waited += COOKIE_STEP) {
    const seen = look()
    if (seen !== undefined || waited >= limit) return seen
    await new Promise((resolve) => setTimeout(resolve, COOKIE_STEP))
  }
}

interface Refreshing<T> {
  /** Reads what another tab wrote to the cookies; undefined while they are unchanged. */
  look: () => T | undefined
  /** Must settle by itself and never reject: a rejection counts as a failure of the lock. */
  renew: () => Promise<T>
}

/** Locks that a frozen tab held for the whole {@link LOCK_LIMIT}: nobody waits for them that long again. */
const stuckLocks = new WeakSet<LockManager>()

/**
 * Runs `renew` in one tab at a time; the others use its outcome. Without locks, or if they fail, this tab
 * runs it by itself.
 */
export async function runOncePerBrowser<T>(
  locks: LockManager | null | undefined,
  { look, renew }: Refreshing<T>,
): Promise<T> {
  if (!locks) return look() ?? renew()
  try {
    const first = await locks.request(LOCK_NAME, { ifAvailable: true }, async (lock) =>
      lock ? (look() ?? (await renew())) : undefined,
    )
    if (first !== undefined) {
      stuckLocks.delete(locks)
      return first
    }
    if (stuckLocks.has(locks)) return (await waitFor(look, COOKIE_WAIT)) ?? (await renew())
    const limit = new AbortController()
    const timer = setTimeout(() => {
      stuckLocks.add(locks)
      limit.abort()
    }, LOCK_LIMIT)
    return await locks.request(LOCK_NAME, { signal: limit.signal }, async () => {
      clearTimeout(timer)
      return (await waitFor(look, COOKIE_WAIT)) ?? (await renew())
    })
  } catch {
    return look() ?? renew()
  }
}

type Outcome = { accessToken: string } | { error: ApiError }
type Renewed = NonNullable<Refreshed> & { accessToken: string }

function buildHeaders({ device, domain }: ConnectOptions, refreshtoken: string): Record<string, string> {
  const stored = device.stored()
  const fingerprint = isToken(stored.fingerprint) ? stored.fingerprint : DEFAULT_FINGERPRINT
  return {
    refreshtoken,
    fingerprint,
    metadata: formatAsciiJson({ deviceType: 'web', domain: domain ?? '', ...stored.metadata }),
  }
}

/** Reads the refresh's response: an empty text means no token, a text that is not JSON is an error. */
function readResponse(text: string): { renewed: Renewed | undefined } | { isBroken: true } {
  if (text.trim() === '' || text.trim() === 'null') return { renewed: undefined }
  const envelope = parseEnvelope(text)
  if (envelope === undefined) return { isBroken: true }
  const checked = checkReply(session.refresh.options.reply, envelope)
  const data = checked.isGood ? (checked.reply as Refreshed) : undefined
  return {
    renewed: data && isToken(data.accessToken) ? { ...data, accessToken: data.accessToken } : undefined,
  }
}

/**
 * Reads from the cookies what another tab did: renewed the stale token or ended the session; undefined while
 * they are unchanged.
 */
function lookAt(tokens: TokenStore, stale: string | undefined): Outcome | undefined {
  const { accessToken, refreshToken } = tokens.read()
  if (accessToken !== undefined && accessToken !== stale) return { accessToken }
  return refreshToken === undefined ? { error: new ApiError('session') } : undefined
}

/** ky has already read the body of a failed response. */
function readText(error: HTTPError): string {
  return typeof error.data === 'string' ? error.data : JSON.stringify(error.data ?? null)
}

export function makeRefresher(connection: ConnectOptions): Refresher {
  const { tokens } = connection
  let running: Promise<Outcome> | undefined

  /** Ends the session, once: shows why, clears the tokens, and navigates away. */
  function endSession(to: SessionEnd, message: string): Outcome {
    tokens.clear()
    connection.showToast({ kind: 'error', message })
    connection.onSessionLost(to)
    return { error: new ApiError('session', { msg: message }) }
  }

  async function ask(refreshToken: string): Promise<string> {
    const options = {
      fetch: getFetch(connection),
      retry: 0,
      timeout: RESPONSE_LIMIT,
      totalTimeout: RESPONSE_LIMIT,
      headers: buildHeaders(connection, refreshToken),
    }
    return ky.post(buildAddress(session.refresh, {}, connection.addresses), options).text()
  }

  /**
   * Never rejects. A response to a session that has ended meanwhile, here or in another tab, is dropped.
   * Without locks another tab may have refreshed the same session: then its tokens are in the cookies, and
   * they are the outcome. (ruling R16)
   */
  async function renewOnce(stale: string | undefined): Promise<Outcome> {
    const asked = { number: tokens.sessionNumber(), refreshToken: tokens.read().refreshToken }
    const findConflict = (): Outcome | undefined => {
      const isOver = tokens.sessionNumber() !== asked.number
      if (!isOver && tokens.read().refreshToken === asked.refreshToken) return undefined
      return (isOver ? undefined : lookAt(tokens, stale)) ?? { error: new ApiError('session') }
    }
    if (asked.refreshToken === undefined) return { error: new ApiError('session') }
    if (!isToken(asked.refreshToken)) return endSession('/', words.somethingWentWrong)
    let text: string
    try {
      text = await ask(asked.refreshToken)
    } catch (cause) {
      if (!(cause instanceof HTTPError)) return { error: new ApiError('no-answer', { cause }) }
      return (
        findConflict() ??
        endSession('/', findMessage(parseEnvelope(readText(cause))) ?? words.somethingWentWrong)
      )
    }
    const conflict = findConflict()
    if (conflict) return conflict
    const response = readResponse(text)
    if ('isBroken' in response) return endSession('/', words.somethingWentWrong)
    if (response.renewed === undefined) return endSession('/login', words.noAccessToken)
    return tokens.write(response.renewed)
      ? { accessToken: response.renewed.accessToken }
      : endSession('/', words.sessionNotStored)
  }

  async function renew(stale: string | undefined): Promise<string | undefined> {
    const { accessToken, refreshToken } = tokens.read()
    if (accessToken !== undefined && accessToken !== stale) return accessToken
    if (refreshToken === undefined && running === undefined) return undefined
    const locks = connection.locks === undefined ? globalThis.navigator?.locks : connection.locks
    running ??= runOncePerBrowser(locks, {
      look: () => lookAt(tokens, stale),
      renew: () => renewOnce(stale),
    }).finally(() => {
      running = undefined
    })
    const outcome = await running
    if ('error' in outcome) throw outcome.error
    return outcome.accessToken
  }

  return { renew }
}
