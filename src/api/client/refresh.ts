/**
 * The one-shot refresh: one for all calls, all bases and all tabs. Only a verdict ends the session; a server
 * that does not decide is asked again. (spec 4 Token refresh, rulings R16, R93)
 */

import ky, { HTTPError, TimeoutError } from 'ky'
import { session } from '../contract/session.ts'
import type { Refreshed } from '../shapes/session.ts'
import { ApiError } from './api-error.ts'
import { formatAsciiJson, isToken } from './headers.ts'
import type { ConnectOptions, Refresher, SessionEnd, TokenStore } from './ports.ts'
import { buildAddress, getFetch } from './request.ts'
import { checkReply, findMessage, findStatus, parseEnvelope, parseRetryAfter } from './response.ts'
import { words } from './words.ts'

/** Without a response for this long there is no connection. */
const RESPONSE_LIMIT = 15_000
/** The waits between the tries while nobody decides; a busy server may ask for another. (ruling R93) */
const WAITS = [1000, 2000, 4000, 8000]
const LONGEST_RETRY_AFTER = 10_000
/** After this many failures in a row the app is told, and leaves a page without unsent work. */
const TOLD_AFTER = 4
/** A missing connection is repeated as often as a read is; then its callers wait for the connection. (ruling R42) */
const MOST_LINE_REPEATS = 2
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

/** The session goes on with this token, or is over. */
type Verdict = { accessToken: string } | { error: ApiError }
/** Nobody has decided: no connection (`no-answer`), or a server that is busy or broken (`http` 503). */
interface Undecided {
  undecided: ApiError
  isLast?: boolean
}
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

