/**
 * One of several options as a card; the chosen one has a border, a background and a filled disc, never only a
 * colour.
 */

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './choice.module.css'

export interface RadioCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'title'> {
  title: ReactNode
  text?: ReactNode
  /** Before the text: a logo or an icon tile. */
  mark?: ReactNode
  /** At the right of the title. */
  aside?: ReactNode
  /** The side of the disc. */
  disc?: 'left' | 'right'
}

export function RadioCard({ title, text, mark, aside, disc = 'left', ...rest }: RadioCardProps) {
  return (
    <label className={classes.card} data-disc={disc} data-checked={rest.checked}>
      <input {...rest} type="radio" className={classes.disc} />
      {mark}
      <Box as="span" block grow shrink>
        <Row as="span" align="baseline" justify="between" wrap gap={0} gapX={12} className={classes.title}>
          <strong>{title}</strong>
          {aside && (
            <Text as="span" variant="small" weight={600}>
              {aside}
            </Text>
          )}
        </Row>
        {text && (
          <Text as="span" block tone="muted" variant="small">
            {text}
          </Text>
        )}
      </Box>
    </label>
  )
}

/** A radio button in a line of text. */
export function Radio({
  label,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classes.line}>
      <input {...rest} type="radio" className={classes.disc} />
      <Box as="span" shrink>
        {label}
      </Box>
    </label>
  )
}
