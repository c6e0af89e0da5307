/** The word on statistics and advertising: asked once, refused as easily as given, changed in the footer. (ruling R65) */
import { journey, expect } from './support/journey.ts'

journey.use({ isConsentAsked: true })

journey('the bar asks once, keeps a no over a reload, and the footer opens it again for a yes', async ({ app, page, context }) => {
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await app.goto('/')
  const bar = page.getByRole('region', { name: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি' })
  await expect(bar).toBeVisible()
  // It comes by itself and takes nothing away: neither the focus nor, by its size, an answer.
  await expect(page.locator('body')).toBeFocused()
  const [no, yes] = await Promise.all(['রাজি নই', 'রাজি আছি'].map((name) => bar.getByRole('button', { name }).boundingBox()))
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height])
  await app.expectSound()

  await bar.getByRole('button', { name: 'রাজি নই' }).click()
  await expect(bar).toBeHidden()
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/late')))
  await expect(bar).toBeHidden()

  const change = page.getByRole('contentinfo').getByRole('button', { name: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি' })
  // The page grows as its parts come.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(change).toBeVisible({ timeout: 500 })
  }).toPass()
  await change.click()
  await expect(bar).toContainText('এখন অনুমতি দেওয়া নেই।')
  await expect(bar).toBeFocused()
  await bar.getByRole('button', { name: 'রাজি আছি' }).press('Enter')
  await expect(bar).toBeHidden()
  await expect(change).toBeFocused()
  await change.press('Enter')
  await expect(bar).toContainText('এখন অনুমতি দেওয়া আছে।')

  expect([...new Set(asked)]).toEqual(['localhost'])
})
