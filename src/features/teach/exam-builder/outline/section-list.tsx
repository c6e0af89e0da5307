/** Heading of a section in the list with its questions. */

import type { ReactNode, Ref } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Surface, Text } from '#src/ui/layout/layout.tsx'
import { useBuilder } from '../builder-context.ts'
import { type DraftSection, sumMarks } from '../engine/built-exam.ts'
import { words } from '../words.ts'
import classes from './outline.module.css'

interface SectionListProps {
  section: DraftSection
  at: number
  listRef?: Ref<HTMLOListElement>
  onOpen: (sectionId: string) => void
  children: ReactNode
}

export function SectionList({ section, at, listRef, onOpen, children }: SectionListProps) {
  const { section: open, selected } = useBuilder()
  const isOpen = selected === undefined && open?.id === section.id
  return (
    <div role="group" aria-label={words.outline.section(at, section.title)}>
      <Text as="h2" variant="small" weight={600} mt={6} className={classes.section}>
        <button
          type="button"
          className={classes.sectionOpen}
          aria-current={isOpen ? 'true' : undefined}
          onClick={() => onOpen(section.id)}
        >
          <span data-latin>{words.outline.section(at, section.title)}</span>
          <Text as="span" tone="faint" weight={500}>
            {formatNumber(sumMarks(section.questions))}
          </Text>
        </button>
      </Text>
      <Surface as="ol" plain ref={listRef} className={classes.rows}>
        {children}
        {section.questions.length === 0 && (
          <Surface as="li" tone="muted" variant="small" pad={6}>
            {words.outline.empty}
          </Surface>
        )}
      </Surface>
    </div>
  )
}

/** Number of a section's first question, counted from 1 over all sections. */
export function countFirstNumber(sections: readonly DraftSection[], at: number): number {
  return sections.slice(0, at).reduce((sum, { questions }) => sum + questions.length, 1)
}
