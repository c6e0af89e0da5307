/** The one-shot refresh: one for all calls, all bases and all tabs, and three ends. (spec 4 Token refresh, ruling R16) */
import ky, { HTTPError } from 'ky'
import { session } from '../contract/session.ts'
import type { Refreshed } from '../shapes/session.ts'
import { addressOf } from './address.ts'
import { ApiError } from './api-error.ts'
import { type ConnectOptions, fetchOf, type SessionEnd, type TokenStore } from './connection.ts'
import { onceForAllTabs } from './cross-tab.ts'
import { checkReply, type Envelope, envelopeOf, messageIn } from './envelope.ts'
import { asciiJson, isToken } from './headers.ts'
import { words } from './words.ts'

/** Without an answer for this long the line counts as missing. */
const ANSWER_LIMIT = 15_000
const DEFAULT_FINGERPRINT = 'server-side-request'

type Outcome = { accessToken: string } | { error: ApiError }
type Renewed = NonNullable<Refreshed> & { accessToken: string }

export interface Refresher {
  /**
   * An access token other than the stale one. Undefined without a refresh token: there is no refresh then.
   * Throws ApiError `session` when the session ended and `no-answer` when the line is missing.
   */
  renew: (stale: string | undefined) => Promise<string | undefined>
}

function refreshHeaders({ device, domain }: ConnectOptions, refreshtoken: string): Record<string, string> {
  const stored = device.stored()
  const fingerprint = isToken(stored.fingerprint) ? stored.fingerprint : DEFAULT_FINGERPRINT
  return { refreshtoken, fingerprint, metadata: asciiJson({ deviceType: 'web', domain: domain ?? '', ...stored.metadata }) }
}

/** What the refresh answered: an empty text is an answer without a token, another text than JSON is an error. */
function readAnswer(text: string): { renewed: Renewed | undefined } | { isBroken: true } {
  if (text.trim() === '' || text.trim() === 'null') return { renewed: undefined }
  const envelope: Envelope | undefined = envelopeOf(text)
  if (envelope === undefined) return { isBroken: true }
  const checked = checkReply(session.refresh.options.reply, envelope)
  const data = checked.isGood ? (checked.reply as Refreshed) : undefined
  return { renewed: data && isToken(data.accessToken) ? { ...data, accessToken: data.accessToken } : undefined }
}

/** What stands in the cookies now: another token than the stale one, or no session any more; undefined while they are as they were. */
function lookAt(tokens: TokenStore, stale: string | undefined): Outcome | undefined {
  const { accessToken, refreshToken } = tokens.read()
  if (accessToken !== undefined && accessToken !== stale) return { accessToken }
  return refreshToken === undefined ? { error: new ApiError('session') } : undefined
}

export function makeRefresher(connection: ConnectOptions): Refresher {
  const { tokens } = connection
  let running: Promise<Outcome> | undefined

  /** Ends the session, once: says why, clears, and tells where to go. */
  function lose(to: SessionEnd, message: string): Outcome {
    tokens.clear()
    connection.say({ kind: 'error', message })
    connection.onSessionLost(to)
    return { error: new ApiError('session', { msg: message }) }
  }

  async function ask(refreshToken: string): Promise<string> {
    const options = {
      fetch: fetchOf(connection),
      retry: 0,
      timeout: ANSWER_LIMIT,
      totalTimeout: ANSWER_LIMIT,
      headers: refreshHeaders(connection, refreshToken),
    }
    return ky.post(addressOf(session.refresh, {}, connection.addresses), options).text()
  }

  /**
   * Never rejects. An answer to a session that is over meanwhile, here or in another tab, is dropped. Without locks another tab may
   * have refreshed the same session meanwhile: then its tokens are in the cookies, and they are the outcome. (ruling R16)
   */
  async function renewOnce(stale: string | undefined): Promise<Outcome> {
    const asked = { number: tokens.sessionNumber(), refreshToken: tokens.read().refreshToken }
    const overtaken = (): Outcome | undefined => {
      const isOver = tokens.sessionNumber() !== asked.number
      if (!isOver && tokens.read().refreshToken === asked.refreshToken) return undefined
      return (isOver ? undefined : lookAt(tokens, stale)) ?? { error: new ApiError('session') }
    }
    if (asked.refreshToken === undefined) return { error: new ApiError('session') }
    if (!isToken(asked.refreshToken)) return lose('/', words.somethingWentWrong)
    let text: string
    try {
      text = await ask(asked.refreshToken)
    } catch (cause) {
      if (!(cause instanceof HTTPError)) return { error: new ApiError('no-answer', { cause }) }
      return overtaken() ?? lose('/', messageIn(envelopeOf(await textOf(cause))) ?? words.somethingWentWrong)
    }
    const before = overtaken()
    if (before) return before
    const answer = readAnswer(text)
    if ('isBroken' in answer) return lose('/', words.somethingWentWrong)
    if (answer.renewed === undefined) return lose('/login', words.noAccessToken)
    return tokens.write(answer.renewed) ? { accessToken: answer.renewed.accessToken } : lose('/', words.sessionNotKept)
  }

  async function renew(stale: string | undefined): Promise<string | undefined> {
    const { accessToken, refreshToken } = tokens.read()
    if (accessToken !== undefined && accessToken !== stale) return accessToken
    if (refreshToken === undefined && running === undefined) return undefined
    const locks = connection.locks === undefined ? globalThis.navigator?.locks : connection.locks
    running ??= onceForAllTabs(locks, { look: () => lookAt(tokens, stale), renew: () => renewOnce(stale) }).finally(() => {
      running = undefined
    })
    const outcome = await running
    if ('error' in outcome) throw outcome.error
    return outcome.accessToken
  }

  return { renew }
}

/** ky has read the body of a failed answer already. */
async function textOf(error: HTTPError): Promise<string> {
  return typeof error.data === 'string' ? error.data : JSON.stringify(error.data ?? null)
}
