/**
 * A talent's public page: open to anybody, without contact details, and a CV on one page. (rulings R38, R55)
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'
import { readPdf } from '../support/pdf.ts'

const FARHANA = '/talent/farhana-akter'
const PREVIEW = '**/talent/preview?*'

const robots = (page: Page) => page.locator('meta[name="robots"]')

journey(
  'anybody can read a published profile, and the reply has no contact details',
  async ({ app, context }) => {
    const { page } = app
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const coming = page.waitForResponse(PREVIEW)
    await app.goto(FARHANA)
    const body = await (await coming).text()
    expect(Object.keys(JSON.parse(body).data)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:phone|email|address)$/)]),
    )
    for (const own of ['01311111111', 'farhana@']) expect(body).not.toContain(own)
    await expect(app.heading()).toContainText('ফারহানা আক্তার')
    for (const teacher of ['তানভীর হাসান', 'মাহজাবিন রহমান'])
      await expect(page.getByText(`${teacher} সুপারিশ করেছেন`)).toBeVisible()
    const verified = page.locator('section', { has: page.getByRole('heading', { name: 'যাচাই করা দক্ষতা' }) })
    const react = verified.getByRole('listitem').filter({ hasText: 'React' })
    await expect(react).toContainText(/[০-৯]+% · \S+ ২০[০-৯]{2}/)
    await expect(react.getByRole('progressbar', { name: /^React:/ })).toBeVisible()
    await expect(page.getByRole('link', { name: 'hatbazar.karigor.example' })).toHaveAttribute(
      'rel',
      /noopener/,
    )
    await expect(page.getByRole('img', { name: /কিউআর কোড/ })).toBeVisible()
    await page.getByRole('button', { name: 'লিংক কপি করুন' }).click()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\/talent\/farhana-akter$/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /ফারহানা আক্তার/)
    await expect(robots(page)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'এডিট করুন' })).toHaveCount(0)
    await app.expectSound()
    await page.getByRole('link', { name: /^অ্যাডভান্সড React.*যাচাই করুন$/ }).click()
    await expect(page.getByRole('heading', { name: 'সার্টিফিকেটটি সঠিক' })).toBeVisible()
  },
)

journey(
  'an unknown and an unpublished profile look the same, and no search engine finds them',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/404/)
    const { page } = app
    const looks: string[] = []
    for (const username of ['nobody-here', 'partha-saha']) {
      const coming = page.waitForResponse(PREVIEW)
      await app.goto(`/talent/${username}`)
      const response = await coming
      await expect(app.heading()).toHaveText('এই ঠিকানায় কোনো প্রোফাইল নেই')
      await expect(robots(page)).toHaveAttribute('content', /noindex/)
      looks.push(`${response.status()} ${await response.text()} ${await page.getByRole('main').innerText()}`)
    }
    expect(looks[0]).toBe(looks[1])
    await app.expectSound()
  },
)

journey('a teacher opens the page of a talent from the learner of a batch', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto('/teacher/batches/batch-full-stack-12/learners?show=talent')
  await page.getByRole('link', { name: 'সুমাইয়া খাতুন', exact: true }).click()
  await page.getByRole('link', { name: 'ট্যালেন্ট প্রোফাইল' }).click()
  await expect(app.heading()).toContainText('সুমাইয়া খাতুন')
  await expectLoaded(page)
})

journey('on their own page a talent is one press from editing it', async ({ app }) => {
  await app.loginAs('talent')
  await app.goto(FARHANA)
  await app.page.getByRole('link', { name: 'এডিট করুন' }).click()
  await expect(app.page).toHaveURL(/\/talent-desk\/profile$/)
})

