/** What the page and the ZIP's worker say to each other, one answer to each question. */

import { MEGABYTE } from '#src/lib/bytes.ts'

/** A larger ZIP is neither fetched nor opened. */
export const MAX_ZIP_BYTES = 20 * MEGABYTE

/** `slow`: nothing is known of it but that it took too long. */
export type ZipRefusal = 'too-large' | 'too-many' | 'too-deep' | 'bomb' | 'damaged' | 'empty' | 'slow'

export interface ZipFile {
  /** Its place in the ZIP's own list. */
  at: number
  /** Folders with `/` between them, fit to show. */
  path: string
  /** Undefined for what is no text, or was not counted. */
  lines: number | undefined
}

/** Folders first, both by name. */
export interface ZipFolder {
  name: string
  folders: readonly ZipFolder[]
  files: readonly (ZipFile & { name: string })[]
}

export interface ZipListing {
  files: readonly ZipFile[]
  tree: ZipFolder
  /** Number of files behind a password. */
  locked: number
  /** Number of files of tools that are not shown. */
  leftOut: number
}

export type ZipContent =
  | { as: 'text'; text: string }
  | { as: 'picture'; bytes: Uint8Array<ArrayBuffer> }
  | { as: 'none'; why: 'too-large' | 'too-many-pixels' | 'locked' | 'other-packing' | 'slow' | 'unreadable' }

export type ZipQuestion = { kind: 'open'; bytes: Uint8Array } | { kind: 'read'; at: number }

export type ZipAnswer =
  | { kind: 'opened'; listing: ZipListing }
  | { kind: 'refused'; why: ZipRefusal }
  | { kind: 'content'; content: ZipContent }
