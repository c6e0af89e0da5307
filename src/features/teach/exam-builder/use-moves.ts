/** What is done to whole questions, by button or key: each says where the question went, and where the builder looks next. */
import { say } from '#src/stores/shell/toast-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { useBuilder } from './builder-context.ts'
import { placeOf, questionCopied, questionLike, questionRemoved, questionsAdded, questionStepped } from './engine/arrange.ts'
import { type BuiltExam, type DraftQuestion, questionsOf } from './engine/built-exam.ts'
import { newId } from './own-ids.ts'
import { undoPressed } from './table-store.ts'
import { words } from './words.ts'

/** Says where a question stands after a move. */
export function announcePlace(exam: BuiltExam, questionId: string): void {
  const place = placeOf(exam, questionId)
  const section = place && exam.sections[place.section]
  if (place === undefined || section === undefined) return
  const no = questionsOf(exam).findIndex(({ id }) => id === questionId) + 1
  announce(words.outline.moved(no, words.outline.section(place.section, section.title), place.at + 1, section.questions.length))
}

interface Moves {
  step: (questionId: string, by: -1 | 1) => void
  copy: (questionId: string) => void
  remove: (questionId: string) => void
  /** A blank question like its neighbours, open at once. */
  add: (kind: DraftQuestion['kind'], sectionId?: string) => void
}

export function useMoves(): Moves {
  const { examId, exam, change, select } = useBuilder()

  function step(questionId: string, by: -1 | 1): void {
    change((before) => questionStepped(before, questionId, by))
    announcePlace(questionStepped(exam, questionId, by), questionId)
  }

  function copy(questionId: string): void {
    const copyId = newId()
    change((before) => questionCopied(before, questionId, copyId, newId))
    select(copyId)
  }

  function remove(questionId: string): void {
    const all = questionsOf(exam)
    const at = all.findIndex(({ id }) => id === questionId)
    select((all[at + 1] ?? all[at - 1])?.id)
    change((before) => questionRemoved(before, questionId))
    const bringBack = () => {
      undoPressed(examId)
      select(questionId)
    }
    say({ kind: 'success', message: words.question.removed, isNew: true, action: words.question.bringBack, onClick: bringBack })
  }

  function add(kind: DraftQuestion['kind'], sectionId?: string): void {
    const question = questionLike(exam, kind, sectionId, newId)
    change((before) => questionsAdded(before, [question], { section: sectionId }, newId))
    select(question.id)
  }

  return { step, copy, remove, add }
}
