/** Fields of one subject on a card, two beside one another where there is space. */

import { type ReactNode, useId } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import classes from './field-group.module.css'

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Text as="h2" id={id} leading={150} mb={16} className={classes.heading}>
        {title}
      </Text>
      <Stack align="start" gap={16} className={classes.fields}>
        {children}
      </Stack>
    </Card>
  )
}

/** Takes the whole line. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>
}
