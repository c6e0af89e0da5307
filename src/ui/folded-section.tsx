/** A section with its heading: a card where there is room, a row to press on a phone, with what it holds in a few words. */

import { type ReactNode, useId, useState } from 'react'
import { AccordionItem } from './accordion.tsx'
import { Card } from './card.tsx'
import { useIsWide } from './hooks/use-is-wide.ts'
import { Text } from './layout/layout.tsx'

interface FoldedSectionProps {
  title: string
  /** Under the title of the folded row; nothing where there is nothing yet. */
  summary?: string
  /** Not folded at first: something in it waits for the person. */
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
