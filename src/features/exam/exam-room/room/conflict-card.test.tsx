import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Question } from '#src/api/shapes/question.ts'
import { fakeDevice, fakeServer, open } from '../../../../../tests/support/fake-server.ts'
import { words as shared } from '../words.ts'
import { RoomContext } from './context.ts'
import { QuestionCard } from './question-card.tsx'
import { words } from './words.ts'

const question: Question = { _id: 'q1', question_type: 'essay', text: '<p>কী</p>', marks: 1 }

function openCard() {
  const server = fakeServer()
  const device = fakeDevice()
  server.onServer.set('q1', { question: 'q1', value: 'ল্যাপটপের লেখা', edit: 3, writer: 'x', edited_at: '' })
  device.drafts.set('q1', { question: 'q1', value: 'ফোনের লেখা', edit: 2, writer: 'w', edited_at: '' })
  const room = open(server, { device })
  const facts = { room, attemptId: 'a', examId: 'e', codeEditorOrigin: '' }
  render(
    <RoomContext value={facts}>
      <QuestionCard
        entry={{ question, number: 1, section: '' }}
        total={1}
        isFlagged={false}
        onFlag={() => undefined}
      />
    </RoomContext>,
  )
  return screen.getByRole('textbox')
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a text that lost to another device is shown, and can be swapped back as often as the learner wants', async () => {
  const field = openCard()
  expect(field).toHaveValue('ল্যাপটপের লেখা')
  expect(screen.getByText('ফোনের লেখা')).toBeVisible()
  await press(words.other.take)
  expect(field).toHaveValue('ফোনের লেখা')
  expect(screen.getByText('ল্যাপটপের লেখা', { selector: 'blockquote' })).toBeVisible()
  await press(words.other.take)
  expect(field).toHaveValue('ল্যাপটপের লেখা')
})

test('a dismissed text is gone, and the focus moves to the question', async () => {
  const field = openCard()
  await press(words.other.drop)
  expect(screen.queryByText('ফোনের লেখা')).toBeNull()
  expect(field).toHaveValue('ল্যাপটপের লেখা')
  expect(screen.getByRole('heading', { name: shared.question(1) })).toHaveFocus()
})
