import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { connectClient } from '#src/api/client/connect.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { findGradingDraft } from '#src/stores/grading/grading-draft-store.ts'
import { fakeLine } from '../../../../../tests/support/fake-line.ts'
import { holdSaves } from '../../../../../tests/support/held-saves.ts'
import { buildSheet } from '../sheet.ts'
import { AnswerPanel, type PaperActions } from './answer-panel.tsx'
import { listUnits } from './units.ts'

const paper = {
  _id: 's1',
  kind: 'essay',
  state: 'handed-in',
  exam: 'exam-1',
  learner: { _id: 'learner-1', name: 'নুসরাত' },
  version: 1,
  started_at: '2026-11-20T10:00:00Z',
  format_type: 'flat',
  questions: [{ _id: 'q1', text: 'গতি কত?', marks: 4, question_type: 'essay' }],
  sections: [],
  keys: [],
  answers: [{ question: 'q1', value: 'গতি ২০', edit: 1, writer: 'w', edited_at: null, late_delivery: false }],
  result: [],
  events: [],
  comment: '',
  try_no: 1,
} as unknown as Submission

function show() {
  const ref = createRef<PaperActions>()
  const [unit] = listUnits(buildSheet(paper), 'exam')
  const element = (
    <main data-scrolls tabIndex={-1}>
      <AnswerPanel
        submission={paper}
        unit={unit!}
        no={1}
        isBlind={false}
        isFlagged={false}
        tally={new Map()}
        near={[{ paper: 's2', difference: 'গতি বিশ', isDoubtful: false, isBanglish: false }]}
        nameOf={() => 'উত্তর ২'}
        ref={ref}
        isLeaving={() => false}
        onNext={() => undefined}
        onFlag={() => undefined}
        onWhole={() => undefined}
      />
    </main>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  return ref
}

const draftOf = () => findGradingDraft('s1')?.questions['q1']
const list = () => screen.getByRole('list', { name: 'কারণ' })
const pressed = () =>
  within(list())
    .queryAllByRole('button', { pressed: true })
    .map((each) => each.getAttribute('data-reason'))

beforeEach(() => {
  holdSaves()
  const list = { code: 200, status: 'success', msg: '', data: [], total: 0, page: 1, count: 200 }
  connectClient(fakeLine(() => Response.json(list)).connection)
})

test('a reason is written in one line, its digit takes it back, and the near answer gets the same marks', async () => {
  const ref = show()
  const field = screen.getByRole('textbox', { name: 'নতুন কারণ, শেষে নম্বর' })
  await userEvent.type(field, 'একক লেখেনি{Enter}')
  expect(screen.getByText(/শেষে \+ বা − দিয়ে/)).toBeVisible()
  await userEvent.type(field, ' -0.5{Enter}')
  expect(draftOf()).toMatchObject({ mark: 3.5, comment: '[+৪] পূর্ণ নম্বর\n[−০.৫] একক লেখেনি' })
  expect(pressed()).toEqual(['[+৪] পূর্ণ নম্বর', '[−০.৫] একক লেখেনি'])
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.getByRole('button', { name: /১টিতেও ৩.৫ দিন/ })).toBeEnabled()
  await userEvent.click(within(list()).getByRole('button', { name: /^.*একক লেখেনি.*−০.৫$/ }))
  expect(draftOf()).toMatchObject({ mark: 4, comment: '[+৪] পূর্ণ নম্বর' })
  expect(ref.current).not.toBeNull()
})

test('what a change does is told before it is sent', async () => {
  show()
  await userEvent.type(screen.getByRole('textbox', { name: 'নতুন কারণ, শেষে নম্বর' }), '+2 ধাপ ঠিক{Enter}')
  await userEvent.click(screen.getByRole('button', { name: '“ধাপ ঠিক” কারণটি সব খাতায় বদলান' }))
  const words = await screen.findByRole('textbox', { name: 'কারণ, শেষে নম্বর' })
  expect(words).toHaveValue('ধাপ ঠিক +২')
  await userEvent.clear(words)
  await userEvent.type(words, 'ধাপ পুরো ঠিক +3')
  expect(await screen.findByText(/কোনো খাতায় কারণটি নেই/)).toBeVisible()
})
