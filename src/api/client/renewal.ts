/** The token of one call: refreshed before it when missing, and once after a 401. Shared by fetch and upload. (spec 4, ruling R16) */
import type { Row } from '../row.ts'
import { ApiError } from './api-error.ts'
import type { ConnectOptions } from './connection.ts'
import type { Refresher } from './refresh.ts'

export interface Renewal {
  /** The token to send first; refreshes when only the refresh token is there. */
  before(): Promise<string | undefined>
  /** After a 401 to `sent`: the token to send once more; undefined when the 401 is a plain error. */
  after401(sent: string | undefined): Promise<string | undefined>
  /** Throws when the session this call was made under is over: its answer belongs to nobody here. */
  assertSameSession(): void
}

/** Rows that go with tokens of their own, or none of ours, are never refreshed. */
function takesSessionToken(row: Row): boolean {
  return row.options.base !== 'external' && row.options.role !== 'half-login'
}

/** Whoever cancels waits no longer; the refresh itself goes on, since others wait for it too. */
async function unlessCancelled<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
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

interface RenewalOf {
  row: Row
  connection: ConnectOptions
  refresher: Refresher
  signal: AbortSignal | undefined
}

export function renewalOf({ row, connection, refresher, signal }: RenewalOf): Renewal {
  const { tokens } = connection
  const number = tokens.sessionNumber()
  let isRenewed = false

  function assertSameSession(): void {
    if (tokens.sessionNumber() !== number) throw new ApiError('session')
  }

  async function before(): Promise<string | undefined> {
    if (!takesSessionToken(row)) return undefined
    const { accessToken } = tokens.read()
    return accessToken ?? (await unlessCancelled(refresher.renew(undefined), signal))
  }

  async function after401(sent: string | undefined): Promise<string | undefined> {
    assertSameSession()
    if (isRenewed || !takesSessionToken(row)) return undefined
    isRenewed = true
    return unlessCancelled(refresher.renew(sent), signal)
  }

  return { before, after401, assertSameSession }
}