/** Reads the refresh's response: an empty text means no token; with an error inside, or no JSON, it is no reply. */
function readResponse(
  text: string,
): { renewed: Renewed | undefined } | { status: number | undefined; msg?: string | undefined } {
  if (text.trim() === '' || text.trim() === 'null') return { renewed: undefined }
  const envelope = parseEnvelope(text)
  if (envelope === undefined) return { status: undefined }
  if (envelope['status'] === 'error') return { status: findStatus(envelope), msg: findMessage(envelope) }
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
function lookAt(tokens: TokenStore, stale: string | undefined): Verdict | undefined {
  const { accessToken, refreshToken } = tokens.read()
  if (accessToken !== undefined && accessToken !== stale) return { accessToken }
  return refreshToken === undefined ? { error: new ApiError('session') } : undefined
}

/** Only these are the server's word about the session. (ruling R93) */
const isVerdict = (status: number | undefined) => status !== undefined && status >= 400 && status <= 404

/** The server answers, but does not decide: for the calls that wait it is a busy one. */
const buildUndecided = (cause?: HTTPError): Undecided => ({
  undecided: new ApiError('http', {
    status: 503,
    cause,
    ...(cause && { retryAfter: parseRetryAfter(cause.response.headers) }),
  }),
})

/** A connection that hangs has been waited for long enough. */
const buildUnanswered = (cause: unknown): Undecided => ({
  undecided: new ApiError('no-answer', { cause }),
  isLast: cause instanceof TimeoutError || !(globalThis.navigator?.onLine ?? true),
})

function getWait(failures: number, { retryAfter }: ApiError): number {
  const wait = WAITS[failures - 1] ?? 0
  return retryAfter === undefined ? wait : Math.min(Math.max(retryAfter, wait), LONGEST_RETRY_AFTER)
}

/** ky has already read the body of a failed response. */
function readText(error: HTTPError): string {
  return typeof error.data === 'string' ? error.data : JSON.stringify(error.data ?? null)
}

async function ask(connection: ConnectOptions, refreshToken: string): Promise<string> {
  const options = {
    fetch: getFetch(connection),
    retry: 0,
    timeout: RESPONSE_LIMIT,
    totalTimeout: RESPONSE_LIMIT,
    headers: buildHeaders(connection, refreshToken),
  }
  return ky.post(buildAddress(session.refresh, {}, connection.addresses), options).text()
}

/** Tries again until somebody decides. The lock is free during the waits: another tab may be luckier. */
async function repeatUndecided(
  first: Promise<Verdict | Undecided>,
  again: () => Promise<Verdict | Undecided>,
  tell: (isUndecided: boolean) => void,
): Promise<Verdict | Undecided> {
  let outcome = await first
  for (let failures = 1; 'undecided' in outcome && !outcome.isLast; failures += 1) {
    const { undecided } = outcome
    const isLine = undecided.kind === 'no-answer'
    if (failures >= TOLD_AFTER && !isLine) tell(true)
    if (failures > (isLine ? MOST_LINE_REPEATS : WAITS.length)) break
    const wait = getWait(failures, undecided)
    await new Promise((resolve) => setTimeout(resolve, wait))
    outcome = await again()
  }
  if (!('undecided' in outcome)) tell(false)
  return outcome
}

export function makeRefresher(connection: ConnectOptions): Refresher {
  const { tokens } = connection
  let isTold = false
  let running: { first: Promise<Verdict | Undecided>; whole: Promise<Verdict | Undecided> } | undefined

  /** Ends the session, once: shows why, clears the tokens, and navigates away. */
  function endSession(to: SessionEnd, message: string): Verdict {
    tokens.clear()
    connection.showToast({ kind: 'error', message })
    connection.onSessionLost(to)
    return { error: new ApiError('session', { msg: message }) }
  }

  /**
   * Never rejects. A response to a session that has ended meanwhile, here or in another tab, is dropped.
   * Without locks another tab may have refreshed the same session: then its tokens are in the cookies, and
   * they are the outcome. (ruling R16)
   */
  async function renewOnce(stale: string | undefined): Promise<Verdict | Undecided> {
    const asked = { session: tokens.sessionSignal(), refreshToken: tokens.read().refreshToken }
    const findConflict = (): Verdict | undefined => {
      const isOver = asked.session.aborted
      if (!isOver && tokens.read().refreshToken === asked.refreshToken) return undefined
      return (isOver ? undefined : lookAt(tokens, stale)) ?? { error: new ApiError('session') }
    }
    if (asked.refreshToken === undefined) return { error: new ApiError('session') }
    if (!isToken(asked.refreshToken)) return endSession('/', words.somethingWentWrong)
    let text: string
    try {
      text = await ask(connection, asked.refreshToken)
    } catch (cause) {
      if (!(cause instanceof HTTPError)) return buildUnanswered(cause)
      const conflict = findConflict()
      if (conflict) return conflict
      const envelope = parseEnvelope(readText(cause))
      if (envelope === undefined || !isVerdict(cause.response.status)) return buildUndecided(cause)
      return endSession('/', findMessage(envelope) ?? words.somethingWentWrong)
    }
    const conflict = findConflict()
    if (conflict) return conflict
    const response = readResponse(text)
    if ('status' in response)
      return isVerdict(response.status)
        ? endSession('/', response.msg ?? words.somethingWentWrong)
        : buildUndecided()
    if (response.renewed === undefined) return endSession('/login', words.noAccessToken)
    return tokens.write(response.renewed)
      ? { accessToken: response.renewed.accessToken }
      : endSession('/', words.sessionNotStored)
  }

  function renewInTurn(stale: string | undefined): Promise<Verdict | Undecided> {
    const locks = connection.locks === undefined ? globalThis.navigator?.locks : connection.locks
    return runOncePerBrowser<Verdict | Undecided>(locks, {
      look: () => lookAt(tokens, stale),
      renew: () => renewOnce(stale),
    })
  }

  function tell(isUndecided: boolean): void {
    if (isTold !== isUndecided) connection.onUndecided?.(isUndecided)
    isTold = isUndecided
  }

  function begin(stale: string | undefined): NonNullable<typeof running> {
    const first = renewInTurn(stale)
    const whole = repeatUndecided(first, () => renewInTurn(stale), tell).finally(() => {
      running = undefined
    })
    return { first, whole }
  }

  async function renew(stale: string | undefined, isPatient = true): Promise<string | undefined> {
    const { accessToken, refreshToken } = tokens.read()
    if (accessToken !== undefined && accessToken !== stale) return accessToken
    if (refreshToken === undefined && running === undefined) return undefined
    running ??= begin(stale)
    const outcome = await (isPatient ? running.whole : running.first)
    if ('undecided' in outcome) throw outcome.undecided
    if ('error' in outcome) throw outcome.error
    return outcome.accessToken
  }

  return { renew }
}
