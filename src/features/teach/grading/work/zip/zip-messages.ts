/** The messages between the page and the ZIP's worker, one answer to each question. */

import { MEGABYTE } from '#src/lib/bytes.ts'

/** A larger ZIP is neither fetched nor opened. */
export const MAX_ZIP_BYTES = 20 * MEGABYTE

/** `slow`: all that is known is that it took too long. */
export type ZipRefusal = 'too-large' | 'too-many' | 'too-deep' | 'bomb' | 'damaged' | 'empty' | 'slow'

export interface ZipFile {
  /** Its index in the ZIP's own list. */
  at: number
  /** Displayable path with `/` between folders. */
  path: string
  /** Bytes after inflating, and the checksum of the content, as the ZIP's list declares them. */
  size: number
  crc: number
  /** Undefined if it is not text, or was not counted. */
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
  /** Number of hidden files that tools have created. */
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
