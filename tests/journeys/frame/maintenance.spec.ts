/** One banner announces maintenance, counts down, and never covers a running exam. */

import { MINUTE_MS } from '#src/lib/duration.ts'
import { enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'

const QUIZ = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-quiz-open'

journey(
  'the host’s announcement shows one banner that counts down, and an exam continues without it @desk',
  async ({ app, page, sandbox }) => {
    const banner = page.getByRole('region', { name: 'রক্ষণাবেক্ষণ' })
    // By the sandbox's clock, as the app has it.
    const now = Date.parse(await sandbox.now())
    let asked = 0
    await page.route('**/status.json', (route) => {
      asked += 1
      const at = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString()
      return route.fulfill({ json: { maintenance: { from: at(-5), until: at(9) } } })
    })
    await app.loginAs('learner')
    await app.goto(QUIZ)
    await enter(page)
    await expect.poll(() => asked).toBeGreaterThan(0)
    await expect(question(page, 1)).toBeVisible()
    await expect(banner).toHaveCount(0)

    await app.goto('/dashboard/notes')
    await expect(banner).toContainText(/রক্ষণাবেক্ষণ চলছে। আর [৮৯] মিনিট পর/)
    await app.expectSound()
    await banner.getByRole('button', { name: 'ঠিক আছে' }).click()
    await expect(banner).toHaveCount(0)
  },
)
