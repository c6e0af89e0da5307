/**
 * An inline action that the server refuses reports it in place, not only in its toast, and can be retried
 * there. (ruling R41)
 */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { call } from '#src/api/call.ts'
import { assignment } from '#src/api/contract/assignment.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { submission } from '#src/api/contract/submission.ts'
import { refetch, setCached } from '#src/api/use-api.ts'
import type { FaultPlan } from '#src/sandbox/kernel/faults.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'
import { testAddresses } from '../../../tests/support/fresh-sandbox.ts'

const sandbox = sandboxPerTest()

const NUSRAT = '01712345678'
const NEWCOMER = '01811111111'
const BATCH = 'batch-full-stack-12'
const MY_BATCH = `/dashboard/my-courses/${BATCH}`
const MODULE = 'module-fs12-6'
/** The first test of the file waits for the app's files too. */
const SLOW = 40_000

async function fault(plan: Partial<FaultPlan>): Promise<void> {
  const address = `${new URL(testAddresses.main).origin}/__sandbox/faults`
  await sandbox().fetch(
    new Request(address, { method: 'POST', body: JSON.stringify({ kind: 'status', status: 409, ...plan }) }),
  )
}

const button = (name: string | RegExp) => screen.findAllByRole('button', { name }).then(([first]) => first!)
const press = async (user: UserEvent, name: string | RegExp) => user.click(await button(name))

const ASSIGNMENT = 'assignment-fs12-5'

/** An upload needs a browser; what matters here is an attempt that holds a file. */
async function holdFile(): Promise<void> {
  await screen.findByRole('heading', { name: 'আপনার কাজ' })
  const { _id: id } = await call(submission.start, { body: { assignment: ASSIGNMENT } })
  const params = { id }
  const attempt = await call(submission.one, { params })
  const value = { name: 'todo.zip', size: 8, sha256: 'a'.repeat(64), url: `${testAddresses.media}todo.zip` }
  const answers = [{ question: ASSIGNMENT, value, edit: 1, writer: 'tab', late_delivery: false }]
  await act(() => refetch(assignment.one, { params: { id: ASSIGNMENT } }))
  // The screen has requested the attempt by now, so a later change of the cache stays.
  act(() => setCached(submission.one, { params }, { ...attempt, answers }))
  await screen.findByText(/ফাইলটি রাখা হয়েছে/)
}

/** All of a module's steps are done, and nobody has marked it yet. */
async function standFinished(): Promise<void> {
  const input = { params: { id: BATCH } }
  const plan = await call(studyPlan.revised, input)
  const modules = plan.modules.map((each) =>
    each._id === MODULE ? { ...each, state: 'current' as const, done: each.total } : each,
  )
  await screen.findByRole('heading', { level: 2, name: /^React/ })
  act(() => setCached(studyPlan.revised, input, { ...plan, modules }))
}

interface InlineActionCase {
  name: string
  address: string
  phone: string
  /** The call that is refused. */
  call: Pick<FaultPlan, 'path'> & Partial<FaultPlan>
  /** The state that the server must have before. */
  prepare?: () => Promise<void>
  /** Everything up to the press. */
  act: (user: UserEvent) => Promise<void>
  /** The button that tries again, where it is not in the message. */
  again?: string
}

const ACTS: readonly InlineActionCase[] = [
  {
    name: 'an assignment is handed in',
    address: `${MY_BATCH}/module/${MODULE}/assignment/${ASSIGNMENT}`,
    phone: NUSRAT,
    call: { method: 'PATCH', path: 'submission/revised/:id' },
    prepare: holdFile,
    act: async (user) => {
      await press(user, 'জমা দিন')
      const question = await screen.findByRole('dialog')
      await user.click(within(question).getByRole('button', { name: 'জমা দিন' }))
    },
    again: 'জমা দিন',
  },
  {
    name: 'a free course is joined',
    address: '/course/git-github',
    phone: NEWCOMER,
    call: { path: 'batch/enroll-to-free-course/:course_id' },
    act: (user) => press(user, 'বিনামূল্যে ভর্তি হোন'),
  },
  {
    name: 'a retest is asked for',
    address: MY_BATCH,
    phone: NUSRAT,
    call: { path: 'activity/retest' },
    act: async (user) => {
      await user.click(await screen.findByText(/^আগের [০-৯]+টি ধাপ$/))
      await press(user, /রিটেস্ট চান$/)
      await user.type(await screen.findByRole('textbox', { name: /কেন আবার দিতে চান/ }), 'অসুস্থ ছিলাম')
      await press(user, 'আবেদন পাঠান')
    },
  },
  {
    name: 'a module is finished',
    address: MY_BATCH,
    phone: NUSRAT,
    call: { path: 'activity/module-complete/:id' },
    prepare: standFinished,
    act: (user) => press(user, 'মডিউল শেষ করুন'),
  },
  {
    name: 'a class is asked a question',
    address: '/join/live/live-fs12-23',
    phone: NUSRAT,
    call: { path: 'live/question/:id' },
    act: async (user) => {
      await user.type(await screen.findByRole('textbox', { name: /শিক্ষককে প্রশ্ন করুন/ }), 'হুক কী?')
      await press(user, 'প্রশ্ন পাঠান')
    },
  },
  {
    name: 'a level is begun',
    address: '/dashboard/assessments/assessment-javascript/level/level-javascript-3',
    phone: NUSRAT,
    call: { method: 'POST', path: 'level-submission/:id' },
    act: async (user) => {
      await user.click(await screen.findByRole('checkbox', { name: /নিয়মগুলো পড়েছি/ }))
      await press(user, /শুরু করুন|আবার দিন/)
    },
  },
]

it.each(ACTS)(
  '$name: refused, and shown in place',
  async ({ address, phone, call: refused, prepare, act, again }) => {
    const user = userEvent.setup()
    await renderApp(address, { phone })
    await prepare?.()
    await fault(refused)
    await act(user)
    const main = within(await screen.findByRole('main'))
    const failed = await main.findByRole('alert')
    expect(failed).toHaveTextContent('সার্ভারে সমস্যা হয়েছে')
    const where = again === undefined ? within(failed) : main
    expect(where.getByRole('button', { name: again ?? 'আবার' })).toBeVisible()
  },
  SLOW,
)

it(
  'a failed question is sent from where it was shown, and stayed there until then',
  async () => {
    const user = userEvent.setup()
    await renderApp('/join/live/live-fs12-23', { phone: NUSRAT })
    await fault({ path: 'live/question/:id' })
    const field = await screen.findByRole('textbox', { name: /শিক্ষককে প্রশ্ন করুন/ })
    await user.type(field, 'হুক কী?')
    await press(user, 'প্রশ্ন পাঠান')
    const failed = await within(screen.getByRole('main')).findByRole('alert')
    expect(failed).toHaveTextContent('হুক কী?')
    // The form is free for another one.
    expect(field).toHaveValue('')
    await user.click(within(failed).getByRole('button', { name: 'আবার' }))
    await waitFor(() => expect(failed).not.toBeInTheDocument())
  },
  SLOW,
)
