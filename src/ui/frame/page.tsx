/**
 * The body of a screen: one heading that gets the focus after a navigation, the actions beside it, and the
 * content.
 */

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import hidden from '#src/ui/text/visually-hidden.module.css'
import classes from './page.module.css'

/** The history key of the first entry of a visit; returning to it has the same key, hence the second mark. */
const FIRST_ENTRY = 'default'
let isVisitBegun = false
/** The entry whose heading has already got the focus. */
let focusedEntry: string | undefined

/**
 * The heading renders again when data arrives; by then a keyboard user may have moved on, and the focus must
 * not jump back.
 */
function hasGoneOn(key: string): boolean {
  const focused = document.activeElement
  if (focusedEntry !== key) return focused !== null && focused.closest('[data-over-pages]') !== null
  return focused !== null && focused !== document.body
}

/**
 * On a page that keeps its scroll position, such as for a module chosen from a list, the heading may be above
 * the window, where the focus is invisible. A heading of one pixel is hidden on purpose: the phone's bar
 * shows the title.
 */
function showAbove(heading: HTMLElement): void {
  const { bottom, height } = heading.getBoundingClientRect()
  if (bottom < 0 && height > 1) heading.scrollIntoView({ block: 'nearest' })
}

/**
 * Focuses the heading when the path has changed, but not on the first load (the browser is at the top then)
 * and not for a change of query or hash. A page's own heading uses it through `PageHeading`.
 */
function useHeadingFocus(place: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key, pathname: path, hash } = useLocation()
  // Going back restores the scroll position, and a hash has its own target.
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
  /** The same value for several addresses that are one page: the focus stays where it is between them. */
  place?: string
  className?: string
  children: ReactNode
}

/** The only h1 of a screen, for screens with their own head layout. */
export function PageHeading({ place, className, children }: PageHeadingProps) {
  const heading = useHeadingFocus(place)
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/**
 * The h1 of a screen whose name is not known yet, or could not be read: invisible, beside the screen's
 * `Load`.
 */
export function UnseenHeading({ children }: { children: ReactNode }) {
  return <PageHeading className={hidden.hidden}>{children}</PageHeading>
}

export interface PageProps extends Pick<PageHeadingProps, 'place'> {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** Width of the content: reading text, a form, or the full width. */
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
