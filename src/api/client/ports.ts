/**
 * The types shared by the parts of the client and its surroundings: `api` never imports a store or a toast.
 */

import type { Row } from '../row.ts'
import type { Refreshed } from '../shapes/session.ts'

/** Base addresses, with or without a trailing slash. (ruling R40) */
export interface Addresses {
  main: string
  talent: string
  search: string
}

export interface Tokens {
  accessToken: string | undefined
  refreshToken: string | undefined
}

/**
 * The session's tokens in their cookies (ruling R17), read each time, since another tab may have written
 * them.
 */
export interface TokenStore {
  read(): Tokens
  /** Stores renewed tokens; false if they do not read back. (ruling R17) */
  write(renewed: NonNullable<Refreshed>): boolean
  clear(): void
  /** Aborted when this session ends: its reads stop then, and replies to what was sent in it are dropped. */
  sessionSignal(): AbortSignal
}

/** Device metadata; every field except the type may be unknown. (spec 3 Device metadata) */
export type Metadata = Readonly<Record<string, unknown>>

export interface Device {
  /** Fingerprint and metadata for a call; resolves within 2 s whatever happens. (spec 8) */
  read(): Promise<{ fingerprint: string; metadata: Metadata }>
  /** Reads only the cookies, without collecting anything. */
  stored(): { fingerprint: string | undefined; metadata: Metadata | undefined }
}

interface ErrorMessage {
  kind: 'error'
  message: string
  /** The failed call: its message closes with its step or page, while a session message stays. */
  failure?: { kind: string; status?: number | undefined }
}

/** Shows a message to the person; the receiver merges equal messages. (ruling R41) */
export type ShowToast = (message: ErrorMessage) => void

/** A failed call without personal data: `path` is the row's own, without ids. */
export interface FailedCall {
  method: string
  path: string
  status: number | undefined
  kind: string
  /** Milliseconds until a busy server wants to be asked again. */
  retryAfter?: number | undefined
}

/** The page after an ended session: `/login` if the refresh gave no token, `/` if it was refused. (ruling R16) */
export type SessionEnd = '/login' | '/'

/** Everything that the client gets at the start. */
export interface ConnectOptions {
  addresses: Addresses
  tokens: TokenStore
  guestId: () => string
  device: Device
  onSessionLost: (to: SessionEnd) => void
  /** True when the server has answered the refresh several times without deciding, false when it decides again. (ruling R93) */
  onUndecided?: (isUndecided: boolean) => void
  /**
   * Called if a person's call has no token and cannot get one: the person still shown by the app must log in
   * again.
   */
  onTokensGone?: () => void
  showToast: ShowToast
  /**
   * Called for every call that failed and was not cancelled, with only its row and status, never its content.
   */
  onFailed?: (failure: FailedCall) => void
  /** Called once per row when a reply does not match the row's shape. */
  onBrokenReply?: (row: Row, cause: unknown) => void
  /** The page's domain for the refresh metadata; empty where there is no page. */
  domain?: string
  /**
   * Replaces the network (in-browser sandbox, tests). Uploads use it too, so they report no percentages
   * between 0 and 100.
   */
  fetch?: typeof globalThis.fetch
  /** Web Locks; omitted means the browser's own, null means none (ruling R28). */
  locks?: LockManager | null
}

/** The part of the connection that the headers need. */
export type Caller = Pick<ConnectOptions, 'tokens' | 'guestId' | 'device'>

/** Path parameters and query of one call. */
export interface Parts {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, unknown>>
}

export type Fields = Readonly<Record<string, unknown>>

/** A call ready to be sent. */
export interface Outgoing {
  row: Row
  address: string
  fields: Fields | undefined
  isMultipart: boolean
  /** Continues when its page is left. */
  isLasting?: boolean
  /** The caller retries by itself. */
  isOnce?: boolean
  signal: AbortSignal | undefined
  renewal: Renewal
}

/** A response whose body has been read. */
export interface TextResponse {
  status: number
  text: string
}

export interface Refresher {
  /**
   * Returns an access token other than the stale one. Undefined without a refresh token: then there is no
   * refresh. Throws ApiError `session` if the session ended, `no-answer` if there is no connection, and `http`
   * 503 if the server does not decide, the last two after some tries unless `isPatient` is false. (ruling R93)
   */
  renew: (stale: string | undefined, isPatient?: boolean) => Promise<string | undefined>
}

/** The token of one call: refreshed beforehand if missing, and once after a 401. (spec 4, ruling R16) */
export interface Renewal {
  /** Aborted when the session of this call is over. */
  session: AbortSignal
  /** Resolves when the call may be sent; refreshes first if there is only the refresh token. */
  before(): Promise<string | undefined>
  /** After a 401 to `sent`: the token for one retry; undefined if the 401 is a plain error. */
  after401(sent: string | undefined): Promise<string | undefined>
  /** Throws if the session of this call is over: its reply belongs to nobody here. */
  assertSameSession(): void
}

export type OnPercent = (percent: number) => void
export type Upload = (outgoing: Outgoing, onPercent: OnPercent) => Promise<TextResponse>

/** The connected client. */
export interface Client {
  connection: ConnectOptions
  refresher: Refresher
  send: (outgoing: Outgoing) => Promise<TextResponse>
  /** Missing without XMLHttpRequest, or if a custom fetch must see every call. */
  upload: Upload | undefined
}
