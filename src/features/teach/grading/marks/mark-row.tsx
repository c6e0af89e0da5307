/** Marks for one criterion or a whole question: a button for each mark, with the assistant's suggestion dashed. */
import { useEffect, useRef, useState } from 'react'
import { formatDigits, formatNumber } from '#src/lib/bn.ts'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import type { Suggested } from '../ai/suggested.ts'
import { reveal } from '#src/ui/reveal.ts'
import type { MarkRow as MarkLine } from '../sheet.ts'
import { words } from '../words.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './marks.module.css'
import { parseMark } from '../drafts/draft.ts'
import { isComposing } from '#src/ui/hooks/typing-place.ts'

interface MarkFieldProps {
  title: string
  marks: number
  mark: number | null
  onMark: (mark: number | null) => void
}

/** Number field for a mark, used when there are too many for buttons; takes Bengali and Latin digits. (ruling R3) */
function MarkField({ title, marks, mark, onMark }: MarkFieldProps) {
  // Holds typed text that is not a mark yet; a mark given by other means replaces it.
  const [typed, setTyped] = useState<{ text: string; over: number | null }>()
  const text = typed?.over === mark ? typed.text : formatDigits(mark ?? '')
  const isWrong = parseMark(text, marks) === undefined
  const type = (next: string) => {
    const given = parseMark(next, marks)
    if (given !== undefined) onMark(given)
    setTyped({ text: next, over: given === undefined ? mark : given })
  }
  return (
    <TextField
      label={words.marks.field(title, marks)}
      isLabelHidden
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={isWrong ? words.marks.tooMuch(marks) : undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

/** More buttons do not fit a row; a number field is shown instead. */
const MAX_BUTTONS = 10

interface MarkRowProps {
  row: MarkLine
  /** Counts from 1. */
  no: number
  title: string
  mark: number | null
  suggested: Suggested | undefined
  isChosen: boolean
  onChoose: () => void
  onMark: (mark: number | null) => void
}

function MarkButtons({ row, title, mark, suggested, onMark }: Pick<MarkRowProps, 'row' | 'title' | 'mark' | 'suggested' | 'onMark'>) {
  return (
    <div className={classes.keys}>
      {Array.from({ length: row.marks + 1 }, (_, each) => (
        <button
          key={each}
          type="button"
          className={classes.key}
          aria-pressed={each === mark}
          data-ai={each === suggested?.mark && each !== mark}
          aria-label={words.marks.give(each, title) + (each === suggested?.mark ? `, ${words.marks.byAi}` : '')}
          onClick={() => onMark(each === mark ? null : each)}
        >
          {formatNumber(each)}
        </button>
      ))}
    </div>
  )
}

export function MarkRow(props: MarkRowProps) {
  const { row, no, title, mark, suggested, isChosen, onChoose, onMark } = props
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) reveal(place.current)
  }, [isChosen])
  const hasButtons = Number.isInteger(row.marks) && row.marks <= MAX_BUTTONS
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons and fields in it are what is pressed
    <div
      ref={place}
      className={classes.row}
      data-chosen={isChosen}
      role="group"
      aria-label={title}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onChoose}
      onKeyUp={(event) => event.key === 'Tab' && !isComposing(event) && onChoose()}
    >
      <Row gap={8}>
        <KeyCap>{no}</KeyCap>
        <Text as="span" size={15} weight={600} grow shrink anywhere>
          {title}
        </Text>
        <Text as="strong" size={14} fixed>
          {words.marks.of(mark, row.marks)}
        </Text>
      </Row>
      {hasButtons ? <MarkButtons {...props} /> : <MarkField title={title} marks={row.marks} mark={mark} onMark={onMark} />}
      {/* Always there: opened by choosing the row, it would move the rows below away from the pointer. */}
      {typeof suggested?.mark === 'number' && (
        <Text size={13} anywhere className={classes.reason}>
          {words.marks.reason(suggested.mark, suggested.reason)}
        </Text>
      )}
    </div>
  )
}
