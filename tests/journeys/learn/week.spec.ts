/** A learner's week: read offline, printed on one page, and shared as a picture without marks. (ruling R67) */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { readPdf } from '../support/pdf.ts'
import { PHONE } from '../support/windows.ts'

const WEEK = '/dashboard/week'
const CUT_LINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/

/** One finger that moves sideways over the page. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const y = 420
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y })) })
  await send('touchStart', from)
  for (let step = 1; step <= 6; step += 1) await send('touchMove', from + ((to - from) * step) / 6)
  await send('touchEnd')
  await touch.detach()
}

const findSection = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })

journey(
  'a week that was read opens again offline, and each of its lines leads on',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/dashboard')
    await app.goto(WEEK)
    const next = findSection(page, 'সামনে')
    await expect(next.getByRole('link').first()).toBeVisible()
    await expect(page.getByText('টানা ৯ দিন')).toBeVisible()
    await app.expectSound()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('টানা ৯ দিন')).toBeVisible()
    await expect(next.getByRole('link').first()).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('link', { name: /^যেখানে থেমেছিলেন/ }).click()
    await expect(page).toHaveURL(/\/recordings\/recording-fs12-22/)
  },
)

journey('a week prints on one A4 page, and is shared as a picture @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await app.goto(WEEK)
  await page.getByRole('button', { name: 'প্রিন্ট করুন' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  const { pages, missingFonts } = readPdf(await page.pdf({ format: 'A4' }))
  expect(pages).toHaveLength(1)
  expect(missingFonts).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'ছবি করে শেয়ার করুন' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^week-\d{4}-\d\d-\d\d\.png$/)
  const bytes = await readFile(await download.path())
  // The file's head is followed by width and height; an empty picture would be far smaller.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1350])
  expect(bytes.length).toBeGreaterThan(25_000)
})

journey('a swipe leads to the week before, and back, but not ahead', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await page.setViewportSize(PHONE)
  await app.goto(WEEK)
  await expect(findSection(page, 'সামনে')).toBeVisible()
  await expect(page.getByText(/^মিনিট গোনা হয় শুধু এই ডিভাইসে/)).toBeVisible()
  // The next week does not exist yet, and a swipe from the edge belongs to the browser.
  await swipe(page, 280, 100)
  await swipe(page, 8, 250)
  await expect(page).toHaveURL(/\/week$/)
  await swipe(page, 90, 280)
  await expect(page).toHaveURL(/\/week\/\d{4}-\d\d-\d\d$/)
  await expect(page.getByRole('link', { name: 'পরের সপ্তাহ' })).toBeVisible()
  await swipe(page, 280, 100)
  await expect(page).toHaveURL(/\/week$/)
})
