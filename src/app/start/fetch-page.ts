/**
 * Fetches the files of a page before it is opened: its frame, its screen and the list of its reads. Its calls leave
 * with the press: a finger that only scrolls asks the server for nothing. (docs/decisions/0014)
 */

import { matchRoutes } from 'react-router'
import { table } from '#src/routes/guest/table.ts'
import { findArea } from '#src/routes/table.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { frameFiles } from '../frames/frame-files.ts'

/** A file that failed once fails at the press too, and brings a reload. (`lib/load-chunk.ts`) */
const mayFetchAhead = (): boolean => !isSavingData() && navigator.onLine

/** Those of a closed group only for people who may enter, as at the press, or who are just logging in. */
export async function fetchPage({ pathname, searchParams: query }: URL, isLoggingIn = false): Promise<void> {
  if (!mayFetchAhead()) return
  const area = findArea(pathname)
  const groups = area ? (await area.table()).table : table
  const rows = groups.flatMap(({ pages, ...group }) =>
    pages.map((page) => ({ path: page.path, page, group })),
  )
  const found = matchRoutes(rows, pathname)?.[0]
  if (!found) return
  const { page, group } = found.route
  if (!isLoggingIn && group.roles?.includes(useSession.getState().role) === false) return
  await Promise.all([frameFiles[group.frame](), page.load(), page.reads?.({ params: found.params, query })])
}
