/** Marks as a table for spreadsheets: a row for each submission, a column for each question. */
import { getDhakaDay } from '#src/lib/dhaka.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { words } from './words.ts'

/** Spreadsheets run what begins like a formula; an apostrophe makes it text. */
const FORMULA = /^[=+\-@\t\r]/

function writeCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function listQuestions({ format_type, sections, questions }: Submission) {
  return format_type === 'section' ? sections.flatMap((section) => section.questions) : questions
}

/** Columns of all papers: people may have been asked different questions. */
function listColumns(papers: readonly Submission[]): { id: string; marks: number }[] {
  const columns = new Map(papers.flatMap(listQuestions).map(({ _id, marks }) => [_id, { id: _id, marks }]))
  return [...columns.values()]
}

/** UTF-8 with a byte order mark, so that spreadsheets read Bengali; lines end as RFC 4180 has it. Figures are Latin, to be reckoned with. */
export function buildMarksCsv(papers: readonly Submission[]): string {
  const columns = listColumns(papers)
  const { csv } = words
  const head = [
    csv.name,
    csv.try,
    csv.handedIn,
    csv.state,
    ...columns.map(({ marks }, at) => csv.question(at + 1, marks)),
    csv.total,
    csv.full,
  ]
  const rows = papers.map((paper) => {
    const { learner, try_no, submitted_at, state, result, mark, marks, comment } = paper
    const own = columns.map(({ id }) => result.find(({ question }) => question === id)?.mark)
    const day = submitted_at ? getDhakaDay(submitted_at) : ''
    return [learner.name, try_no, day, csv.states[state], ...own, mark, marks, comment]
  })
  const lines = [[...head, csv.comment], ...rows].map((cells) => cells.map(writeCell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
