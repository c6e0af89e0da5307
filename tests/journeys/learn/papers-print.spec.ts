/** Every paper in both languages: one A4 page each. `npm run test:engines` prints the same ones in Firefox. */

import { test } from '@playwright/test'
import { checkPrint } from '../../support/check-print.ts'
import { addLanguage, isPaperReady, PAPERS } from '../../support/papers.ts'
import { expect, journey } from '../support/journey.ts'
import { readPdfText } from '../support/pdf.ts'

for (const paper of PAPERS) {
  journey(`the ${paper.name} prints on one A4 page in both languages @desk`, async ({ app }) => {
    const { page } = app
    if (paper.who) await app.loginAs(paper.who)
    for (const language of ['bn', 'en'] as const) {
      await app.goto(addLanguage(paper.address, language))
      for (const name of paper.presses ?? []) {
        const button = page.getByRole('button', { name })
        // A name is confirmed once.
        await expect(button.or(page.locator('article')).first()).toBeVisible()
        if (await button.isVisible()) await button.click()
      }
      await expect.poll(() => page.evaluate<boolean>(isPaperReady(paper, language))).toBe(true)
      const { faults, wasRead } = checkPrint(
        await page.pdf({ preferCSSPageSize: true }),
        paper,
        language,
        'chromium',
      )
      expect(faults, `${paper.name}, ${language}`).toEqual([])
      if (!wasRead)
        test.info().annotations.push({
          type: 'no poppler',
          description: 'this machine has no pdftotext: pages, fonts and joints alone were read',
        })
    }
  })
}

journey('the total of a report card is the sum of the rows that it prints @desk', async ({ app }) => {
  const card = PAPERS.find(({ name }) => name === 'report card')!
  await app.loginAs('learner')
  await app.goto(addLanguage(card.address, 'en'))
  await expect.poll(() => app.page.evaluate<boolean>(isPaperReady(card, 'en'))).toBe(true)
  const text = await readPdfText(await app.page.pdf({ preferCSSPageSize: true }))
  const read = (pattern: RegExp) => pattern.exec(text)!.slice(1).map(Number) as [number, number, number]
  const [total] = read(/So far (\d+) ?%/)
  const attended = [/Attendance of live classes/, /Recordings watched/].map((head) =>
    read(new RegExp(`${head.source} (\\d+) ?% of the total (\\d+) of (\\d+)`)),
  )
  const marked = [/Assignments/, /Exams/].map((head) => {
    const [weight] = read(new RegExp(`${head.source} (\\d+) ?% of the total`))
    const [marks, got] = read(new RegExp(`All ${head.source.toLowerCase()} (\\d+) (\\d+)`))
    return [weight, got, marks] as const
  })
  const shares = [...attended, ...marked]
  const weights = shares.reduce((sum, [weight]) => sum + weight, 0)
  const sum = shares.reduce((all, [weight, got, of]) => all + (weight / weights) * (got / of) * 100, 0)
  expect(Math.round(sum)).toBe(total)
  // Titles keep their meaning: no Bengali word is spelt in Latin letters.
  expect(text).not.toMatch(/Fail Jama|Hisab|Nijer/)
})

journey(
  'a CV in English has no Bengali but the name on record, and takes English texts @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('talent')
    await app.goto('/talent-desk?lang=en')
    const fields = page.getByRole('textbox', { name: 'এই অংশটি ইংরেজিতে লিখুন' })
    await expect(fields.first()).toBeVisible()
    const print = async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await expect(page.locator('article[lang=en]')).toContainText('Self-employed')
      // Not on screen, where it has no inner text.
      return ((await page.locator('article[lang=en]').textContent()) ?? '').replace('ফারহানা আক্তার', '')
    }
    const before = await print()
    expect(before).not.toMatch(/[\u0980-\u09ff]/)
    for (const word of ['BSc, Computer Science', 'HSC, Science', 'Chattogram College'])
      expect(before).toContain(word)
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await fields.first().fill('I build fast interfaces.')
    // Another form above asks for the name in English.
    const form = page.locator('form').filter({ has: fields.first() })
    await form.getByRole('button', { name: 'সেভ করুন', exact: true }).click()
    await expect(page.getByRole('button', { name: 'ইংরেজি লেখা বদলান' })).toBeVisible()
    expect(await print()).toContain('I build fast interfaces.')
  },
)
