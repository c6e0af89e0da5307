/** A section of the course page with its heading; the tabs link to its id. */

import type { ReactNode } from 'react'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './section.module.css'

interface SectionProps {
  id?: string
  title: string
  text?: string
  /** On the right of the title. */
  action?: ReactNode
  children: ReactNode
}

export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <section id={id} className={classes.section}>
      <Row justify="between" gap={16} mb={12}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          {text && (
            <Text tone="muted" variant="note">
              {text}
            </Text>
          )}
        </div>
        {action}
      </Row>
      {children}
    </section>
  )
}
