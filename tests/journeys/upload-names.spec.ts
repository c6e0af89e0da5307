/** File names as people, other systems and attackers make them: refused with a reason, or sent once and shown as text. (ruling R46) */
import names from '#src/lib/corpus/file-names.json' with { type: 'json' }
import { shownFileName } from '#src/lib/file-name.ts'
import { TICKET_FILE_KINDS, TICKET_FILE_LIMIT, uploadKind } from '#src/lib/upload-limit.ts'
import { choose, files, picture, text, writeAndSend } from './support/help-form.ts'
import { expect, journey } from './support/journey.ts'

const isTaken = (name: string) => TICKET_FILE_KINDS.some((kind) => kind === uploadKind(name))
/** Pictures are looked into by the server; of the other kinds the ending is enough. */
const fileNamed = (name: string) => ({ ...picture(name), mimeType: 'application/octet-stream' })

function handfuls(list: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(list.length / TICKET_FILE_LIMIT) }, (_, at) =>
    list.slice(at * TICKET_FILE_LIMIT, (at + 1) * TICKET_FILE_LIMIT),
  )
}

journey('on a ticket each file name is refused with a reason, or goes once and stays text', async ({ app, sandbox }) => {
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
  await expect(rows).toHaveText(refused.map((name) => new RegExp(`${RegExp.escape(shownFileName(name))}.*এই ধরনের ফাইল নেওয়া যায় না।`, 's')))
  expect((await sandbox.counts())['POST ticket/upload']).toBeUndefined()

  const taken = names.filter(isTaken)
  const hands = handfuls(taken)
  for (const handful of hands) {
    await choose(page, ...handful.map(fileNamed))
    await expect(rows).toHaveText(handful.map((name) => new RegExp(`${RegExp.escape(shownFileName(name))}.*যুক্ত হয়েছে`, 's')))
    await expect(rows.locator('script, img[src^="x"]')).toHaveCount(0)
    if (handful !== hands.at(-1)) for (const _ of handful) await rows.first().getByRole('button').last().click()
  }
  expect((await sandbox.counts())['POST ticket/upload']).toBe(taken.length)
  expect(arrived).toHaveLength(taken.length)
  // One part, whatever the name says: nothing of it became a field, a type or a second file.
  // A byte order mark in front is no part of a text.
  expect(arrived.toSorted()).toEqual(taken.map((name) => name.replace(/^\uFEFF/, '')).toSorted())

  await expect(text(page)).toBeVisible()
  expect((await writeAndSend(page, sandbox, 'নামগুলো অদ্ভুত।')).files).toHaveLength(hands.at(-1)?.length ?? 0)
})
