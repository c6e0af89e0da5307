/** A question in the list: number, text, and an icon for faults. Alt with an arrow key moves it. */

import { IconAlertTriangle } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { extractPlainText } from '#src/lib/plain-text.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { useBuilder } from '../builder-context.ts'
import type { DraftQuestion } from '../engine/built-exam.ts'
import { findQuestionFaults } from '../engine/publish-check.ts'
import { useQuestionActions } from '../use-question-actions.ts'
import { words } from '../words.ts'
import classes from './outline.module.css'

/** Name of a question in lists: its text, or the text around its blanks. */
export function getQuestionName({ kind, text, contents }: DraftQuestion): string {
  const blanks = kind === 'fill_in_the_blank' ? contents.join(' ____ ').trim() : ''
  const name = blanks === '' ? extractPlainText(text) : blanks
  return name === '' ? words.outline.noText : name
}

interface OutlineRowProps {
  question: DraftQuestion
  /** Counts from 1 over all sections. */
  no: number
  /** Set while dragging is available: the row's element, its offset, and the handle. */
  rowRef?: Ref<HTMLLIElement>
  style?: CSSProperties
  handle?: ReactNode
  onOpen: (questionId: string) => void
}

export function OutlineRow({ question, no, rowRef, style, handle, onOpen }: OutlineRowProps) {
  const { selected } = useBuilder()
  const { step } = useQuestionActions()
  const isOpen = selected?.id === question.id
  const isFaulty = findQuestionFaults(question).length > 0

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event) || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(question.id, event.key === 'ArrowUp' ? -1 : 1)
    // React may mount a new element when the row moves to another section.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${question.id}"]`)?.focus())
  }

  return (
    <Row as="li" radius="sm" relative ref={rowRef} style={style} className={classes.row} data-open={isOpen}>
      <button
        type="button"
        className={classes.open}
        data-row={question.id}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => onOpen(question.id)}
        onKeyDown={onKeyDown}
      >
        <Grid
          as="span"
          align="center"
          items="center"
          tone="muted"
          variant="caption"
          weight={600}
          fixed
          className={classes.no}
        >
          {formatNumber(no)}
        </Grid>
        <Text as="span" tight grow shrink anywhere clip className={classes.name} data-latin>
          {getQuestionName(question)}
        </Text>
        {isFaulty && (
          <Row as="span" align="stretch" tone="accent" fixed title={words.outline.fault}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{words.outline.fault}</VisuallyHidden>
          </Row>
        )}
      </button>
      {handle}
    </Row>
  )
}
