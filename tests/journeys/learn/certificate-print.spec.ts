/**
 * Prints of certificates: the certificate and the proof book, each on one page with its letters whole.
 * (ruling R52)
 */

import { test, type Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'
import { readPdf, readWithPoppler } from '../support/pdf.ts'

const LIST = '/dashboard/certificates'
const ADS = `${LIST}/course/10080014`
const BOOK = `${LIST}/book`

const confirmName = (page: Page) => page.getByRole('button', { name: 'ঠিক আছে' })

/** Each letter of a conjunct is joined to the next in the PDF; poppler gives back each of its letters, where the machine has it. */
function expectWholeLetters(bytes: Buffer, name: string): void {
  const { clusters } = readPdf(bytes)
  // Broken apart, the joining sign is a separate glyph.
  for (const [joined] of name.matchAll(/.্/gu))
    expect(
      clusters.some((cluster) => cluster.includes(joined)),
      joined,
    ).toBe(true)
  const read = readWithPoppler(bytes)
  if (!read) {
    test.info().annotations.push({
      type: 'no poppler',
      description: 'this machine has neither pdffonts nor pdftotext: the bytes alone were read',
    })
    return
  }
  expect(read.fonts).not.toMatch(/ no +(?:yes|no) +(?:yes|no) /)
  // Signs before their letter come in visual order.
  for (const letter of new Set(name.replace(/\s/g, ''))) expect(read.text).toContain(letter)
}

/** A paper in English: its words are in the PDF, and no Bengali but the name on record. */
async function expectEnglish(page: Page, words: readonly string[], most = 1): Promise<void> {
  await page.getByRole('radio', { name: 'English' }).click({ force: true })
  await expect(page).toHaveURL(/lang=en/)
  // The account has answered, so that the question is there if it is asked.
  await expect(page.locator('article[lang="en"]').getByText('Nusrat Jahan').first()).toBeVisible()
  const naming = page.getByRole('button', { name: 'সেভ করুন' })
  if (await naming.isVisible()) await naming.click()
  await expect(naming).toHaveCount(0)
  const bytes = await page.pdf({ preferCSSPageSize: true })
  const pdf = readPdf(bytes)
  expect(pdf.pages.length).toBeLessThanOrEqual(most)
  expect(pdf.missingFonts).toEqual([])
  const text = readWithPoppler(bytes)?.text.replaceAll(/\s+/g, ' ')
  const paper = (await page.locator('article[lang="en"]').first().innerText()).replaceAll(/\s+/g, ' ')
  for (const word of words) {
    expect(paper).toContain(word)
    if (text !== undefined) expect(text).toContain(word)
  }
}

journey(
  'the certificate prints on exactly one A4 page, with the whole name however long it is @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ADS)
    await confirmName(page).click()
    await expect(page.getByRole('button', { name: 'প্রিন্ট করুন' })).toBeVisible()
    const name = page.getByRole('article').getByText('নুসরাত জাহান', { exact: true })
    for (const long of ['নুসরাত জাহান', 'জ্ঞানেন্দ্রনাথ র্যাপ্সোডি '.repeat(5).slice(0, 120)]) {
      await name
        .or(page.locator('[data-renamed]'))
        .first()
        .evaluate((place, text) => {
          place.textContent = text
          place.setAttribute('data-renamed', '')
          place.style.setProperty('--name', '30')
        }, long)
      const bytes = await page.pdf({ preferCSSPageSize: true })
      const pdf = readPdf(bytes)
      expect(pdf.pages).toEqual([[842, 595]])
      expect(pdf.fonts.join()).toMatch(/Anek/)
      expect(pdf.missingFonts).toEqual([])
      expectWholeLetters(bytes, long)
      const fits = await page.locator('[data-renamed]').evaluate((place) => {
        const next = place.nextElementSibling!.getBoundingClientRect()
        const own = place.getBoundingClientRect()
        return place.scrollWidth <= place.clientWidth && own.bottom <= next.top + 1
      })
      expect(fits).toBe(true)
    }
    await page.reload()
    await expectEnglish(page, ['Certificate of Completion', 'Nusrat Jahan', 'Verify at'])
    // Asked once: the account keeps it.
    await page.reload()
    await expect(page.getByRole('article').getByText('Nusrat Jahan')).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
  },
)

journey(
  'where anybody checks a certificate, both languages are beside each other, the one of the link first',
  async ({ app }) => {
    const { page } = app
    const valid = '/share/certificate/course/k7q2mx9at4dr8wpb'
    const names = page.locator('dl dd').filter({ hasText: /ফারহানা আক্তার|Farhana Akter/ })
    for (const [address, order] of [
      [valid, ['ফারহানা আক্তার', 'Farhana Akter']],
      [`${valid}?lang=en`, ['Farhana Akter', 'ফারহানা আক্তার']],
    ] as const) {
      await app.goto(address)
      await expect(names).toHaveText([...order])
      await app.expectSound()
    }
  },
)

