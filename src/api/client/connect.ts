/** Connects the client to what it needs; called once by `src/app/wire.ts`, and by each test with its own. */
import { ApiError } from './api-error.ts'
import type { ConnectOptions } from './connection.ts'
import type { Refresher } from './refresh.ts'
import { type Answer, makeSend, type Outgoing } from './send.ts'
import type { Upload } from './upload.ts'

export interface Client {
  connection: ConnectOptions
  refresher: Refresher
  send: (outgoing: Outgoing) => Promise<Answer>
  /** Missing where there is no XMLHttpRequest, or where a fetch was handed in that must see every call. */
  upload: Upload | undefined
}

let client: Client | undefined

/** A part of the client that comes with its first use. A line that cannot fetch it could not have carried the call either. */
async function onDemand<T>(part: Promise<T>): Promise<T> {
  return part.catch((cause: unknown) => {
    throw new ApiError('no-answer', { cause })
  })
}

function uploadOnDemand(connection: ConnectOptions): Upload {
  return async (outgoing, onPercent) => (await onDemand(import('./upload.ts'))).makeUpload(connection)(outgoing, onPercent)
}

/** Nobody without a refresh token fetches the refresh; one refresher for all calls, since one refresh runs at a time. */
function refresherOnDemand(connection: ConnectOptions): Refresher {
  let made: Refresher | undefined
  return {
    async renew(stale) {
      if (made === undefined && connection.tokens.read().refreshToken === undefined) return undefined
      const { makeRefresher } = await onDemand(import('./refresh.ts'))
      made ??= makeRefresher(connection)
      return made.renew(stale)
    },
  }
}

export function connectClient(connection: ConnectOptions): void {
  const refresher = refresherOnDemand(connection)
  const canUpload = connection.fetch === undefined && typeof XMLHttpRequest !== 'undefined'
  client = { connection, refresher, send: makeSend(connection), upload: canUpload ? uploadOnDemand(connection) : undefined }
}

/** The connected client; a call before the start is a fault of the app. */
export function connected(): Client {
  if (client === undefined) throw new Error('connectClient() must run before the first call')
  return client
}

/**
 * For the gate: refreshes when there is a refresh token and no access token. Rejects with ApiError when the session ended
 * (`session`) or the line is missing (`no-answer`, admitted by the role cookie). (rulings R16, R44)
 */
export async function renewIfNeeded(): Promise<void> {
  const { connection, refresher } = connected()
  if (connection.tokens.read().accessToken === undefined) await refresher.renew(undefined)
}
