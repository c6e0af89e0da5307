/** What the page and the ZIP's worker say to each other, one answer to each question. */
import { MEGABYTE } from '#src/lib/bytes.ts'

/** A larger ZIP is neither fetched nor opened. */
export const MAX_ZIP_BYTES = 20 * MEGABYTE

export type ZipRefusal = 'too-large' | 'too-many' | 'bomb' | 'damaged' | 'empty'

export interface ZipFile {
  /** Its place in the ZIP's own list. */
  at: number
  /** Folders with `/` between them, fit to show. */
  path: string
  /** Declared bytes. */
  size: number
  isPicture: boolean
  /** Undefined for what is no text, or was not counted. */
  lines: number | undefined
}

export interface ZipListing {
  files: readonly ZipFile[]
  /** Number of files of tools that are not shown. */
  leftOut: number
}

export type ZipContent =
  | { as: 'text'; text: string }
  | { as: 'picture'; bytes: Uint8Array<ArrayBuffer> }
  | { as: 'none'; why: 'too-large' | 'unreadable' }

export type ZipQuestion = { kind: 'open'; bytes: Uint8Array } | { kind: 'read'; at: number }

export type ZipAnswer =
  | { kind: 'opened'; listing: ZipListing }
  | { kind: 'refused'; why: ZipRefusal }
  | { kind: 'content'; content: ZipContent }
