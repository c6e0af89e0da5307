/** Describes a server that does not use the contract's format, with one file for each server. (ruling R76) */

import type { Row } from '../row.ts'

/** The contract's envelope; a list has `total`, `page` and `count` beside its `data`. (ruling R8) */
export interface Envelope {
  code: number
  status: 'success' | 'error'
  msg: string
  data?: unknown
  total?: unknown
  page?: unknown
  count?: unknown
  /** Messages that belong to fields of a form. */
  errors?: Record<string, string>
}

export interface ServerReply {
  status: number
  /** The parsed JSON. */
  body: unknown
  /** What the client asked for, in the contract's form. */
  address: URL
}

/** Sees no screen and keeps no state. */
export interface Adapter {
  /**
   * What the server lacks: path prefixes, such as `job` or `assessment/level`, or single calls, as `POST
   * notice`. These calls are never sent, lists are empty, and features that need them are not offered.
   */
  missing?: readonly string[]
  /** The description of the device has texts, as `Chrome 126.0`, in the place of objects. (ruling R78) */
  hasPlainMetadata?: true
  /** The headers of every call, for a server that reads the token elsewhere. */
  convertHeaders?: (headers: Headers) => Headers
  /** The server's own address of a call; `address` is the contract's. */
  convertAddress?: (row: Row, address: URL) => URL
  /** The body with the server's field names. Files are never changed. */
  convertFields?: (row: Row, fields: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** The contract's envelope for what the server sent, for success and errors alike. */
  convertReply: (row: Row, reply: ServerReply) => Envelope
}
