/**
 * Sections that open and close with the browser's own `details`: found by the browser's search, usable
 * without scripts.
 */

import { IconChevronDown, IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Box, Stack, Text } from '#src/ui/layout/layout.tsx'
import classes from './accordion.module.css'

export interface AccordionItemProps {
  title: ReactNode
  /** Under the title. */
  text?: ReactNode
  /** Before the title: a number or an icon tile. */
  mark?: ReactNode
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void
  /** The content's rows reach the edges of the card. */
  isFlush?: boolean
  /** Items with the same name close one another. */
  name?: string
  /** A separate card, or a line with a rule under it. */
  variant?: 'card' | 'line'
  children: ReactNode
}

export function AccordionItem({
  title,
  text,
  mark,
  isOpen,
  onToggle,
  isFlush,
  name,
  variant = 'card',
  children,
}: AccordionItemProps) {
  return (
    <details
      className={classes.root}
      data-variant={variant}
      name={name}
      open={isOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={classes.head}>
        {mark}
        <Box as="span" grow shrink>
          <Text as="span" block weight={600}>
            {title}
          </Text>
          {text && (
            <Text as="span" block tone="muted" variant="small">
              {text}
            </Text>
          )}
        </Box>
        {variant === 'card' ? (
          <IconChevronDown aria-hidden="true" className={classes.arrow} />
        ) : (
          <>
            <IconPlus aria-hidden="true" className={classes.more} />
            <IconMinus aria-hidden="true" className={classes.less} />
          </>
        )}
      </summary>
      <div className={classes.body} data-flush={isFlush}>
        {children}
      </div>
    </details>
  )
}

/** Stacks the items. */
export function Accordion({ children }: { children: ReactNode }) {
  return <Stack gap={10}>{children}</Stack>
}
