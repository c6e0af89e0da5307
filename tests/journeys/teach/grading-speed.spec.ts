/**
 * Counts the presses of grading: digits that move on by themselves, half marks, and undo of the last save.
 * (ruling R49)
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { markAllByKeys } from '../support/mark-keys.ts'

const ESSAY = '/teacher/submissions/submission-grade-2?exam=exam-fs12-mongodb'
const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
const rows = (page: Page) =>
  marks(page)
    .getByRole('group')
    .filter({ has: page.locator('kbd') })
const chosen = (page: Page) => marks(page).locator('[aria-current=true]')
const spoken = (page: Page, text: string | RegExp) =>
  expect(page.locator('[aria-live=polite][aria-atomic=true]')).toHaveText(text)

journey(
  'an essay with 18 criteria is graded in 19 presses, and each mark is read out with its question @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(ESSAY)
    await expect(rows(page)).toHaveCount(18)
    const address = page.url()
    const presses = await markAllByKeys(page, '2')
    await spoken(page, /^প্রশ্ন ৬, .+: ২, [০-৯]+-এর মধ্যে$/)
    await expect(marks(page)).not.toContainText('নম্বর বাকি')
    await page.keyboard.press('Control+Enter')
    await expect(page).not.toHaveURL(address)
    expect(presses + 1).toBeLessThanOrEqual(20)
  },
)

journey('a point and 5 add a half to the latest mark, by keys and by a press @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(ESSAY)
  await expect(rows(page)).toHaveCount(18)
  await page.keyboard.press('Digit1')
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Period')
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Digit5')
  await expect(rows(page).first()).toContainText('১.৫/')
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true')
  const half = rows(page)
    .nth(2)
    .getByRole('button', { name: /আরও আধা নম্বর/ })
  await half.click()
  await expect(rows(page).nth(2)).toContainText('০.৫/')
  await rows(page).nth(2).getByRole('button').nth(1).click()
  await half.click()
  await expect(rows(page).nth(2)).toContainText('১.৫/')
  await half.click()
  await expect(rows(page).nth(2)).toContainText('১/')
  // When switched off, a digit does not move on.
  await page.getByRole('button', { name: 'সব শর্টকাট' }).click()
  await page.getByRole('switch', { name: /নিজে থেকে পরের মানদণ্ডে/ }).click()
  await page.keyboard.press('Escape')
  await rows(page).nth(4).getByRole('button').first().click()
  await page.keyboard.press('Digit2')
  await expect(rows(page).nth(4)).toContainText('২/')
  await expect(rows(page).nth(4)).toHaveAttribute('aria-current', 'true')
})

journey(
  'one press undoes the last save: unchecked again, its marks a draft @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(ESSAY)
    await expect(rows(page)).toHaveCount(18)
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    await markAllByKeys(page, '2')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(1)
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByRole('region', { name: /বার্তা/ }).getByText(/নম্বর ফিরিয়ে নেওয়া হয়েছে/)).toBeVisible()
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(2)
    await expect(page.getByText('খসড়া এই ডিভাইসে আছে')).toBeVisible()
    const read = page.waitForResponse(
      (response) =>
        response.request().method() === 'GET' && response.url().endsWith('/submission/submission-grade-2'),
    )
    await page.reload()
    const { data } = (await (await read).json()) as { data: { state: string; mark: number | null } }
    expect(data.state, 'the learner sees no mark any more').not.toBe('checked')
    await expect(page.getByText('খসড়া এই ডিভাইসে আছে')).toBeVisible()
    await expect(rows(page).first()).toContainText('২/')
    await expect(marks(page)).not.toContainText('নম্বর বাকি')
    await expect(chosen(page)).toHaveCount(1)
  },
)

journey(
  'the list beside the work is one Tab stop, with arrow keys inside, and links skip to work and marks @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(ESSAY)
    await expect(rows(page).first()).toBeVisible()
    const list = page.getByRole('region', { name: 'জমা দেওয়া কাজের তালিকা' })
    await expect(list.getByRole('link').nth(3)).toBeVisible()
    expect(await list.locator('a:not([tabindex="-1"])').count()).toBe(1)
    const stop = list.locator('a:not([tabindex="-1"])')
    await stop.focus()
    await page.keyboard.press('ArrowDown')
    await expect(stop).not.toBeFocused()
    expect(await page.evaluate(() => document.activeElement?.closest('li') !== null)).toBe(true)
    // The learner's face is reached sideways, and is not a separate stop.
    await page.keyboard.press('ArrowLeft')
    const face = list.getByRole('link', { name: /: শিক্ষার্থীর পেজ$/ }).and(page.locator(':focus'))
    await expect(face).toHaveCount(1)
    await page.keyboard.press('ArrowRight')
    await expect(face).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.closest('li') !== null)).toBe(true)
    await page.getByRole('link', { name: 'নম্বর', exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(marks(page)).toBeFocused()
  },
)
