/** State that every part of the builder shares: the exam, how to change it, and which question is open. */

import { createContext, useContext } from 'react'
import type { BuiltExam, DraftQuestion, DraftSection } from './engine/built-exam.ts'

export interface Builder {
  examId: string
  batchId: string
  exam: BuiltExam
  /** `place`: the edited field, so that undo reverts all its letters at once. */
  change: (step: (exam: BuiltExam) => BuiltExam, place?: string) => void
  /**
   * The open question and its section. A section may be open without a question; without either the settings
   * of the exam are open.
   */
  selected: DraftQuestion | undefined
  section: DraftSection | undefined
  /** Takes the id of a question or a section; a newly added one gets the focus. */
  select: (id: string | undefined, isAdded?: boolean) => void
  /** The question or section that gets the focus when it is shown. */
  added: string | undefined
  isPublished: boolean
  /** Somebody has begun the exam: questions can be neither added nor removed. */
  isSetFixed: boolean
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (builder === undefined) throw new Error('useBuilder must be used inside BuilderContext')
  return builder
}
