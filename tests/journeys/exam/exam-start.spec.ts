/** Starts an exam whose start fails first; the next press leads into the one attempt. (ruling R34) */

import { enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'

const ESSAY = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-essay-open'

/** Expects that nothing covers its lower edge, not even the bar at the bottom of a phone. */
function isUncovered(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, bottom - 2))
}

journey(
  'a failed start is explained beside the button and retried there',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/503/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await sandbox.fault({ method: 'POST', path: 'submission/revised', kind: 'status', status: 503 })
    await page.getByLabel('নিয়মগুলো পড়েছি এবং মেনে চলব').check()
    await page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click()
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed).toContainText('আবার চেষ্টা')
    await expect.poll(() => failed.evaluate(isUncovered)).toBe(true)
    await app.expectSound()

    await failed.getByRole('button').click()
    await expect(question(page, 1)).toBeVisible()
    expect((await sandbox.counts())['POST submission/revised']).toBe(2)
  },
)

/** Runs in the page: records whether the frame's bars were ever drawn beside or above the content. */
function watchBars(): void {
  Object.assign(window, { seenBars: 0 })
  new MutationObserver(() => {
    const { left = 0, top = 0 } = document.querySelector('#root > * main')?.getBoundingClientRect() ?? {}
    if (left > 0 || top > 0) (window as Window & { seenBars?: number }).seenBars = Math.max(left, top)
  }).observe(document, { childList: true, subtree: true })
}

journey('a reload in the room draws no bars of the frame on the way', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(ESSAY)
  await enter(page)
  await page.addInitScript(watchBars)
  await page.reload()
  await expect(question(page, 1)).toBeVisible()
  expect(await page.evaluate(() => (window as Window & { seenBars?: number }).seenBars)).toBe(0)
})

journey('a quiz that is closed opens by itself when its hours begin @desk', async ({ app, copy }) => {
  const { page } = app
  await page.clock.install()
  const reply = await fetch(`${copy.apiUrl}/exam/quizlead/quiz-web-start`)
  const open = (await reply.json()) as { data: object }
  // The first read arrives before the hours begin.
  const before = { ...open, data: { ...open.data, is_on_time: false, questions: [] } }
  await page.route('**/exam/quizlead/*', (route) => route.fulfill({ json: before }), { times: 1 })
  await page.route(
    '**/quizlead/on-time/*',
    (route) => route.fulfill({ json: { ...open, data: { is_on_time: false } } }),
    { times: 1 },
  )
  await app.goto('/quiz/quiz-web-start')
  await expect(page.getByText('কুইজটি এখন খোলা নেই')).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(question(page, 1)).toBeVisible({ timeout: 1000 })
  }).toPass()
})
