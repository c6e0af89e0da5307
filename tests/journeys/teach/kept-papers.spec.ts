/** Papers for the bus: taken along without names and locked, graded without a connection, gone when they are saved. (ruling R87) */

import type { Page } from '@playwright/test'
import { formatNumber } from '#src/lib/bn.ts'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { markAllByKeys } from '../support/mark-keys.ts'
import { logOutHere } from '../support/moves.ts'
import { readStoredWords } from '../support/stored-words.ts'

const QUEUE = '/teacher/submissions'
/** PDFs, photos and code are among its papers. */
const FILES = `${QUEUE}?exam=exam-fs12-file-open`
const CUT_LINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/
const DATABASE = 'karigor-papers'

const openPanel = async (page: Page, name: RegExp | string) => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().click()
  const panel = page.getByRole('dialog', { name: 'সঙ্গে নেওয়ার খাতা' })
  await expect(panel).toBeVisible()
  return panel
}

/** Everything in the database of papers: its keys, and its bytes read as text. */
async function readPapers(page: Page): Promise<{ keys: string[]; text: string }> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return { keys: [], text: '' }
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await read(indexedDB.open(name))
    const table = database.transaction('papers').objectStore('papers')
    const [keys, values] = [await read(table.getAllKeys()), await read(table.getAll())]
    database.close()
    const decode = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
      if (typeof value === 'object' && value !== null) return Object.values(value).map(decode).join(' ')
      return String(value)
    }
    return { keys: keys.map(String), text: values.map(decode).join(' ') }
  }, DATABASE)
}

const countPapers = async (page: Page) =>
  (await readPapers(page)).keys.filter((key) => key.startsWith('#')).length

/** The paper with this number is open, whole. */
async function expectOpen(page: Page, no: number): Promise<void> {
  const name = `শিক্ষার্থী ${formatNumber(no)}-এর খাতা`
  await expect(page.getByRole('heading', { name, exact: true })).toBeAttached()
  await expect(page.getByRole('region', { name: 'নম্বর ও মন্তব্য' }).getByRole('group').first()).toBeVisible()
}

journey(
  'twenty papers are taken along, three are graded without a connection, and go when they are saved @desk',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('teacher')
    await openWithWorker(page, QUEUE)
    const panel = await openPanel(page, 'খাতা সঙ্গে নিন')
    await panel.getByRole('button', { name: '২০টি খাতা নিন' }).click()
    await expect(panel.getByText('২০টি খাতা সঙ্গে আছে')).toBeVisible()
    await expect(panel.getByText(/ (?:কেবি|এমবি) · .+ পর্যন্ত$/)).toBeVisible()
    await app.expectSound()

    // No word of a paper, and no name, can be read in what is stored.
    const stored = await readPapers(page)
    expect(stored.keys.filter((key) => key.startsWith('#'))).toHaveLength(20)
    for (const word of ['টেবিল', 'MongoDB', 'ধারণার গভীরতা', 'question', 'রাকিব'])
      expect(stored.text, word).not.toContain(word)
    expect(await readStoredWords(page)).not.toContain('টেবিলের কলাম')

    // Another tab has no key.
    const other = await context.newPage()
    await other.goto(QUEUE)
    const elsewhere = await openPanel(other, '২০টি খাতা সঙ্গে আছে')
    await expect(elsewhere.getByText('২০টি খাতা আরেকটি ট্যাবে নেওয়া')).toBeVisible()
    await expect(elsewhere.getByRole('link', { name: 'দেখা শুরু করুন' })).toHaveCount(0)
    await other.close()

    await context.setOffline(true)
    await page.reload()
    const again = await openPanel(page, '২০টি খাতা সঙ্গে আছে')
    await again.getByRole('link', { name: 'দেখা শুরু করুন' }).click()
    for (const no of [1, 2, 3]) {
      await expectOpen(page, no)
      await markAllByKeys(page, '2')
      await page.keyboard.press('Control+Enter')
    }
    await expectOpen(page, 4)
    expect(await countPapers(page)).toBe(20)

    await context.setOffline(false)
    await expect.poll(() => countPapers(page)).toBe(17)

    await page.goto(QUEUE)
    await expect(
      page.getByRole('button', { name: '১৭টি খাতা সঙ্গে আছে' }).filter({ visible: true }),
    ).toBeVisible()
    // The page of this device names them, and deletes them after a question.
    await app.goto('/teacher/on-device')
    await expect(page.getByText('সঙ্গে নেওয়া খাতা ১৭টি')).toBeVisible()
    await expect(page.getByText(/-এ নেওয়া · সেভ, লগআউট বা ২৪ ঘণ্টা পর্যন্ত$/)).toBeVisible()
    await page.getByRole('button', { name: 'মুছুন: সঙ্গে নেওয়া খাতা ১৭টি' }).click()
    await app.expectSound()
    await page.getByRole('dialog').getByRole('button', { name: 'না, থাক' }).click()
    expect(await countPapers(page)).toBe(17)
    await logOutHere(page)
    await expect(
      page
        .getByRole('link', { name: /লগইন/ })
        .or(page.getByRole('button', { name: /লগইন/ }))
        .first(),
    ).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(
          async (name) => (await indexedDB.databases()).some((each) => each.name === name),
          DATABASE,
        ),
      )
      .toBe(false)
    expect(await page.evaluate(() => sessionStorage.getItem('karigor-papers-key'))).toBeNull()
  },
)

journey(
  'a photo and a PDF of a paper that was taken along open without a connection, and all can be deleted at once @desk',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('teacher')
    await openWithWorker(page, FILES)
    const panel = await openPanel(page, 'খাতা সঙ্গে নিন')
    await panel.getByRole('button', { name: /টি খাতা নিন$/ }).click()
    await expect(panel.getByText(/টি খাতা সঙ্গে আছে$/)).toBeVisible()
    await expect(panel.getByRole('progressbar')).toHaveCount(0)
    const count = await countPapers(page)
    await context.setOffline(true)
    await page.reload()
    const again = await openPanel(page, /টি খাতা সঙ্গে আছে$/)
    await again.getByRole('link', { name: 'দেখা শুরু করুন' }).click()
    const work = page.getByRole('region', { name: 'জমা দেওয়া কাজ', exact: true })
    const kinds = [
      { name: /\.pdf\b/, shown: work.locator('canvas') },
      { name: /\.(?:png|jpe?g|webp)\b/, shown: work.locator('img[src^="blob:"]') },
      { name: /\.zip\b/, shown: work.getByText('server.js') },
    ]
    const seen = new Set<RegExp>()
    for (let no = 1; no <= count; no += 1) {
      await expectOpen(page, no)
      const text = await work.innerText()
      for (const { name, shown } of kinds.filter((kind) => kind.name.test(text))) {
        await expect(shown.first()).toBeVisible()
        seen.add(name)
      }
      await expect(work.getByRole('alert')).toHaveCount(0)
      if (no < count) await page.getByRole('button', { name: 'পরের খাতা' }).click()
    }
    expect(seen.size).toBe(kinds.length)
    // A paper's page may own the whole width.
    await page.goto(FILES)
    const last = await openPanel(page, /টি খাতা সঙ্গে আছে$/)
    await last.getByRole('button', { name: 'এখনই মুছুন' }).click()
    await expect.poll(() => countPapers(page)).toBe(0)
  },
)
