/** The keys that give a mark, with how many people have it so far. */

import type { Ref, SyntheticEvent } from 'react'
import { formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { parseMark } from '../drafts/draft.ts'
import type { MarkRow } from '../sheet.ts'
import { words } from './words.ts'
import classes from './by-question.module.css'

/** Full marks with one key each; above, digits are typed. */
const MOST_KEYS = 9

export const hasDigitKeys = ({ marks }: MarkRow) => Number.isInteger(marks) && marks <= MOST_KEYS

interface DigitsProps {
  row: MarkRow
  /** People by mark, for this question. */
  tally: ReadonlyMap<number, number>
  mark: number | null
  isHalf: boolean
  onHalf: () => void
  onGive: (mark: number) => void
}

export function DigitKeys({ row, tally, mark, isHalf, onHalf, onGive }: DigitsProps) {
  return (
    <div className={classes.digits} role="group" aria-label={words.digits}>
      {Array.from({ length: row.marks + 1 }, (_, each) => (
        <button
          key={each}
          type="button"
          className={classes.digit}
          aria-pressed={mark !== null && Math.floor(mark) === each}
          onClick={() => onGive(each)}
        >
          <strong>{formatNumber(mark !== null && Math.floor(mark) === each ? mark : each)}</strong>
          <small>{words.people(tally.get(each) ?? 0)}</small>
          <VisuallyHidden>{words.give}</VisuallyHidden>
        </button>
      ))}
      <button
        type="button"
        className={classes.digit}
        data-half
        aria-pressed={isHalf}
        aria-keyshortcuts="."
        onClick={onHalf}
      >
        <strong>{words.half}</strong>
        <KeyCap isDecoration>.</KeyCap>
        <VisuallyHidden>{words.halfName}</VisuallyHidden>
      </button>
    </div>
  )
}

interface DigitFieldProps extends Pick<DigitsProps, 'row' | 'mark' | 'onGive'> {
  text: string | undefined
  onType: (text: string) => void
  fieldRef: Ref<HTMLInputElement>
}

/** Above nine marks a digit may be the first of two: Enter goes on. */
export function DigitField({ row, mark, text, onType, onGive, fieldRef }: DigitFieldProps) {
  const shown = text ?? (mark === null ? '' : formatNumber(mark))
  const given = parseMark(shown, row.marks)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (typeof given === 'number') onGive(given)
  }
  return (
    <Row as="form" align="end" gap={8} onSubmit={submit} className={classes.field}>
      <TextField
        ref={fieldRef}
        label={words.field(row.marks)}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        error={given === undefined ? words.tooMuch(row.marks) : undefined}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <Button type="submit" disabled={typeof given !== 'number'}>
        {words.giveNext}
      </Button>
    </Row>
  )
}
