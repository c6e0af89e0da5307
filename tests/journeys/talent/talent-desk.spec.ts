/**
 * The talent's desk: from an empty profile to a published one, and everything that may go wrong on the way.
 * (ruling R55)
 */

import type { Locator, Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { PHONE } from '../support/windows.ts'

const DESK = '/talent-desk'
const PROFILE = `${DESK}/profile`
const EDUCATION = `${DESK}/education`
const MOST_TAPS = 25
/** In milliseconds; after it, a removal is final. (spec 9 Toast auto-hide of the new variant) */
const UNDO_OVER = 11_000
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const choice = (page: Page, name: string) => page.getByRole('combobox', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toggle = (page: Page) => page.getByRole('switch', { name: 'সবার জন্য খোলা' })
const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

journey(
  'an empty profile is public after a few taps, and shows others what they may see',
  async ({ app, browser, copy, consoleWatch }, info) => {
    // A free username is one without a page.
    consoleWatch.allow(/404 \(Not Found\)/)
    const { page } = app
    await app.loginAs('newTalent')
    await app.goto(DESK)
    await expect(toggle(page)).toBeDisabled()
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.click()
    }
    const type = async (target: Locator, text: string) => {
      await tap(target)
      await target.fill(text)
    }
    /** The list and its line. */
    const choose = async (name: string, value: string) => {
      taps += 2
      await choice(page, name).selectOption(value)
    }

    await tap(page.getByRole('link', { name: 'ইউজারনেম যোগ করুন' }))
    await expect(field(page, 'ইউজারনেম')).toBeFocused()
    await page.keyboard.type('sajid-ahsan')
    await expect(field(page, 'ইউজারনেম')).toHaveAccessibleDescription(/\/talent\/sajid-ahsan/)
    await type(field(page, 'এক লাইনে আপনার পরিচয়'), 'ব্যাকএন্ড ডেভেলপার')
    await type(field(page, /নিজের কথা/), 'ছোট ব্যবসার জন্য নির্ভরযোগ্য সার্ভার বানাই।')
    await tap(button(page, '‘Express’ যোগ করুন'))
    await tap(button(page, '‘MongoDB’ যোগ করুন'))
    await type(field(page, /কাজের লিংক ১/), 'dokan.karigor.example')
    await type(field(page, /GitHub/), 'github.com/sajid-karigor-example')
    await tap(button(page, 'সেভ করুন'))
    await expect(page.getByText('সব সেভ করা আছে')).toBeVisible()

    await tap(page.getByRole('link', { name: 'শিক্ষা', exact: true }))
    await tap(button(page, 'শিক্ষাগত যোগ্যতা যোগ করুন'))
    await expect(field(page, 'শিক্ষাপ্রতিষ্ঠান')).toBeFocused()
    await page.keyboard.type('খুলনা বিশ্ববিদ্যালয়')
    await type(field(page, 'ডিগ্রি'), 'বিএসসি')
    await choose('শুরুর মাস', '01')
    await choose('শুরুর বছর', '2022')
    await tap(page.getByRole('checkbox', { name: 'এখনো চলছে' }))
    await tap(button(page, 'যোগ করুন'))
    await expect(row(page, 'খুলনা বিশ্ববিদ্যালয়')).toContainText('জানুয়ারি ২০২২ – এখনো চলছে')
    // Its label covers the radio and receives the press.
    taps += 1
    await page.getByRole('radio', { name: 'অন্যরা যা দেখেন' }).click({ force: true })
    await tap(toggle(page))
    await expect(button(page, 'কপি')).toBeVisible()
    await app.expectSound()
    info.annotations.push({ type: 'from an empty profile to a published one', description: `${taps} taps` })
    expect(taps).toBeLessThanOrEqual(MOST_TAPS)

    const guest = await (await browser.newContext()).newPage()
    const reply = guest.waitForResponse(
      (each) => each.url().includes('talent/preview') && each.request().method() === 'GET',
    )
    await guest.goto(`${copy.clientUrl}/talent/sajid-ahsan`)
    await expect(guest.getByRole('heading', { level: 1, name: /সাজিদ আহসান/ })).toBeVisible()
    await expect(guest.getByText('খুলনা বিশ্ববিদ্যালয়')).toBeVisible()
    expect(await (await reply).text()).not.toContain('01321111111')
    await guest.context().close()
  },
)

journey(
  'an invalid field says so, and typed text is restored after a reload and a killed tab',
  async ({ app, context, copy, consoleWatch, sandbox }) => {
    consoleWatch.allow(/409 \(Conflict\)|404 \(Not Found\)|500 \(Internal Server Error\)/)
    await app.loginAs('newTalent')
    await app.goto(PROFILE)
    let { page } = app
    await field(page, 'ইউজারনেম').fill('farhana-akter')
    await expect(field(page, 'ইউজারনেম')).toHaveAccessibleDescription('এই ইউজারনেমটি আর খালি নেই।')
    // That page is hidden, and yet the name is taken.
    await field(page, 'ইউজারনেম').fill('partha-saha')
    await field(page, /GitHub/).fill('javascript:alert(1)')
    await field(page, 'নতুন দক্ষতা').fill('Express, express, বুনন,')
    await field(page, 'নতুন দক্ষতা').fill('টাইপ করা')
    await button(page, 'সেভ করুন').click()
    await expect(field(page, /GitHub/)).toBeFocused()
    await expect(field(page, /GitHub/)).toHaveAccessibleDescription(/লিংকটি ঠিক নয়/)
    await field(page, /GitHub/).fill('github.com/sajid-karigor-example')
    await button(page, 'সেভ করুন').click()
    await expect(field(page, 'ইউজারনেম')).toHaveAccessibleDescription('এই ইউজারনেমটি আর খালি নেই।')
    expect((await sandbox.counts())['PATCH talent']).toBe(1)

    const next = await context.newPage()
    await page.close({ runBeforeUnload: false })
    page = next
    await page.goto(copy.clientUrl + DESK)
    await page.getByRole('link', { name: 'সেভ না করা লেখা আছে' }).click()
    await expect(field(page, 'ইউজারনেম')).toHaveValue('partha-saha')
    await expect(field(page, 'নতুন দক্ষতা')).toHaveValue('টাইপ করা')
    await field(page, 'ইউজারনেম').fill('sajid')
    await sandbox.fault({ method: 'PATCH', path: '/talent', kind: 'status', status: 500 })
    await button(page, 'সেভ করুন').click()
    const waiting = page.getByText('জমা নেওয়া হয়েছে, পাঠানো বাকি')
    await expect(waiting).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(waiting).toBeHidden()
    await expect(page.getByText('সব সেভ করা আছে')).toBeVisible()
    const skills = page.getByRole('list', { name: 'আপনার দক্ষতা' })
    await expect(skills.getByRole('listitem')).toHaveText(['Express', 'বুনন', 'টাইপ করা'])
    await expect(field(page, /GitHub/)).toHaveValue('https://github.com/sajid-karigor-example')
  },
)

journey(
  'a school ends after it began, is sorted by its date, and is restored by undo',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('talent')
    await app.goto(EDUCATION)
    await button(page, 'শিক্ষাগত যোগ্যতা যোগ করুন').click()
    await button(page, 'যোগ করুন').click()
    await expect(field(page, 'শিক্ষাপ্রতিষ্ঠান')).toBeFocused()
    await expect(choice(page, 'শুরুর মাস')).toHaveAccessibleDescription(/শুরুর মাস ও বছর/)
    await expect(choice(page, 'শেষের মাস')).toHaveAccessibleDescription(/এখনো চলছে/)
    await field(page, 'শিক্ষাপ্রতিষ্ঠান').fill('নদী স্কুল')
    await field(page, 'ডিগ্রি').fill('এসএসসি')
    await choice(page, 'শুরুর মাস').selectOption('05')
    await choice(page, 'শুরুর বছর').selectOption('2015')
    await choice(page, 'শেষের মাস').selectOption('04')
    await choice(page, 'শেষের বছর').selectOption('2015')
    await button(page, 'যোগ করুন').click()
    await expect(choice(page, 'শেষের মাস')).toHaveAccessibleDescription(/শুরুর আগে পড়েছে/)
    await page.reload()
    await expect(field(page, 'শিক্ষাপ্রতিষ্ঠান')).toHaveValue('নদী স্কুল')
    await choice(page, 'শেষের বছর').selectOption('2016')
    await button(page, 'যোগ করুন').click()
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows.last()).toContainText('নদী স্কুল · মে ২০১৫ – এপ্রিল ২০১৬')
    await expect(rows).toHaveCount(3)

    await button(page, 'এসএসসি মুছে ফেলুন').click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect(rows).toHaveCount(3)
    expect((await sandbox.counts())['DELETE talent/education/:id']).toBeUndefined()
    await button(page, 'এসএসসি মুছে ফেলুন').click()
    // A page that is left sends its pending removals.
    await page.goto(DESK)
    await expect(page.getByRole('heading', { name: 'ফারহানা আক্তার' })).toBeVisible()
    await expect(page.getByText('নদী স্কুল')).toHaveCount(0)
    await expect.poll(async () => (await sandbox.counts())['DELETE talent/education/:id']).toBe(1)
  },
)

