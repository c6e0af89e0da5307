import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { reset, toastClicked, useToasts } from '#src/stores/shell/toast-store.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { makeLocalAnswers } from '../short/use-short-quiz.ts'
import { words as examWords } from '../words.ts'
import { type AnswerTarget, RoomContext } from './context.ts'
import { words as later } from './later-words.ts'
import { Palette } from './palette.tsx'
import { QuestionsView } from './questions-view.tsx'
import { ReviewView } from './review-view.tsx'
import { words } from './words.ts'

const shared = { text: '<p>কী</p>', marks: 1 }
const options = [
  { _id: 'o1', text: 'এক' },
  { _id: 'o2', text: 'দুই' },
]
const choice = (_id: string): Question => ({ ...shared, _id, question_type: 'single', options })
const essay: Question = { ...shared, _id: 'e1', question_type: 'essay' }
const file: Question = { ...shared, _id: 'f1', question_type: 'file_upload', accept: [], takes_link: true }

function layOut(...questions: Question[]) {
  const placed: NumberedQuestion[] = questions.map((question, at) => ({
    question,
    number: at + 1,
    section: '',
  }))
  const [current] = placed as [NumberedQuestion]
  const none = () => false
  const place = {
    current,
    goTo: () => undefined,
    toggleFlag: () => undefined,
    isFlagged: none,
    isSeen: none,
    flagCount: 0,
  }
  const half = (at: number) => ({ _id: `s${at}`, title: '', placed })
  return { sections: [half(1), { _id: 's2', title: '', placed: [] }], placed, place }
}

function inRoom(room: AnswerTarget, children: React.ReactNode) {
  const facts = { room, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }
  return render(<RoomContext value={facts}>{children}</RoomContext>)
}

function openQuestions(answers: Readonly<Record<string, AnswerValue>>, ...questions: Question[]) {
  const room = makeLocalAnswers(answers, () => undefined)
  inRoom(room, <QuestionsView {...layOut(...questions)} onReview={() => undefined} />)
  const value = (id: string) => room.store.get().answers[id]?.value
  return { room, value }
}

const erase = () => fireEvent.keyDown(document.activeElement ?? document.body, { code: 'Backspace' })
const undo = () => toastClicked(useToasts.getState().toasts.at(-1)?.id ?? 0)

afterEach(reset)

test('Backspace outside of a field keeps written text', () => {
  const { value } = openQuestions({ e1: 'রচনা' }, essay)
  screen.getByRole('heading', { name: examWords.question(1) }).focus()
  erase()
  expect(value('e1')).toBe('রচনা')
})

test('Backspace clears the choice of the focused question only', async () => {
  const { value } = openQuestions({ q1: 'o1', q2: 'o2' }, choice('q1'), choice('q2'))
  await userEvent.click(screen.getByRole('button', { name: words.nav.bySection }))
  erase()
  expect([value('q1'), value('q2')]).toEqual(['o1', 'o2'])
  await waitFor(() => expect(screen.getAllByRole('radio', { name: /দুই/ })).toHaveLength(2))
  screen.getAllByRole('radio', { name: /দুই/ })[1]!.focus()
  erase()
  expect([value('q1'), value('q2')]).toEqual(['o1', null])
})

test('undo restores a cleared text, and a second undo what was written meanwhile', async () => {
  const { room, value } = openQuestions({ e1: 'রচনা' }, essay)
  await userEvent.click(screen.getByRole('button', { name: words.nav.clear }))
  expect(value('e1')).toBeNull()
  room.edit('e1', 'নতুন')
  undo()
  expect(value('e1')).toBe('রচনা')
  undo()
  expect(value('e1')).toBe('নতুন')
})

test('clearing a chosen option offers no undo', async () => {
  const { value } = openQuestions({ q1: 'o1' }, choice('q1'))
  await userEvent.click(screen.getByRole('button', { name: words.nav.clear }))
  expect([value('q1'), useToasts.getState().toasts]).toEqual([null, []])
})

test('a file whose bytes are missing counts as blank, and is listed in review and palette', () => {
  const named = { url: '', name: 'work.zip', size: 1, sha256: '' }
  const room = {
    ...makeLocalAnswers({ f1: named, e1: 'রচনা' }, () => undefined),
    isFileMissing: (id: string) => id === 'f1',
  }
  const laid = layOut(file, essay)
  inRoom(
    room,
    <>
      <ReviewView {...laid} onBack={() => undefined} />
      <Palette {...laid} onGo={() => undefined} />
    </>,
  )
  expect(screen.getByText(later.review.facts(1, 2))).toBeInTheDocument()
  expect(screen.getByRole('button', { name: later.review.fileLost(1) })).toBeInTheDocument()
  expect(screen.getByText(words.palette.legend.answered(1))).toBeInTheDocument()
  const name = words.palette.cell(1, [words.palette.state.unseen, words.palette.fileLost])
  expect(screen.getByRole('button', { name: name })).toBeInTheDocument()
})
