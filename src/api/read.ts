/**
 * A row with its input, under one name beside the row (`contract/batch.ts`): a page that begins with it sends
 * it before its screen has loaded, and the screen reads the same. (`routes/page.ts`)
 */

import { WHOLE_LIST_COUNT } from '#src/lib/page-count.ts'
import type { Parts } from './client/ports.ts'
import type { InputOf, QueryOf, Row } from './row.ts'

export interface Read<R extends Row = Row> {
  readonly row: R
  readonly input: Parts
  /** As most of its readers want it. */
  readonly isQuiet: boolean | undefined
}

export function read<R extends Row>(row: R, input: InputOf<R>, isQuiet?: boolean): Read<R> {
  return { row, input: input as Parts, isQuiet }
}

/** The first page of a list that is read completely. (ruling R35) */
export function readWhole<R extends Row>(
  row: R,
  query: Omit<QueryOf<R>, 'page' | 'count'>,
  isQuiet?: boolean,
): Read<R> {
  return { row, input: { query: { ...query, count: WHOLE_LIST_COUNT } }, isQuiet }
}
