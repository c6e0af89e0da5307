/** The console of code that runs: what it prints goes to the page that shows it, as text. */

import type { Tone } from './run-parts.ts'
import { joinTexts, writeValue } from './write-value.ts'

const { keys, entries } = Object
const readNumber = Number
const now = () => performance.now()

const writePlain = (value: unknown) => writeValue(value, 0)

const SIGNS: Readonly<Record<string, (value: unknown) => string>> = {
  s: writePlain,
  d: (value) => String(readNumber(value)),
  i: (value) => String(Math.trunc(readNumber(value))),
  f: (value) => String(readNumber(value)),
  o: (value) => writeValue(value, 1),
  O: (value) => writeValue(value, 1),
  // Styles are not shown.
  c: () => '',
}

/** `%s`, `%d` and their like take the values that follow. */
function writeLine(values: readonly unknown[]): string {
  const [first] = values
  if (typeof first !== 'string' || values.length < 2) {
    const texts: string[] = []
    for (let at = 0; at < values.length; at += 1) texts[at] = writePlain(values[at])
    return joinTexts(texts, ' ')
  }
  let taken = 1
  const filled = first.replaceAll(/%([sdifoOc%])/g, (sign: string, letter: string) => {
    if (letter === '%') return '%'
    if (taken >= values.length) return sign
    const value = values[taken]
    taken += 1
    return SIGNS[letter]?.(value) ?? sign
  })
  let line = filled
  for (let at = taken; at < values.length; at += 1) line += ` ${writePlain(values[at])}`
  return line
}

const INDEX = '(index)'
const VALUE = 'Values'

type Cells = Record<string, string>

function readCells(row: unknown): Cells {
  if (typeof row !== 'object' || row === null) return { [VALUE]: writeValue(row, 1) }
  const cells: Cells = {}
  for (const [key, value] of entries(row)) cells[key] = writeValue(value, 1)
  return cells
}

/** A row for each entry, a column for each name that a row has. */
function writeTable(data: object, chosen: unknown): string {
  const names = keys(data)
  const rows: Cells[] = []
  const columns: string[] = [INDEX]
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? ''
    const cells = readCells((data as Record<string, unknown>)[name])
    rows[at] = { [INDEX]: name, ...cells }
    for (const key of keys(cells)) if (!columns.includes(key)) columns[columns.length] = key
  }
  const shown = Array.isArray(chosen) ? [INDEX, ...chosen.map(String)] : columns
  const lines: string[] = []
  const widths = shown.map((column) => {
    let width = column.length
    for (let at = 0; at < rows.length; at += 1) width = Math.max(width, rows[at]?.[column]?.length ?? 0)
    return width
  })
  const writeRow = (cells: Cells) =>
    joinTexts(
      shown.map((column, at) => (cells[column] ?? '').padEnd(widths[at] ?? 0)),
      ' | ',
    ).trimEnd()
  const head: Cells = {}
  for (const column of shown) head[column] = column
  lines[0] = writeRow(head)
  lines[1] = joinTexts(
    widths.map((width) => '-'.repeat(width)),
    '-|-',
  )
  for (let at = 0; at < rows.length; at += 1) lines[at + 2] = writeRow(rows[at] ?? {})
  return joinTexts(lines, '\n')
}

type Print = (text: string, tone: Tone) => void

export function makeConsole(print: Print): Record<string, (...values: unknown[]) => void> {
  let indent = ''
  const counts: Record<string, number> = {}
  const starts: Record<string, number> = {}
  const say = (text: string, tone: Tone) =>
    print(indent === '' ? text : indent + text.replaceAll('\n', `\n${indent}`), tone)
  const plain = (...values: unknown[]) => say(writeLine(values), 'plain')
  const wrong = (...values: unknown[]) => say(writeLine(values), 'error')
  const group = (...values: unknown[]) => {
    if (values.length > 0) plain(...values)
    indent += '  '
  }
  const tellTime = (label: unknown = 'default', ...rest: unknown[]) => {
    const start = starts[String(label)]
    if (start !== undefined) plain(`${String(label)}: ${(now() - start).toFixed(1)} ms`, ...rest)
  }
  return {
    log: plain,
    info: plain,
    debug: plain,
    warn: wrong,
    error: wrong,
    dir: (value) => plain(value),
    dirxml: plain,
    trace: (...values) => plain('Trace', ...values),
    table: (data, chosen) =>
      typeof data === 'object' && data !== null ? say(writeTable(data, chosen), 'plain') : plain(data),
    assert: (isTrue, ...values) => {
      if (!isTrue) wrong('Assertion failed', ...values)
    },
    count: (label = 'default') => {
      const name = String(label)
      counts[name] = (counts[name] ?? 0) + 1
      plain(`${name}: ${counts[name]}`)
    },
    countReset: (label = 'default') => {
      counts[String(label)] = 0
    },
    group,
    groupCollapsed: group,
    groupEnd: () => {
      indent = indent.slice(2)
    },
    time: (label = 'default') => {
      starts[String(label)] = now()
    },
    timeLog: tellTime,
    timeEnd: (label = 'default') => {
      tellTime(label)
      delete starts[String(label)]
    },
    clear: () => undefined,
  }
}
