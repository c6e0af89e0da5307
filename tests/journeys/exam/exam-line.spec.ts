/** Works in the room on an unstable connection. (ruling R34) */

import { allSaved, enter, handIn, question, receipt } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'

const QUIZ = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-quiz-open'

journey(
  'a press while the connection returns hits its target, because nothing moves under the finger',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(QUIZ)
    await enter(page)
    const strip = page.getByRole('status').filter({ hasText: 'ইন্টারনেট নেই।' })
    await context.setOffline(true)
    await expect(strip).toBeVisible()
    const flag = question(page, 1).getByRole('button', { name: 'পরে দেখব' })
    await flag.hover()
    await page.mouse.down()
    await context.setOffline(false)
    await page.waitForFunction(() => navigator.onLine)
    await expect(strip).toBeVisible()
    await page.mouse.up()
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await expect(strip).toHaveCount(0)
  },
)

journey(
  'a learner who has scrolled still sees why answers wait, in a low window too',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    const { width } = page.viewportSize()!
    await page.setViewportSize({ width, height: 500 })
    await app.loginAs('learner')
    await app.goto(QUIZ)
    await enter(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await context.setOffline(true)
    const strip = page.getByRole('status').filter({ hasText: 'ইন্টারনেট নেই।' })
    await expect(strip).toBeVisible()
    const isSeen = await strip.evaluate((element) => {
      const { left, top, width: wide, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + wide / 2, top + height / 2))
    })
    expect(isSeen).toBe(true)
    expect((await strip.boundingBox())!.height).toBeLessThan(100)
    await app.expectSound()
    await context.setOffline(false)
    await expect(strip).toHaveCount(0)
  },
)

journey(
  'the refresh fails once at the hand-in: the learner stays in the room, and it is handed in',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(QUIZ)
    await enter(page)
    await question(page, 1).getByRole('radio').first().check()
    await allSaved(page)
    await sandbox.forgetCalls()
    // First, since any call without a token refreshes.
    await sandbox.fault({ path: 'user/refresh-token', kind: 'status', status: 500 })
    await context.clearCookies({ name: 'accessToken' })
    await handIn(page)
    await expect(receipt(page, 'জমা হয়েছে')).toBeVisible()
    const calls = await sandbox.calls()
    expect(calls.flatMap(({ path, status }) => (path === 'user/refresh-token' ? [status] : []))).toEqual([
      500, 200,
    ])
  },
)
