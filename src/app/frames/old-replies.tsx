/**
 * One line above a page with outdated replies that could not be renewed, instead of a notice beside each.
 * (docs/decisions/0023)
 */

import { useEffect, useRef } from 'react'
import { useOldestFailure, useOldestRenewing } from '#src/api/failed-renewals.ts'
import { retryFailures } from '#src/api/use-api.ts'
import { retryOldReplies } from '#src/lib/old-replies.ts'
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

export function OldReplies() {
  const renewingAt = useOldestRenewing()
  const fetchedAt = useOldestFailure()
  const isOnline = useIsConnected()
  const place = useRef<HTMLDivElement>(null)
  const isShown = fetchedAt !== undefined
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
      {words.load.stale(fetchedAt || undefined, isOnline)}
      <Button variant="default" size="sm" onClick={retry}>
        {words.failed.retryShort}
      </Button>
    </Row>
  )
}
