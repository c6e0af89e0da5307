/** The types that pass between the rooms of the client and its surroundings: `api` never imports a store or a toast. */

import type { Row } from '../row.ts'
import type { Refreshed } from '../shapes/session.ts'

/** Base addresses, with or without a slash at the end. (ruling R40) */
export interface Addresses {
  main: string
  talent: string
  search: string
}

export interface Tokens {
  accessToken: string | undefined
  refreshToken: string | undefined
}

/** The session's tokens in their cookies (ruling R17), read anew each time, since another tab may have written. */
export interface TokenStore {
  read(): Tokens
  /** Stores renewed tokens; false when they do not read back. (ruling R17) */
  write(renewed: NonNullable<Refreshed>): boolean
  clear(): void
  /** Grows with every change of session; replies to requests of an earlier session are dropped. */
  sessionNumber(): number
}

/** Device metadata; every field but the type may be unknown. (spec 3 Device metadata) */
export type Metadata = Readonly<Record<string, unknown>>

export interface Device {
  /** Fingerprint and metadata for a call; resolves within 2 s whatever happens. (spec 8) */
  read(): Promise<{ fingerprint: string; metadata: Metadata }>
  /** Reads the cookies alone, without collecting anything. */
  stored(): { fingerprint: string | undefined; metadata: Metadata | undefined }
}

interface ErrorMessage {
  kind: 'error'
  message: string
  /** The call that failed: its message goes when its step or page does, while one of the session stays. */
  failure?: { kind: string; status?: number | undefined }
}

/** Shows a message to the person; the receiver merges equal ones. (ruling R41) */
export type ShowToast = (message: ErrorMessage) => void

/** A failed call without anything personal: `path` is the row's own, ids left out. */
export interface FailedCall {
  method: string
  path: string
  status: number | undefined
  kind: string
  /** Milliseconds after which a busy server wishes to be asked again. */
  retryAfter?: number | undefined
}

/** The page after an ended session: `/login` when the refresh gave no token, `/` when it failed. (ruling R16) */
export type SessionEnd = '/login' | '/'

/** Everything the client is handed at start. */
export interface ConnectOptions {
  addresses: Addresses
  tokens: TokenStore
  guestId: () => string
  device: Device
  onSessionLost: (to: SessionEnd) => void
  /** Called when a person's call has no token to go with and none can be had: whoever the app still shows must log in again. */
  onTokensGone?: () => void
  showToast: ShowToast
  /** Called for every call that failed and was not cancelled, with its row and status alone, never with what it carried. */
  onFailed?: (failure: FailedCall) => void
  /** Called once per row when a reply does not match the row's shape. */
  onBrokenReply?: (row: Row, cause: unknown) => void
  /** The page's domain for the refresh metadata; empty where there is no page. */
  domain?: string
  /** Replaces the network (in-browser sandbox, tests); uploads then go this way too, without percents between 0 and 100. */
  fetch?: typeof globalThis.fetch
  /** Web Locks; left out = the browser's own, null = none (ruling R28). */
  locks?: LockManager | null
}

/** The part of the connection that the headers are read from. */
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
  /** Goes on when its page is left. */
  isLasting?: boolean
  /** The caller repeats by itself. */
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
   * Returns an access token other than the stale one. Undefined without a refresh token: there is no refresh then.
   * Throws ApiError `session` when the session ended and `no-answer` when the line is missing.
   */
  renew: (stale: string | undefined) => Promise<string | undefined>
}

/** The token of one call: refreshed before it when missing, and once after a 401. (spec 4, ruling R16) */
export interface Renewal {
  /** Resolves when the call may be sent; refreshes first when only the refresh token is there. */
  before(): Promise<string | undefined>
  /** After a 401 to `sent`: the token to send once more; undefined when the 401 is a plain error. */
  after401(sent: string | undefined): Promise<string | undefined>
  /** Throws when the session of this call is over: its reply belongs to nobody here. */
  assertSameSession(): void
}

export type OnPercent = (percent: number) => void
export type Upload = (outgoing: Outgoing, onPercent: OnPercent) => Promise<TextResponse>

/** The connected client. */
export interface Client {
  connection: ConnectOptions
  refresher: Refresher
  send: (outgoing: Outgoing) => Promise<TextResponse>
  /** Missing where there is no XMLHttpRequest, or where a fetch was handed in that must see every call. */
  upload: Upload | undefined
}
