/**
 * A part of a page under its heading: on a card, or straight on the page above a list. The heading names the
 * region, unless it has a label. Mantine: `Card` with `Card.Section`.
 */

import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { Card, type CardProps } from './card.tsx'
import { Box, Row, Stack, Text } from './layout/layout.tsx'

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title: ReactNode
  /** Before the title: an icon for its state. */
  icon?: ReactNode
  iconTone?: 'success' | 'muted'
  /** Under the title. */
  text?: ReactNode
  /** At the end of the title's line: a pill, a figure, a button. */
  aside?: ReactNode
  level?: 'h2' | 'h3'
  /** `title` for the main card of a page. */
  size?: 'lead' | 'title'
  /** No card: for a heading above a `RowList` or a grid of cards. */
  isPlain?: boolean
  /** The content reaches the edges of the card: a flush `RowList`, a table. */
  isFlush?: boolean
  gap?: 8 | 12 | 16
  /** The pressed button is gone, or an address leads here: the heading takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>
  ref?: Ref<HTMLElement>
}

const CardSection = (props: CardProps & { ref?: Ref<HTMLElement> }) => <Card as="section" {...props} />

export function Section({
  title,
  icon,
  iconTone = 'success',
  text,
  aside,
  level = 'h2',
  size = 'lead',
  isPlain = false,
  isFlush = false,
  gap = 12,
  headingRef,
  children,
  ...rest
}: SectionProps) {
  const id = useId()
  const heading = (
    <Text
      as={level}
      variant={size}
      tight
      anywhere
      id={id}
      ref={headingRef}
      tabIndex={headingRef ? -1 : undefined}
    >
      {title}
    </Text>
  )
  const named = text ? (
    <Box shrink>
      {heading}
      <Text tone="muted" variant="small">
        {text}
      </Text>
    </Box>
  ) : (
    heading
  )
  const marked = icon ? (
    <Row gap={8} shrink>
      <Box as="span" inline fixed tone={iconTone} aria-hidden="true">
        {icon}
      </Box>
      {named}
    </Row>
  ) : (
    named
  )
  const head = aside ? (
    <Row justify="between" wrap gap={8} gapX={12}>
      {marked}
      {aside}
    </Row>
  ) : (
    marked
  )
  return (
    <Stack
      {...rest}
      as={isPlain ? 'section' : CardSection}
      gap={isFlush ? 0 : gap}
      aria-labelledby={rest['aria-label'] === undefined ? id : undefined}
      {...(!isPlain && { padding: isFlush ? 'none' : 'lg' })}
    >
      {isFlush ? (
        <Box padX={16} padY={12}>
          {head}
        </Box>
      ) : (
        head
      )}
      {children}
    </Stack>
  )
}
