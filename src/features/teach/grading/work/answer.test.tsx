/** A text of 10 MB, from a broken server or a hostile client, never freezes the grading desk. */

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import type { SheetQuestion } from '../sheet.ts'
import { Answer } from './answer.tsx'

const HUGE = 'ক'.repeat(10_000_000)
const shared = { _id: 'q', text: '', marks: 1 }
const blanks = { ...shared, question_type: 'fill_in_the_blank', contents: ['', ''], keys: ['b1'] }

const show = (asked: object, value: AnswerValue, right: SheetQuestion['right'] = null) =>
  render(
    <Answer
      question={{ asked: asked as Question, value, right } as SheetQuestion}
      comments={[]}
      judged={undefined}
      onComment={() => undefined}
    />,
  )

test.each<[string, object, AnswerValue]>([
  ['an essay', { ...shared, question_type: 'essay' }, HUGE],
  [
    'code in one line',
    { ...shared, question_type: 'code_test', starters: [] },
    { language: 'js', code: HUGE },
  ],
  [
    'code of many lines',
    { ...shared, question_type: 'code_test', starters: [] },
    { language: 'js', code: `${'ক'.repeat(9000)}\n`.repeat(1000) },
  ],
  ['a blank', blanks, { b1: HUGE }],
])('of %s only a part is drawn', async (_kind, asked, value) => {
  const { container } = show(asked, value, { b1: ['ক'] })
  await expect.poll(() => container.textContent.includes('ককক'), { timeout: 10_000 }).toBe(true)
  expect(container.textContent.length).toBeLessThan(220_000)
})

test.each<[string, string, number]>([
  ['letters', `${'x'.repeat(150)}\n`.repeat(1000), 1000],
  ['lines', 'x\n'.repeat(1600), 1600],
])('the rest of code of many %s comes on request', async (_of, code, all) => {
  const { container } = show(
    { ...shared, question_type: 'code_test', starters: [] },
    { language: 'js', code },
  )
  const more = await screen.findByRole('button', { name: /আরও দেখান/ }, { timeout: 10_000 })
  const count = () => container.querySelectorAll('li').length
  expect(count()).toBeLessThan(all)
  await userEvent.click(more)
  expect(count()).toBe(all)
})
