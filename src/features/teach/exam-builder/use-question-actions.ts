/**
 * Actions on whole questions by button or key: each announces the new position and opens the question to edit
 * next.
 */

import { showToast } from '#src/stores/shell/toast-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useBuilder } from './builder-context.ts'
import {
  findQuestionPosition,
  copyQuestion,
  buildNextQuestion,
  removeQuestion,
  addQuestions,
  stepQuestion,
} from './engine/arrange.ts'
import { type BuiltExam, type DraftQuestion, getQuestions } from './engine/built-exam.ts'
import { undoChange } from './exam-draft-store.ts'
import { createLocalId } from './local-ids.ts'
import { words } from './words.ts'

/** Announces the position of a question after a move. */
export function announcePlace(exam: BuiltExam, questionId: string): void {
  const place = findQuestionPosition(exam, questionId)
  const section = place && exam.sections[place.section]
  if (place === undefined || section === undefined) return
  const no = getQuestions(exam).findIndex(({ id }) => id === questionId) + 1
  announce(
    words.outline.moved(
      no,
      words.outline.section(place.section, section.title),
      place.at + 1,
      section.questions.length,
    ),
  )
}

interface QuestionActions {
  step: (questionId: string, by: -1 | 1) => void
  copy: (questionId: string) => void
  remove: (questionId: string) => void
  /** Adds an empty question with the marks of its neighbour and opens it. */
  add: (kind: DraftQuestion['kind'], sectionId?: string) => void
}

export function useQuestionActions(): QuestionActions {
  const { examId, exam, change, select } = useBuilder()

  function step(questionId: string, by: -1 | 1): void {
    change((before) => stepQuestion(before, questionId, by))
    announcePlace(stepQuestion(exam, questionId, by), questionId)
  }

  function copy(questionId: string): void {
    const copyId = createLocalId()
    change((before) => copyQuestion(before, questionId, copyId, createLocalId))
    select(copyId, true)
  }

  function remove(questionId: string): void {
    const all = getQuestions(exam)
    const at = all.findIndex(({ id }) => id === questionId)
    select((all[at + 1] ?? all[at - 1])?.id)
    change((before) => removeQuestion(before, questionId))
    const bringBack = () => {
      undoChange(examId)
      select(questionId)
    }
    showToast({
      kind: 'success',
      message: words.question.removed,
      isNew: true,
      action: words.question.bringBack,
      onClick: bringBack,
    })
  }

  function add(kind: DraftQuestion['kind'], sectionId?: string): void {
    const question = buildNextQuestion(exam, kind, sectionId, createLocalId)
    change((before) => addQuestions(before, [question], { section: sectionId }, createLocalId))
    select(question.id, true)
  }

  return { step, copy, remove, add }
}
