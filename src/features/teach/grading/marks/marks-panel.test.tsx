import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { findGradingDraft } from '#src/stores/grading/grading-draft-store.ts'
import { holdSaves } from '../../../../../tests/support/held-saves.ts'
import { usePaperReasons } from '../reasons/use-paper-reasons.ts'
import { useGrading } from '../saving/use-grading.ts'
import { buildSheet } from '../sheet.ts'
import { MarksPanel } from './marks-panel.tsx'

const paper = {
  _id: 's1',
  exam: 'exam-1',
  version: 1,
  format_type: 'flat',
  questions: [{ _id: 'q1', text: 'গতি কত?', marks: 5, question_type: 'essay' }],
  sections: [],
  keys: [
    {
      question: 'q1',
      explanation: '',
      rubric: [
        { title: 'ধাপ', description: '', marks: 3 },
        { title: 'ভাষা', description: '', marks: 2 },
      ],
    },
  ],
  answers: [],
  result: [],
  comment: '',
  try_no: 1,
} as unknown as Submission
const sheet = buildSheet(paper)
const suggestion = { data: undefined, hasFailed: false, isLoading: false, isRejected: true }

function Panel() {
  const grading = useGrading(sheet)
  const reasons = usePaperReasons(grading, paper, () => false)
  return (
    <>
      <MarksPanel
        grading={grading}
        suggestion={{ ...suggestion, retry: () => undefined, reject: () => undefined }}
        reasons={reasons}
        aiCard={null}
      >
        {null}
      </MarksPanel>
      <button onClick={() => reasons.pressDigit(1)}>১</button>
      <button onClick={reasons.actions.enter}>Enter</button>
    </>
  )
}

beforeEach(() => {
  holdSaves()
})

test('on a whole paper the row in work has its own reasons, the others keep their keys and their sums', async () => {
  render(<Panel />, { wrapper: MemoryRouter })
  const draft = () => findGradingDraft('s1')?.questions['q1']
  await userEvent.type(screen.getByRole('textbox', { name: /^ধাপ: নতুন কারণ/ }), 'একক নেই -0.5{Enter}')
  expect(draft()).toMatchObject({
    rubric: { ধাপ: 2.5 },
    comment: '[+৩] ধাপ: পূর্ণ নম্বর\n[−০.৫] ধাপ: একক নেই',
  })
  const list = screen.getByRole('list', { name: 'ধাপ: কারণ' })
  expect(within(list).getAllByRole('button', { pressed: true })).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: '১' }))
  expect(draft()?.rubric).toEqual({ ধাপ: 0 })
  await userEvent.click(screen.getByRole('button', { name: '১' }))
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
  // The next row has no reason yet: its keys give marks.
  expect(screen.getByRole('textbox', { name: /^ভাষা: নতুন কারণ/ })).toBeVisible()
  expect(screen.getByText('−০.৫ + ৩')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /ভাষা: 1|ভাষা: ১$/ }))
  expect(draft()?.rubric).toEqual({ ধাপ: 2.5, ভাষা: 1 })
})
