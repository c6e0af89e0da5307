/** Changes one question; typing in one of its fields is one undo step. */

import { type RefObject, useEffect, useRef } from 'react'
import { countPictures, MOST_PICTURES } from '#src/engines/media/question-picture.ts'
import { useBuilder } from '../builder-context.ts'
import { changeQuestion } from '../engine/arrange.ts'
import type { DraftQuestion } from '../engine/built-exam.ts'

export type ChangeQuestion = (change: Partial<DraftQuestion>, field?: string) => void

export interface PartProps {
  question: DraftQuestion
  change: ChangeQuestion
}

/** How many more pictures the question takes, over all its texts. (ruling R72) */
export function countPictureRoom({ text, explanation, options }: DraftQuestion): number {
  return Math.max(0, MOST_PICTURES - countPictures([text, explanation, ...options.map((each) => each.text)]))
}

export function useQuestionChange(questionId: string): ChangeQuestion {
  const { change } = useBuilder()
  return (changed, field) =>
    change(
      (exam) => changeQuestion(exam, questionId, changed),
      field === undefined ? undefined : `${questionId} ${field}`,
    )
}

/**
 * For the first field of a question or a section: it gets the focus if that was just added, also in a sheet
 * that opens with it.
 */
export function useFocusWhenAdded<T extends HTMLElement>(
  id: string,
): { ref: RefObject<T | null>; 'data-autofocus': true | undefined } {
  const { added } = useBuilder()
  const ref = useRef<T>(null)
  const isAdded = added === id
  useEffect(() => {
    if (isAdded) ref.current?.focus()
  }, [isAdded, id])
  return { ref, 'data-autofocus': isAdded || undefined }
}