journey(
  "one press leads from the talent's day to the learner's and back; a closed page is closed to all @desk",
  async ({ app, browser, copy, consoleWatch }) => {
    consoleWatch.allow(/404 \(Not Found\)/)
    const { page } = app
    await app.loginAs('talent')
    await app.goto(DESK)
    await expect(page.getByRole('link', { name: /^২টি অফার, ২টি ইন্টারভিউ/ })).toHaveAttribute(
      'href',
      `${DESK}/interviews`,
    )
    const menu = page.getByRole('navigation', { name: 'শিক্ষার্থীর মেনু' })
    await expect(menu.getByRole('link', { name: /ইন্টারভিউ ও অফার/ })).toContainText('৪')
    await menu.getByRole('link', { name: 'আমার কোর্স' }).click()
    await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
    await expect(menu.getByRole('link', { name: /ইন্টারভিউ ও অফার/ })).toContainText('৪')
    await menu.getByRole('link', { name: 'ট্যালেন্ট প্রোফাইল' }).click()
    await page.evaluate(() => {
      window.print = () => {
        dispatchEvent(new Event('beforeprint'))
        const papers = document.querySelectorAll('article[aria-label="সিভি"]').length
        dispatchEvent(new Event('afterprint'))
        document.documentElement.setAttribute('data-printed', String(papers))
      }
    })
    // At once, before the paper has loaded by itself.
    await button(page, 'সিভি প্রিন্ট করুন').click()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
    await expect(toggle(page)).toBeChecked()
    await toggle(page).click()
    await expect(page.getByText('লিংকটি এখন বন্ধ, শুধু আপনি দেখছেন।')).toBeVisible()
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(`${copy.clientUrl}/talent/farhana-akter`)
    await expect(guest.getByText('এই ঠিকানায় কোনো প্রোফাইল নেই')).toBeVisible()
    await guest.context().close()
  },
)

