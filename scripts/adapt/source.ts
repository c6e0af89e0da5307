/** The calls of a server, read from a document, a recording or the server itself. */

import type { Node } from './schema.ts'

export interface Operation {
  method: string
  /** Below the address of the API: `v1/courses/{id}`. */
  path: string
  /** Names of its query. */
  query: readonly string[]
  reply: Node
  body?: Node
}

export interface Source {
  kind: 'document' | 'recording' | 'server'
  /** For the head of the adapter's file. */
  title: string
  /** The address of the API, where the source says it. */
  base: string | undefined
  sendsBearer: boolean
  operations: readonly Operation[]
  /** The document that references point into. */
  root: unknown
  /** Calls of the contract that were not asked of a living server, with the reason. */
  unasked: ReadonlyMap<string, string>
  notes: readonly string[]
}
