/** A text of 10 MB from a broken server never freezes a result. */

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import type { AnswerValue, QuestionMark } from '#src/api/shapes/submission.ts'
import { QuestionResult } from './question-result.tsx'

const HUGE = 'ক'.repeat(10_000_000)
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
