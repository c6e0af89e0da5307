/**
 * Fetches behind a page the files that most people need next, as its row in the table names them, so that also the
 * first press there finds them. In data-saving mode they come with the press. (docs/decisions/0014)
 */

import type { DataRouter } from 'react-router'
import { waitForPreloads } from '#src/api/replies/replies.ts'
import type { Page } from '#src/routes/page.ts'
import { runAfterFirstPage } from './after-first-page.ts'
import { mayFetchAhead } from './fetch-page.ts'

/** Milliseconds after the replies of a page inside the app. */
const AFTER_LATER = 1000
/** A reply that has not come by then is not waited for. */
const LONGEST_WAIT = 30_000

export function fetchNextFiles(router: DataRouter): () => void {
  let shown: string | undefined
  const look = () => {
    const { location, matches, navigation } = router.state
    if (location.key === shown || navigation.state !== 'idle') return
    const isFirst = shown === undefined
    shown = location.key
    const next = (matches.at(-1)?.route.handle as Pick<Page, 'next'> | undefined)?.next
    if (!next) return
    const isStill = () => shown === location.key && router.state.navigation.state === 'idle'
    const fetch = () => {
      if (isStill() && mayFetchAhead()) next().catch(() => undefined)
    }
    void waitForPreloads(LONGEST_WAIT).then(() => runAfterFirstPage(fetch, isFirst ? undefined : AFTER_LATER))
  }
  look()
  return router.subscribe(look)
}
