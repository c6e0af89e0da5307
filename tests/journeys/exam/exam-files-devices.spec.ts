/** Files as answers on two devices and in two tabs: none is overwritten in silence. (rulings R34, R70) */

import type { Page } from '@playwright/test'
import { allSaved, cutLine, enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { card, readSizes, takePhoto } from '../support/scanned-pages.ts'
import { openOtherDevice } from '../support/session.ts'

const UPLOAD = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-file-open'

const theFile = (page: Page) => page.locator('section[data-question] input[type=file]').first()
const link = (page: Page, name: string | RegExp) => question(page, 1).getByRole('link', { name })
const zip = (name: string) => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(`PK\u0003\u0004${name}`),
})
const offer = (page: Page) => page.getByRole('region', { name: 'আরেকটি ফাইলও দেওয়া হয়েছিল' })

journey(
  'a file of the other device that nobody here has seen is offered, and can be taken; an older one waits here @desk',
  async ({ app, browser, context, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await page.clock.install()
    await app.loginAs('learner')
    await app.goto(UPLOAD)
    await enter(page)
    await theFile(page).setInputFiles(zip('phone-1.zip'))
    await expect(link(page, 'phone-1.zip')).toBeVisible()

    const desk = await openOtherDevice(browser, copy, people.learner)
    await desk.goto(UPLOAD)
    await theFile(desk).setInputFiles(zip('desk.zip'))
    await expect(link(desk, 'desk.zip')).toBeVisible()

    // This page has heard nothing for a while, and was never left.
    await page.clock.fastForward(20_000)
    await theFile(page).setInputFiles(zip('phone-2.zip'))
    await expect(link(page, 'phone-2.zip')).toBeVisible()
    await expect(offer(page).getByRole('link', { name: 'desk.zip' })).toBeVisible()
    await app.expectSound()
    await offer(page).getByRole('button', { name: 'এটি নিন' }).click()
    await expect(offer(page).getByRole('link', { name: 'phone-2.zip' })).toBeVisible()
    await allSaved(page)
    await page.reload()
    await expect(offer(page).getByRole('link', { name: 'phone-2.zip' })).toBeVisible()
    await offer(page).getByRole('button', { name: 'বাদ দিন' }).click()
    await expect(offer(page)).toHaveCount(0)
    await expect(link(page, 'desk.zip')).toBeVisible()

    // Chosen without a connection, before the other device gives its own.
    const restore = await cutLine(context, copy.apiUrl)
    await theFile(page).setInputFiles(zip('offline.zip'))
    await expect(question(page, 1)).toContainText('ইন্টারনেট নেই')
    await page.clock.fastForward(20_000)
    await desk.reload()
    await theFile(desk).setInputFiles(zip('desk-2.zip'))
    await expect(link(desk, 'desk-2.zip')).toBeVisible()
    await restore()
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect(link(page, 'desk-2.zip')).toBeVisible()
    await expect(offer(page)).toContainText('offline.zip')
    await page.reload()
    await expect(offer(page)).toContainText('offline.zip')
    await offer(page).getByRole('button', { name: 'এটি নিন' }).click()
    await expect(link(page, 'offline.zip')).toBeVisible()
    await expect(offer(page).getByRole('link', { name: 'desk-2.zip' })).toBeVisible()
    await desk.context().close()
  },
)

journey('pages that two tabs add to one file are all in it @desk', async ({ app, context }) => {
  const { page } = app
  const photos = (...numbers: number[]) =>
    numbers.map((no) => ({ name: `khata-${no}.png`, mimeType: 'image/png', buffer: takePhoto() }))
  const countPages = async (tab: Page) => {
    const href = await link(tab, /^khata-1\.pdf/).getAttribute('href', { timeout: 2000 })
    return readSizes(await (await tab.request.get(href!)).body()).length
  }
  const add = async (tab: Page, files: ReturnType<typeof photos>) => {
    await tab.getByRole('button', { name: 'পৃষ্ঠা যোগ করুন' }).click()
    const window = tab.getByRole('dialog')
    await window.locator('input[type=file]').setInputFiles(files)
    await window.getByRole('button', { name: 'হয়ে গেছে' }).click()
    await expect(window).toHaveCount(0)
  }
  await app.loginAs('learner')
  await app.goto(UPLOAD)
  await enter(page)
  await theFile(page).setInputFiles(photos(1, 2, 3))
  await page.getByRole('button', { name: '৩টি ছবি মিলিয়ে একটি PDF বানান' }).click()
  await expect(async () => expect(await countPages(page)).toBe(3)).toPass()

  const second = await context.newPage()
  await second.goto(UPLOAD)
  await expect(card(second).getByText('৩টি পৃষ্ঠা, একটি PDF')).toBeVisible()
  await add(second, photos(4, 5))
  await expect(async () => expect(await countPages(second)).toBe(5)).toPass()

  // The first tab has not been looked at since.
  await add(page, photos(6))
  await expect(async () => expect(await countPages(page)).toBe(6)).toPass()
  await page.reload()
  await expect(card(page).getByText('৬টি পৃষ্ঠা, একটি PDF')).toBeVisible()
})
