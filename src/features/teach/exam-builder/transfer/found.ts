/** What was found in a file: each question beside what the file says, with what is doubtful about it. */

import { extractPlainText } from '#src/lib/plain-text.ts'
import type { DraftQuestion } from '../engine/built-exam.ts'
import { findQuestionFaults, type QuestionFault } from '../engine/publish-check.ts'

/**
 * What each doubt is about. Where it is about the key, the kind or the words, or the question is there already,
 * the question is not chosen beforehand; `told` is said and changes nothing.
 */
const DOUBTS = {
  'unknown-kind': 'kind',
  fragment: 'kind',
  'bad-key': 'key',
  weights: 'key',
  range: 'key',
  'default-marks': 'told',
  'bad-marks': 'told',
  bijoy: 'told',
  'bijoy-mixed': 'words',
  cleaned: 'words',
  'lost-picture': 'words',
  'lost-drawing': 'words',
  formula: 'words',
  unshown: 'words',
  date: 'words',
  merged: 'words',
  'hidden-row': 'words',
  'too-many-options': 'words',
  'bad-more': 'kind',
  wildcard: 'key',
  units: 'key',
  'unclear-key': 'key',
  cloze: 'kind',
  flattened: 'words',
  garbled: 'words',
  'many-pictures': 'words',
  'moved-picture': 'told',
  negative: 'told',
  retries: 'told',
  feedback: 'told',
  'essay-extras': 'told',
  case: 'told',
  pdf: 'told',
  matching: 'told',
  short: 'told',
  twice: 'twice',
} as const satisfies Readonly<Record<string, 'key' | 'kind' | 'words' | 'told' | 'twice'>>

export type Doubt = keyof typeof DOUBTS

/** What nearly every question of a file has: said once, above them. */
export const TOLD_ONCE: readonly Doubt[] = ['pdf', 'retries', 'feedback']

export interface FoundQuestion {
  /** What stood in the file, as plain text. */
  source: string
  /** Where in the file, counted from 1. */
  line: number
  /** The sheet of a workbook with several. */
  sheet?: string | undefined
  question: DraftQuestion
  /** Empty if the file names none. */
  section: string
  doubts: readonly Doubt[]
}

/** A part of the file that is no question, and why. */
export interface Unread {
  source: string
  line: number
  sheet?: string | undefined
  reason:
    | 'not-understood'
    | 'description'
    | 'no-text'
    | 'formula'
    | 'other-sheet'
    | 'hidden-sheet'
    | 'other-kind'
    | 'photo-page'
}

export interface ReadFile {
  found: readonly FoundQuestion[]
  unread: readonly Unread[]
  /** Some of its text is in the Bijoy keyboard's encoding. */
  hasBijoy: boolean
  /** What `line` counts. */
  unit: 'row' | 'paragraph' | 'line' | 'question' | 'page'
  /** There were more questions than one import takes. */
  isCut: boolean
}

/** `locked`: needs a password; `bomb`: would inflate beyond every document. */
export type Refusal =
  | 'empty'
  | 'tooBig'
  | 'bomb'
  | 'broken'
  | 'macro'
  | 'locked'
  | 'oldOffice'
  | 'openDocument'
  | 'zip'
  | 'pdfPhoto'
  | 'otherXml'
  | 'picture'
  | 'webPage'
  | 'program'
  | 'stripped'
  | 'openQuote'
  | 'unreadable'
  | 'otherKind'
  | 'noQuestion'

/** More are slower to look through than to add in two steps. */
export const MOST_QUESTIONS = 300

export function listFaults({ question }: Pick<FoundQuestion, 'question'>): QuestionFault[] {
  return findQuestionFaults(question)
}

/** Only a question that is understood whole is chosen beforehand. */
export function isChosenFirst(each: FoundQuestion): boolean {
  return each.doubts.every((doubt) => DOUBTS[doubt] === 'told') && listFaults(each).length === 0
}

/** Two questions with the same text and options are the same question. */
export function signQuestion({ kind, text, contents, options }: DraftQuestion): string {
  const parts =
    kind === 'fill_in_the_blank' ? [text, ...contents] : [text, ...options.map((each) => each.text)]
  const plain = parts.map((part) => `${extractPlainText(part)}${part.includes('<img') ? part : ''}`)
  return plain.join('\n').normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ')
}

/** Marks the questions that the exam, or the file, has already. */
export function markRepeated(
  found: readonly FoundQuestion[],
  own: readonly DraftQuestion[],
): readonly FoundQuestion[] {
  const seen = new Set(own.map(signQuestion))
  return found.map((each) => {
    const sign = signQuestion(each.question)
    const isTwice = seen.has(sign)
    seen.add(sign)
    return isTwice ? { ...each, doubts: [...each.doubts, 'twice' as const] } : each
  })
}

/** What stood in the file, as people read it: the letters that a picture is made of say nothing. */
export const showSource = (source: string, picture: (alt: string) => string) =>
  source.replaceAll(/<img\s[^>]*>/g, (tag) => picture(/\balt\\?="([^"]*)"/.exec(tag)?.[1] ?? ''))
