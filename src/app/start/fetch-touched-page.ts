/**
 * Fetches the files of a page when its link is pointed at, touched or focused, so that the press waits for none.
 * Its calls leave with the press: a finger that only scrolls asks the server for nothing. (docs/decisions/0014)
 */

import { matchRoutes } from 'react-router'
import { table } from '#src/routes/guest/table.ts'
import { findArea } from '#src/routes/table.ts'
import { isSavingData } from '#src/stores/browser/save-data.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { frameFiles } from '../frames/frame-files.ts'

/** Those of a closed group only for people who may enter, as at the press. */
async function fetchPage({ pathname, searchParams: query }: URL): Promise<void> {
  const area = findArea(pathname)
  const groups = area ? (await area.table()).table : table
  const rows = groups.flatMap(({ pages, ...group }) =>
    pages.map((page) => ({ path: page.path, page, group })),
  )
  const found = matchRoutes(rows, pathname)?.[0]
  if (!found) return
  const { page, group } = found.route
  if (group.roles?.includes(useSession.getState().role) === false) return
  await Promise.all([frameFiles[group.frame](), page.load(), page.reads?.({ params: found.params, query })])
}

/** A finger points at what it touches, just before it is down. */
const TOUCHES = ['pointerover', 'focusin'] as const

export function fetchTouchedPages(): () => void {
  let last = ''
  const fetchTouched = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.href === last || link.origin !== location.origin) return
    // A file that failed once fails at the press too, and brings a reload. (`lib/load-chunk.ts`)
    if (isSavingData() || !navigator.onLine) return
    last = link.href
    fetchPage(new URL(link.href)).catch(() => undefined)
  }
  for (const event of TOUCHES) document.addEventListener(event, fetchTouched, { passive: true })
  return () => {
    for (const event of TOUCHES) document.removeEventListener(event, fetchTouched)
  }
}
