/**
 * A large hand-in half a minute before its deadline, on a slow connection: the tab is closed at once, and a reload, a second
 * device and a newer release come between. The server has file and hand-in, with the time of the press. (ruling R81)
 */

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import { type Host, journey, openWithWorker } from '../support/host.ts'
import { type App, expect } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { logIn, openOtherDevice } from '../support/session.ts'

const TASK = 'assignment-fs12-5'
const DUE = `/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/assignment/${TASK}`
/** Bytes a second of 50 kbit/s: 12 MB would take more than half an hour, so the next page's line is good. */
const SLOW = 6250
const LARGE = 12 * 1024 * 1024
/** In milliseconds. */
const BEFORE = 30_000
const HOURS_LATER = 3 * 3_600_000

const work = (page: Page) => page.getByRole('region', { name: 'আপনার কাজ' })
const receipt = (page: Page) => page.getByRole('region', { name: 'জমা হয়েছে' })

/** Chooses the file on a slow connection, and presses before it has arrived. */
async function pressOnSlowLine({ page }: App): Promise<void> {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const conditions = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: SLOW }
  await line.send('Network.emulateNetworkConditions', conditions)
  const buffer = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(LARGE)])
  await work(page)
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'project.zip', mimeType: 'application/zip', buffer })
  await expect(work(page).getByRole('progressbar')).toBeVisible()
  await work(page).getByRole('button', { name: 'জমা দিন', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'জমা দিন' }).click()
  await expect(work(page).getByText('জমা নেওয়া হয়েছে, পাঠানো বাকি')).toBeVisible()
}

interface Between {
  name: string
  /** Comes between the press and the page that sends; the tab is closed afterwards. */
  come: (at: { app: App; host: Host; openPhone: () => Promise<Page> }) => Promise<void>
}

const BETWEEN: readonly Between[] = [
  { name: 'nothing else', come: async () => undefined },
  {
    name: 'a reload',
    come: async ({ app: { page } }) => {
      await page.reload()
      await expect(work(page)).toContainText('project.zip')
    },
  },
  {
    name: 'a second device',
    come: async ({ openPhone }) => {
      const phone = await openPhone()
      await phone.goto(DUE)
      await expect(work(phone)).toBeVisible()
      await expect(work(phone)).not.toContainText('project.zip')
      await phone.context().close()
    },
  },
  {
    name: 'a newer release',
    come: async ({ host }) => host.replaceAll(),
  },
]

for (const { name, come } of BETWEEN)
  journey(
    `12 MB at 50 kbit/s, pressed half a minute before the deadline, the tab closed at once; between: ${name} @desk`,
    async ({ app, browser, context, copy, host, sandbox, consoleWatch }) => {
      consoleWatch.allow(/net::ERR|Failed to load resource|dynamically imported|404/)
      // The clock moves by days, so each read has its own session.
      const read = async (path: string) => {
        const { accessToken } = await logIn(copy.apiUrl, people.learner)
        const reply = await fetch(`${copy.apiUrl}/${path}`, { headers: { accesstoken: accessToken } })
        return ((await reply.json()) as { data: unknown }).data
      }
      const { last_submission_date: due } = (await read(`assignment/${TASK}`)) as Assignment
      const at = new Date(Date.parse(due ?? '') - BEFORE).toISOString()
      await app.loginAs('learner')
      await openWithWorker(app.page, '/dashboard')
      await sandbox.moveTo(at, true)
      await app.goto(DUE)
      await pressOnSlowLine(app)
      await come({ app, host, openPhone: () => openOtherDevice(browser, copy, people.learner) })
      await app.page.close({ runBeforeUnload: false })

      await sandbox.moveTo(new Date(Date.parse(due ?? '') + HOURS_LATER).toISOString())
      const next = await context.newPage()
      await next.goto(`${copy.clientUrl}/dashboard`)
      const countSaves = async () =>
        (await sandbox.calls()).filter(
          ({ method, path, status }) =>
            method === 'PATCH' && path.startsWith('submission/revised') && status === 200,
        ).length
      await expect.poll(countSaves, { timeout: 90_000 }).toBe(2)
      await next.goto(copy.clientUrl + DUE)
      await expect(receipt(next)).toContainText('project.zip')
      await expect(receipt(next)).toContainText('পৌঁছেছে')
      await expect(receipt(next)).not.toContainText('দেরিতে জমা')
      const { submission } = (await read(`assignment/${TASK}`)) as Assignment
      const { handed_at: handedAt } = (await read(`submission/${submission ?? ''}`)) as { handed_at: string }
      // The seconds that the page itself took to press.
      expect(Math.abs(Date.parse(handedAt) - Date.parse(at))).toBeLessThan(BEFORE)
    },
  )
