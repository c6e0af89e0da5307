/** The page's own head in the bar of a phone: back, title and a line below it. */

import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, type Ref, useContext, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import {
  phoneBarDrawn,
  type PhoneBarWords,
  phoneBarChanged,
  reset,
  usePhoneBar,
} from '#src/stores/shell/phone-bar-store.ts'
import { PrerenderingContext } from '#src/stores/shell/prerendering.ts'
import { Box, Row } from '#src/ui/layout/layout.tsx'
import { words } from './words.ts'
import classes from './phone-bar.module.css'

interface PhoneBarProps extends PhoneBarWords {
  /** Buttons at the end of the bar. */
  children?: ReactNode
}

/** A screen renders this anywhere to set the bar while it is mounted. It renders nothing in place. */
export function PhoneBar({ title, subtitle, backTo, children }: PhoneBarProps) {
  const place = usePhoneBar((state) => state.place)
  const prerendering = useContext(PrerenderingContext)
  prerendering?.setBar({ title, subtitle, backTo, children })
  useLayoutEffect(() => {
    phoneBarChanged({ title, subtitle, backTo })
    return reset
  }, [title, subtitle, backTo])
  return place && createPortal(children, place)
}

interface BarWordsProps extends PhoneBarProps {
  /** The container for the page's buttons. */
  place?: Ref<HTMLDivElement>
}

function BarWords({ title, subtitle, backTo, children, place }: BarWordsProps) {
  return (
    <Row grow shrink>
      {backTo !== undefined && (
        <Link to={backTo} className={classes.back} aria-label={words.back}>
          <IconArrowLeft size={22} stroke={1.75} aria-hidden="true" />
        </Link>
      )}
      <Box as="p" shrink aria-hidden="true">
        <span className={classes.title}>{title}</span>
        {subtitle && <span className={classes.subtitle}>{subtitle}</span>}
      </Box>
      <Row align="stretch" push fixed ref={place}>
        {children}
      </Row>
    </Row>
  )
}

/**
 * Rendered by a frame: the screen's content, or else `fallback`. The title repeats the page's heading, so it
 * is not a heading itself.
 */
export function PhoneBarHead({ fallback }: { fallback: ReactNode }) {
  const shown = usePhoneBar((state) => state.words)
  const prerendered = useContext(PrerenderingContext)?.bar
  if (prerendered) return <BarWords {...prerendered} />
  return shown === undefined ? fallback : <BarWords {...shown} place={phoneBarDrawn} />
}
