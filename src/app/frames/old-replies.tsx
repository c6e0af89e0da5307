/**
 * One line above a page with outdated replies that could not be renewed, instead of a notice beside each.
 * (docs/decisions/0023)
 */

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useOldestFailure, useOldestRenewing } from '#src/api/failed-renewals.ts'
import { retryFailures } from '#src/api/use-api.ts'
import { isOfflineTold, retryOldReplies, subscribeToOldReplies } from '#src/lib/old-replies.ts'
import { Button } from '#src/ui/button.tsx'
import { useIsConnected } from '#src/ui/hooks/use-is-online.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import { words } from '#src/ui/words.ts'
import classes from './old-replies.module.css'

/** Full-height pages subtract this height. */
const HEIGHT = '--k-old-replies'

/** Takes no room, so nothing moves when it comes or the newer reply does. (ruling R88) */
function Renewing({ fetchedAt }: { fetchedAt: number }) {
  return (
    <Row role="status" justify="center" variant="caption" className={classes.renewing}>
      <span className={classes.age}>{words.load.renewing(fetchedAt)}</span>
    </Row>
  )
}

/** The page was opened without a connection, still has none, and does not say so itself. */
function useWasOpenedOffline(isOnline: boolean): boolean {
  const [wasOffline] = useState(!isOnline)
  const isTold = useSyncExternalStore(subscribeToOldReplies, isOfflineTold, isOfflineTold)
  return wasOffline && !isOnline && !isTold
}

/** `saysOffline`: also without an old reply, on pages that do not speak of the connection themselves. */
export function OldReplies({ saysOffline = false }: { saysOffline?: boolean }) {
  const renewingAt = useOldestRenewing()
  const fetchedAt = useOldestFailure()
  const isOnline = useIsConnected()
  const place = useRef<HTMLDivElement>(null)
  // Without a connection the line is there from the first drawing: later it would push the page away.
  const isShown = (useWasOpenedOffline(isOnline) && saysOffline) || fetchedAt !== undefined
  useEffect(() => {
    const { style } = document.documentElement
    if (!isShown || !place.current || !globalThis.ResizeObserver) return undefined
    const sizes = new ResizeObserver(() => style.setProperty(HEIGHT, `${place.current?.offsetHeight ?? 0}px`))
    sizes.observe(place.current)
    return () => {
      sizes.disconnect()
      style.removeProperty(HEIGHT)
    }
  }, [isShown])
  if (!isShown) return renewingAt === undefined ? null : <Renewing fetchedAt={renewingAt} />
  const retry = () => {
    retryOldReplies()
    void retryFailures(null).catch(() => undefined)
  }
  return (
    <Row ref={place} role="status" justify="between" gap={12} variant="small" className={classes.old}>
      {fetchedAt === undefined ? words.failed.offline : words.load.stale(fetchedAt || undefined, isOnline)}
      <Button variant="default" size="sm" onClick={retry}>
        {words.failed.retryShort}
      </Button>
    </Row>
  )
}
