/**
 * A section with its heading: a card where there is space, and on a phone a row to open, with a summary of
 * its content.
 */

import { type ReactNode, useId, useState } from 'react'
import { AccordionItem } from './accordion.tsx'
import { Card } from './card.tsx'
import { useIsWide } from './hooks/use-is-wide.ts'
import { Text } from './layout/layout.tsx'

interface FoldedSectionProps {
  title: string
  /** Under the title of the closed row; undefined while it is unknown. */
  summary?: string
  /** Open at first: something in it needs the person. */
  startsOpen?: boolean
  children: ReactNode
}

export function FoldedSection({ title, summary, startsOpen = false, children }: FoldedSectionProps) {
  const id = useId()
  const isWide = useIsWide()
  const [isOpen, setOpen] = useState(startsOpen)
  if (isWide)
    return (
      <Card as="section" padding="lg" aria-labelledby={id}>
        <Text as="h2" id={id} variant="lead" tight mb={16}>
          {title}
        </Text>
        {children}
      </Card>
    )
  const heading = (
    <Text as="h2" id={id} variant="lead">
      {title}
    </Text>
  )
  return (
    <section aria-labelledby={id}>
      <AccordionItem title={heading} text={isOpen ? undefined : summary} isOpen={isOpen} onToggle={setOpen}>
        {children}
      </AccordionItem>
    </section>
  )
}
