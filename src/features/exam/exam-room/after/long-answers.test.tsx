/** Shows one question's result: a text of 10 MB from a broken server never freezes it, and a paper has its pins. */

import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import type { AnswerValue, QuestionMark } from '#src/api/shapes/submission.ts'
import { QuestionResult } from './question-result.tsx'

const HUGE = 'ক'.repeat(10_000_000)
/** Everything is near the window. */
class NearObserver {
  private readonly tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell
  }
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {
    this.tell([])
  }
}

const shared = { _id: 'q', text: 'কী', marks: 1 }
const asked = (question_type: string, more: object = {}) =>
  ({ ...shared, question_type, ...more }) as unknown as Question

test.each<[string, Question, AnswerValue]>([
  ['an essay', asked('essay'), HUGE],
  ['code', asked('code_test'), { language: 'js', code: HUGE }],
  ['a blank', asked('fill_in_the_blank', { contents: ['', ''], keys: ['b1'] }), { b1: HUGE }],
  ['a file’s name', asked('file_upload'), { name: HUGE, url: 'https://a.example/b', size: 1, sha256: 'x' }],
])('of %s and of the remarks only a part is drawn, and the rest on request', (_kind, question, value) => {
  const judged = { question: 'q', mark: 0, marks: 1, comment: HUGE, lines: [{ line: 1, text: HUGE }] }
  const answerKey = { question: 'q', right: { b1: ['খ'] } } as unknown as QuestionKey
  const { container } = render(
    <QuestionResult
      question={question}
      number={1}
      value={value}
      judged={judged as unknown as QuestionMark}
      answerKey={answerKey}
    />,
  )
  expect(container.textContent).toContain('ককক')
  expect(container.textContent.length).toBeLessThan(420_000)
  expect(screen.getAllByRole('button', { name: /আরও দেখান/ }).length).toBeGreaterThan(0)
})

test('a pin on a submitted file is shown on its page, and as text until the page is there', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  const line = { line: 1, text: '[পৃষ্ঠা ১ · ২০%, ৩০%] দারুণ' }
  const judged = { question: 'q', mark: 1, marks: 1, comment: '', lines: [line] }
  render(
    <QuestionResult
      question={asked('file_upload')}
      number={1}
      value={{ name: 'khata.png', url: 'https://a.example/khata.png', size: 1, sha256: 'x' }}
      judged={judged as unknown as QuestionMark}
      answerKey={undefined}
    />,
  )
  const pins = await screen.findAllByRole('button', { name: 'পিন ১: দারুণ' })
  expect(pins[0]).toHaveStyle({ left: '20%', top: '30%' })
  expect(screen.getByRole('img', { name: 'আপনার খাতা' })).toHaveAttribute('src', 'https://a.example/khata.png')
  vi.unstubAllGlobals()
})
