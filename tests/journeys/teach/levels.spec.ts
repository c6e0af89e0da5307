/**
 * A teacher reads attempts at levels: found by batch and learner, marked by the keys of the desk. (rulings
 * R34, R49)
 */

import { expect, journey } from '../support/journey.ts'
import { markAllByKeys } from '../support/mark-keys.ts'

const LEVELS = '/teacher/levels'

journey('attempts at levels: the filters are part of the address and survive a reload', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(LEVELS)
  const rows = page.getByRole('main').getByRole('link', { name: /লেভেল/ })
  await expect(rows.first()).toBeVisible()
  const all = await rows.count()
  await page.getByLabel('ব্যাচ', { exact: true }).selectOption('batch-full-stack-12')
  await expect(page).toHaveURL(/batch=batch-full-stack-12/)
  // Learners without an attempt on this page can be chosen too.
  await page.getByLabel('শিক্ষার্থী', { exact: true }).selectOption('person-nusrat')
  await expect(page).toHaveURL(/learner=person-nusrat/)
  await expect(rows).not.toHaveCount(all)
  await expect(rows.first()).toContainText('নুসরাত জাহান')
  await page.reload()
  await expect(page.getByLabel('শিক্ষার্থী', { exact: true })).toHaveValue('person-nusrat')
  await app.expectSound()
  await page.getByRole('radio', { name: 'দেখা হয়েছে' }).click({ force: true })
  await expect(page).toHaveURL(/show=checked/)
})

journey(
  'an attempt at a level is marked by keys, and the list shows it as checked @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${LEVELS}?learner=person-nusrat`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /নুসরাত জাহান/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('নুসরাত জাহানের খাতা')
    const marks = page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
    await expect(
      marks
        .getByRole('group')
        .filter({ has: page.locator('kbd') })
        .first(),
    ).toBeVisible()
    await markAllByKeys(page, '1')
    await expect(marks).not.toContainText('নম্বর বাকি')
    await page.keyboard.press('Control+Enter')
    await expect.poll(async () => (await sandbox.counts())['PATCH level-submission/audit/:id']).toBe(1)
    await page.goto(`${LEVELS}?learner=person-nusrat`)
    await expect(page.getByRole('heading', { name: 'এই ফিল্টারে কিছু নেই' })).toBeVisible()
    await page.getByRole('radio', { name: 'দেখা হয়েছে' }).click({ force: true })
    await expect(page.getByRole('main').getByRole('link', { name: /SQL/ }).first()).toContainText(/উত্তীর্ণ/)
  },
)
