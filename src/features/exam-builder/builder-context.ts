/** What every part of the builder works on: the exam, how it is changed, and which question is open. */
import { createContext, useContext } from 'react'
import type { BuiltExam, DraftQuestion } from './engine/built-exam.ts'

export interface Builder {
  examId: string
  exam: BuiltExam
  /** `place`: where it was typed, so that undo takes back the whole of it. */
  change: (step: (exam: BuiltExam) => BuiltExam, place?: string) => void
  /** The open question, or none: then the exam's own facts are open. */
  selected: DraftQuestion | undefined
  select: (questionId: string | undefined) => void
  /** Somebody has begun the exam: no question goes or comes. */
  isSetFixed: boolean
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (builder === undefined) throw new Error('Parts of the builder stand inside it')
  return builder
}
