/** The quiet bar that asks for the word on statistics and advertising; the footer opens it again. Both answers weigh the same. (ruling R65) */
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { consentAnswered, useConsent } from '#src/stores/shell/consent-store.ts'
import { Button } from '#src/ui/button.tsx'
import { announce } from '#src/ui/frame/announcer.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './consent-bar.module.css'
import { words } from './words.ts'

export function ConsentBar() {
  const { isOpen, hasAgreed, opener } = useConsent()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isOpen) return
    // Opened by a press, it is gone to; by itself it takes no focus.
    if (opener) bar.current?.focus()
    else announce(words.title)
  }, [isOpen, opener])
  if (!isOpen) return null
  return (
    <section ref={bar} className={classes.bar} aria-labelledby="consent-title" tabIndex={-1}>
      <Text as="strong" block id="consent-title">
        {words.title}
      </Text>
      <Text as="p" tone="muted" size={14}>
        {words.text} {hasAgreed !== undefined && words.now(hasAgreed)}{' '}
        <Link to={paths.privacy()} className={classes.link}>
          {words.more}
        </Link>
      </Text>
      <Row gap={8} mt={8}>
        <Button variant="default" fullWidth onClick={() => consentAnswered(false)}>
          {words.refuse}
        </Button>
        <Button variant="default" fullWidth onClick={() => consentAnswered(true)}>
          {words.agree}
        </Button>
      </Row>
    </section>
  )
}
