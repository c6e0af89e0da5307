/** The table of marks on a report card: by kind of work, each with its total. */

import { formatDate, formatNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'
import { cardWords as words } from './words.ts'
import classes from './report-card-paper.module.css'

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
  | { kind: 'mark'; row: MarkRow }
  | { kind: 'sum'; group: MarkGroup }

export function listReportRows(groups: readonly MarkGroup[]): ReportRow[] {
  return groups
    .filter(({ rows }) => rows.length > 0)
    .flatMap((group): ReportRow[] => [
      { kind: 'head', group },
      ...group.rows.map((row): ReportRow => ({ kind: 'mark', row })),
      { kind: 'sum', group },
    ])
}

const sumUp = (rows: readonly MarkRow[], key: 'mark' | 'marks') =>
  rows.reduce((sum, row) => sum + row[key], 0)

function TableLine({ line }: { line: ReportRow }) {
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
        <td>{formatNumber(sumUp(rows, 'marks'))}</td>
        <td>{formatNumber(sumUp(rows, 'mark'))}</td>
      </tr>
    )
  }
  const { title, at, mark, marks } = line.row
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className={classes.date}>{at ? formatDate(at) : ''}</td>
      <td>{formatNumber(marks)}</td>
      <td>
        <strong>{formatNumber(mark)}</strong>
      </td>
    </tr>
  )
}

export function Marks({ lines }: { lines: readonly ReportRow[] }) {
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
