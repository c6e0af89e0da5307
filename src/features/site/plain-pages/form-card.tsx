/** A form on a page of text, in a card with its own title. */

import type { ReactNode } from 'react'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import classes from './cards.module.css'

interface FormCardProps {
  title: string
  text?: string
  children: ReactNode
}

export function FormCard({ title, text, children }: FormCardProps) {
  return (
    <Card as="section" padding="lg" className={classes.formCard}>
      <Text as="h2" variant="title" mb={12} className={classes.formTitle}>
        {title}
      </Text>
      {text && <p className={classes.lead}>{text}</p>}
      {children}
    </Card>
  )
}
