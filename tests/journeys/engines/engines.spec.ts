/**
 * Tests only for the other engines: sending a file without the driver's throttling, and printing without its
 * PDF.
 */

import { choose, files, picture, writeAndSend } from '../support/help-form.ts'
import { expect, journey } from '../support/journey.ts'

journey('a ticket is sent with a file that was chosen before a reload', async ({ app, sandbox }) => {
  const { page } = app
  await app.goto('/support?category=class-recording')
  await choose(page, picture('first.png'))
  await expect(files(page)).toContainText('যুক্ত হয়েছে')
  await page.reload()
  await expect(files(page)).toContainText('first.png')
  expect((await writeAndSend(page, sandbox, '৩৫ মিনিটের পর ভিডিও ঘুরতে থাকে।')).files).toHaveLength(1)
})

journey('a certificate is printed', async ({ app }) => {
  const { page } = app
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await app.loginAs('learner')
  await app.goto('/dashboard/certificates/course/10080014')
  await page.getByRole('button', { name: 'ঠিক আছে' }).click()
  await page.getByRole('button', { name: 'প্রিন্ট করুন' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})
