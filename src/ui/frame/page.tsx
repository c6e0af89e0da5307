/** The body of a screen: one heading that takes focus after a navigation, what can be done beside it, and the content. */

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import hidden from '#src/ui/text/visually-hidden.module.css'
import classes from './page.module.css'

/** The key of the entry a visit begins with; going back to it has the same one, hence the second mark. */
const FIRST_ENTRY = 'default'
let isVisitBegun = false
/** The entry whose page has had the focus put on its heading. */
let focusedEntry: string | undefined

/** The heading is drawn again when data arrives; by then a person may have gone on by keys, and is not called back. */
function hasGoneOn(key: string): boolean {
  return focusedEntry === key && document.activeElement !== null && document.activeElement !== document.body
}

/**
 * A page that keeps its place, as for a module chosen from a list, may have its heading above the window: there nobody sees the focus. A
 * heading of one pixel is unseen on purpose: the bar of a phone says it.
 */
function showAbove(heading: HTMLElement): void {
  const { bottom, height } = heading.getBoundingClientRect()
  if (bottom < 0 && height > 1) heading.scrollIntoView({ block: 'nearest' })
}

/**
 * Focuses the heading when the address's path has changed, not on the first load (the browser stands at the top then), not
 * for a change of query or hash. A page's own heading uses it through `PageHeading`.
 */
function useHeadingFocus(place: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname: path, hash } = useLocation()
  // Going back restores where the page was, and a hash names its own place.
  const isPlaceGiven = useNavigationType() === NavigationType.Pop || hash !== ''
  const pathname = place ?? path
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isFirstPage = key === FIRST_ENTRY && !isVisitBegun
    isVisitBegun = true
    if (shown.current === pathname) return
    shown.current = pathname
    if (isFirstPage || heading.current === null || hasGoneOn(key)) return
    focusedEntry = key
    heading.current.focus({ preventScroll: true })
    if (!isPlaceGiven) showAbove(heading.current)
  }, [key, pathname, isPlaceGiven])
  return heading
}

export interface PageHeadingProps {
  /** The same for several addresses that are one page: then the focus stays where it is between them. */
  place?: string
  className?: string
  children: ReactNode
}

/** The one h1 of a screen, for screens that lay out their head themselves. */
export function PageHeading({ place, className, children }: PageHeadingProps) {
  const heading = useHeadingFocus(place)
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/** The h1 of a screen whose name is not known yet, or could not be read: it stands beside the screen's `Load`, unseen. */
export function UnseenHeading({ children }: { children: ReactNode }) {
  return <PageHeading className={hidden.hidden}>{children}</PageHeading>
}

export interface PageProps extends Pick<PageHeadingProps, 'place'> {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** Width of the content: reading text, a form, or all there is. */
  width?: 'full' | 'wide' | 'narrow'
  children: ReactNode
}

export function Page({ title, subtitle, actions, width = 'full', place, children }: PageProps) {
  return (
    <div className={classes.root} data-width={width}>
      <Row as="header" align="end" justify="between" wrap gap={12} gapX={24} mb={16}>
        <Box shrink>
          <PageHeading place={place} className={classes.title}>
            {title}
          </PageHeading>
          {subtitle && (
            <Text as="div" tone="muted">
              {subtitle}
            </Text>
          )}
        </Box>
        {actions && (
          <Row wrap gap={8}>
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </div>
  )
}
