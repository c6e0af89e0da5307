/** What every part of the builder works on: the exam, how it is changed, and which question is open. */
import { createContext, useContext } from 'react'
import type { BuiltExam, DraftQuestion, DraftSection } from './engine/built-exam.ts'

export interface Builder {
  examId: string
  exam: BuiltExam
  /** `place`: where it was typed, so that undo takes back the whole of it. */
  change: (step: (exam: BuiltExam) => BuiltExam, place?: string) => void
  /** The open question, and the section it stands in. A section may be open alone; without either the exam's own facts are. */
  selected: DraftQuestion | undefined
  section: DraftSection | undefined
  /** Of a question or a section. */
  select: (id: string | undefined) => void
  /** Somebody has begun the exam: no question goes or comes. */
  isSetFixed: boolean
}

export const BuilderContext = createContext<Builder | undefined>(undefined)

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (builder === undefined) throw new Error('Parts of the builder stand inside it')
  return builder
}
