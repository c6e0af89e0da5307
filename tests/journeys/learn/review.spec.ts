/** ঝালাই: what went wrong comes again in time, on this device, with and without a connection. (ruling R74) */

import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { openFolds } from '../support/folds.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { answerAll, MOST_PRESSES, REVIEW, today } from '../support/review-page.ts'
import { openOtherDevice } from '../support/session.ts'

journey(
  'questions of closed exams come again: a day of ten by keys, without a connection, and the next day',
  async ({ app, context, page, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await app.loginAs('learner')
    await app.goto(REVIEW)
    await expect(today(page)).toBeVisible()
    await app.expectSound()
    await page.getByRole('button', { name: 'শুরু করুন' }).click()
    await expect(page.getByRole('button', { name: 'উত্তর দেখুন' })).toBeVisible()
    await app.expectSound()
    await context.setOffline(true)
    expect(await answerAll(page)).toBeLessThanOrEqual(MOST_PRESSES)
    await context.setOffline(false)
    await app.expectSound()
    await page.getByRole('button', { name: 'ঠিক আছে' }).click()
    await expect(page.getByRole('heading', { name: /আজকেরটা শেষ/ })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: /আজকেরটা শেষ/ })).toBeVisible()

    const now = new Date(await sandbox.now())
    await sandbox.forward(3 * 24 * 60 * 60)
    await page.clock.setSystemTime(new Date(now.getTime() + 3 * 24 * 60 * 60_000))
    await app.loginAs('learner')
    await app.goto(REVIEW)
    await expect(page.getByRole('heading', { name: /^আজ .+টি/ })).toBeVisible()
  },
)

journey('a card is put away and brought back, and an answer taken back', async ({ app, page }) => {
  await app.loginAs('learner')
  await app.goto(REVIEW)
  await expect(today(page)).toBeVisible()
  await page.getByRole('button', { name: 'শুরু করুন' }).click()
  await expect(page.getByText('১/১০')).toBeVisible()
  await page.getByRole('button', { name: 'কার্ডের কাজ' }).click()
  await page.getByRole('button', { name: 'বাদ রাখুন' }).click()
  await expect(page.getByText('১/৯')).toBeVisible()
  await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
  await expect(page.getByText('১/১০')).toBeVisible()
  await page.getByRole('button', { name: 'মনে নেই' }).click()
  await page.keyboard.press('Digit1')
  await expect(page.getByText('২/১০')).toBeVisible()
  await page.getByRole('button', { name: 'কার্ডের কাজ' }).click()
  await page.getByRole('button', { name: 'আগের উত্তর ফিরিয়ে নিন' }).click()
  await expect(page.getByText('১/১০')).toBeVisible()
})

journey(
  'the cards go to another device as a file, with their answers',
  async ({ app, page, browser, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/400/)
    // Else the account carries them, and the other device needs no file. (ruling R83)
    await sandbox.fault({ method: 'PATCH', path: 'user', kind: 'status', status: 400, times: 0 })
    await app.loginAs('learner')
    await app.goto(REVIEW)
    await expect(today(page)).toBeVisible()
    await page.getByRole('button', { name: 'শুরু করুন' }).click()
    await answerAll(page)
    await page.getByRole('button', { name: 'ঠিক আছে' }).click()
    const taken = page.waitForEvent('download')
    await page.getByRole('button', { name: 'কার্ড ও উত্তর ডাউনলোড করুন' }).click()
    const file = await readFile(await (await taken).path())

    // The export of own data has the same file.
    await app.goto('/dashboard/profile')
    await openFolds(page)
    const whole = page.waitForEvent('download')
    await page.getByRole('button', { name: 'সব তথ্য ডাউনলোড করুন' }).click()
    const cards = unzipSync(await readFile(await (await whole).path()))['cards.json']
    expect(strFromU8(cards ?? new Uint8Array())).toBe(file.toString())

    const desk = await openOtherDevice(browser, copy, people.learner)
    await desk.goto(REVIEW)
    await expect(today(desk)).toBeVisible()
    const chooser = desk.waitForEvent('filechooser')
    await desk.getByRole('button', { name: 'ফাইল বেছে নিন' }).click()
    await (
      await chooser
    ).setFiles({ name: 'karigor-jhalai.json', mimeType: 'application/json', buffer: file })
    await expect(desk.getByRole('heading', { name: /আজকেরটা শেষ/ })).toBeVisible()
    await desk.context().close()
  },
)
