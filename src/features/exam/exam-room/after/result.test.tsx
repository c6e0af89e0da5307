import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Submission } from '#src/api/shapes/submission.ts'
import { Result } from './result.tsx'
import { words } from './words.ts'

const { result } = words
const learner = { _id: 'l', name: 'নুসরাত', picture: '' }
const judged = (question: string, mark: number) => ({
  question,
  mark,
  marks: 2,
  is_auto: true,
  rubric: [],
  comment: '',
  lines: [],
})
const options = [
  { _id: 'o1', text: 'এক' },
  { _id: 'o2', text: 'দুই' },
]
const blanks = {
  question_type: 'fill_in_the_blank',
  text: 'পূরণ',
  marks: 2,
  contents: ['.', '.', ''],
  keys: ['b1', 'b2'],
}

const submission = v.parse(Submission, {
  _id: 'attempt-7',
  kind: 'quiz',
  title: 'কুইজ',
  state: 'checked',
  learner,
  version: 1,
  started_at: '2026-11-21T10:00:00.000Z',
  submitted_at: '2026-11-21T10:20:00.000Z',
  is_late: false,
  late_delivery: false,
  mark: 3,
  marks: 4,
  format_type: 'section',
  sections: [
    {
      _id: 's1',
      title: 'কোয়েরি',
      questions: [{ _id: 'q1', question_type: 'single', text: 'কোনটি', marks: 2, options }],
    },
    { _id: 's2', title: 'মডেলিং', questions: [{ _id: 'q2', ...blanks }] },
  ],
  questions: [],
  answers: [
    { question: 'q1', value: 'o1', edit: 1, writer: 'w', late_delivery: false },
    { question: 'q2', value: { b1: ' SKIP ', b2: 'take' }, edit: 1, writer: 'w', late_delivery: false },
  ],
  keys: [{ question: 'q2', right: { b1: ['skip'], b2: ['limit'] }, explanation: '', rubric: [] }],
  result: [judged('q1', 2), judged('q2', 1)],
  events: [],
  comment: '',
  retest_message: '',
})

function show(passPercent: number, shown: Submission = submission): void {
  render(
    <MemoryRouter>
      <Result
        submission={shown}
        passPercent={passPercent}
        title="কুইজ"
        retest={null}
        moduleDone={null}
        backTo="/"
      />
    </MemoryRouter>,
  )
}

test('a result shows the verdict, the percent, the time, each section and the wrong blank; right questions appear on demand', async () => {
  show(70)
  expect(screen.getByText(result.passed)).toBeVisible()
  expect(screen.getByText(result.percent(75))).toBeVisible()
  expect(screen.getByText(/২০ মিনিট লেগেছে/)).toBeVisible()
  expect(screen.getByRole('img', { name: result.scale(75, 70) })).toBeVisible()
  for (const [outcome, count] of [
    ['right', 1],
    ['partly', 1],
    ['wrong', 0],
  ] as const)
    expect(screen.getByText(result.counted(outcome, count))).toBeVisible()
  expect(screen.getAllByText(result.lookAt)).toHaveLength(1)
  expect(screen.getAllByText(result.isRight)).toHaveLength(1)
  expect(screen.getByText(result.isWrong).closest('p')).toHaveTextContent('take')
  expect(screen.queryByRole('heading', { name: 'প্রশ্ন ১' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: result.all(2) }))
  expect(screen.getByRole('heading', { name: 'প্রশ্ন ১' })).toBeVisible()
})

test.each(['handed-in', 'checked'] as const)(
  'an answer that was delivered after the end is marked at its question, in an exam that is %s',
  async (state) => {
    const answers = submission.answers.map((answer) => ({
      ...answer,
      late_delivery: answer.question === 'q2',
    }))
    show(70, { ...submission, state, late_delivery: true, answers })
    expect(screen.getByText(result.late)).toBeVisible()
    const all = screen.queryByRole('radio', { name: result.all(2) })
    if (all) await userEvent.click(all)
    expect(within(screen.getByRole('region', { name: 'প্রশ্ন ২' })).getByText(result.lateAnswer)).toBeVisible()
    expect(screen.getByRole('region', { name: 'প্রশ্ন ১' })).not.toHaveTextContent(result.lateAnswer)
  },
)

test('a stitch leads to its question, also to one that the list of wrong ones leaves out', async () => {
  show(70)
  await userEvent.click(screen.getByRole('button', { name: result.stitch(2, 'partly', 1, 2) }))
  expect(screen.getByRole('heading', { name: 'প্রশ্ন ২' })).toHaveFocus()
  expect(screen.queryByRole('heading', { name: 'প্রশ্ন ১' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: result.stitch(1, 'right', 2, 2) }))
  expect(screen.getByRole('heading', { name: 'প্রশ্ন ১' })).toHaveFocus()
})

test('the right answer is shown once, only for the wrong blank', () => {
  show(70)
  expect(screen.getByText('limit')).toBeVisible()
  expect(screen.queryByText('skip')).toBeNull()
})

test('a failed result says how many marks were missing', () => {
  show(80)
  expect(screen.getByText(result.failed)).toBeVisible()
  expect(screen.getByText(result.missing(0.25))).toBeVisible()
})

test('the mean of the class is shown from five submissions on, since fewer would reveal single people', () => {
  show(70, { ...submission, class_result: { percent: 61, papers: 4 } })
  expect(screen.queryByText(result.classMean(61))).toBeNull()
  show(70, { ...submission, class_result: { percent: 61, papers: 5 } })
  expect(screen.getByText(result.classMean(61))).toBeVisible()
})

test('29 of 50 is 58 percent, and 34.9 of 50 is not yet the needed 70', () => {
  show(70, { ...submission, mark: 29, marks: 50 })
  expect(screen.getByText('৫৮%')).toBeVisible()
  show(70, { ...submission, mark: 34.9, marks: 50 })
  expect(screen.getByText('৬৯%')).toBeVisible()
})
