/**
 * The read that a page depends on: its failure is told once, in place, without a toast over it. (spec 8, ruling
 * R41)
 */

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { paths } from '#src/lib/paths.ts'
import { useToasts } from '#src/stores/shell/toast-store.ts'
import { renderApp } from '../../tests/render-app.tsx'
import { sandboxPerTest } from '../../tests/sandbox.ts'

const sandbox = sandboxPerTest()

/** The first test of the file waits for the app's files too. */
const SLOW = 40_000
const LONG_WAIT = { timeout: 20_000 }
const NEW_LEARNER = { phone: '01811111111' }
const NUSRAT = { as: 'learner' } as const
const PAID = paths.transaction('TRX10120047')
const BUY = '/purchase/full-stack-javascript?schedule=schedule-full-stack-javascript-13-1'

const errors = () =>
  useToasts.getState().toasts.flatMap(({ kind, message }) => (kind === 'error' ? [message] : []))
const RETRY = /^(আবার চেষ্টা করুন|আবার)$/
const retries = () => screen.findAllByRole('button', { name: RETRY }, LONG_WAIT)

const SERVER_MESSAGE = 'সার্ভারে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।'
const always = { method: 'GET', kind: 'status', times: 0, delay_ms: 0, headers: {} } as const

test.each([
  ['a course', '/course/full-stack-javascript', {}, 'course/:slug'],
  ['what is bought', BUY, {}, 'course/:slug'],
  ['what is one’s own', BUY, NEW_LEARNER, 'course/booking-status'],
  ['payments under way', BUY, NEW_LEARNER, 'transaction/check-expiry'],
  ['prices', BUY, NEW_LEARNER, 'discount/info/:id'],
  ['the rest to pay', paths.purchase('ux-design'), NUSRAT, 'booking/batch/:id'],
  ['an assessment to buy', '/purchase/assessment/assessment-javascript', NEW_LEARNER, 'assessment/:id'],
  ['payments', paths.transactions(), NUSRAT, 'transaction'],
  ['one payment', PAID, NUSRAT, 'transaction/:idx'],
  ['what became of it', paths.purchaseResult('TRX10120047'), NUSRAT, 'transaction/:idx'],
  ['its invoice', PAID, NUSRAT, 'invoice/:id'],
  ['a recording', paths.recording('batch-full-stack-12', 'recording-fs12-22'), NUSRAT, 'recording/:id'],
])(
  '%s',
  async (_what, address, who, path) => {
    sandbox().faults.add([{ ...always, path, status: 500 }])
    await renderApp(address, who)
    expect(await retries()).not.toHaveLength(0)
    expect(errors()).toEqual([])
  },
  SLOW,
)

const JAVASCRIPT = 'assessment-javascript'
const LEVEL = paths.assessmentLevel(JAVASCRIPT, 'level-javascript-1')
const TRY = 'attempt=level-try-nusrat-javascript-1'

test.each([
  [
    'an assessment to buy',
    '/purchase/assessment/assessment-javascript',
    NEW_LEARNER,
    'public/assessment/:id',
  ],
  ['a subject', '/category/web-development', {}, 'category/details/:slug'],
  ['assessments', paths.assessments(), {}, 'public/assessment/list'],
  [
    'assessments of a subject',
    paths.assessmentCategory('category-web'),
    {},
    'public/assessment/category/:id',
  ],
  ['an assessment', paths.assessment(JAVASCRIPT), {}, 'public/assessment/:id'],
  ['one’s own assessment', paths.myAssessment(JAVASCRIPT), NUSRAT, 'assessment/:id'],
  ['a level', LEVEL, NUSRAT, 'level/:id'],
  ['what came of a level', `${LEVEL}?${TRY}`, NUSRAT, 'level-submission/summary/:id'],
  ['its answers', `${LEVEL}?${TRY}&view=answers`, NUSRAT, 'level-submission/response/:id'],
  ['what became of a payment', paths.purchaseResult('TRX10120047'), NUSRAT, 'transaction/:idx'],
])(
  '%s, requested once more',
  async (_what, address, who, path) => {
    sandbox().faults.add([{ ...always, path, status: 500 }])
    await renderApp(address, who)
    const [again] = await retries()
    sandbox().faults.clear()
    await userEvent.click(again!)
    await waitFor(() => expect(screen.queryByRole('button', { name: RETRY })).toBeNull(), LONG_WAIT)
    expect(errors()).toEqual([])
  },
  SLOW,
)

test.each([
  ['an assessment to buy', '/purchase/assessment/none', NEW_LEARNER, 'পেজটি পাওয়া যায়নি'],
  ['what came of a level', `${LEVEL}?attempt=none`, NUSRAT, 'পেজটি পাওয়া যায়নি'],
  ['the result of a payment', paths.purchaseResult('none'), NUSRAT, 'লেনদেনটি পাওয়া যায়নি'],
  ['a course', '/course/none', {}, 'কোর্সটি পাওয়া যায়নি'],
  ['what is bought', '/purchase/none', {}, 'পেজটি পাওয়া যায়নি'],
  ['a payment', '/dashboard/transactions/none', NUSRAT, 'লেনদেনটি পাওয়া যায়নি'],
  ['a recording', paths.recording('batch-full-stack-12', 'none'), NUSRAT, 'রেকর্ডিংটি পাওয়া যায়নি'],
])('%s that is not there', async (_what, address, who, title) => {
  await renderApp(address, who)
  await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible(), LONG_WAIT)
  expect(errors()).toEqual([])
})

test('a promo code that failed to send', async () => {
  sandbox().faults.add([{ ...always, method: 'POST', path: 'promo/validity', status: 500 }])
  await renderApp(`${BUY}&promo=KARIGOR`, NEW_LEARNER)
  expect(await screen.findByRole('textbox', { description: SERVER_MESSAGE }, LONG_WAIT)).toBeVisible()
  expect(errors()).toEqual([SERVER_MESSAGE])
})
