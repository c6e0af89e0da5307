/** Cells of a table for spreadsheets, which execute text that looks like a formula. (RFC 4180) */

/**
 * Also after blanks and with full-width characters; an apostrophe makes it text. One that is there already
 * gets another, so that reading removes only what writing has added.
 */
const FORMULA = /^'*(?:[\t\r]|\s*[=+\-@＝＋－＠])/

export function writeCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Removes the apostrophe that `writeCell` puts before a formula. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** With a byte order mark, so that spreadsheets read Bengali. */
export function buildCsv(rows: readonly (readonly (string | number | null | undefined)[])[]): string {
  return `\uFEFF${rows.map((cells) => cells.map(writeCell).join(',')).join('\r\n')}\r\n`
}
