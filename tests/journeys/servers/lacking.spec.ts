/**
 * A build for a server of another format that lacks 23 groups of calls, in a real browser: each page stands,
 * links only to pages that are there, and its first calls leave before the adapter has loaded. (rulings R76,
 * R77)
 */

import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listLacking } from '../../../scripts/features/lacking.ts'
import { projectRoot } from '../../../scripts/script.ts'
import { MISSING } from '../../servers/missing.ts'
import { makeSnakeServer } from '../../servers/snake-server.ts'
import { refuseConsent } from '../../support/decided-consent.ts'
import { expect, journey as plainJourney } from '../support/journey.ts'
import { listDeadLinks, listGonePages, listRemnants } from '../support/left-out.ts'
import { replaceServer } from '../support/other-replies.ts'
import { type OwnCopy, startOwnCopy } from '../support/own-copy.ts'
import { copyTree } from '../support/own-tree.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'

const ADAPTER = `import { adapter as snakeCase } from './snake-case.ts'
import type { Adapter } from './adapter.ts'
export const adapter: Adapter = { ...snakeCase, missing: ${JSON.stringify(MISSING)} }
`
/** Far from the ports of all workers. */
const APART = 60
const OFF = listLacking(MISSING).map(({ feature }) => feature)
const NOT_THERE = /তথ্য আনা গেল না|পেজটি আনা গেল না|পেজটি পাওয়া যায়নি|এই সুবিধাটি এখানে নেই|Something Went Wrong/

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const WALK = {
  guest: ['/', '/courses', '/course/full-stack-javascript', '/about'],
  learner: ['/dashboard', BATCH, `${BATCH}/progress`, '/dashboard/week', '/dashboard/profile'],
  teacher: ['/teacher', '/teacher/submissions', '/teacher/batches'],
} as const

interface Other extends OwnCopy {
  root: string
}

const journey = plainJourney.extend<object, { other: Other }>({
  other: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
    async ({}, hand, { parallelIndex }) => {
      const root = copyTree('other-server')
      writeFileSync(join(root, 'src/api/adapters/own.ts'), ADAPTER)
      appendFileSync(join(root, '.env.local'), '\nVITE_ADAPTER=own\n')
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

for (const who of ['guest', 'learner', 'teacher'] as const) {
  journey(
    `as ${who}: what the server lacks is not offered, and each page stands`,
    async ({ browser, other }) => {
      const { patterns } = listGonePages(OFF)
      expect(
        listRemnants(other.root, 'dist-local', OFF).filter((each) => !each.startsWith('"src/api/')),
      ).toEqual([])
      const context = await browser.newContext({ serviceWorkers: 'block' })
      await refuseConsent(context)
      if (who !== 'guest') await giveSession(context, other.clientUrl, other.apiUrl, people[who])
      await replaceServer(context, other.isApi, makeSnakeServer)
      const faults: string[] = []
      context.on('weberror', (error) => faults.push(error.error().message))
      const page = await context.newPage()
      for (const address of WALK[who]) {
        await page.goto(other.clientUrl + address)
        await expect(page.locator('h1').first(), address).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0)
        await page.keyboard.press('End')
        await page.waitForLoadState('networkidle')
        await page.screenshot({
          path: join(projectRoot, `test-results/servers/${who}${address.replaceAll(/\W/g, '-')}.png`),
          fullPage: true,
        })
        await expect(page.getByText(NOT_THERE), address).toHaveCount(0)
        expect(await listDeadLinks(page, patterns), address).toEqual([])
      }
      await context.close()
      expect(faults).toEqual([])
    },
  )
}

journey('the first call of a page leaves before the adapter is there, once', async ({ browser, other }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  await replaceServer(context, other.isApi, makeSnakeServer)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${other.clientUrl}/course/full-stack-javascript`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ফুল স্ট্যাক/)
  const calls = asked.filter(
    (path) => path.endsWith('/course/full-stack-javascript') && path.includes('/api/'),
  )
  expect(calls).toHaveLength(1)
  const loaded = asked.findIndex((path) => path.includes('adapted-network'))
  expect(loaded).toBeGreaterThan(asked.indexOf(calls[0] ?? ''))
  await context.close()
})
