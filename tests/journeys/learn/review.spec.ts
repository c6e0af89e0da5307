/** ঝালাই: what went wrong comes again in time, on this device, with and without a connection. (ruling R74) */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'

const REVIEW = '/dashboard/review'
const TODAY = 'আজ ১০টি'

const today = (page: Page) => page.getByRole('heading', { name: TODAY })

/** Answers all cards by keys. */
async function answerAll(page: Page): Promise<void> {
  const press = (key: string) => page.keyboard.press(key)
  const show = page.getByRole('button', { name: 'উত্তর দেখুন' })
  const grades = page.getByRole('group', { name: 'কেমন মনে ছিল?' })
  const end = page.getByRole('heading', { name: 'আজকের ঝালাই শেষ' })
  await expect(show).toBeVisible()
  while (!(await end.isVisible())) {
    const isOne = (await page.getByRole('radio').count()) > 0
    await press(isOne ? 'Digit1' : 'Space')
    await expect(grades).toBeVisible()
    await press('Digit3')
    await expect(show.or(end)).toBeVisible()
  }
}

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
  async ({ app, page, browser, copy }) => {
    await app.loginAs('learner')
    await app.goto(REVIEW)
    await expect(today(page)).toBeVisible()
    await page.getByRole('button', { name: 'শুরু করুন' }).click()
    await answerAll(page)
    await page.getByRole('button', { name: 'ঠিক আছে' }).click()
    const taken = page.waitForEvent('download')
    await page.getByRole('button', { name: 'কার্ড ও উত্তর নামান' }).click()
    const file = await readFile(await (await taken).path())

    const other = await browser.newContext({ baseURL: copy.clientUrl })
    await giveSession(other, copy.clientUrl, copy.apiUrl, people.learner)
    const desk = await other.newPage()
    await desk.goto(REVIEW)
    await expect(today(desk)).toBeVisible()
    const chooser = desk.waitForEvent('filechooser')
    await desk.getByRole('button', { name: 'ফাইল বেছে নিন' }).click()
    await (
      await chooser
    ).setFiles({ name: 'karigor-jhalai.json', mimeType: 'application/json', buffer: file })
    await expect(desk.getByRole('heading', { name: /আজকেরটা শেষ/ })).toBeVisible()
    await other.close()
  },
)
