/**
 * Elements that appear by themselves (the consent bar, an offer, a new release, help) are never the largest
 * paint of a visit: people and search engines wait for that.
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

journey.use({ isConsentAsked: true, seesPromo: true })

/** The largest paint so far, and whether it is in a card over the page. */
async function readLargestPaint(page: Page): Promise<{ isOverPage: boolean; text: string }> {
  return page.evaluate(
    () =>
      new Promise<{ isOverPage: boolean; text: string }>((resolve) => {
        const tell = (list: PerformanceObserverEntryList) => {
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
          let isOverPage = false
          for (let at = element; at; at = at.parentElement) {
            const isBar = at.matches('header, nav, aside, main')
            if (getComputedStyle(at).position === 'fixed' && !isBar) isOverPage = true
          }
          resolve({ isOverPage, text: element?.textContent?.slice(0, 60) ?? '' })
        }
        new PerformanceObserver(tell).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}

const STARTS = [
  [undefined, '/'],
  [undefined, '/courses'],
  [undefined, '/course/full-stack-javascript'],
  [undefined, '/login'],
  ['learner', '/dashboard'],
  ['learner', '/dashboard/jobs'],
  ['learner', '/dashboard/certificates'],
  ['learner', '/dashboard/my-courses/batch-full-stack-12'],
  ['teacher', '/teacher'],
  ['talent', '/talent-desk'],
] as const

for (const [person, address] of STARTS) {
  journey(`the largest paint of ${address} belongs to the page itself`, async ({ app, page }) => {
    if (person) await app.loginAs(person)
    await app.goto(address)
    // Everything that appears by itself begins with this file, three seconds after the first drawing.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/shell')),
    )
    await page.waitForLoadState('networkidle')
    const paint = await readLargestPaint(page)
    expect(paint.isOverPage, paint.text).toBe(false)
  })
}
