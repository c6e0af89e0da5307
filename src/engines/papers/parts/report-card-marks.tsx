/** The table of marks on a report card: by kind of work, each with its total. */

import type { Instant } from '#src/lib/dhaka.ts'
import { usePaperWords } from '../paper-language.ts'
import { cardWords } from './inside/words.ts'
import { PaperTitle } from './paper-title.tsx'
import classes from './inside/report-card-paper.module.css'

export interface MarkRow {
  id: string
  title: string
  at: Instant | null | undefined
  mark: number
  marks: number
}

/** All marks for one kind of work; `weight` is its share of the total in percent. */
export interface MarkGroup {
  kind: 'assignment' | 'exam'
  weight: number
  rows: readonly MarkRow[]
}

/** A row of the table: a mark, the heading of a kind, or its total. */
export type ReportRow =
  | { kind: 'head'; group: MarkGroup }
  | { kind: 'mark'; row: MarkRow; work: MarkGroup['kind']; no: number }
  | { kind: 'sum'; group: MarkGroup }

export function listReportRows(groups: readonly MarkGroup[]): ReportRow[] {
  return groups
    .filter(({ rows }) => rows.length > 0)
    .flatMap((group): ReportRow[] => [
      { kind: 'head', group },
      ...group.rows.map((row, at): ReportRow => ({ kind: 'mark', row, work: group.kind, no: at + 1 })),
      { kind: 'sum', group },
    ])
}

const sumUp = (rows: readonly MarkRow[], key: 'mark' | 'marks') =>
  rows.reduce((sum, row) => sum + row[key], 0)

function TableLine({ line }: { line: ReportRow }) {
  const { words, formats } = usePaperWords(cardWords)
  if (line.kind === 'head') {
    return (
      <tr className={classes.kind}>
        <th colSpan={4} scope="rowgroup">
          {words.kind[line.group.kind]} <span>{words.weight(line.group.weight)}</span>
        </th>
      </tr>
    )
  }
  if (line.kind === 'sum') {
    const { kind, rows } = line.group
    return (
      <tr className={classes.sum}>
        <th scope="row" colSpan={2}>
          {words.sum[kind]}
        </th>
        <td>{formats.number(sumUp(rows, 'marks'))}</td>
        <td>{formats.number(sumUp(rows, 'mark'))}</td>
      </tr>
    )
  }
  const { title, at, mark, marks } = line.row
  const fallback = words.numbered(line.work, line.no)
  return (
    <tr>
      <th scope="row">
        <PaperTitle title={title} fallback={fallback} />
      </th>
      <td className={classes.date}>{at ? formats.date(at) : ''}</td>
      <td>{formats.number(marks)}</td>
      <td>
        <strong>{formats.number(mark)}</strong>
      </td>
    </tr>
  )
}

export function Marks({ lines }: { lines: readonly ReportRow[] }) {
  const { words } = usePaperWords(cardWords)
  const { task, date, full, got } = words.columns
  return (
    <table className={classes.marks}>
      <thead>
        <tr>
          <th scope="col">{task}</th>
          <th scope="col" className={classes.date}>
            {date}
          </th>
          <th scope="col">{full}</th>
          <th scope="col">{got}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <TableLine
            key={line.kind === 'mark' ? line.row.id : `${line.kind} ${line.group.kind}`}
            line={line}
          />
        ))}
      </tbody>
    </table>
  )
}
