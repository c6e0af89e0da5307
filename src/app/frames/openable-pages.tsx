/** Below a page that is not on the device: what opens without a connection. (ruling R88) */

import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { hasGaps, subscribeToOldReplies } from '#src/lib/old-replies.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import type { OpenablePage } from '../late/openable-pages.ts'
import { loadPerson } from '../outbox/person-file.ts'
import { words } from './words.ts'
import classes from './openable-pages.module.css'

function Pages() {
  const { pathname } = useLocation()
  const [pages, setPages] = useState<readonly OpenablePage[]>([])
  useEffect(() => {
    let isOver = false
    void loadPerson()
      .then(({ listOpenablePages }) => listOpenablePages())
      .then((found) => !isOver && setPages(found))
      // Without the list's code no page is named.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [pathname])
  if (pages.length === 0) return null
  return (
    <nav aria-label={words.openable} className={classes.root}>
      <Text tone="muted" variant="note">
        {words.openable}
      </Text>
      <Row as="ul" wrap gap={8}>
        {pages.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={classes.page}>
              {text}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  )
}

export function OpenablePages() {
  const isMissing = useSyncExternalStore(subscribeToOldReplies, hasGaps, () => false)
  return isMissing ? <Pages /> : null
}
