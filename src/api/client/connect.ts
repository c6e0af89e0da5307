/**
 * Connects the client to its dependencies; called once by `src/app/wire.ts`, and by each test with its own.
 */

import type { Row } from '../row.ts'
import { ApiError } from './api-error.ts'
import type { Client, ConnectOptions, Renewal } from './ports.ts'
import { makeRefresher } from './refresh.ts'
import { makeSend } from './send.ts'
import { makeUpload } from './upload.ts'

let client: Client | undefined

export function connectClient(connection: ConnectOptions): void {
  const refresher = makeRefresher(connection)
  const canUpload = connection.fetch === undefined && typeof XMLHttpRequest !== 'undefined'
  client = {
    connection,
    refresher,
    send: makeSend(connection),
    upload: canUpload ? makeUpload(connection) : undefined,
  }
}

/** The connected client; a call before that is a bug in the app. */
export function getClient(): Client {
  if (client === undefined) throw new Error('connectClient() must run before the first call')
  return client
}

/**
 * For the gate: refreshes if there is a refresh token and no access token. Rejects with ApiError if the
 * session ended (`session`) or the first try has no verdict (then the role cookie decides, and the calls of
 * the page wait for the next ones). (rulings R16, R44, R93)
 */
export async function renewIfNeeded(): Promise<void> {
  const { connection, refresher } = getClient()
  if (connection.tokens.read().accessToken === undefined) await refresher.renew(undefined, false)
}

/** Rows with their own tokens, or without any, are never refreshed. */
function takesSessionToken(row: Row): boolean {
  return row.options.base !== 'external' && row.options.role !== 'half-login'
}

/** True for rows that a guest may call. */
export function isPublic({ options: { role } }: Row): boolean {
  return role === undefined || role === 'any' || role === 'guest' || role === 'half-login'
}

/** Waits until the caller cancels; the refresh itself continues, since others wait for it too. */
async function waitUnlessCancelled<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  let stop: (() => void) | undefined
  const cancelled = new Promise<never>((_resolve, reject) => {
    stop = () => reject(new ApiError('cancelled'))
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
  })
  try {
    return await Promise.race([work, cancelled])
  } finally {
    if (stop) signal.removeEventListener('abort', stop)
  }
}

/** The renewal for one call of this client, shared by fetch and upload. */
export function makeRenewal(
  row: Row,
  { connection, refresher }: Client,
  signal: AbortSignal | undefined,
): Renewal {
  const { tokens } = connection
  const session = tokens.sessionSignal()
  let isRenewed = false

  function assertSameSession(): void {
    if (session.aborted) throw new ApiError('session')
  }

  /**
   * Refreshes. Without any refresh token the app may end a session whose cookies are gone, and then the call
   * ends with it.
   */
  async function renew(stale: string | undefined): Promise<string | undefined> {
    const accessToken = await waitUnlessCancelled(refresher.renew(stale), signal)
    if (accessToken === undefined && !isPublic(row)) {
      connection.onTokensGone?.()
      assertSameSession()
    }
    return accessToken
  }

  async function before(): Promise<string | undefined> {
    if (!takesSessionToken(row)) return undefined
    const { accessToken } = tokens.read()
    return accessToken ?? renew(undefined)
  }

  async function after401(sent: string | undefined): Promise<string | undefined> {
    assertSameSession()
    if (isRenewed || !takesSessionToken(row)) return undefined
    isRenewed = true
    return renew(sent)
  }

  return { session, before, after401, assertSameSession }
}
