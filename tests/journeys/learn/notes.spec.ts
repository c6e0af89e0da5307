/** Notes at a second of a video: written, stored without a connection, found again. (rulings R41, R45) */

import { expect, journey } from '../support/journey.ts'
import { BATCH, key, noteAt, openPlain, position, seconds } from '../support/player-page.ts'

journey(
  'a note at a second is written, changed, removed and restored by undo',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    await key(page, 'KeyN')
    await page.keyboard.type('প্রপস আর স্টেট আলাদা')
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' })).toHaveValue('প্রপস আর স্টেট আলাদা')
    await page.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' }).focus()
    await page.keyboard.press('Control+Enter')
    await expect(noteAt(page, '৪২:১৮')).toBeVisible()
    await expect.poll(async () => (await sandbox.counts())['POST note']).toBe(1)
    await expect(page.getByText('সেভ হচ্ছে', { exact: true })).toHaveCount(0)

    await noteAt(page, '১২:০৫').click()
    await expect.poll(() => seconds(page)).toBe(725)
    const first = page.getByRole('listitem').filter({ has: noteAt(page, '১২:০৫') })
    await expect(first).toHaveAttribute('aria-current', 'true')

    await first.getByRole('button', { name: 'নোট মুছে ফেলুন' }).click()
    await expect(noteAt(page, '১২:০৫')).toHaveCount(0)
    await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
    await expect(noteAt(page, '১২:০৫')).toBeVisible()
    expect((await sandbox.counts())['DELETE note/:id'], 'the call waits for the undo').toBeUndefined()
  },
)

journey(
  'a note written without a connection survives a reload and is sent once',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    await context.setOffline(true)
    await key(page, 'KeyN')
    await page.keyboard.type('সংযোগ ছাড়া লেখা')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('এই ডিভাইসে আছে, ইন্টারনেট পেলে সেভ হবে')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('এই ডিভাইসে আছে, ইন্টারনেট পেলে সেভ হবে')).toHaveCount(0)
    await expect.poll(async () => (await sandbox.counts())['POST note']).toBe(1)
    await page.goto('/dashboard/notes')
    await expect(page.getByText('সংযোগ ছাড়া লেখা')).toHaveCount(1)
  },
)

journey('lists of recordings and notes link to the second', async ({ app }) => {
  await app.loginAs('learner')
  const { page } = app
  await app.goto('/dashboard/recordings')
  await expect(page.getByRole('heading', { name: 'যেখানে থেমেছিলেন' })).toBeVisible()
  await app.expectSound()
  await app.goto(`${BATCH}/recordings`)
  await expect(page.getByRole('link', { name: /ক্লাস ২২/ })).toBeVisible()
  await app.expectSound()
  await app.goto('/dashboard/notes')
  await app.expectSound()
  await page.getByRole('searchbox', { name: 'নোটে খুঁজুন' }).fill('setcount')
  await expect(noteAt(page, '১২:০৫')).toHaveCount(0)
  await page.getByRole('link', { name: '২৭:৪০-এ যান' }).click()
  await expect.poll(() => position(page)).toBe(1660)
})

journey('a link leads to one note, and says so when it is gone', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/404/)
  await app.loginAs('learner')
  const { page } = app
  await app.goto('/dashboard/notes?note=note-nusrat-2')
  const notes = page.getByRole('main').getByRole('listitem')
  await expect(notes).toHaveCount(1)
  await expect(notes).toContainText('আগের মানের ওপর নির্ভর করলে')
  await page.getByRole('button', { name: 'সব নোট দেখুন' }).click()
  await expect(notes).toHaveCount(3)
  await page.goBack()
  await expect(notes).toHaveCount(1)
  await app.goto('/dashboard/notes?note=note-of-nobody')
  await expect(page.getByText('নোটটি আর নেই।')).toBeVisible()
})
