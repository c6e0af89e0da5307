/**
 * Edits the answer part of one question: options and which of them are correct, blanks with their keys,
 * criteria.
 */

import type { QuestionType } from '#src/api/shapes/question.ts'
import { move } from './arrange.ts'
import {
  type DraftBlank,
  type DraftOption,
  type DraftQuestion,
  type CreateId,
  createOption,
} from './built-exam.ts'

type Change = Partial<DraftQuestion>

/** A learner chooses among at least this many options. */
export const FEWEST_OPTIONS = 2
export const MOST_OPTIONS = 8

/** A teacher gives the marks, not the answer key. */
export function isMarkedByHand(kind: QuestionType): boolean {
  return kind === 'essay' || kind === 'file_upload' || kind === 'code_test' || kind === 'interview'
}

/** If only one option may be correct, the first of several correct ones stays. */
export function changeKind({ options }: DraftQuestion, kind: QuestionType): Change {
  const firstRight = options.find(({ isRight }) => isRight)?.id
  if (kind === 'single')
    return { kind, options: options.map((option) => ({ ...option, isRight: option.id === firstRight })) }
  return { kind }
}

export function addOption({ options }: DraftQuestion, createId: CreateId): Change {
  return options.length >= MOST_OPTIONS ? {} : { options: [...options, createOption(createId)] }
}

export function removeOption({ options }: DraftQuestion, optionId: string): Change {
  return options.length <= FEWEST_OPTIONS ? {} : { options: options.filter(({ id }) => id !== optionId) }
}

export function writeOption({ options }: DraftQuestion, optionId: string, text: string): Change {
  return { options: options.map((option) => (option.id === optionId ? { ...option, text } : option)) }
}

export function moveOption({ options }: DraftQuestion, optionId: string, to: number): Change {
  const from = options.findIndex(({ id }) => id === optionId)
  return from < 0 || to < 0 || to >= options.length ? {} : { options: move(options, from, to) }
}

/** Moves the mark if only one option may be correct; toggles the option if several may. */
export function toggleRightOption({ kind, options }: DraftQuestion, optionId: string): Change {
  const isRight = ({ id, isRight: was }: DraftOption) =>
    kind === 'single' ? id === optionId : id === optionId ? !was : was
  return { options: options.map((option) => ({ ...option, isRight: isRight(option) })) }
}

/** Two or more underscores represent a blank in the builder's text field. */
export const BLANK = '____'
const BLANKS = /_{2,}/

/** Joins the contents to one text with underscores for the blanks. */
export function joinBlanks({ contents }: Pick<DraftQuestion, 'contents'>): string {
  return contents.join(BLANK)
}

/** Counts the leading elements that two lists share. */
function countCommonStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((piece, at) => piece !== other[at])
  return differs < 0 ? one.length : differs
}

/**
 * Splits a typed text into contents and blanks. If blanks are added or removed, each key stays with its own
 * blank.
 */
export function writeBlankText(
  { contents: before, blanks }: DraftQuestion,
  text: string,
  createId: CreateId,
): Change {
  const contents = text.split(BLANKS)
  const change = contents.length - 1 - blanks.length
  if (change === 0) return { contents }
  const start = Math.min(countCommonStart(before, contents), blanks.length)
  if (change < 0)
    return { contents, blanks: blanks.toSpliced(Math.min(start, blanks.length + change), -change) }
  const fresh: DraftBlank[] = Array.from({ length: change }, () => ({ id: createId(), accepted: [''] }))
  return { contents, blanks: blanks.toSpliced(start, 0, ...fresh) }
}

/** Changes one of the correct texts of a blank. */
export function writeKey({ blanks }: DraftQuestion, blankId: string, at: number, key: string): Change {
  return {
    blanks: blanks.map((blank) =>
      blank.id === blankId ? { ...blank, accepted: blank.accepted.with(at, key) } : blank,
    ),
  }
}

export function addKey({ blanks }: DraftQuestion, blankId: string): Change {
  return {
    blanks: blanks.map((blank) =>
      blank.id === blankId ? { ...blank, accepted: [...blank.accepted, ''] } : blank,
    ),
  }
}

/** The last key is never removed: a blank always has a field for it. */
export function removeKey({ blanks }: DraftQuestion, blankId: string, at: number): Change {
  const without = (accepted: readonly string[]) =>
    accepted.length > 1 ? accepted.toSpliced(at, 1) : accepted
  return {
    blanks: blanks.map((blank) =>
      blank.id === blankId ? { ...blank, accepted: without(blank.accepted) } : blank,
    ),
  }
}

export function addCriterion({ criteria, marks }: DraftQuestion, createId: CreateId): Change {
  const left = marks - criteria.reduce((sum, line) => sum + line.marks, 0)
  return { criteria: [...criteria, { id: createId(), title: '', description: '', marks: Math.max(left, 0) }] }
}

export function changeCriterion(
  { criteria }: DraftQuestion,
  lineId: string,
  change: { title?: string; marks?: number },
): Change {
  return { criteria: criteria.map((line) => (line.id === lineId ? { ...line, ...change } : line)) }
}

export function removeCriterion({ criteria }: DraftQuestion, lineId: string): Change {
  return { criteria: criteria.filter(({ id }) => id !== lineId) }
}
