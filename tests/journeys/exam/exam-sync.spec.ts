/** Leaves a room with unsent answers, which are delivered from any page and any tab. (ruling R34) */

import { allSaved, cutLine, enter, handIn, question, receipt, writes } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'

const ESSAY = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-essay-open'

journey(
  'an abandoned attempt is delivered from any page of its learner',
  async ({ app, context, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const mend = await cutLine(context, copy.apiUrl)
    await question(page, 1).getByRole('textbox').fill('ফেলে আসা উত্তর')
    // Its last try fails offline, too.
    await page.goto('about:blank')
    await page.close()
    await mend()
    const elsewhere = await context.newPage()
    const saved = elsewhere.waitForResponse(
      (response) => response.request().method() === 'PATCH' && response.ok(),
    )
    await elsewhere.goto('/dashboard/tasks')
    await saved
    await elsewhere.goto(ESSAY)
    await expect(question(elsewhere, 1).getByRole('textbox')).toHaveValue('ফেলে আসা উত্তর')
    await expect(question(elsewhere, 1)).toContainText('সেভ হয়েছে')
  },
)

journey(
  'an offline hand-in whose receipt was left is sent once when the connection returns',
  async ({ app, context, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    await question(page, 1).getByRole('textbox').fill('সংযোগ থাকতে লেখা')
    await allSaved(page)
    const mend = await cutLine(context, copy.apiUrl)
    await question(page, 1).getByRole('textbox').fill('সংযোগ ছাড়া লেখা')
    await handIn(page)
    await expect(receipt(page, 'জমা নেওয়া হয়েছে, পাঠানো বাকি')).toBeVisible()
    await page.getByRole('link', { name: 'বেরোন' }).click()
    await expect(page).not.toHaveURL(/\/exam\//)
    await sandbox.forgetCalls()
    await mend()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect.poll(() => writes(sandbox)).toBe(2)
    await page.goto(ESSAY)
    await expect(page.getByText('সংযোগ ছাড়া লেখা')).toBeVisible()
    expect(await writes(sandbox)).toBe(2)
  },
)

journey('the last letters before leaving the room are sent by the next page', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(ESSAY)
  await enter(page)
  const text = question(page, 1).getByRole('textbox')
  await text.fill('লেখা'.repeat(4000))
  await allSaved(page)
  await text.press('End')
  await text.pressSequentially('শেষ')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await page.goBack()
  await page.getByRole('button', { name: 'বেরোন', exact: true }).click()
  await saved
  await app.goto(ESSAY)
  await expect(text).toHaveValue(/শেষ$/)
  await expect(question(page, 1)).toContainText('সেভ হয়েছে')
})

journey(
  'in two offline tabs the later text wins, and a closed tab leaves its own to the other',
  async ({ app, context, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const other = await context.newPage()
    await other.goto(ESSAY)
    await expect(other.getByRole('status').filter({ hasText: 'পরীক্ষাটি আরেকটি ট্যাবে খোলা আছে।' })).toBeVisible()
    const mend = await cutLine(context, copy.apiUrl)
    for (const text of ['এক', 'এক দুই', 'এক দুই তিন']) await question(page, 1).getByRole('textbox').fill(text)
    await expect(question(other, 1).getByRole('textbox')).toHaveValue('এক দুই তিন')
    await question(other, 1).getByRole('textbox').fill('পরে লেখা')
    await expect(question(page, 1).getByRole('textbox')).toHaveValue('পরে লেখা')
    await question(page, 1).getByRole('textbox').fill('সবশেষে লেখা')
    await page.close()
    await expect(question(other, 1).getByRole('textbox')).toHaveValue('সবশেষে লেখা')
    await mend()
    await allSaved(other)
    await other.reload()
    await expect(question(other, 1).getByRole('textbox')).toHaveValue('সবশেষে লেখা')
  },
)
