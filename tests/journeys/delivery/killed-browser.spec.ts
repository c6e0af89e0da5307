/**
 * The whole browser is killed: what was typed lies in the database too, which is on the disk at once, while
 * localStorage is written seconds to a minute later. (ruling R16)
 */

import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../support/journey.ts'
import { killableJourney } from '../support/killed-browser.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'

const WORK = '/dashboard/work-updates'
const TEXT = 'নোটের পেজ সাজিয়েছি, শেষ অক্ষর পর্যন্ত'

const work = (page: Page) => page.getByRole('textbox', { name: 'কী করলেন' })
/** No text is newer than its copy in the database. */
const expectCopied = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('-changed-'))))
    .toEqual([])

killableJourney('typed text is there after the browser was killed', async ({ browserOfOne, copy }) => {
  const open = async (): Promise<Page> => {
    const context = await browserOfOne.open()
    await giveSession(context, copy.clientUrl, copy.apiUrl, people.learner)
    const page = await context.newPage()
    await page.goto(copy.clientUrl + WORK)
    await expect(work(page)).toBeVisible()
    return page
  }
  const page = await open()
  await work(page).pressSequentially(TEXT)
  await expectCopied(page)
  await browserOfOne.kill()
  await expect(work(await open())).toHaveValue(TEXT)
})

killableJourney(
  'what was sent does not come back after the browser was killed',
  async ({ browserOfOne, copy, sandbox }) => {
    const open = async (): Promise<[BrowserContext, Page]> => {
      const context = await browserOfOne.open()
      await giveSession(context, copy.clientUrl, copy.apiUrl, people.learner)
      const page = await context.newPage()
      await page.goto(copy.clientUrl + WORK)
      await expect(work(page)).toBeVisible()
      return [context, page]
    }
    const [context, page] = await open()
    await work(page).fill(TEXT)
    await expectCopied(page)
    // Closed properly, the browser writes the draft to both places.
    await context.close()
    const [, next] = await open()
    await expect(work(next)).toHaveValue(TEXT)
    await next.getByRole('button', { name: 'সেভ করুন', exact: true }).click()
    await expect.poll(async () => (await sandbox.counts())['POST workupdate']).toBe(1)
    await expect(next.getByText('পাঠানো হচ্ছে')).toHaveCount(0)
    await expectCopied(next)
    await browserOfOne.kill()
    const [, last] = await open()
    await expect(last.getByRole('listitem').filter({ hasText: TEXT })).toBeVisible()
    expect((await sandbox.counts())['POST workupdate']).toBe(1)
    const drafts = await last.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.includes('-draft:work-')),
    )
    expect(drafts).toEqual([])
  },
)