journey(
  'a talent spells the own name once, and every CV in English has it @desk',
  async ({ app, browser, copy }) => {
    const { page } = app
    await app.loginAs('talent')
    await app.goto('/talent-desk')
    await expect(page.getByRole('radio', { name: 'English' })).toBeVisible()
    await page.getByRole('radio', { name: 'English' }).click({ force: true })
    const field = page.getByRole('textbox', { name: 'ইংরেজি কাগজে নামের বানান' })
    await expect(field).toHaveValue('Farhana Akter')
    await app.expectSound()
    await field.fill('Farhana Aktar')
    await page.locator('form').filter({ has: field }).getByRole('button', { name: 'সেভ করুন' }).click()
    await expect(field).toHaveCount(0)
    const readName = (shown: Page) =>
      shown.evaluate(() => {
        dispatchEvent(new Event('beforeprint'))
        return document.querySelector('article[lang="en"] h2')?.textContent
      })
    await expect.poll(() => readName(page)).toBe('Farhana Aktar')
    // Asked once, there and on the own public page; others see the choice too.
    await app.goto(`${FARHANA}?lang=en`)
    await expect.poll(() => readName(page)).toBe('Farhana Aktar')
    await expect(field).toHaveCount(0)
    const other = await browser.newPage()
    await other.goto(`${copy.clientUrl}${FARHANA}?lang=en`)
    await expect(other.getByRole('button', { name: 'সিভি প্রিন্ট করুন' })).toBeVisible()
    await expect.poll(() => readName(other)).toBe('Farhana Aktar')
    await other.close()
  },
)

const LONG = 'জ্ঞানেন্দ্রনাথ র‍্যাপ্সোডি '.repeat(12)
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at))

/** As much as anybody would write, under a long name in Latin letters. */
function fillUp(data: Record<string, unknown>): Record<string, unknown> {
  const period = { date_from: '2019-01-01', date_to: '2021-06-01' }
  return {
    ...data,
    name: 'Muhammad Abdullah Al Mamun Chowdhury Bhuiyan',
    about: LONG.repeat(3),
    skill_list: many(30, (at) => `দক্ষতা যার নাম লম্বা ${at}`),
    experience: many(9, (at) => ({
      ...period,
      _id: `x${at}`,
      company: LONG,
      designation: LONG,
      description: LONG.repeat(2),
    })),
    education: many(9, (at) => ({
      ...period,
      _id: `e${at}`,
      institute: LONG,
      degree: 'স্নাতক',
      subject: LONG,
    })),
    portfolio_links: many(
      12,
      (at) => `https://work-${at}.example/a-long-path/that-goes-on-and-on-and-on-for-a-while`,
    ),
  }
}

journey('the profile prints as a CV on exactly one A4 page, however much it says @desk', async ({ app }) => {
  const { page } = app
  const printPages = async () => {
    await expect(page.getByRole('button', { name: 'সিভি প্রিন্ট করুন' })).toBeVisible()
    return readPdf(await page.pdf({ preferCSSPageSize: true }))
  }
  await app.goto(FARHANA)
  const plain = await printPages()
  expect(plain.pages).toEqual([[595, 842]])
  expect(plain.missingFonts).toEqual([])
  await page.route(PREVIEW, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({ response, json: { ...reply, data: fillUp(reply.data) } })
  })
  await app.goto(FARHANA)
  expect((await printPages()).pages).toEqual([[595, 842]])
  await page.emulateMedia({ media: 'print' })
  // Before its paper has loaded the page prints without its controls.
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(page.locator('a[href="#main"]')).toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const cv = page.getByRole('article', { name: 'সিভি' })
  for (const heading of [/^Muhammad/, 'পরিচয়', 'অভিজ্ঞতা', 'শিক্ষা', 'যাচাই করা দক্ষতা'])
    await expect(cv.getByRole('heading', { name: heading })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  // Nothing of it is cut off.
  const hidden = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    const cv = document.querySelector('article[aria-label="সিভি"]')!
    const over = cv.scrollHeight - cv.clientHeight
    dispatchEvent(new Event('afterprint'))
    return over
  })
  expect(hidden).toBeLessThanOrEqual(0)
  await expect(page.locator('article[aria-label="সিভি"]')).toHaveCount(0)
  await page.unroute(PREVIEW)
  await page.emulateMedia({ media: null })
  await app.goto(`${FARHANA}?lang=en`)
  const english = await printPages()
  expect(english.pages).toEqual([[595, 842]])
  expect(english.missingFonts).toEqual([])
  const headings = await page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'))
    return [...document.querySelectorAll('article[lang="en"] :is(h2, h3)')].map((each) => each.textContent)
  })
  expect(headings).toEqual(expect.arrayContaining(['Farhana Akter', 'Experience', 'Verified skills']))
})
