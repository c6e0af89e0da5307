/** Related fields on a card, in two columns where there is space. */

import { type ReactNode, useId } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Stack, Text } from '#src/ui/layout/layout.tsx'
import classes from './field-group.module.css'

interface FieldGroupProps {
  title: string
  children: ReactNode
}

/** Two columns where there is space. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <Stack align="start" gap={16} className={classes.fields}>
      {children}
    </Stack>
  )
}

export function FieldGroup({ title, children }: FieldGroupProps) {
  const id = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <Text as="h2" id={id} tight mb={16} className={classes.heading}>
        {title}
      </Text>
      <Fields>{children}</Fields>
    </Card>
  )
}

/** Takes the full width. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>
}
