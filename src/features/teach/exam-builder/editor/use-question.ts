/** Changes one question; typing in one of its fields is one undo step. */
import { changeQuestion } from '../engine/arrange.ts'
import type { DraftQuestion } from '../engine/built-exam.ts'
import { useBuilder } from '../builder-context.ts'

export type ChangeQuestion = (change: Partial<DraftQuestion>, field?: string) => void

export interface PartProps {
  question: DraftQuestion
  change: ChangeQuestion
}

export function useQuestionChange(questionId: string): ChangeQuestion {
  const { change } = useBuilder()
  return (changed, field) =>
    change((exam) => changeQuestion(exam, questionId, changed), field === undefined ? undefined : `${questionId} ${field}`)
}
