/** Describes a server that does not speak the contract's language, one file for each server. (ruling R76) */

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
  /** Sentences that belong to fields of a form. */
  errors?: Record<string, string>
}

export interface ServerReply {
  status: number
  /** The parsed JSON. */
  body: unknown
}

/** Sees no screen and keeps no state. */
export interface Adapter {
  /** Beginnings of the paths that the server lacks, as `job` or `assessment/level`: they are answered as not found, and never asked. */
  missing?: readonly string[]
  /** The server's own address of a call; `address` is the contract's. */
  convertAddress?: (row: Row, address: URL) => URL
  /** The body in the server's words. Files are never touched. */
  convertFields?: (row: Row, fields: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** The contract's envelope from what the server sent, for good replies and errors alike. */
  convertReply: (row: Row, reply: ServerReply) => Envelope
}
