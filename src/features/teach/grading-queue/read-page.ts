/** What the server says of one page of the queue. */
import { call } from '#src/api/call.ts'
import { submission } from '#src/api/contract/submission.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { askedOf, type QueueFilter } from './filters.ts'
import { windowOf } from './page-window.ts'

export interface QueuePage {
  /** The place of its first row in the queue, from 0. */
  first: number
  rows: readonly SubmissionCard[]
  /** Of the whole queue. */
  total: number
}

interface Asked {
  /** Counts from 1. */
  page: number
  /** Rows before it that were checked since and have left the server's list. */
  gone: number
  signal: AbortSignal
}

async function readListed(filter: QueueFilter, { page, gone, signal }: Asked): Promise<QueuePage> {
  const { count } = filter
  const { pages, skip } = windowOf(page, count, gone)
  const row = filter.checked === 'no' ? submission.unchecked : submission.list
  const query = askedOf(filter)
  const read = await Promise.all(pages.map((each) => call(row, { query: { ...query, page: each, count } }, { isQuiet: true, signal })))
  const rows = read.flatMap(({ data }) => data).slice(skip, skip + count)
  return { first: (page - 1) * count, rows, total: (read[0]?.total ?? 0) + gone }
}

/** Picked ones are few; each is asked for by itself. */
async function readPicked({ only }: QueueFilter, { signal }: Asked): Promise<QueuePage> {
  const rows = await Promise.all(only.map((id) => call(submission.one, { params: { id } }, { isQuiet: true, signal })))
  return { first: 0, rows, total: rows.length }
}

export function readPage(filter: QueueFilter, asked: Asked): Promise<QueuePage> {
  return filter.only.length > 0 ? readPicked(filter, asked) : readListed(filter, asked)
}
