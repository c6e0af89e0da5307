/** The hand-in of an assignment is decided at the press. (ruling R81) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

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
