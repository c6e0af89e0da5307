/** Files that another app shares arrive through the service worker, wait for a login, and become pages of a hand-in. (rulings R16, R21, R70) */

import type { Page } from '@playwright/test'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { expectLoaded, logOutHere } from '../support/moves.ts'

/** As the system does it: a form with pictures, sent to the address of the web manifest. */
async function share(page: Page, count: number): Promise<void> {
  await page.evaluate(async (total) => {
    const manifest = await (await fetch('/manifest.webmanifest')).json()
    const { action, enctype, method, params } = manifest.share_target
    const held = new DataTransfer()
    for (let no = 1; no <= total; no += 1) {
      const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 400 })
      canvas.getContext('2d')?.fillText(`${no}`, 20, 20)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
      held.items.add(new File([blob ?? ''], `page-${no}.png`, { type: 'image/png' }))
    }
    const form = Object.assign(document.createElement('form'), { action, method, enctype })
    const field = Object.assign(document.createElement('input'), { type: 'file', name: params.files[0].name })
    field.multiple = true
    field.files = held.files
    form.append(field)
    document.body.append(form)
    form.submit()
  }, count)
  await page.waitForURL(/\/shared-files$/)
}

const countFiles = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('karigor-files')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('chosen').objectStore('chosen').count()
          counting.onsuccess = () => {
            resolve(counting.result)
            opening.result.close()
          }
        }
      }),
  )

journey('shared pictures wait for a login, and become pages of an assignment @desk', async ({ app }) => {
  const { page } = app
  await openWithWorker(page, '/')
  // Replies that are cut off by the next page would be reported as broken.
  await expectLoaded(page)
  await share(page, 2)
  await expect(page.getByRole('heading', { name: '২টি ফাইল' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'জমা দিতে আগে লগইন করুন' })).toBeVisible()
  await app.expectSound()
  await page.reload()
  await expect(page.getByText('page-2.png')).toBeVisible()

  await app.loginAs('learner')
  await app.goto('/shared-files')
  await page.getByRole('button', { name: /^অ্যাসাইনমেন্ট ৫: .*এখানে জমা দিন$/ }).click()
  await expect(page).toHaveURL(/assignment-fs12-5$/)
  const card = page.getByRole('region', { name: 'ছবি থেকে তৈরি পৃষ্ঠা' })
  await expect(card.getByText('২টি পৃষ্ঠা, একটি PDF')).toBeVisible()
  await app.goto('/shared-files')
  await expect(page.getByRole('heading', { name: 'কোনো ফাইল অপেক্ষায় নেই' })).toBeVisible()
})

journey(
  'shared files are deleted by a press, brought back, and gone after the logout @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/dashboard')
    await share(page, 1)
    await page.getByRole('button', { name: 'ফাইলগুলো মুছে দিন' }).click()
    await expect.poll(() => countFiles(page)).toBe(0)
    await page.getByRole('button', { name: 'ফেরান' }).click()
    await expect.poll(() => countFiles(page)).toBe(1)
    await logOutHere(page)
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: 'লগআউট করুন' })
      .click()
    await expect.poll(() => countFiles(page)).toBe(0)
  },
)
