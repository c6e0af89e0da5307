/** Code with line numbers and comments on lines. One tab stop; ↑ and ↓ move between the lines. */

import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import type { QuestionDraft } from '#src/stores/grading/grading-draft.ts'
import { Button } from '#src/ui/button.tsx'
import { isComposing } from '#src/ui/hooks/typing-place.ts'
import { Grid } from '#src/ui/layout/layout.tsx'
import { useDrawnPart } from '#src/ui/text/long-text.tsx'
import { words } from '../words.ts'
import { splitTokens } from './code-tokens.ts'
import { LineComment, LineEditor, NoticedLine } from './line-comment.tsx'
import classes from './code-view.module.css'

/** Drawn at once; more lines would block the page. */
const MAX_LINES = 1500

interface CodeViewProps {
  code: string
  comments: QuestionDraft['lines']
  noticed: readonly { line: number; text: string }[]
  /** An empty text removes the comment; undefined for code without comments. */
  onComment?: (line: number, text: string) => void
}

type Comment = NonNullable<CodeViewProps['onComment']>

function CodeText({ text }: { text: string }) {
  return (
    <code className={classes.text}>
      {splitTokens(text).map(({ kind, text: part, at }) => (
        <span key={at} data-kind={kind}>
          {part}
        </span>
      ))}
    </code>
  )
}

interface LineProps extends Omit<CodeViewProps, 'code' | 'onComment'> {
  onComment: Comment
  no: number
  text: string
  isStop: boolean
  isEdited: boolean
  onEdit: (isEdited: boolean) => void
}

function Line({ no, text, isStop, isEdited, onEdit, comments, noticed, onComment }: LineProps) {
  const comment = comments.find(({ line }) => line === no)?.text
  const remark = noticed.find(({ line }) => line === no)?.text
  return (
    <Grid
      as="li"
      align="start"
      className={classes.line}
      data-comment={comment !== undefined}
      data-noticed={remark !== undefined}
    >
      <button
        type="button"
        className={classes.number}
        tabIndex={isStop ? 0 : -1}
        data-line={no}
        aria-label={words.line.number(no, comment !== undefined)}
        onClick={() => onEdit(!isEdited)}
      >
        {formatNumber(no)}
      </button>
      <CodeText text={text} />
      {isEdited && (
        <LineEditor
          line={no}
          text={comment ?? ''}
          onType={(next) => onComment(no, next)}
          onClose={() => onEdit(false)}
        />
      )}
      {!isEdited && comment !== undefined && (
        <LineComment
          line={no}
          text={comment}
          onEdit={() => onEdit(true)}
          onRemove={() => onComment(no, '')}
        />
      )}
      {remark !== undefined && comment === undefined && !isEdited && (
        <NoticedLine text={remark} onTake={() => onComment(no, remark)} />
      )}
    </Grid>
  )
}

function PlainLine({ no, text }: { no: number; text: string }) {
  return (
    <Grid as="li" align="start" className={classes.line}>
      <span className={classes.number} data-plain aria-hidden="true">
        {formatNumber(no)}
      </span>
      <CodeText text={text} />
    </Grid>
  )
}

/** Long code appears in parts: so many letters, and of them so many lines. */
function useDrawnLines(code: string): { lines: { text: string; no: number }[]; more: ReactNode } {
  const { part, more } = useDrawnPart(code)
  const [most, setMost] = useState(MAX_LINES)
  const all = useMemo(() => part.replace(/\n$/, '').split('\n'), [part])
  const lines = useMemo(() => all.slice(0, most).map((text, at) => ({ text, no: at + 1 })), [all, most])
  if (all.length <= most) return { lines, more }
  return {
    lines,
    more: (
      <Button variant="subtle" size="sm" onClick={() => setMost(most + MAX_LINES)}>
        {words.line.more(all.length - most)}
      </Button>
    ),
  }
}

export function CodeView({ code, onComment, ...rest }: CodeViewProps) {
  const { lines, more } = useDrawnLines(code)
  const list = useRef<HTMLOListElement>(null)
  const [stop, setStop] = useState(1)
  const [edited, setEdited] = useState<number>()

  function edit(line: number, isEdited: boolean): void {
    setEdited(isEdited ? line : undefined)
    if (!isEdited) list.current?.querySelector<HTMLElement>(`[data-line="${line}"]`)?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (
      isComposing(event) ||
      !(event.target instanceof HTMLElement) ||
      event.target.dataset['line'] === undefined
    )
      return
    if (event.key === 'Escape') {
      list.current?.closest<HTMLElement>('[data-scrolls]')?.focus({ preventScroll: true })
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    // Outside of the code ↑ and ↓ choose a criterion; Escape leaves it.
    event.preventDefault()
    const next = Math.min(Math.max(stop + step, 1), lines.length)
    setStop(next)
    list.current?.querySelector<HTMLElement>(`[data-line="${next}"]`)?.focus()
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys move between the buttons in it */}
      <ol ref={list} className={classes.root} lang="en" data-latin onKeyDown={onKeyDown}>
        {lines.map(({ text, no }) =>
          onComment === undefined ? (
            <PlainLine key={no} no={no} text={text} />
          ) : (
            <Line
              key={no}
              {...rest}
              onComment={onComment}
              no={no}
              text={text}
              isStop={stop === no}
              isEdited={edited === no}
              onEdit={(isEdited) => {
                setStop(no)
                edit(no, isEdited)
              }}
            />
          ),
        )}
      </ol>
      {more}
    </>
  )
}
