/** What is right: options with their marks of rightness, blanks with their keys, criteria. Each rule changes one question. */
import type { QuestionType } from '#src/api/shapes/question.ts'
import { moved } from './arrange.ts'
import { type DraftBlank, type DraftOption, type DraftQuestion, type NewId, newOption } from './built-exam.ts'

type Change = Partial<DraftQuestion>

/** Learners choose among at least this many. */
export const FEWEST_OPTIONS = 2
export const MOST_OPTIONS = 8

/** A teacher gives the marks. */
export function isMarkedByHand(kind: QuestionType): boolean {
  return kind === 'essay' || kind === 'file_upload' || kind === 'code_test' || kind === 'interview'
}

/** Of several right options the first stays where only one may be right. */
export function kindChanged({ options }: DraftQuestion, kind: QuestionType): Change {
  const firstRight = options.find(({ isRight }) => isRight)?.id
  if (kind === 'single') return { kind, options: options.map((option) => ({ ...option, isRight: option.id === firstRight })) }
  return { kind }
}

export function optionAdded({ options }: DraftQuestion, newId: NewId): Change {
  return options.length >= MOST_OPTIONS ? {} : { options: [...options, newOption(newId)] }
}

export function optionRemoved({ options }: DraftQuestion, optionId: string): Change {
  return options.length <= FEWEST_OPTIONS ? {} : { options: options.filter(({ id }) => id !== optionId) }
}

export function optionWritten({ options }: DraftQuestion, optionId: string, text: string): Change {
  return { options: options.map((option) => (option.id === optionId ? { ...option, text } : option)) }
}

export function optionMoved({ options }: DraftQuestion, optionId: string, to: number): Change {
  const from = options.findIndex(({ id }) => id === optionId)
  return from < 0 || to < 0 || to >= options.length ? {} : { options: moved(options, from, to) }
}

/** Where one is right, choosing another takes it from the first; where several may be, a press turns it over. */
export function optionMarked({ kind, options }: DraftQuestion, optionId: string): Change {
  const isRight = ({ id, isRight: was }: DraftOption) => (kind === 'single' ? id === optionId : id === optionId ? !was : was)
  return { options: options.map((option) => ({ ...option, isRight: isRight(option) })) }
}

/** How a blank is written in the builder's text field: two or more low lines. */
export const BLANK = '____'
const BLANKS = /_{2,}/

/** The contents as one text with blanks in it. */
export function blankText({ contents }: Pick<DraftQuestion, 'contents'>): string {
  return contents.join(BLANK)
}

/** The longest stretch at the start in which two lists agree. */
function agreeing(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((piece, at) => piece !== other[at])
  return differs < 0 ? one.length : differs
}

/** A text with blanks was written. When blanks came or went, each key stays with its own blank. */
export function blankTextWritten({ contents: before, blanks }: DraftQuestion, text: string, newId: NewId): Change {
  const contents = text.split(BLANKS)
  const change = contents.length - 1 - blanks.length
  if (change === 0) return { contents }
  const start = Math.min(agreeing(before, contents), blanks.length)
  if (change < 0) return { contents, blanks: blanks.toSpliced(Math.min(start, blanks.length + change), -change) }
  const fresh: DraftBlank[] = Array.from({ length: change }, () => ({ id: newId(), accepted: [''] }))
  return { contents, blanks: blanks.toSpliced(start, 0, ...fresh) }
}

/** One of the texts that are right in a blank. */
export function keyWritten({ blanks }: DraftQuestion, blankId: string, at: number, key: string): Change {
  return { blanks: blanks.map((blank) => (blank.id === blankId ? { ...blank, accepted: blank.accepted.with(at, key) } : blank)) }
}

export function keyAdded({ blanks }: DraftQuestion, blankId: string): Change {
  return { blanks: blanks.map((blank) => (blank.id === blankId ? { ...blank, accepted: [...blank.accepted, ''] } : blank)) }
}

/** The last one stays: a blank always has a place for its key. */
export function keyRemoved({ blanks }: DraftQuestion, blankId: string, at: number): Change {
  const without = (accepted: readonly string[]) => (accepted.length > 1 ? accepted.toSpliced(at, 1) : accepted)
  return { blanks: blanks.map((blank) => (blank.id === blankId ? { ...blank, accepted: without(blank.accepted) } : blank)) }
}

export function criterionAdded({ criteria, marks }: DraftQuestion, newId: NewId): Change {
  const left = marks - criteria.reduce((sum, line) => sum + line.marks, 0)
  return { criteria: [...criteria, { id: newId(), title: '', description: '', marks: Math.max(left, 0) }] }
}

export function criterionChanged({ criteria }: DraftQuestion, lineId: string, change: { title?: string; marks?: number }): Change {
  return { criteria: criteria.map((line) => (line.id === lineId ? { ...line, ...change } : line)) }
}

export function criterionRemoved({ criteria }: DraftQuestion, lineId: string): Change {
  return { criteria: criteria.filter(({ id }) => id !== lineId) }
}
