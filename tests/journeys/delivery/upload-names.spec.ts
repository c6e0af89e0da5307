/**
 * File names as people, other systems and attackers make them: refused with a reason, or sent once and shown
 * as text. (ruling R46)
 */

import names from '#src/lib/corpus/file-names.json' with { type: 'json' }
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { TICKET_FILE_KINDS, TICKET_FILE_LIMIT, getUploadKind } from '#src/lib/upload-limit.ts'
import { writeContent } from '../../support/file-content.ts'
import { choose, files, text, writeAndSend } from '../support/help-form.ts'
import { expect, journey } from '../support/journey.ts'
import { giveFile, watchNames } from '../support/teacher-file.ts'

const isTaken = (name: string) => TICKET_FILE_KINDS.some((kind) => kind === getUploadKind(name))
/** The bytes are no picture, since a name without an extension would become one. */
const fileNamed = (name: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(writeContent(name)),
})

function handfuls(list: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(list.length / TICKET_FILE_LIMIT) }, (_, at) =>
    list.slice(at * TICKET_FILE_LIMIT, (at + 1) * TICKET_FILE_LIMIT),
  )
}

journey(
  'on a ticket each file name is refused with a reason, or sent once and remains text',
  async ({ app, sandbox }) => {
    const { page } = app
    const arrived: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('/ticket/upload') || response.request().method() !== 'POST') return
      arrived.push(((await response.json()) as { data: { name: string } }).data.name)
    })
    page.on('dialog', () => expect('a dialog').toBe('never opened'))
    await app.goto('/support?category=module')
    const rows = files(page).getByRole('listitem')

    const refused = names.filter((name) => !isTaken(name))
    await choose(page, ...refused.map(fileNamed))
    await expect(rows).toHaveText(
      refused.map(
        (name) => new RegExp(`${RegExp.escape(formatFileName(name))}.*এই ধরনের ফাইল এখানে নেওয়া হয় না।`, 's'),
      ),
    )
    expect((await sandbox.counts())['POST ticket/upload']).toBeUndefined()

    const taken = names.filter(isTaken)
    const hands = handfuls(taken)
    for (const handful of hands) {
      await choose(page, ...handful.map(fileNamed))
      await expect(rows).toHaveText(
        handful.map((name) => new RegExp(`${RegExp.escape(formatFileName(name))}.*যুক্ত হয়েছে`, 's')),
      )
      await expect(rows.locator('script, img[src^="x"]')).toHaveCount(0)
      if (handful !== hands.at(-1))
        for (const _ of handful) await rows.first().getByRole('button').last().click()
    }
    expect((await sandbox.counts())['POST ticket/upload']).toBe(taken.length)
    expect(arrived).toHaveLength(taken.length)
    // One part, whatever the name contains: nothing of it became a field, a type or a second file. A leading
    // byte order mark is not part of a text.
    expect(arrived.toSorted()).toEqual(taken.map((name) => name.replace(/^\uFEFF/, '')).toSorted())

    await expect(text(page)).toBeVisible()
    expect((await writeAndSend(page, sandbox, 'নামগুলো অদ্ভুত।')).files).toHaveLength(hands.at(-1)?.length ?? 0)
  },
)

/** They would become a type, a second part or an element if they were not text. */
const isMarkup = (name: string) => getUploadKind(name) !== undefined && /["<\n]/.test(name)

journey('a resource refuses a name beside its field, or sends it once as text', async ({ app, sandbox }) => {
  const { page } = app
  const arrived = watchNames(page, 'resource', ({ file_name }) => file_name)
  await app.loginAs('teacher')
  const open = () => app.goto('/teacher/batches/batch-full-stack-12/resources?edit=new')
  await open()
  for (const name of names.filter((each) => getUploadKind(each) === undefined)) {
    await giveFile(page, 'ফাইল', name)
    await expect(page.getByRole('group', { name: 'ফাইল', exact: true })).toHaveAccessibleDescription(
      /এই ধরনের ফাইল এখানে নেওয়া হয় না।/,
    )
  }
  const taken = names.filter(isMarkup)
  for (const [at, name] of taken.entries()) {
    await open()
    await page.getByRole('textbox', { name: 'নাম' }).fill(`অদ্ভুত নাম ${at}`)
    await page.getByRole('combobox', { name: 'মডিউল' }).selectOption({ index: 6 })
    await page.getByRole('textbox', { name: 'ধরন' }).fill('ক্লাসের নোট')
    await giveFile(page, 'ফাইল', name)
    await expect(page.getByText(formatFileName(name), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'যোগ করুন', exact: true }).click()
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `অদ্ভুত নাম ${at}` })
    await expect(row).toContainText(formatFileName(name))
    await expect(row.locator('script')).toHaveCount(0)
  }
  expect((await sandbox.counts())['POST resource']).toBe(taken.length)
  expect(arrived).toEqual(taken)
})

journey(
  'the file of an assignment refuses a name beside its field, or sends it once as text',
  async ({ app, sandbox }) => {
    const { page } = app
    const arrived = watchNames(page, 'assignment', ({ file }) => file?.name)
    const label = 'সঙ্গের ফাইল (ঐচ্ছিক)'
    await app.loginAs('teacher')
    await app.goto('/teacher/assignments/new?batch=batch-full-stack-12&plan=plan-fs12-42')
    for (const name of ['photo.jpg.exe', 'script.svg']) {
      await giveFile(page, label, name)
      await expect(page.getByRole('group', { name: label })).toHaveAccessibleDescription(
        /এই ধরনের ফাইল এখানে নেওয়া হয় না।/,
      )
    }
    const name = names.findLast(isMarkup)!
    await giveFile(page, label, name)
    await page.getByRole('textbox', { name: 'অ্যাসাইনমেন্টের নাম' }).fill('অদ্ভুত নাম')
    await page.getByRole('textbox', { name: /কী করতে হবে/ }).fill('ফাইলটি দেখুন।')
    await page.getByLabel(/জমার শেষ সময়/).fill(`${getDhakaDay(Date.now() + 40 * 86_400_000)}T23:59`)
    await page.getByRole('button', { name: 'অ্যাসাইনমেন্ট দিন', exact: true }).click()
    await expect(page.getByRole('link', { name: formatFileName(name) })).toBeVisible()
    expect((await sandbox.counts())['POST assignment']).toBe(1)
    expect(arrived).toEqual([name])
  },
)