journey(
  'on a phone the two days are one press apart, and open invitations are counted among the personal pages @desk',
  async ({ app }) => {
    const { page } = app
    await page.setViewportSize(PHONE)
    await app.loginAs('talent')
    await app.goto('/dashboard/my-courses')
    await page.getByRole('link', { name: 'ট্যালেন্ট প্রোফাইল' }).click()
    await expect(page.getByRole('heading', { name: 'ফারহানা আক্তার' })).toBeVisible()
    await page.getByRole('navigation', { name: 'শিক্ষার্থীর মেনু' }).getByRole('link', { name: 'আমি' }).click()
    await page.getByRole('link', { name: 'ট্যালেন্ট প্রোফাইল ৪টি উত্তর বাকি' }).click()
    await expect(page).toHaveURL(/\/talent-desk$/)
  },
)

journey(
  "a person's photo replaces the drawn face, and an avatar replaces the photo @desk",
  async ({ app }) => {
    const { page } = app
    await app.loginAs('talent')
    await app.goto(PROFILE)
    const portrait = page.getByRole('region', { name: 'ছবি' }).locator('img').first()
    const drawn = await portrait.getAttribute('src')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
    await expect(page.getByText('প্রোফাইল সেভ হয়েছে।')).toBeVisible()
    await expect(portrait).not.toHaveAttribute('src', drawn ?? '')
    await app.goto(DESK)
    await expect(page.getByRole('link', { name: 'নিজের ছবি যোগ করুন' })).toHaveCount(0)
    await app.goto(PROFILE)
    await page.getByText('আঁকা ছবি থেকে বেছে নিন').click()
    await page.getByRole('radio', { name: 'খোঁপা, কমলা শাড়ি' }).check({ force: true })
    await page.getByRole('region', { name: 'ছবি' }).getByRole('button', { name: 'সেভ করুন' }).click()
    await expect(portrait).toHaveAttribute('src', /\/avatars\/11\.svg/)
    await app.goto(DESK)
    await expect(page.getByRole('link', { name: 'নিজের ছবি যোগ করুন' })).toBeVisible()
  },
)

journey(
  'a school and a post are changed, and removed after the time for undo @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    const rows = page.getByRole('main').getByRole('listitem')
    await app.loginAs('talent')
    await page.clock.install()
    await app.goto(`${DESK}/experience`)
    await expect(page.getByRole('button', { name: / বদলান$/ }).first()).toBeVisible()
    const before = await rows.count()
    await button(page, 'অভিজ্ঞতা যোগ করুন').click()
    await field(page, 'প্রতিষ্ঠান').fill('নকশিঘর')
    await field(page, 'পদ').fill('শিক্ষানবিশ')
    await choice(page, 'শুরুর মাস').selectOption('03')
    await choice(page, 'শুরুর বছর').selectOption('2023')
    await page.getByRole('checkbox', { name: 'এখনো চলছে' }).check()
    await button(page, 'যোগ করুন').click()
    await expect(rows).toHaveCount(before + 1)
    await button(page, 'শিক্ষানবিশ বদলান').click()
    await field(page, 'পদ').fill('ডেভেলপার, নকশিঘর')
    await button(page, 'সেভ করুন').click()
    await button(page, 'ডেভেলপার, নকশিঘর মুছে ফেলুন').click()
    await page.clock.fastForward(UNDO_OVER)
    await expect.poll(async () => (await sandbox.counts())['DELETE talent/experience/:id']).toBe(1)
    await expect(rows).toHaveCount(before)

    await app.goto(EDUCATION)
    await page
      .getByRole('button', { name: / বদলান$/ })
      .first()
      .click()
    await field(page, 'ডিগ্রি').fill('স্নাতক (সম্মান)')
    await button(page, 'সেভ করুন').click()
    await expect(row(page, 'স্নাতক (সম্মান)')).toBeVisible()
    await button(page, 'স্নাতক (সম্মান) মুছে ফেলুন').click()
    await page.clock.fastForward(UNDO_OVER)
    await expect.poll(async () => (await sandbox.counts())['DELETE talent/education/:id']).toBe(1)
    await expect(row(page, 'স্নাতক (সম্মান)')).toHaveCount(0)
  },
)
