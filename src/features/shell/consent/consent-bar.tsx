/**
 * The bar that asks for consent to statistics and advertising: at most 56 px high, above any other bar, and
 * only on browsing pages. The footer opens it anywhere. Both answers have equal weight. (ruling R65)
 */

import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { consentAnswered, useConsent } from '#src/stores/shell/consent-store.ts'
import { useSlot } from '#src/stores/shell/slot-store.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { isCalmPage } from './calm-pages.ts'
import { useFreeBottom } from './use-free-bottom.ts'
import { words } from './words.ts'
import classes from './consent-bar.module.css'

function OpenBar() {
  const { hasAgreed, opener } = useConsent()
  const { pathname } = useLocation()
  const [isUnfolded, setUnfolded] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const bottom = useFreeBottom(bar, pathname)
  useEffect(() => {
    // If a press opened it, it gets the focus; if it appeared automatically, it does not.
    if (opener) bar.current?.focus()
    else announce(words.title)
  }, [opener])
  return (
    <section
      ref={bar}
      className={classes.bar}
      style={{ marginBottom: bottom }}
      aria-label={words.title}
      tabIndex={-1}
    >
      {isUnfolded && (
        <Text as="p" tone="muted" variant="small" mb={6}>
          {words.text}{' '}
          <Link to={paths.privacy()} className={classes.link}>
            {words.more}
          </Link>
        </Text>
      )}
      <Row gap={8} justify="between" className={classes.line}>
        <Text as="div" variant="caption" tight shrink>
          {hasAgreed === undefined ? words.ask : words.now(hasAgreed)}{' '}
          {!isUnfolded && (
            <button type="button" className={classes.link} onClick={() => setUnfolded(true)}>
              {words.what}
            </button>
          )}
        </Text>
        <div className={classes.answers}>
          <Button variant="default" size="sm" onClick={() => consentAnswered(false)}>
            {words.refuse}
          </Button>
          <Button variant="default" size="sm" onClick={() => consentAnswered(true)}>
            {words.agree}
          </Button>
        </div>
      </Row>
    </section>
  )
}

export function ConsentBar() {
  const { isOpen, opener } = useConsent()
  const { pathname } = useLocation()
  const hasSlot = useSlot('consent', isOpen && (opener !== undefined || isCalmPage(pathname)))
  return (isOpen && opener) || hasSlot ? <OpenBar /> : null
}
