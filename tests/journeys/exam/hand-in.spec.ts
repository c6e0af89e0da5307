/** The hand-in of an assignment is decided at the press. (ruling R81) */

import { randomBytes } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { cutLine } from '../support/exam.ts'
import { type App, expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { openOtherDevice } from '../support/session.ts'

const DUE = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/assignment/assignment-fs12-5'

const work = (page: Page) => page.getByRole('region', { name: 'আপনার কাজ' })
const receipt = (page: Page) => page.getByRole('region', { name: 'জমা হয়েছে' })

async function chooseSmall(page: Page): Promise<void> {
  const file = { name: 'todo.zip', mimeType: 'application/zip', buffer: Buffer.from('PK-small-work') }
  await work(page).locator('input[type=file]').first().setInputFiles(file)
  await expect(work(page).getByRole('link', { name: file.name })).toBeVisible()
}

/** Presses and confirms. */
async function handIn(page: Page): Promise<void> {
  await work(page).getByRole('button', { name: 'জমা দিন', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'জমা দিন' }).click()
  await expect(work(page).getByText('জমা নেওয়া হয়েছে, পাঠানো বাকি')).toBeVisible()
}

/** Returns the function that restores the connection. */
async function handInOffline(
  app: App,
  context: BrowserContext,
  apiUrl: string,
): Promise<() => Promise<void>> {
  await app.loginAs('learner')
  await app.goto(DUE)
  await chooseSmall(app.page)
  const restore = await cutLine(context, apiUrl)
  await handIn(app.page)
  return restore
}

journey(
  'pressed while the call hangs and the tab closes: it goes from another page, with the time of the press',
  async ({ app, context, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource|401/)
    await app.loginAs('learner')
    const { page } = app
    await app.goto(DUE)
    await chooseSmall(page)
    // A request that a route holds would go on when its page closes.
    await sandbox.fault({
      method: 'PATCH',
      path: 'submission/revised/{id}',
      kind: 'drop-before',
      delay_ms: 5000,
      times: 0,
    })
    await handIn(page)
    await expect(page.getByRole('button', { name: 'জমা ফিরিয়ে নিন' })).toHaveCount(0)
    await page.close({ runBeforeUnload: false })

    const next = await context.newPage()
    await next.goto(`${copy.clientUrl}/dashboard`)
    const tile = next.getByRole('link', { name: 'একটি কাজ এখনো পৌঁছায়নি' })
    await expect(tile).toBeVisible()
    await next.close({ runBeforeUnload: false })
    // It arrives after its time, and was pressed before.
    await sandbox.forward(3 * 24 * 3600)
    await sandbox.clearFaults()
    const last = await context.newPage()
    await last.goto(`${copy.clientUrl}/dashboard/my-courses`)
    await expect
      .poll(async () =>
        (await sandbox.calls()).some(
          ({ method, path, status }) =>
            method === 'PATCH' && path.startsWith('submission/revised') && status === 200,
        ),
      )
      .toBe(true)
    await last.goto(copy.clientUrl + DUE)
    await expect(receipt(last)).toContainText('পৌঁছেছে')
    await expect(receipt(last)).not.toContainText('দেরিতে জমা')
  },
)

/** Bytes a second of 50 kbit/s. */
const SLOW = 6250
const LARGE = 12 * 1024 * 1024

journey(
  'a file of 12 MB under way on a line of 50 kbit/s is handed in: through a reload and a closed tab another page sends both @desk',
  async ({ app, context, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await app.goto(DUE)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: -1,
      uploadThroughput: SLOW,
    })
    const buffer = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(LARGE)])
    await work(page)
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'project.zip', mimeType: 'application/zip', buffer })
    await expect(work(page).getByRole('progressbar')).toBeVisible()
    await handIn(page)
    await page.reload()
    await expect(work(page).getByText('জমা নেওয়া হয়েছে, পাঠানো বাকি')).toBeVisible()
    await expect(work(page)).toContainText('project.zip')
    await page.close({ runBeforeUnload: false })

    // This page's line is good.
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
  },
)

journey(
  'pressed offline it can be taken back after a reload, and nothing is handed in then @desk',
  async ({ app, context, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    const restore = await handInOffline(app, context, copy.apiUrl)
    await page.reload()
    await work(page).getByRole('button', { name: 'জমা ফিরিয়ে নিন' }).click()
    await expect(work(page).getByRole('button', { name: 'জমা দিন', exact: true })).toBeVisible()
    await restore()
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await page.reload()
    await expect(work(page).getByRole('link', { name: 'todo.zip' })).toBeVisible()
    await expect(work(page).getByRole('button', { name: 'জমা দিন', exact: true })).toBeEnabled()
    await expect(receipt(page)).toHaveCount(0)
    const saves = (await sandbox.calls()).filter(
      ({ method, path }) => method === 'PATCH' && path.startsWith('submission/revised'),
    )
    expect(saves).toHaveLength(1)
  },
)

journey(
  'pressed offline here and handed in on another device meanwhile: this page shows that receipt, without an error @desk',
  async ({ app, browser, context, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    const restore = await handInOffline(app, context, copy.apiUrl)

    const phone = await openOtherDevice(browser, copy, people.learner)
    await phone.goto(DUE)
    await work(phone).getByRole('button', { name: 'জমা দিন', exact: true }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'জমা দিন' }).click()
    await expect(receipt(phone)).toContainText('todo.zip')
    await phone.context().close()

    await restore()
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect(receipt(page)).toContainText('todo.zip', { timeout: 60_000 })
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
    await app.expectSound()
  },
)
