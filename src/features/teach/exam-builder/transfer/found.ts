/** What was found in a file: each question beside what the file says, with what is doubtful about it. */

import { extractPlainText } from '#src/lib/plain-text.ts'
import type { DraftQuestion } from '../engine/built-exam.ts'
import { findQuestionFaults, type QuestionFault } from '../engine/publish-check.ts'

export type Doubt =
  | 'unknown-kind'
  | 'bad-key'
  | 'default-marks'
  | 'bad-marks'
  | 'bijoy'
  | 'cleaned'
  | 'lost-picture'
  | 'formula'
  | 'too-many-options'
  | 'weights'
  | 'range'
  | 'matching'
  | 'short'
  | 'bad-more'
  | 'twice'

export interface FoundQuestion {
  /** What stood in the file, as plain text. */
  source: string
  /** Where in the file, counted from 1. */
  line: number
  question: DraftQuestion
  /** Empty if the file names none. */
  section: string
  doubts: readonly Doubt[]
}

/** A part of the file that is no question, and why. */
export interface Unread {
  source: string
  line: number
  reason: 'not-understood' | 'description' | 'no-text' | 'formula'
}

export interface ReadFile {
  found: readonly FoundQuestion[]
  unread: readonly Unread[]
  /** Some of its text is in the Bijoy keyboard's encoding. */
  hasBijoy: boolean
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
  | 'pdf'
  | 'picture'
  | 'webPage'
  | 'program'
  | 'stripped'
  | 'unreadable'
  | 'otherKind'
  | 'noQuestion'

/** More are slower to look through than to add in two steps. */
export const MOST_QUESTIONS = 300

/** Doubts after which a teacher should look before a question is added. */
const GRAVE: ReadonlySet<Doubt> = new Set([
  'unknown-kind',
  'bad-key',
  'lost-picture',
  'formula',
  'twice',
  'bad-more',
])

export function listFaults({ question }: Pick<FoundQuestion, 'question'>): QuestionFault[] {
  return findQuestionFaults(question)
}

/** Questions without a grave doubt are chosen beforehand. */
export function isChosenFirst(each: FoundQuestion): boolean {
  return !each.doubts.some((doubt) => GRAVE.has(doubt)) && listFaults(each).length === 0
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
