/** A form on a page of text, in a card with its own title. */

import type { ReactNode } from 'react'
import { Section } from '#src/ui/section.tsx'
import classes from './cards.module.css'

interface FormCardProps {
  title: string
  text?: string
  children: ReactNode
}

export function FormCard({ title, text, children }: FormCardProps) {
  return (
    <Section title={title} text={text} size="title" className={classes.formCard}>
      {children}
    </Section>
  )
}
