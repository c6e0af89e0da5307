/** A teacher's marks and words as they are typed: pure changes of a draft. */
import type { QuestionMark } from '#src/api/shapes/submission.ts'
import type { GradingDraft, QuestionDraft } from '#src/stores/grading/grading-draft-store.ts'
import { type MarkRow, markRowsOf, questionsOf, type Sheet } from '../sheet.ts'

export type Draft = Omit<GradingDraft, 'owner'>

const EMPTY: QuestionDraft = { mark: null, rubric: {}, comment: '', lines: [] }

function heldQuestion(held: QuestionMark | undefined): QuestionDraft {
  if (held === undefined) return EMPTY
  const rubric = Object.fromEntries(held.rubric.map(({ title, mark }) => [title, mark]))
  return { mark: held.mark ?? null, rubric, comment: held.comment, lines: held.lines }
}

/** What the server holds, as a draft that nobody has changed yet. */
export function draftFrom(sheet: Sheet): Draft {
  const questions = questionsOf(sheet).map(({ id }) => [id, heldQuestion(sheet.held.marks.find(({ question }) => question === id))])
  return { submission: sheet.id, version: sheet.version, questions: Object.fromEntries(questions), comment: sheet.held.comment, edit: 0 }
}

export function questionIn(draft: Pick<Draft, 'questions'>, question: string): QuestionDraft {
  return draft.questions[question] ?? EMPTY
}

function changed(draft: Draft, question: string, change: Partial<QuestionDraft>): Draft {
  const questions = { ...draft.questions, [question]: { ...questionIn(draft, question), ...change } }
  return { ...draft, questions, edit: draft.edit + 1 }
}

/** Null: no mark is given yet, which is not a mark of nought. */
export function markIn(draft: Pick<Draft, 'questions'>, { question, criterion }: MarkRow): number | null {
  const held = questionIn(draft, question)
  return (criterion === undefined ? held.mark : held.rubric[criterion]) ?? null
}

/** Never more than the row may have, never less than nought. */
export function withMark(draft: Draft, row: MarkRow, mark: number | null): Draft {
  const fit = mark === null ? null : Math.min(Math.max(mark, 0), row.marks)
  if (row.criterion === undefined) return changed(draft, row.question, { mark: fit })
  const { [row.criterion]: _before, ...others } = questionIn(draft, row.question).rubric
  return changed(draft, row.question, { rubric: fit === null ? others : { ...others, [row.criterion]: fit } })
}

/** The word on one answer of several. */
export function withQuestionComment(draft: Draft, question: string, comment: string): Draft {
  return changed(draft, question, { comment })
}

export function withComment(draft: Draft, comment: string): Draft {
  return { ...draft, comment, edit: draft.edit + 1 }
}

/** A reusable phrase goes to the end, on its own after what is there; one that stands there already is not said twice. */
export function withPhrase(draft: Draft, phrase: string): Draft {
  if (draft.comment.includes(phrase)) return draft
  return withComment(draft, [draft.comment.trimEnd(), phrase].filter(Boolean).join(' '))
}

/** The word on one line of code; empty text takes it away. */
export function withLine(draft: Draft, question: string, line: number, text: string): Draft {
  const others = questionIn(draft, question).lines.filter((each) => each.line !== line)
  const lines = text.trim() === '' ? others : [...others, { line, text: text.trim() }]
  return changed(draft, question, { lines: lines.toSorted((one, other) => one.line - other.line) })
}

export function withRetest(draft: Draft, retest: 'granted' | 'refused' | undefined): Draft {
  return { ...draft, retest, edit: draft.edit + 1 }
}

export interface Total {
  given: number
  full: number
  /** Rows without a mark. */
  missing: number
}

export function totalOf(draft: Pick<Draft, 'questions'>, rows: readonly MarkRow[]): Total {
  const marks = rows.map((row) => markIn(draft, row))
  return {
    given: marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0),
    full: rows.reduce((sum, row) => sum + row.marks, 0),
    missing: marks.filter((mark) => mark === null).length,
  }
}

/** The mark of a question: the sum of its criteria, null while none of them has one. */
export function questionMark(draft: Pick<Draft, 'questions'>, rows: readonly MarkRow[], question: string): number | null {
  const own = rows.filter((row) => row.question === question)
  const marks = own.flatMap((row) => markIn(draft, row) ?? [])
  return marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0)
}

/** Both say the same: nothing would change by saving. */
export function isSameAsHeld(draft: Draft, sheet: Sheet): boolean {
  const held = draftFrom(sheet)
  const words = (one: Draft) => JSON.stringify([one.comment, one.retest ?? null])
  const isEqual = (id: string) => {
    const [mine, theirs] = [questionIn(draft, id), questionIn(held, id)]
    const marks = markRowsOf(sheet).filter(({ question }) => question === id)
    return (
      marks.every((row) => markIn(draft, row) === markIn(held, row)) &&
      mine.comment === theirs.comment &&
      JSON.stringify(mine.lines) === JSON.stringify(theirs.lines)
    )
  }
  return words(draft) === words(held) && questionsOf(sheet).every(({ id }) => isEqual(id))
}
