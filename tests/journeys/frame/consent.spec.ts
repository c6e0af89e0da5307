/**
 * Consent to statistics and advertising: asked once, refused as easily as given, changed in the footer.
 * (ruling R65)
 */

import type { Page } from '@playwright/test'
import { journey, expect } from '../support/journey.ts'

journey.use({ isConsentAsked: true })

/** The footer comes once it is near, and the page grows as its parts load. */
async function openBar(page: Page): Promise<void> {
  const change = page.getByRole('contentinfo').getByRole('button', { name: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি' })
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(change).toBeVisible({ timeout: 500 })
  }).toPass()
  await change.click()
}

journey(
  'the footer opens the bar, which keeps a no across a reload and accepts a yes',
  async ({ app, page, context }) => {
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).hostname))
    await app.goto('/')
    const bar = page.getByRole('region', { name: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি' })
    const change = page.getByRole('contentinfo').getByRole('button', { name: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি' })
    const openFromFooter = () => openBar(page)
    // A build that counts nothing never asks by itself.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/shell')),
    )
    await expect(bar).toBeHidden()
    await openFromFooter()
    await expect(bar).toBeFocused()
    // One line above whatever is at the bottom.
    const line = (await bar.boundingBox())!
    expect(line.height).toBeLessThanOrEqual(56)
    // A phone has its menu there.
    const isPhone = page.viewportSize()!.width < 600
    const menu = await page.getByRole('navigation').last().boundingBox()
    if (isPhone && menu && menu.y > line.y) expect(line.y + line.height).toBeLessThanOrEqual(menu.y)
    const [no, yes] = await Promise.all(
      ['রাজি নই', 'রাজি আছি'].map((name) => bar.getByRole('button', { name }).boundingBox()),
    )
    expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height])
    // Where it does not cut a link in half.
    await page.keyboard.press('Home')
    await app.expectSound()
    await bar.getByRole('button', { name: 'কী গোনা হয়' }).click()
    await expect(bar).toContainText('আপনার নাম, ফোন বা লেখা কিছুই যায় না।')

    await bar.getByRole('button', { name: 'রাজি নই' }).click()
    await expect(bar).toBeHidden()
    await page.reload()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/shell')),
    )
    await expect(bar).toBeHidden()

    await openFromFooter()
    await expect(bar).toContainText('এখন অনুমতি দেওয়া নেই।')
    await expect(bar).toBeFocused()
    await bar.getByRole('button', { name: 'রাজি আছি' }).press('Enter')
    await expect(bar).toBeHidden()
    await expect(change).toBeFocused()
    await change.press('Enter')
    await expect(bar).toContainText('এখন অনুমতি দেওয়া আছে।')

    expect([...new Set(asked)]).toEqual(['localhost'])
  },
)

journey('a choice in one tab is known in the other', async ({ app, page, context, copy }) => {
  await app.goto('/about')
  const other = await context.newPage()
  await other.goto(`${copy.clientUrl}/about`)
  const bar = (tab: typeof page) => tab.getByRole('region', { name: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি' })
  for (const tab of [page, other]) {
    await tab.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/shell')),
    )
    await openBar(tab)
    await expect(bar(tab)).toBeVisible()
  }
  await bar(page).getByRole('button', { name: 'রাজি আছি' }).click()
  await expect(bar(page)).toBeHidden()
  await expect(bar(other)).toBeHidden()
})
