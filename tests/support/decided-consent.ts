/** A browser whose person has refused statistics and advertising long ago: the bar that asks stands in nobody's way. (ruling R65) */
import type { BrowserContext } from '@playwright/test'

export async function refuseConsent(context: Pick<BrowserContext, 'addInitScript'>): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('karigor-consent', JSON.stringify({ hasAgreed: false, at: Date.now() }))
    } catch {
      // A page of no origin has no storage.
    }
  })
}
