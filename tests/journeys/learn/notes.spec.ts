/** Notes at a second of a video: written, stored without a connection, found again. (rulings R41, R45) */

import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expectAccessible } from '../support/accessible.ts'
import { expect, journey } from '../support/journey.ts'
import { logOutHere } from '../support/moves.ts'
import { BATCH, CLASS_22, key, noteAt, openPlain, position, seconds } from '../support/player-page.ts'
import { WIDE } from '../support/windows.ts'

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

journey(
  'a note links a class and another note, and has a picture of the moment, which a logout removes',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await openPlain(page)
    const field = page.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' })
    const options = page.getByRole('listbox', { name: 'ক্লাস ও নোট' }).getByRole('option')

    // On a phone the field fills its own line.
    const width = page.viewportSize()?.width ?? 0
    if (width < WIDE.width) expect((await field.boundingBox())?.width ?? 0).toBeGreaterThan(width * 0.75)

    // By keys: the first `[[` is closed, the second chosen.
    await key(page, 'KeyN')
    await page.keyboard.type('আগে [[')
    await expect(options.first()).toBeVisible()
    await app.expectSound()
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.keyboard.type(' আর [[usestate')
    await expect(options).toHaveText([/ক্লাস ২২/, ...Array<RegExp>(3).fill(/ক্লাস ২২/)])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue(/ আর \[\[ক্লাস ২২: .+\|c\/batch-full-stack-12\/recording-fs12-22\]\]$/)

    // By a press.
    await page.getByRole('button', { name: 'ক্লাস বা নোটের লিংক দিন' }).click()
    await page.keyboard.type('setcount')
    await expect(options).toHaveCount(1)
    // The field holds the address of the first link, in Latin letters; on a phone the list covers a mark of the scrubber.
    if (width >= WIDE.width) await expectAccessible(page)
    await options.click()
    await expect(field).toHaveValue(/\|n\/note-nusrat-2\]\]$/)

    await page.getByRole('button', { name: 'এই মুহূর্তের ছবি রাখুন' }).click()
    const toast = page.getByText('ছবিটি নোটে রাখা হয়েছে')
    await expect(toast).toBeVisible()
    await page.keyboard.press('Control+Enter')
    const note = page.getByRole('listitem').filter({ has: noteAt(page, '৪২:১৮') })
    await expect(note.getByRole('link', { name: /^ক্লাস ২২/ })).toHaveAttribute('href', CLASS_22)
    const picture = note.getByRole('img', { name: 'ছবি ৪২:১৮' })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100)
    await expect(page.getByText('সেভ হচ্ছে', { exact: true })).toHaveCount(0)
    // It lies over the picture of a phone.
    await expect(toast).toHaveCount(0)
    await app.expectSound()

    await app.goto('/dashboard/notes')
    await expect(page.getByRole('img', { name: 'ছবি ৪২:১৮' })).toBeVisible()
    const taken = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Markdown ফাইলে ডাউনলোড করুন' }).click()
    const zip = await readFile(await (await taken).path())
    const files = unzipSync(zip)
    const name = Object.keys(files).find((each) => each.startsWith('pictures/'))
    const texts = Object.entries(files).flatMap(([each, bytes]) =>
      each.endsWith('.md') ? strFromU8(bytes) : [],
    )
    expect(texts.filter((text) => text.includes(`![ছবি ৪২:১৮](${name})`))).toHaveLength(1)
    expect(texts.join('\n')).toMatch(/\[setCount.+\]\(http.+\/dashboard\/notes\?note=note-nusrat-2\)/)

    // The same file is taken back, without doubles.
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'ফাইল বেছে নিন' }).click()
    await (await chooser).setFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: zip })
    await expect(page.getByText('সব নোট আগে থেকেই আছে')).toBeVisible()

    await page.getByRole('link', { name: /^setCount/ }).click()
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)

    const listStored = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name: each }) => each))
    expect((await listStored()).join(' ')).toContain('karigor-moments-')
    await logOutHere(page)
    await expect.poll(async () => (await listStored()).join(' ')).not.toContain('karigor-moments-')
  },
)
