/** A browser with its own profile on disk, which can be killed as a flat battery does: no code of it runs any more. */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../../scripts/browser/find-browser.ts'
import { refuseConsent } from '../../support/decided-consent.ts'
import { expect, journey } from './journey.ts'
import { WIDE } from './windows.ts'

export interface OwnBrowser {
  /** Opens the browser with its profile. */
  open: () => Promise<BrowserContext>
  /** SIGKILL to all its processes. */
  kill: () => Promise<void>
  remove: () => Promise<void>
}

/** The ids of the processes whose command line names this profile. */
async function listProcesses(profile: string): Promise<number[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(
    all.map(async (id) => [id, await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')] as const),
  )
  return lines.filter(([, line]) => line.includes(profile)).map(([id]) => Number(id))
}

async function makeOwnBrowser(): Promise<OwnBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'karigor-profile-'))
  const { executablePath, env } = await findBrowser()
  return {
    open: async () => {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath,
        env,
        args: BROWSER_ARGS,
        viewport: WIDE,
        locale: 'bn-BD',
        timezoneId: 'Asia/Dhaka',
        serviceWorkers: 'block',
      })
      await refuseConsent(context)
      return context
    },
    kill: async () => {
      for (const id of await listProcesses(profile)) {
        try {
          process.kill(id, 'SIGKILL')
        } catch {
          // It ended with another one.
        }
      }
      await expect.poll(() => listProcesses(profile)).toEqual([])
    },
    remove: () => rm(profile, { recursive: true, force: true }),
  }
}

/** A journey that starts its own browser, so that it may kill it. */
export const killableJourney = journey.extend<{ browserOfOne: OwnBrowser }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
  browserOfOne: async ({}, hand) => {
    const browser = await makeOwnBrowser()
    await hand(browser)
    await browser.kill()
    await browser.remove()
  },
})
