/** Reads one page of the queue from the server. */

import { submission } from '#src/api/contract/submission.ts'
import { takeRead } from '#src/api/preload.ts'
import { read as readOf } from '#src/api/read.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { readListedPaper } from '../shared/read-papers.ts'
import { buildRequest, type QueueFilter } from './filters.ts'

/**
 * The server's pages with the rows of one page of the queue. A list of unchecked work shrinks on the server
 * while a teacher works: checked rows leave it and later rows move up.
 */
interface PageWindow {
  /** Page numbers of the server, from 1. */
  pages: readonly number[]
  /** Number of rows to drop at the beginning. */
  skip: number
}

/** `gone`: rows before this page that have left the server's list. */
export function computePageWindow(page: number, size: number, gone: number): PageWindow {
  const start = Math.max((page - 1) * size - gone, 0)
  const first = Math.floor(start / size) + 1
  const skip = start % size
  return { pages: skip === 0 ? [first] : [first, first + 1], skip }
}

export interface QueuePage {
  /** Index of its first row in the queue. */
  first: number
  rows: readonly SubmissionCard[]
  /** Number of rows in the whole queue. */
  total: number
  /** Number of picked rows that are no rows any more. */
  gone?: number
}

interface PageRequest {
  /** Counts from 1. */
  page: number
  /** Number of rows before it that have left the server's list since. */
  gone: number
  signal: AbortSignal
}

/** One page of the server's list. */
export function readRows(filter: QueueFilter, page: number) {
  const row = filter.checked === 'no' ? submission.unchecked : submission.list
  return readOf(row, { query: { ...buildRequest(filter), page, count: filter.count } })
}

async function readListed(filter: QueueFilter, { page, gone, signal }: PageRequest): Promise<QueuePage> {
  const { count } = filter
  const { pages, skip } = computePageWindow(page, count, gone)
  const read = await Promise.all(
    pages.map((each) => takeRead(readRows(filter, each), { isQuiet: true, signal })),
  )
  const rows = read.flatMap(({ data }) => data).slice(skip, skip + count)
  return { first: (page - 1) * count, rows, total: (read[0]?.total ?? 0) + gone }
}

/** Selected submissions are few and read one by one; a withdrawn one is only counted. */
async function readPicked({ only }: QueueFilter, { signal }: PageRequest): Promise<QueuePage> {
  const read = await Promise.all(only.map((id) => readListedPaper(id, signal)))
  const rows = read.filter((row) => row !== undefined)
  return { first: 0, rows, total: rows.length, gone: read.length - rows.length }
}

export function readPage(filter: QueueFilter, request: PageRequest): Promise<QueuePage> {
  return filter.only.length > 0 ? readPicked(filter, request) : readListed(filter, request)
}
