/**
 * The outside code editor: the page says what is handed over, and only its one origin gets it. (rulings R18,
 * R64)
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

const PROJECT = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/assignment/assignment-fs12-5'

/** Presses, agrees, and returns the page that opens. */
async function openOutside(page: Page, action: string): Promise<Page> {
  await page.getByRole('button', { name: action }).click()
  await expect(page.getByRole('dialog')).toContainText('আপনার নাম ও লগইনের অনুমতি যাবে')
  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('button', { name: 'খুলুন' }).click()
  return opened
}

journey(
  "a learner's account and a project open in the outside editor, after an explanation",
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/practice')
    await page.getByRole('button', { name: 'কোড এডিটর খুলুন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'ফিরে যান' }).click()
    expect(
      (await sandbox.counts())['POST other/codemama-user'],
      'nothing leaves without a yes',
    ).toBeUndefined()
    const account = await openOutside(page, 'কোড এডিটর খুলুন')
    await expect(account.getByRole('status')).toContainText('আপনার জায়গা তৈরি')
    expect(account.url(), 'the token leaves the address').not.toContain('access_token')

    await app.goto(PROJECT)
    const project = await openOutside(page, 'প্রজেক্ট খুলুন')
    await expect(project.getByRole('status')).toContainText('আপনার জায়গা তৈরি')
    await app.expectSound()
  },
)

journey('an address of another host is not opened', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard/practice')
  const body = {
    code: 200,
    status: 'success',
    msg: '',
    data: { url: 'https://code.example.org/code/account' },
  }
  await sandbox.fault({ path: 'other/codemama-user', kind: 'status', status: 200, body })
  await page.getByRole('button', { name: 'কোড এডিটর খুলুন' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'খুলুন' }).click()
  await expect(page.getByText('এডিটরের ঠিকানাটি ঠিক নয়')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
})
