/** The keys that give the marks of a card, with how many people have each so far. */

import type { CSSProperties, Ref, SyntheticEvent } from 'react'
import { formatDigits, formatNumber } from '#src/lib/bn.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import type { Suggested } from '../ai/suggested.ts'
import { countKeyColumns } from '../marks/mark-row.tsx'
import type { ListedReason } from '../reasons/reason-list.ts'
import { RowReasons, type RowReasonsProps, SumLine } from '../reasons/row-reasons.tsx'
import type { Reasons } from '../reasons/use-reasons.ts'
import { words as reasonWords } from '../reasons/words.ts'
import { getMark, parseMark } from '../saving/draft.ts'
import type { MarkRow } from '../sheet.ts'
import { words as gradingWords } from '../words.ts'
import { hasDigitKeys } from './units.ts'
import type { RowKeys } from './use-row-keys.ts'
import { words } from './words.ts'
import classes from './by-question.module.css'

/** People by mark. */
export type Tally = ReadonlyMap<number, number>

interface DigitsProps {
  row: MarkRow
  tally: Tally
  mark: number | null
  suggested: Suggested | undefined
  isHalf: boolean
  onHalf: () => void
  onGive: (mark: number) => void
}

function DigitKeys({ row, tally, mark, suggested, isHalf, onHalf, onGive }: DigitsProps) {
  const columns = countKeyColumns(row.marks + 2)
  const style = { '--columns': columns.wide, '--narrow-columns': columns.narrow } as CSSProperties
  return (
    <div className={classes.digits} style={style} role="group" aria-label={row.criterion ?? words.digits}>
      {Array.from({ length: row.marks + 1 }, (_, each) => (
        <button
          key={each}
          type="button"
          className={classes.digit}
          aria-pressed={mark !== null && Math.floor(mark) === each}
          data-ai={each === suggested?.mark && each !== mark}
          onClick={() => onGive(isHalf ? each + 0.5 : each)}
        >
          <strong>{formatNumber(mark !== null && Math.floor(mark) === each ? mark : each)}</strong>
          <small>{words.people(tally.get(each) ?? 0)}</small>
          <VisuallyHidden>
            {words.give}
            {each === suggested?.mark && `, ${gradingWords.marks.byAi}`}
          </VisuallyHidden>
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
  /** Alone in its card, it is given with its own button. */
  isAlone: boolean
}

/** Above nine marks a digit may be the first of two: Enter goes on. */
function DigitField({ row, mark, text, onType, onGive, fieldRef, isAlone }: DigitFieldProps) {
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
        label={row.criterion ?? words.field(row.marks)}
        isLabelHidden={!isAlone}
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        error={given === undefined ? words.tooMuch(row.marks) : undefined}
        onChange={({ currentTarget }) => onType(formatDigits(currentTarget.value))}
      />
      {isAlone && (
        <Button type="submit" disabled={typeof given !== 'number'}>
          {words.giveNext}
        </Button>
      )}
    </Row>
  )
}

const NOBODY: Tally = new Map()

interface OwnReasonsProps extends RowReasonsProps {
  keys: RowKeys
}

/** Of several rows only the chosen one opens its reasons; the others say their sum. */
function OwnReasons(props: OwnReasonsProps) {
  const { row, keys, reasons, hasHead: isAlone } = props
  if (isAlone || row.id === keys.chosen?.id) return <RowReasons {...props} />
  return (
    keys.hasReasons(row) && (
      <Button size="sm" variant="subtle" className={classes.sum} onClick={() => keys.choose(row)}>
        {getMark(reasons.draft, row) === null ? (
          reasonWords.choose
        ) : (
          <SumLine draft={reasons.draft} row={row} />
        )}
      </Button>
    )
  )
}

interface RowsOfKeysProps {
  rows: readonly MarkRow[]
  keys: RowKeys
  reasons: Reasons
  /** Missing where no other paper can be changed. */
  onChangeReason?: (row: MarkRow, reason: ListedReason) => void
  getSuggested?: (row: MarkRow) => Suggested | undefined
  /** By row. */
  tally?: ReadonlyMap<string, Tally>
}

/** One row of keys for each mark, below each other; a single one stands without a heading. */
export function RowsOfKeys({ rows, keys, reasons, onChangeReason, getSuggested, tally }: RowsOfKeysProps) {
  const isAlone = rows.length === 1
  const isField = (row: MarkRow) => !hasDigitKeys(row)
  return (
    <Stack gap={isAlone ? 12 : 4} className={classes.rows} data-several={!isAlone}>
      {rows.map((row) => {
        const isChosen = row.id === keys.chosen?.id
        const [mark, suggested] = [getMark(reasons.draft, row), getSuggested?.(row)]
        const onGive = (given: number) => keys.give(row, given)
        return (
          <div key={row.id} className={classes.markRow} data-chosen={!isAlone && isChosen}>
            {!isAlone && (
              <Row justify="between" gap={8} className={classes.rowTitle}>
                <Text as="span" variant="small" weight={600} shrink anywhere>
                  {row.criterion}
                </Text>
                <Text as="strong" variant="small" fixed>
                  {gradingWords.marks.mark(mark, row.marks)}
                </Text>
              </Row>
            )}
            {keys.hasReasons(row) ? null : isField(row) ? (
              <DigitField
                row={row}
                mark={mark}
                text={isChosen ? keys.text : undefined}
                onType={(text) => keys.type(row, text)}
                onGive={onGive}
                fieldRef={isChosen ? keys.fieldRef : null}
                isAlone={isAlone}
              />
            ) : (
              <DigitKeys
                row={row}
                mark={mark}
                suggested={suggested}
                tally={tally?.get(row.id) ?? NOBODY}
                isHalf={keys.isHalf && isChosen}
                onHalf={() => keys.half(row)}
                onGive={onGive}
              />
            )}
            <OwnReasons row={row} keys={keys} reasons={reasons} hasHead={isAlone} onChange={onChangeReason} />
          </div>
        )
      })}
    </Stack>
  )
}
