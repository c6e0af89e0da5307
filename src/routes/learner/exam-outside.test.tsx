/** The page of an exam that is handed in: what can be seen of it, and the end of its module. */

import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { call } from '#src/api/call.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { setCached } from '#src/api/use-api.ts'
import { renderApp } from '../../../tests/render-app.tsx'
import { sandboxPerTest } from '../../../tests/sandbox.ts'

sandboxPerTest()

const BATCH = 'batch-full-stack-12'
const MODULE = 'module-fs12-5'
const UNDER_REVIEW = `/dashboard/my-courses/${BATCH}/module/${MODULE}/exam/exam-fs12-mongodb`
const SLOW = 40_000

it(
  'shows the receipt and the answers while it is under review, and no end of a module that has open steps',
  async () => {
    await renderApp(UNDER_REVIEW, { as: 'learner' })
    const receipt = within(await screen.findByRole('region', { name: 'জমা হয়েছে' }))
    expect(receipt.getByRole('heading', { name: 'লাইভ টেস্ট: MongoDB' })).toBeVisible()
    expect(receipt.getByText('মূল্যায়ন চলছে')).toBeVisible()
    expect(receipt.getByText(/রসিদ নম্বর/)).toBeVisible()
    expect(screen.getByRole('region', { name: 'প্রশ্নভিত্তিক ফল' })).toBeVisible()
    // The plan has answered: what is not offered now is not merely late.
    await call(studyPlan.revised, { params: { id: BATCH } })
    expect(screen.queryByRole('button', { name: /^মডিউল/ })).toBeNull()
  },
  SLOW,
)

it(
  'offers to finish the module where this was its last step, in the words of the plan',
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
