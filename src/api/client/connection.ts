/** What the client is handed at start: api never imports a store or a toast. */
import type { Row } from '../row.ts'
import type { Refreshed } from '../shapes/session.ts'
import { takeHeadStart } from './head-start.ts'

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

/** Where the session's tokens are kept (cookies; ruling R17). Read anew each time, since another tab may have written. */
export interface TokenStore {
  read(): Tokens
  /** Keeps renewed tokens; false when they do not read back. (ruling R17) */
  write(renewed: NonNullable<Refreshed>): boolean
  clear(): void
  /** Another number means another session: what was asked under the old one is dropped. */
  sessionNumber(): number
}

/** Device metadata; every field but the type may be unknown. (spec 3 Device metadata) */
export type Metadata = Readonly<Record<string, unknown>>

export interface Device {
  /** Fingerprint and metadata for a call; answers within 2 s whatever happens. (spec 8) */
  read(): Promise<{ fingerprint: string; metadata: Metadata }>
  /** What the cookies hold, without collecting anything. */
  stored(): { fingerprint: string | undefined; metadata: Metadata | undefined }
}

/** A message for the person; the receiver merges equal ones. (ruling R41) */
export type Say = (message: { kind: 'error'; message: string }) => void

/** A failed call without anything personal: `path` is the row's own, ids left out. */
export interface FailedCall {
  method: string
  path: string
  status: number | undefined
  kind: string
}

/** Where an ended session leads: `/login` when the refresh gave no token, `/` when it failed. (ruling R16) */
export type SessionEnd = '/login' | '/'

export interface ConnectOptions {
  addresses: Addresses
  tokens: TokenStore
  guestId: () => string
  device: Device
  onSessionLost: (to: SessionEnd) => void
  say: Say
  /** Told of every call that failed and was not cancelled; of its row and its status alone, never of what it carried. */
  onFailed?: (failure: FailedCall) => void
  /** Told once per row when a reply breaks its promise. */
  onBrokenReply?: (row: Row, cause: unknown) => void
  /** A page's domain for the refresh metadata; empty where there is no page. */
  domain?: string
  /** Replaces the network (in-browser sandbox, tests); uploads then go this way too, without percents between 0 and 100. */
  fetch?: typeof globalThis.fetch
  /** Web Locks; left out = the browser's own, null = none (ruling R28). */
  locks?: LockManager | null
}

/**
 * The network of a connection, looked up at each call: a test may put another one in place after the start. An arrow, since ky
 * calls it as a method of its own and the browser's `fetch` refuses to run on anything but the window.
 */
export function fetchOf({ fetch }: Pick<ConnectOptions, 'fetch'>): typeof globalThis.fetch {
  if (fetch) return (input, init) => fetch(input, init)
  return (input, init) => (input instanceof Request ? takeHeadStart(input) : undefined) ?? globalThis.fetch(input, init)
}
