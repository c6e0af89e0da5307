/** Grading without a connection: one cause is told once, and everything goes on by itself when it is back. */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

const TASK = '/teacher/submissions/submission-mate-5-1?assignment=assignment-fs12-5'
const LATER = '/teacher/submissions/submission-grade-31'
const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })

/** Moves inside the app, as a link does: a reload would lose the app itself. */
async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: 'moved' }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, address)
}

journey(
  'a paper that could not be read is told once, and comes when the connection does',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(TASK)
    await expect(marks(page).getByRole('group').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await moveTo(page, LATER)
    await expect(page.getByRole('heading', { name: 'ইন্টারনেট নেই' })).toBeVisible()
    // The card tells it; no red message lies over the buttons.
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { name: 'ইন্টারনেট নেই' })).toHaveCount(0)
    await expect(marks(page).getByRole('group').first()).toBeVisible()
  },
)
