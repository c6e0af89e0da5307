/** Which notifications the page shows, by its address. */

import { offers } from '#src/lib/features.ts'
import { readPage } from '#src/lib/filters.ts'
import { words } from './words.ts'

export type Kind = keyof typeof words.kinds

/** The kinds of notifications that this product sends. (ruling R77) */
export const KINDS = (
  offers.jobs || offers.talents
    ? Object.keys(words.kinds)
    : Object.keys(words.kinds).filter((kind) => kind !== 'job')
) as Kind[]

/** On a page. */
export const COUNT = 20
/** The maximum of one reply. (ruling R35) */
export const MOST = 100

export function parseKind(params: URLSearchParams): Kind | undefined {
  return KINDS.find((kind) => kind === params.get('kind'))
}

/** The server cannot filter by kind: the newest ones are searched for it. */
export function buildNotificationQuery(params: URLSearchParams): { page: number; count: number } {
  return parseKind(params) === undefined ? { page: readPage(params), count: COUNT } : { page: 1, count: MOST }
}
