import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Submission } from '#src/api/shapes/submission.ts'
import { words as short } from '../short/words.ts'
import { words } from './words.ts'
import { listWrongOnes, WrongOnes } from './wrong-ones.tsx'

const judged = (question: string, mark: number) => ({
  question,
  mark,
  marks: 2,
  is_auto: true,
  rubric: [],
  comment: '',
  lines: [],
})
const key = (question: string, right: unknown) => ({ question, right, explanation: '', rubric: [] })
const truth = (_id: string) => ({ _id, question_type: 'true_false', text: `কথা ${_id}`, marks: 2 })

const submission = v.parse(Submission, {
  _id: 'attempt-8',
  kind: 'quiz',
  title: 'কুইজ',
  state: 'checked',
  learner: { _id: 'l', name: 'নুসরাত', picture: '' },
  version: 1,
  started_at: '2026-11-21T10:00:00.000Z',
  submitted_at: '2026-11-21T10:20:00.000Z',
  mark: 3,
  marks: 8,
  format_type: 'flat',
  questions: [
    truth('q1'),
    {
      _id: 'q2',
      question_type: 'fill_in_the_blank',
      text: 'পূরণ',
      marks: 2,
      contents: ['.', '.', ''],
      keys: ['b1', 'b2'],
    },
    truth('q3'),
    { _id: 'q4', question_type: 'essay', text: 'লিখুন', marks: 2 },
  ],
  answers: [],
  keys: [key('q1', 'true'), key('q2', { b1: ['skip'], b2: ['limit'] }), key('q3', 'false'), key('q4', null)],
  result: [judged('q1', 2), judged('q2', 1), judged('q3', 0), judged('q4', 0)],
})

test('questions that went wrong and have a disclosed answer are practised, with their number in the result', () => {
  expect(listWrongOnes(submission).map(({ number }) => number)).toEqual([2, 3])
  expect(listWrongOnes({ ...submission, keys: [] })).toEqual([])
})

test('the answers are judged here, blank by blank, as often as one likes', async () => {
  render(
    <MemoryRouter>
      <WrongOnes submission={submission} backTo="?" />
    </MemoryRouter>,
  )
  await userEvent.click(await screen.findByRole('radio', { name: /সত্য/ }))
  const [first, second] = await screen.findAllByRole('textbox')
  await userEvent.type(first!, ' Skip')
  await userEvent.type(second!, 'LIMIT.')
  await userEvent.click(screen.getByRole('button', { name: words.send }))
  expect(await screen.findByText(short.right(1, 2))).toBeVisible()
  expect(screen.getByRole('link', { name: words.toResult })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: words.again }))
  expect(screen.getByRole('radio', { name: /সত্য/ })).not.toBeChecked()
})
