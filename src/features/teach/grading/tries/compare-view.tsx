/** Two tries of one answer: lines of code at equal height, words of a text in one. (picture 38) */

import { useMemo, useState } from 'react'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import {
  compareLines,
  compareWords,
  type ComparedLine,
  type ComparedRow,
  countChanges,
  foldRows,
  type Part,
  type Stretch,
} from './compare.ts'
import { words } from './words.ts'
import classes from './compare-view.module.css'

interface CompareProps {
  before: string
  after: string
}

function PartText({ kind, text }: Part) {
  if (kind === 'added') return <ins>{text}</ins>
  return kind === 'removed' ? <del>{text}</del> : text
}

const drawParts = (parts: readonly Part[]) =>
  // oxlint-disable-next-line react/no-array-index-key -- equal parts may follow each other
  parts.map((part, at) => <PartText key={at} {...part} />)

interface SideProps {
  line: ComparedLine | undefined
  side: 'before' | 'after'
  isChanged: boolean
}

function Side({ line, side, isChanged }: SideProps) {
  const sign = side === 'before' ? '−' : '+'
  return (
    <>
      <td className={classes.no} data-side={side} data-changed={isChanged} data-none={line === undefined}>
        {line && words.line(line.no)}
      </td>
      <td className={classes.code} data-side={side} data-changed={isChanged} data-none={line === undefined}>
        {line && (
          <>
            {isChanged && (
              <>
                <span aria-hidden="true" className={classes.sign}>
                  {sign}
                </span>
                <VisuallyHidden>{side === 'before' ? words.removed : words.added} </VisuallyHidden>
              </>
            )}
            <code data-latin>{drawParts(line.parts)}</code>
          </>
        )}
      </td>
    </>
  )
}

function Lines({ rows }: { rows: readonly ComparedRow[] }) {
  return rows.map(({ kind, before, after }) => (
    <tr key={`${before?.no} ${after?.no}`} data-kind={kind}>
      <Side line={before} side="before" isChanged={kind === 'changed'} />
      <Side line={after} side="after" isChanged={kind === 'changed'} />
    </tr>
  ))
}

function StretchRows({ stretch: { isFolded, rows } }: { stretch: Stretch }) {
  const [isOpen, setOpen] = useState(!isFolded)
  if (isOpen) return <Lines rows={rows} />
  return (
    <tr>
      <td colSpan={4} className={classes.fold}>
        <button type="button" aria-label={words.unfold(rows.length)} onClick={() => setOpen(true)}>
          … {words.folded(rows.length)}
        </button>
      </td>
    </tr>
  )
}

export function CompareLines({ before, after }: CompareProps) {
  const rows = useMemo(() => compareLines(before, after), [before, after])
  const stretches = useMemo(() => foldRows(rows), [rows])
  const { added, removed } = countChanges(rows)
  return (
    <Stack gap={8}>
      <Text variant="small" tone="muted">
        {added + removed === 0 ? words.same : words.lines(added, removed)}
      </Text>
      <div className={classes.scroll}>
        <table className={classes.lines}>
          <thead>
            <tr>
              <th colSpan={2} scope="col">
                {words.before}
              </th>
              <th colSpan={2} scope="col">
                {words.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {stretches.map((stretch) => (
              <StretchRows
                key={`${stretch.rows[0]?.before?.no} ${stretch.rows[0]?.after?.no}`}
                stretch={stretch}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  )
}

export function CompareWords({ before, after }: CompareProps) {
  const parts = useMemo(() => compareWords(before, after), [before, after])
  const isSame = parts.every(({ kind }) => kind === 'same')
  return (
    <Stack gap={8}>
      <Row wrap gap={12}>
        <Text as="span" variant="small" tone="muted">
          {isSame ? words.same : words.wordsTitle}
        </Text>
        {!isSame && (
          <span className={classes.legend}>
            <del>{words.legendBefore}</del> <ins>{words.legendAfter}</ins>
          </span>
        )}
      </Row>
      <p className={classes.text} data-latin>
        {drawParts(parts)}
      </p>
    </Stack>
  )
}

export function CompareView({ isCode, ...texts }: CompareProps & { isCode: boolean }) {
  return isCode ? <CompareLines {...texts} /> : <CompareWords {...texts} />
}
