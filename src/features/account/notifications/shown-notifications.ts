/** Which notifications the page shows, by its address. */

import { listAlerts } from '#src/api/contract/notification.ts'
import type { AlertName } from '#src/api/shapes/notification.ts'
import { readPage } from '#src/lib/filters.ts'

export const KINDS = listAlerts()

/** On a page. */
export const COUNT = 20
/** The maximum of one reply. (ruling R35) */
export const MOST = 100

export function parseKind(params: URLSearchParams): AlertName | undefined {
  return KINDS.find((kind) => kind === params.get('kind'))
}

/** The server cannot filter by kind: the newest ones are searched for it. */
export function buildNotificationQuery(params: URLSearchParams): { page: number; count: number } {
  return parseKind(params) === undefined ? { page: readPage(params), count: COUNT } : { page: 1, count: MOST }
}
