/**
 * A build with six parts left out beside the others, on a phone and on a wide screen: no page of what is there
 * leads to what is not, names it or offers it in the palette. (ruling R77)
 */

import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Feature } from '#src/lib/features.ts'
import { projectRoot } from '../../../scripts/script.ts'
import { refuseConsent } from '../../support/decided-consent.ts'
import { expect, journey as plainJourney } from '../support/journey.ts'
import {
  collectNamed,
  listDeadLinks,
  listGoneCalls,
  listGonePages,
  listNamed,
  listRemnants,
} from '../support/left-out.ts'
import { type OwnCopy, startOwnCopy } from '../support/own-copy.ts'
import { copyTree } from '../support/own-tree.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'
import { PHONE, WIDE } from '../support/windows.ts'

const OFF: readonly Feature[] = [
  'freeCourses',
  'jobs',
  'placements',
  'notes',
  'notifications',
  'resources',
  'transactions',
]
/** Far from the ports of all workers. */
const APART = 80

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
/** Pages whose parts border on what is left out. */
const WALK = {
  guest: ['/', '/courses', '/course/full-stack-javascript', '/playlists', '/support', '/download'],
  learner: [
    '/dashboard',
    '/dashboard/me',
    '/dashboard/my-courses',
    '/dashboard/certificates',
    '/dashboard/review',
    '/dashboard/week',
    '/dashboard/recordings',
    BATCH,
    `${BATCH}/progress`,
    `${BATCH}/recordings/recording-fs12-22`,
    '/dashboard/profile',
  ],
  teacher: ['/teacher', '/teacher/submissions', '/teacher/batches/batch-full-stack-12/study-plan'],
} as const
const TYPED = ['নোট', 'চাকরি', 'লেনদেন', 'রিসোর্স', 'ফ্রি', 'নোটিফিকেশন']

interface Other extends OwnCopy {
  root: string
}

const journey = plainJourney.extend<object, { other: Other }>({
  other: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
    async ({}, hand, { parallelIndex }) => {
      const root = copyTree('some-left-out')
      writeFileSync(
        join(root, 'src/lib/owner/features.json'),
        JSON.stringify(Object.fromEntries(OFF.map((name) => [name, false]))),
      )
      const copy = await startOwnCopy(parallelIndex + APART, [], root)
      await hand({ ...copy, root })
      await copy.stop()
      rmSync(root, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 900_000 },
  ],
})

// One after the other, since it is built once.
journey.describe.configure({ mode: 'default' })

async function walkPalette(page: Page, patterns: readonly string[]): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'খোঁজ' })
  await expect(async () => {
    await page.keyboard.press('Control+KeyK')
    await expect(palette).toBeVisible({ timeout: 3000 })
  }).toPass()
  for (const typed of TYPED) {
    await page.getByRole('combobox').last().fill(typed)
    await expect(palette.getByRole('status').first()).toHaveText(/ফল|কিছু/)
    expect(await listDeadLinks(page, patterns), typed).toEqual([])
  }
}

for (const who of ['guest', 'learner', 'teacher'] as const)
  journey(`as ${who}: what is there names nothing of what is not @desk`, async ({ browser, other }) => {
    expect(listRemnants(other.root, 'dist-local', OFF)).toEqual([])
    const { patterns } = listGonePages(OFF)
    const context = await browser.newContext({ serviceWorkers: 'block' })
    await refuseConsent(context)
    if (who !== 'guest') await giveSession(context, other.clientUrl, other.apiUrl, people[who])
    const faults: string[] = []
    context.on('weberror', (error) => faults.push(error.error().message))
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const page = await context.newPage()
    const heard = collectNamed(page, other.isApi, OFF)
    for (const [name, size] of [
      ['phone', PHONE],
      ['desk', WIDE],
    ] as const) {
      await page.setViewportSize(size)
      for (const address of WALK[who]) {
        await page.goto(other.clientUrl + address)
        await expect(page.locator('h1').first(), address).toBeAttached()
        // Lower parts load when the reader is near.
        await page.keyboard.press('End')
        await page.waitForLoadState('networkidle')
        await page.screenshot({
          path: join(
            projectRoot,
            `test-results/some-left-out/${name}-${who}${address.replaceAll(/\W/g, '-')}.png`,
          ),
          fullPage: true,
        })
        expect(await listDeadLinks(page, patterns), address).toEqual([])
        await expect.poll(() => listNamed(page, heard, OFF), { message: address }).toEqual([])
      }
    }
    await page.goto(other.clientUrl + WALK[who][0])
    await page.waitForLoadState('networkidle')
    await walkPalette(page, patterns)
    await context.close()
    expect(faults).toEqual([])
    expect(listGoneCalls(asked, OFF)).toEqual([])
  })
