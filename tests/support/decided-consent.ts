/**
 * A browser whose person decided on statistics and advertising long ago, so the consent bar does not appear.
 * (ruling R65)
 */

import type { BrowserContext } from '@playwright/test'

type Scripted = Pick<BrowserContext, 'addInitScript'>

async function storeConsent(scripted: Scripted, hasAgreed: boolean): Promise<void> {
  await scripted.addInitScript((is) => {
    try {
      localStorage.setItem('karigor-consent', JSON.stringify({ hasAgreed: is, at: Date.now() }))
    } catch {
      // A page of no origin has no storage.
    }
  }, hasAgreed)
}

export const refuseConsent = (scripted: Scripted) => storeConsent(scripted, false)
export const giveConsent = (scripted: Scripted) => storeConsent(scripted, true)
