/** A visit on a slow connection is offered to save data. (ruling R69) */

import { expect, journey } from '../support/journey.ts'
import { pressSlowly } from '../support/press.ts'

journey(
  'a first visit on a slow connection is offered once to save data, in one quiet line',
  async ({ app }) => {
    const { page } = app
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }),
    )
    await page.goto('/')
    const line = page.getByRole('region', { name: 'ডেটা বাঁচানো' })
    await expect(line).toBeVisible()
    expect((await line.boundingBox())?.height).toBeLessThanOrEqual(56)
    await app.expectSound()
    await pressSlowly(page, line.getByRole('button', { name: 'থাক' }))
    await expect(line).toHaveCount(0)
    await page.goto('/courses')
    await page.waitForTimeout(7000)
    await expect(line).toHaveCount(0)
  },
)
