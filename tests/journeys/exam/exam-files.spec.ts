/** Gives files as answers: announced, late, replaced. (rulings R13, R34) */

import type { BrowserContext, Page } from '@playwright/test'
import { enter, question, receipt } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'

const UPLOAD = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-file-open'
/** A time past the deadline and past the server's grace period. */
const TO_THE_END = 2 * 60 * 60 + 60

const theFile = (page: Page) => page.locator('section[data-question] input[type=file]')
const chosen = (name: string) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(`PK\u0003\u0004${name}`),
})

/** Tells the calls of an attempt apart: names and texts are JSON, the bytes of files multipart. */
async function holdFiles(context: BrowserContext, apiUrl: string): Promise<() => Promise<void>> {
  const pattern = `${apiUrl}/submission/revised/**`
  await context.route(pattern, (route) =>
    route.request().headers()['content-type']?.startsWith('multipart/')
      ? route.abort('connectionreset')
      : route.fallback(),
  )
  return () => context.unroute(pattern)
}

journey(
  'a file that is being sent at the deadline arrives after it',
  async ({ app, context, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await page.clock.install()
    await app.loginAs('learner')
    await app.goto(UPLOAD)
    await enter(page)
    const release = await holdFiles(context, copy.apiUrl)
    const named = page.waitForResponse(
      (response) => response.request().postData()?.includes('"sha256"') === true && response.ok(),
    )
    await theFile(page).setInputFiles(chosen('kaj.zip'))
    await named
    await sandbox.forward(TO_THE_END)
    await page.clock.fastForward(TO_THE_END * 1000)
    await expect(receipt(page, 'সময় শেষ। উত্তর পাঠানো হচ্ছে')).toBeVisible()
    await release()
    // The delay before the next try grows with each interruption.
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(receipt(page, 'সময় শেষে জমা হয়েছে')).toBeVisible({ timeout: 2000 })
    }).toPass()
    await page.getByRole('button', { name: 'ফল ও বিবরণ' }).click()
    await expect(page.getByRole('link', { name: 'kaj.zip' })).toBeVisible()
  },
)

journey(
  'cancelling a replacing file restores the earlier one',
  async ({ app, context, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(UPLOAD)
    await enter(page)
    await theFile(page).setInputFiles(chosen('prothom.zip'))
    await expect(question(page, 1).getByRole('link', { name: 'prothom.zip' })).toBeVisible()
    await holdFiles(context, copy.apiUrl)
    await theFile(page).setInputFiles(chosen('ditiyo.zip'))
    await question(page, 1)
      .getByRole('button', { name: /ditiyo/ })
      .click()
    await expect(question(page, 1).getByRole('link', { name: 'prothom.zip' })).toBeVisible()
    await expect(question(page, 1)).toContainText('সেভ হয়েছে')
    await page.reload()
    await expect(question(page, 1).getByRole('link', { name: 'prothom.zip' })).toBeVisible()
  },
)
