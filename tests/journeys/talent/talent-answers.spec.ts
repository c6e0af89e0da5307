/** Interviews and offers of a talent: answered, changed, and refused once it is too late. (spec 4, ruling R56) */

import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readCalendar } from '../../support/read-calendar.ts'
import { expect, journey } from '../support/journey.ts'

const INTERVIEWS = '/talent-desk/interviews'
const OFFERS = '/talent-desk/offers'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const card = (page: Page, company: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: company })
const toast = (page: Page, text: string | RegExp) => page.getByRole('region').getByText(text)

async function answer(page: Page, company: string, button: string): Promise<void> {
  await page.getByRole('button', { name: `${company}: ${button}` }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: button.replace('উত্তর বদলান', 'থাকতে পারছি না'), exact: true })
    .click()
}

journey(
  'an invitation is accepted, kept in the calendar, and changed while there is time',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('talent')
    await app.goto(INTERVIEWS)
    await expect(tab(page, 'উত্তর বাকি ৪')).toHaveAttribute('aria-selected', 'true')
    await expect(card(page, 'পদ্মা সফট')).toContainText(/উত্তর দেওয়ার সময় বাকি/)
    await app.expectSound()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'শাপলা ল্যাবস: ক্যালেন্ডারে রাখুন' }).click()
    const [event] = readCalendar(readFileSync(await (await coming).path(), 'utf8')).events
    expect(event).toMatchObject({
      summary: 'ইন্টারভিউ: UI ইঞ্জিনিয়ার, শাপলা ল্যাবস',
      location: 'মিরপুর ১০, ঢাকা',
      alarm: '-PT30M',
    })

    await page.getByRole('button', { name: 'পদ্মা সফট: থাকব' }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('ইন্টারভিউয়ে থাকবেন?')
    await expect(question).toContainText(/পদ্মা সফটকে জানানো হবে।.*পর্যন্ত মত বদলাতে পারবেন।/)
    await question.getByRole('button', { name: 'ভাবছি' }).click()
    await expect(tab(page, 'উত্তর বাকি ৪')).toBeVisible()
    await answer(page, 'পদ্মা সফট', 'থাকব')
    await expect(toast(page, 'পদ্মা সফটকে জানানো হয়েছে, আপনি ইন্টারভিউয়ে থাকছেন।')).toBeVisible()
    await expect(tab(page, 'উত্তর বাকি ৩')).toBeVisible()
    await tab(page, 'সামনে ২').click()
    await expect(page).toHaveURL(/show=ahead/)
    await expect(card(page, 'পদ্মা সফট')).toContainText('থাকবেন জানিয়েছেন')
    await expect(card(page, 'পদ্মা সফট').getByRole('link', { name: /ভিডিও কলের লিংক/ })).toHaveAttribute(
      'rel',
      /noopener/,
    )
    await app.expectSound()
    await answer(page, 'পদ্মা সফট', 'উত্তর বদলান')
    await expect(toast(page, 'পদ্মা সফটকে জানানো হয়েছে, আপনি ইন্টারভিউয়ে থাকতে পারছেন না।')).toBeVisible()
    await page.reload()
    await tab(page, 'আগের ৬').click()
    await expect(card(page, 'পদ্মা সফট')).toContainText(/থাকবেন না জানিয়েছেন.*পর্যন্ত বদলানো যাবে/s)
    await expect(card(page, 'কর্ণফুলী আইটি')).toContainText('উত্তর দেওয়া হয়নি, আর দেওয়া যাবে না')
    await app.expectSound()
  },
)

journey(
  'two offers are beside each other, one is declined, and its letter opens by a fresh address',
  async ({ app, sandbox }, info) => {
    const { page } = app
    await app.loginAs('talent')
    await app.goto(OFFERS)
    const one = (await card(page, 'নদী ক্রিয়েটিভ').boundingBox())!
    const other = (await card(page, 'দিগন্ত টেকনোলজিস').boundingBox())!
    if (info.project.name === 'desk') expect(other.y).toBe(one.y)
    else expect(other.x).toBe(one.x)
    await sandbox.forgetCalls()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'দিগন্ত টেকনোলজিস: প্রস্তাবপত্র খুলুন' }).click()
    expect(readFileSync(await (await coming).path(), 'utf8')).toContain('প্রিয় ফারহানা আক্তার')
    expect((await sandbox.calls()).map(({ path }) => path)).toContain('offer/talent/:id')
    await answer(page, 'নদী ক্রিয়েটিভ', 'ফিরিয়ে দিন')
    await expect(toast(page, 'নদী ক্রিয়েটিভকে জানানো হয়েছে, আপনি অফারটি ফিরিয়ে দিয়েছেন।')).toBeVisible()
    await expect(card(page, 'নদী ক্রিয়েটিভ')).toHaveCount(0)
  },
)

journey(
  'a tab that was open too long shows the present state, and nothing is answered',
  async ({ app, sandbox, consoleWatch }) => {
    // The session is renewed on the way.
    consoleWatch.allow(/409|401/)
    const { page } = app
    await app.loginAs('talent')
    await app.goto(INTERVIEWS)
    await expect(card(page, 'শাপলা ল্যাবস')).toBeVisible()
    // Past the first deadline: the page itself does not know yet.
    await sandbox.forward(60 * 3600)
    await answer(page, 'শাপলা ল্যাবস', 'থাকব')
    const late = page.getByRole('alert').filter({ hasText: 'উত্তর দেওয়ার সময় শেষ হয়ে গেছে।' })
    await expect(late).toContainText('শাপলা ল্যাবস')
    await expect(card(page, 'শাপলা ল্যাবস')).toHaveCount(0)
    await app.expectSound()
    await late.getByRole('button', { name: 'আগেরগুলো দেখুন' }).click()
    await expect(card(page, 'শাপলা ল্যাবস')).toContainText(/উত্তরের সময় শেষ.*আর দেওয়া যাবে না/s)
    await expect(page.getByRole('button', { name: 'শাপলা ল্যাবস: উত্তর বদলান' })).toHaveCount(0)
  },
)

journey('another person’s offer is neither opened nor answered', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/403/)
  const { page } = app
  await page.route('**/offer/list*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('offer-digonto', 'offer-sumaiya'),
    })
  })
  await app.loginAs('talent')
  await app.goto(OFFERS)
  await page.getByRole('button', { name: 'দিগন্ত টেকনোলজিস: প্রস্তাবপত্র খুলুন' }).click()
  const failed = card(page, 'দিগন্ত টেকনোলজিস').getByRole('alert')
  await expect(failed).toHaveCount(1)
  await answer(page, 'দিগন্ত টেকনোলজিস', 'গ্রহণ করুন')
  await expect(failed).toHaveCount(2)
  await expect(tab(page, 'উত্তর বাকি ৪')).toBeVisible()
})
