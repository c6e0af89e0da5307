/**
 * `journey`: a test of the built app with its own sandbox. Each begins with a fresh seed and fails on console
 * errors that it did not announce.
 */

import { expect, test as base, type Page } from '@playwright/test'
import { refuseConsent } from '../../support/decided-consent.ts'
import { expectAccessible } from './accessible.ts'
import { expectBengaliOnly } from './bengali-only.ts'
import { watchConsole, type ConsoleWatch } from './console-watch.ts'
import { watchDrivenCalls } from './driven-calls.ts'
import { expectTakenOver } from './moves.ts'
import { startOwnCopy, type OwnCopy } from './own-copy.ts'
import { people, type Person } from './people.ts'
import { makeSandboxControl, type SandboxControl } from './sandbox-control.ts'
import { giveSession } from './session.ts'
import { typeAsPeopleDo } from './typed-text.ts'

export interface App {
  page: Page
  /** Opens an address of the app and waits for its heading. */
  goto: (address: string) => Promise<void>
  /** A session by cookies, as if the person had logged in earlier. */
  loginAs: (person: keyof typeof people | Person) => Promise<void>
  /** The page's one `h1`. */
  heading: () => ReturnType<Page['getByRole']>
  /**
   * The app has taken over; no Latin text on the page as it is, and no axe findings, unless the run leaves axe
   * to the sweep of the screens.
   */
  expectSound: () => Promise<void>
}

interface JourneyFixtures {
  /**
   * When left out, the person has refused statistics and advertising long ago, so that no journey meets the
   * consent bar. (ruling R65)
   */
  isConsentAsked: boolean
  /** True for journeys about the promo pop-up, which would randomly cover any other. */
  seesPromo: boolean
  app: App
  sandbox: SandboxControl
  consoleWatch: ConsoleWatch
}

/**
 * A page without an origin, like a sandboxed frame, has no storage, and each engine reports that differently.
 */
function hidePromo(): void {
  try {
    localStorage.setItem('karigor-promo-popup', 'true')
  } catch {
    // Nothing is shown there either.
  }
}

export const journey = base.extend<JourneyFixtures, { copy: OwnCopy }>({
  copy: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
    async ({}, hand, { parallelIndex }) => {
      const copy = await startOwnCopy(parallelIndex)
      await hand(copy)
      await copy.stop()
    },
    { scope: 'worker' },
  ],
  isConsentAsked: [false, { option: true }],
  baseURL: async ({ copy }, hand) => hand(copy.clientUrl),
  seesPromo: [false, { option: true }],
  sandbox: [
    async ({ copy }, hand) => {
      const sandbox = makeSandboxControl(copy.controlUrl)
      await sandbox.reset()
      await hand(sandbox)
    },
    { auto: true },
  ],
  consoleWatch: [
    async ({ context, copy, isConsentAsked, seesPromo }, hand) => {
      if (!isConsentAsked) await refuseConsent(context)
      if (!seesPromo) await context.addInitScript(hidePromo)
      await typeAsPeopleDo(context)
      watchDrivenCalls(context, copy.getBase)
      const watch = watchConsole(context)
      await hand(watch)
      expect(watch.unexpected(), 'console').toEqual([])
    },
    { auto: true },
  ],
  app: async ({ page, context, copy }, hand) => {
    const heading = () => page.getByRole('heading', { level: 1 })
    await hand({
      page,
      heading,
      goto: async (address) => {
        await page.goto(address)
        await expect(heading()).toBeVisible()
      },
      loginAs: async (person) => {
        await giveSession(
          context,
          copy.clientUrl,
          copy.apiUrl,
          typeof person === 'string' ? people[person] : person,
        )
      },
      expectSound: async () => {
        await expectTakenOver(page)
        if (process.env.AXE_IN_JOURNEYS !== 'no') await expectAccessible(page)
        await expectBengaliOnly(page)
      },
    })
  },
})

export { expect } from '@playwright/test'
