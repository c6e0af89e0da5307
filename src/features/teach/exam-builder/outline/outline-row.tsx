/** A question in the list: its number, its words, and whether something is amiss. Alt with the arrows moves it. */
import { IconAlertTriangle } from '@tabler/icons-react'
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { useBuilder } from '../builder-context.ts'
import type { DraftQuestion } from '../engine/built-exam.ts'
import { wordsOf } from '../engine/plain-marks.ts'
import { faultsOfQuestion } from '../engine/publish-check.ts'
import { useMoves } from '../use-moves.ts'
import { words } from '../words.ts'
import classes from './outline.module.css'

/** What a question is called in lists: the text around its blanks, or its own. */
export function nameOf({ kind, text, contents }: DraftQuestion): string {
  const blanks = kind === 'fill_in_the_blank' ? contents.join(' ____ ').trim() : ''
  const name = blanks === '' ? wordsOf(text) : blanks
  return name === '' ? words.outline.noText : name
}

interface OutlineRowProps {
  question: DraftQuestion
  /** From 1, over all sections. */
  no: number
  /** Of dragging: the row's place on the way, and what it is held by. */
  rowRef?: Ref<HTMLLIElement>
  style?: CSSProperties
  handle?: ReactNode
  onOpen: (questionId: string) => void
}

export function OutlineRow({ question, no, rowRef, style, handle, onOpen }: OutlineRowProps) {
  const { selected } = useBuilder()
  const { step } = useMoves()
  const isOpen = selected?.id === question.id
  const isFaulty = faultsOfQuestion(question).length > 0

  function onKeyDown(event: KeyboardEvent): void {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    step(question.id, event.key === 'ArrowUp' ? -1 : 1)
    // The row is drawn anew at its new place, in another section perhaps.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${question.id}"]`)?.focus())
  }

  return (
    <li ref={rowRef} style={style} className={classes.row} data-open={isOpen}>
      <button
        type="button"
        className={classes.open}
        data-row={question.id}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        onClick={() => onOpen(question.id)}
        onKeyDown={onKeyDown}
      >
        <span className={classes.no}>{formatNumber(no)}</span>
        <span className={classes.name} data-latin>
          {nameOf(question)}
        </span>
        {isFaulty && (
          <span className={classes.fault} title={words.outline.fault}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            <VisuallyHidden>{words.outline.fault}</VisuallyHidden>
          </span>
        )}
      </button>
      {handle}
    </li>
  )
}
