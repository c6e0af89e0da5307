/** Finds questions by words: each word must occur in the text, an option or the title of the exam. */

import { extractPlainText } from '#src/lib/plain-text.ts'
import type { DraftQuestion } from '../engine/built-exam.ts'

export interface BankQuestion {
  question: DraftQuestion
  examTitle: string
}

const fold = (text: string) => text.normalize('NFC').toLowerCase()

export function searchQuestions(all: readonly BankQuestion[], typed: string): readonly BankQuestion[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return all
  return all.filter(({ question, examTitle }) => {
    const { text, contents, options } = question
    const words = fold(
      [examTitle, text, ...contents, ...options.map((option) => option.text)].map(extractPlainText).join(' '),
    )
    return wanted.every((word) => words.includes(word))
  })
}
