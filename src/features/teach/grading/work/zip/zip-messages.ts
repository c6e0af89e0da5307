/** What the page and the ZIP's worker say to each other, one answer to each question. */
import { MEGABYTE } from '#src/lib/bytes.ts'
import type { ZipContent, ZipListing, ZipRefusal } from './zip-reading.ts'

/** A larger ZIP is neither fetched nor opened. */
export const MAX_ZIP_BYTES = 20 * MEGABYTE

export type ZipQuestion = { kind: 'open'; bytes: Uint8Array } | { kind: 'read'; at: number }

export type ZipAnswer =
  | { kind: 'opened'; listing: ZipListing }
  | { kind: 'refused'; why: ZipRefusal }
  | { kind: 'content'; content: ZipContent }
