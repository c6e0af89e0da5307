/** The body of a screen: one heading that takes focus after a navigation, what can be done beside it, and the content. */
import type { ReactNode } from 'react'
import { useHeadingFocus } from './heading-focus.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './page.module.css'
import hidden from '#src/ui/text/visually-hidden.module.css'

export interface PageHeadingProps {
  className?: string
  children: ReactNode
}

/** The one h1 of a screen, for screens that lay out their head themselves. */
export function PageHeading({ className, children }: PageHeadingProps) {
  const heading = useHeadingFocus()
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

export interface PageProps {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** Width of the content: reading text, a form, or all there is. */
  width?: 'full' | 'wide' | 'narrow'
  children: ReactNode
}

export function Page({ title, subtitle, actions, width = 'full', children }: PageProps) {
  return (
    <div className={classes.root} data-width={width}>
      <Row as="header" align="end" justify="between" wrap gap={12} gapX={24} mb={16}>
        <Box shrink>
          <PageHeading className={classes.title}>{title}</PageHeading>
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
