/**
 * Finds texts of an exam whose multiplication signs an earlier builder took for formatting: learners read
 * `234` instead of `2*3*4`.
 */

import { extractPlainText } from '#src/lib/plain-text.ts'
import type { BuiltExam, DraftQuestion } from './built-exam.ts'
import { restoreSigns } from './markdown.ts'

/** Changes each text of the exam. */
function mapTexts(exam: BuiltExam, change: (html: string, no: number | undefined) => string): BuiltExam {
  let no = 0
  const mapQuestion = (question: DraftQuestion): DraftQuestion => {
    no += 1
    return {
      ...question,
      text: change(question.text, no),
      explanation: change(question.explanation, no),
      options: question.options.map((option) => ({ ...option, text: change(option.text, no) })),
    }
  }
  return {
    ...exam,
    description: change(exam.description, undefined),
    instructions: change(exam.instructions, undefined),
    sections: exam.sections.map((section) => ({ ...section, questions: section.questions.map(mapQuestion) })),
  }
}

export interface EatenSigns {
  /** Number of the question, from 1; undefined in the description or the instructions. */
  no: number | undefined
  /** Plain text with its asterisks. */
  restored: string
}

export function findEatenSigns(exam: BuiltExam): EatenSigns[] {
  const found: EatenSigns[] = []
  mapTexts(exam, (html, no) => {
    const restored = restoreSigns(html)
    if (restored !== undefined) found.push({ no, restored: extractPlainText(restored) })
    return html
  })
  return found
}

export function restoreAllSigns(exam: BuiltExam): BuiltExam {
  return mapTexts(exam, (html) => restoreSigns(html) ?? html)
}
