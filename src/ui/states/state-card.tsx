/** The layout of every state without content: drawing, problem, next step. */

import type { ReactNode } from 'react'
import { Column, Row, Text } from '#src/ui/layout/layout.tsx'
import { StateArt, type StateArtProps } from './state-art.tsx'
import classes from './state-card.module.css'

export interface StateCardProps {
  art: StateArtProps['kind']
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** `alert` is read out at once. */
  role?: 'alert' | 'status'
}

export function StateCard({ art, title, text, action, role }: StateCardProps) {
  return (
    <Column
      align="center"
      ground="surface"
      radius="lg"
      border="line"
      shadow="xs"
      text="center"
      className={classes.root}
      role={role}
    >
      <StateArt kind={art} />
      <div className={classes.title}>{title}</div>
      {text && (
        <Text as="div" tone="muted" variant="note" mt={2} className={classes.text}>
          {text}
        </Text>
      )}
      {action && (
        <Row align="stretch" justify="center" wrap gap={8} mt={20}>
          {action}
        </Row>
      )}
    </Column>
  )
}
