import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Question } from '#src/api/shapes/question.ts'
import { reset, useToasts } from '#src/stores/shell/toast-store.ts'
import { words as later } from '../room/later-words.ts'
import { words as room } from '../room/words.ts'
import { PreviewRoom } from './preview-room.tsx'
import { words } from './words.ts'

afterEach(reset)

const options = [
  { _id: 'o1', text: 'এক' },
  { _id: 'o2', text: 'দুই' },
]
const questions: Question[] = [
  { _id: 'q1', text: 'প্রথম', marks: 1, question_type: 'single', options },
  { _id: 'q2', text: 'দ্বিতীয়', marks: 2, question_type: 'essay' },
]
const exam = {
  _id: 'e1',
  title: 'কুইজ',
  duration: 30,
  marks: 3,
  question_count: 2,
  format_type: 'section' as const,
  questions: [],
  sections: [{ _id: 's1', title: '', questions }],
  is_question_order_shuffled: false,
  is_option_order_shuffled: false,
}

test('the preview runs from the open question to the hand-in, which stores and sends nothing', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  const written = vi.spyOn(Storage.prototype, 'setItem')
  const onClose = vi.fn<() => void>()
  const onShown = vi.fn<(isShown: boolean) => void>()
  render(<PreviewRoom exam={exam} firstId="q2" onShown={onShown} onClose={onClose} />)
  expect(screen.getByRole('heading', { name: 'কুইজ' })).toHaveFocus()
  expect(screen.getByText(words.note)).toBeInTheDocument()
  await userEvent.type(await screen.findByRole('textbox'), 'রচনা')
  await userEvent.click(screen.getByRole('button', { name: room.nav.previous }))
  await userEvent.click(await screen.findByRole('radio', { name: /দুই/ }))
  expect(screen.getByRole('radio', { name: /দুই/ })).toBeChecked()
  expect(screen.queryByText(room.save.dirty)).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: room.nav.next }))
  expect(screen.getByRole('textbox')).toHaveValue('রচনা')
  await userEvent.click(screen.getByRole('button', { name: room.nav.toReview }))
  expect(await screen.findByText(later.review.allDone)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: later.review.confirm }))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([words.notSent])
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect([fetched.mock.calls, written.mock.calls]).toEqual([[], []])
})