journey(
  'the proof book shows certificates, best work and stars, one press from the list',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(LIST)
    await page.getByRole('link', { name: 'অর্জনের বই প্রিন্ট করুন' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(BOOK)
    // Nothing with a name that was not confirmed.
    await expect(page.getByText(/নাম ঠিক করা হয়নি/)).toBeVisible()
    await page.getByRole('link', { name: 'নাম ঠিক করুন' }).click()
    await confirmName(page).click()
    await expect(confirmName(page)).toHaveCount(0)
    await app.goto(BOOK)
    const book = page.getByRole('article', { name: 'অর্জনের বই' })
    await expect(book.getByRole('heading', { name: 'নুসরাত জাহান' })).toBeVisible()
    for (const title of ['সার্টিফিকেট', 'সেরা কাজ', 'লেভেলের তারা'])
      await expect(book.getByRole('heading', { name: title })).toBeVisible()
    await expect(book.getByText(/^[০-৯.]+\/[০-৯.]+$/)).toHaveCount(3)
    await app.expectSound()
  },
)

journey('the proof book prints on one A4 page with its fonts embedded @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(LIST)
  await confirmName(page).click()
  await expect(confirmName(page)).toHaveCount(0)
  await app.goto(BOOK)
  await expectLoaded(page)
  const print = async () => readPdf(await page.pdf({ preferCSSPageSize: true }))
  const pdf = await print()
  expect(pdf.pages).toEqual([[595, 842]])
  expect(pdf.missingFonts).toEqual([])
  // As full as it can be, with the longest texts.
  await page.emulateMedia({ media: 'print' })
  const over = await page.getByRole('article', { name: 'অর্জনের বই' }).evaluate((book) => {
    const long = 'জ্ঞানেন্দ্রনাথ র‍্যাপ্সোডি '.repeat(5).slice(0, 120)
    book.querySelector('h2')!.textContent = long
    for (const [at, list] of [...book.querySelectorAll('ul')].entries()) {
      const most = [6, 3, 6][at] ?? 0
      while (list.children.length < most) list.append(list.firstElementChild!.cloneNode(true))
      for (const row of list.children) row.querySelector('p')!.textContent = long
      list.insertAdjacentHTML('afterend', '<p>আরও ৯টি</p>')
    }
    return book.scrollHeight - book.clientHeight
  })
  expect(over).toBeLessThanOrEqual(0)
  expect((await print()).pages).toHaveLength(1)
})

journey('a learner without any proof gets a next step in the proof book', async ({ app }) => {
  await app.loginAs('learnerWithoutCourses')
  await app.goto(BOOK)
  await expect(app.page.getByText('অর্জনের বই এখনো ফাঁকা')).toBeVisible()
  await app.expectSound()
})

journey(
  'the report card prints on paper with name, course, marks and attendance, and without the screen’s controls @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/my-courses/batch-full-stack-12/progress')
    const card = page.getByRole('article', { name: 'রিপোর্ট কার্ড: নুসরাত জাহান' })
    await expect(card).toBeVisible()
    await expect(card.getByText('ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ জাভাস্ক্রিপ্ট')).toBeVisible()
    await expect(card.getByRole('row', { name: /অ্যাসাইনমেন্ট ১: নিজের পোর্টফোলিও পেজ .* ২০ ১৭$/ })).toBeVisible()
    await expect(card.getByText('লাইভ ক্লাসে উপস্থিতি')).toBeVisible()
    await app.expectSound()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'কাগজপত্র' })).toBeHidden()
    const bytes = await page.pdf({ preferCSSPageSize: true })
    const pdf = readPdf(bytes)
    expect(pdf.pages.length).toBeLessThanOrEqual(2)
    for (const size of pdf.pages) expect(size).toEqual([595, 842])
    expect(pdf.missingFonts).toEqual([])
    expectWholeLetters(bytes, 'নুসরাত জাহান')
    // As the printer asks.
    await page.emulateMedia({ media: null })
    await expectEnglish(page, ['Report Card', 'Nusrat Jahan', 'Attendance of live classes'], 2)
    // A letter speaks of the whole course: this one has fourteen classes left.
    await expect(page.getByText('কোর্স শেষ হলে সুপারিশপত্র পাওয়া যাবে।')).toBeVisible()
    await app.goto('/dashboard/my-courses/batch-facebook-ads-8/progress')
    await page.getByRole('button', { name: 'সুপারিশপত্র দেখুন' }).click()
    await expect(page.getByRole('article', { name: /^রিপোর্ট কার্ড/ })).toHaveCount(0)
    await expectEnglish(page, ['Letter of Recommendation', 'Nusrat Jahan', 'To whom it may concern'])
    await page.getByRole('radio', { name: 'বাংলা' }).click({ force: true })
    await expect(page).not.toHaveURL(/lang=en/)
    const letter = await page.pdf({ preferCSSPageSize: true })
    expect(readPdf(letter).pages).toEqual([[595, 842]])
    expectWholeLetters(letter, 'নুসরাত জাহান')
  },
)
