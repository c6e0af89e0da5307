/** The page of a submitted exam: what can be seen of it, and the end of its module. */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { call } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { submission } from '#src/api/contract/submission.ts'
import { setCached } from '#src/api/use-api.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

const BATCH = 'batch-full-stack-12'
const MODULE = 'module-fs12-5'
const UNDER_REVIEW = `/dashboard/my-courses/${BATCH}/module/${MODULE}/exam/exam-fs12-mongodb`
const SLOW = 40_000

it(
  'shows the receipt and the answers while it is under review, and does not end a module with open steps',
  async () => {
    await renderApp(UNDER_REVIEW, { as: 'learner' })
    const receipt = within(await screen.findByRole('region', { name: 'জমা হয়েছে' }))
    expect(receipt.getByRole('heading', { name: 'লাইভ টেস্ট: MongoDB' })).toBeVisible()
    expect(receipt.getByText('মূল্যায়ন চলছে')).toBeVisible()
    expect(receipt.getByText(/রসিদ নম্বর/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'প্রশ্নভিত্তিক ফল' })).toBeVisible()
    // The plan has loaded, so a missing offer is not just late.
    await call(studyPlan.revised, { params: { id: BATCH } })
    expect(screen.queryByRole('button', { name: /^মডিউল/ })).toBeNull()
  },
  SLOW,
)

it(
  'offers to finish the module if this was its last step, in the words of the plan',
  async () => {
    const user = userEvent.setup()
    await renderApp(UNDER_REVIEW, { as: 'learner' })
    await screen.findByRole('region', { name: 'জমা হয়েছে' })
    const input = { params: { id: BATCH } }
    const plan = await call(studyPlan.revised, input)
    const modules = plan.modules.map((each) =>
      each._id === MODULE ? { ...each, state: 'current' as const, done: each.total } : each,
    )
    act(() => setCached(studyPlan.revised, input, { ...plan, modules }))
    await user.click(await screen.findByRole('button', { name: 'মডিউল শেষ করুন' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'মডিউল শেষ করুন' })).toBeNull())
  },
  SLOW,
)

const OPEN = `/dashboard/my-courses/${BATCH}/module/${MODULE}/exam/exam-fs12-quiz-open`

it(
  'leads a device that knows nothing of an open attempt into its room, without bars or the previous page on the way',
  async () => {
    const away = await renderApp('/dashboard', { as: 'learner' })
    await call(submission.start, { body: { exam: 'exam-fs12-quiz-open' } })
    away.unmount()
    const drawn = new Set<string>()
    const watch = new MutationObserver(() => {
      // The room has a list of its questions.
      if (document.querySelector('section[data-question]')) drawn.add('room')
      else if (document.querySelector('nav')) drawn.add('bars')
      else if (screen.queryByRole('checkbox')) drawn.add('before')
    })
    watch.observe(document.body, { childList: true, subtree: true })
    await renderApp(OPEN, { as: 'learner' })
    await waitFor(() => expect(drawn).toContain('room'), { timeout: SLOW })
    watch.disconnect()
    expect([...drawn]).toEqual(['room'])
  },
  SLOW,
)

it(
  'shows its bars once it is known that no attempt is open',
  async () => {
    await renderApp(OPEN, { as: 'learner' })
    await screen.findByRole('checkbox')
    await waitFor(() => expect(document.querySelector('nav')).not.toBeNull())
  },
  SLOW,
)
