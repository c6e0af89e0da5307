/**
 * The whole path using only keys, from the first page to the logout: nothing is clicked, and the focus is
 * visible at every stop.
 */

import type { Locator, Page } from '@playwright/test'
import { consent, payButton } from '../support/checkout-page.ts'
import { expect, journey } from '../support/journey.ts'
import { arrowTo, expectFocusIn, tabAndPress, tabBackTo, tabThrough, tabTo } from '../support/keyboard.ts'
import { people, SANDBOX_OTP } from '../support/people.ts'
import { BATCH, noteAt, position, seconds, STOPPED_AT, withoutHostedPlayer } from '../support/player-page.ts'

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true })
const link = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('link', { name, exact: typeof name === 'string' }).filter({ visible: true })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))

journey(
  'by keys: home, a filter, a course, its batch, the login over the checkout @desk',
  async ({ app }) => {
    const { page } = app
    const main = page.getByRole('main')
    await app.goto('/')
    await page.keyboard.press('Tab')
    await expectFocusIn(page, link(page, 'মূল অংশে যান'))
    await page.keyboard.press('Enter')
    await tabAndPress(page, link(main, 'সামনে শুরু হচ্ছে: সব দেখুন'))
    await expect(page).toHaveURL(/\/courses$/)
    await expectFocusIn(page, app.heading())

    await tabAndPress(page, button(main, 'লাইভ কোর্স'), 'Space')
    await expect(page).toHaveURL(/kind=live/)
    await expectFocusIn(page, button(main, 'লাইভ কোর্স'))
    await tabAndPress(page, link(main, 'লাইভ কোর্স: বাদ দিন'))
    await expect(page).toHaveURL(/\/courses$/)
    await expectFocusIn(page, main)
    await tabAndPress(page, link(main, /^ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট/))
    await expect(page).toHaveURL(/\/course\/full-stack-javascript/)
    await expectFocusIn(page, app.heading())

    await tabTo(page, main.getByRole('radio').first())
    await arrowTo(page, main.getByRole('radio', { name: /সকালের/ }))
    await tabAndPress(page, link(main, /ভর্তি হোন/))
    await expect(page).toHaveURL(/\/purchase\//)
    await expectFocusIn(page, dialog(page).getByRole('textbox', { name: 'ফোন নম্বর' }))
    await page.keyboard.type('01811')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectFocusIn(page, main)

    await tabAndPress(page, button(main, /লগইন/))
    await expectFocusIn(page, dialog(page).getByRole('textbox', { name: 'ফোন নম্বর' }))
    await page.keyboard.press('End')
    await page.keyboard.type(people.learnerWithoutCourses.phone.slice('01811'.length))
    await page.keyboard.press('Enter')
    await expectFocusIn(page, dialog(page).getByRole('textbox', { name: 'কোড' }))
    await page.keyboard.type(SANDBOX_OTP)
    await expect(dialog(page)).toHaveCount(0)
    await expectFocusIn(page, main)

    await expect(app.heading()).toHaveText('পেমেন্ট সম্পন্ন করুন')
  },
)

journey(
  'by keys: another batch, a code refused and one taken, a gateway, payment, my courses @desk',
  async ({ app }) => {
    const { page } = app
    const main = page.getByRole('main')
    await app.loginAs('learnerWithoutCourses')
    await app.goto('/purchase/full-stack-javascript?schedule=schedule-full-stack-javascript-13-1')
    await tabAndPress(page, button(main, 'ব্যাচ বদলান'))
    await expect(app.heading()).toHaveText('ব্যাচ বেছে নিন')
    await expectFocusIn(page, app.heading())
    await tabTo(page, main.getByRole('radio').first())
    await arrowTo(page, main.getByRole('radio', { name: /রাত ৯:০০/ }))
    await tabAndPress(page, button(main, 'এগিয়ে যান'))
    await expectFocusIn(page, app.heading())

    await tabTo(page, main.getByRole('radio', { checked: true }))
    await arrowTo(page, main.getByRole('radio', { name: /SSLCommerz/ }))
    await tabAndPress(page, button(main, 'প্রোমো কোড আছে?'))
    const code = main.getByRole('textbox', { name: 'প্রোমো কোড' })
    await expectFocusIn(page, code)
    await page.keyboard.type('SESH')
    await page.keyboard.press('Enter')
    await expect(code).toHaveAccessibleDescription('এই প্রোমো কোডের মেয়াদ শেষ হয়ে গেছে।')
    await expectFocusIn(page, code)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('KARIGOR10')
    await page.keyboard.press('Enter')
    await expect(page.getByText('KARIGOR10 প্রয়োগ হয়েছে')).toBeVisible()
    await expectFocusIn(page, main)

    await tabAndPress(page, payButton(page))
    await expectFocusIn(page, consent(page))
    await page.keyboard.press('Space')
    await tabAndPress(page, payButton(page))
    await expect(page.getByRole('heading', { name: 'কার্ড ও মোবাইল ব্যাংকিং' })).toBeVisible()
    await tabAndPress(page, button(page, 'পেমেন্ট করুন'))
    await expect(app.heading()).toHaveText('অভিনন্দন, ভর্তি সম্পন্ন!')
    await tabAndPress(page, link(main, 'ব্যাচে যান'))
    await expect(page).toHaveURL(/\/dashboard\/my-courses\/batch-/)
    await expectFocusIn(page, app.heading())
    await tabBackTo(page, link(main, 'আমার কোর্স'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
    await expectFocusIn(page, app.heading())
    await tabAndPress(page, link(main, /^ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট/))
    await expect(page).toHaveURL(/\/dashboard\/my-courses\/batch-/)
    await expectFocusIn(page, app.heading())
  },
)

journey('by keys: today, the batch, its tasks and modules @desk', async ({ app }) => {
  const { page } = app
  const main = page.getByRole('main')
  await app.loginAs('learner')
  await app.goto('/dashboard')
  await tabAndPress(page, link(main, /^যেখানে থেমেছিলেন/))
  await expect(page).toHaveURL(/\/recordings\//)
  await expectFocusIn(page, app.heading())
  await app.goto('/dashboard/my-courses')
  await tabAndPress(page, link(main, /^ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট/))
  await expect(page).toHaveURL(BATCH)
  await expectFocusIn(page, app.heading())

  await tabAndPress(page, button(main, 'অ্যাসাইনমেন্ট'), 'Space')
  await expectFocusIn(page, button(main, 'অ্যাসাইনমেন্ট'))
  await page.keyboard.press('Space')
  const modules = page.getByRole('navigation', { name: 'মডিউল' })
  await tabBackTo(page, modules.getByRole('link').last())
  await page.keyboard.press('Enter')
  // The page keeps its scroll position, which may leave its heading above the window.
  await expect.poll(() => main.evaluate((part) => part.contains(document.activeElement))).toBe(true)
})

journey('by keys: a recording and a note at its second @desk', async ({ app, sandbox, consoleWatch }) => {
  consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
  const { page } = app
  const main = page.getByRole('main')
  await app.loginAs('learner')
  await withoutHostedPlayer(page)
  await app.goto(BATCH)
  await tabAndPress(page, link(main, 'রেকর্ডিং'))
  await expectFocusIn(page, app.heading())
  await tabAndPress(page, link(main, /ক্লাস ২২/))
  await expect.poll(() => position(page)).toBe(STOPPED_AT)
  await tabTo(page, page.getByRole('slider', { name: 'ভিডিওর অবস্থান' }))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => seconds(page)).toBeGreaterThan(STOPPED_AT)
  await page.keyboard.press('Shift+Slash')
  await expectFocusIn(page, dialog(page))
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expectFocusIn(page, main)
  await page.keyboard.press('KeyN')
  const composer = page.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' })
  await expectFocusIn(page, composer)
  await page.keyboard.type('শুধু কি-বোর্ডে লেখা')
  await tabAndPress(page, button(main, 'নোট সেভ করুন'))
  const written = page.getByRole('listitem').filter({ hasText: 'শুধু কি-বোর্ডে লেখা' })
  await expect(written).toBeVisible()
  await expectFocusIn(page, composer)
  await tabAndPress(page, noteAt(page, '১২:০৫'))
  await expect.poll(() => seconds(page)).toBe(725)
  await tabAndPress(page, button(written, 'নোট মুছে ফেলুন'))
  await expect(written).toHaveCount(0)
  await expectFocusIn(page, page.getByRole('region', { name: 'নোট', exact: true }))
  await expect.poll(async () => (await sandbox.counts())['POST note']).toBe(1)
})

journey(
  'by keys: an assignment handed in, an invoice, the profile, devices, the logout @desk',
  async ({ app }) => {
    const { page } = app
    const main = page.getByRole('main')
    await app.loginAs('learner')
    await app.goto('/dashboard/tasks')
    await tabAndPress(page, link(main, /অ্যাসাইনমেন্ট ৫/))
    await expectFocusIn(page, app.heading())

    const work = page.getByRole('region', { name: 'আপনার কাজ' })
    const chooser = page.waitForEvent('filechooser')
    await tabAndPress(page, button(work, 'ফাইল বেছে নিন'))
    await (
      await chooser
    ).setFiles({ name: 'todo.zip', mimeType: 'application/zip', buffer: Buffer.from('PK-small-work') })
    await expect(link(work, /todo\.zip/)).toBeVisible()
    await expectFocusIn(page, main)
    await tabAndPress(page, button(work, 'জমা দিন'))
    await expectFocusIn(page, dialog(page))
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectFocusIn(page, button(work, 'জমা দিন'))
    await page.keyboard.press('Enter')
    await expectFocusIn(page, dialog(page))
    await tabAndPress(page, button(dialog(page), 'জমা দিন'))
    await expectFocusIn(page, page.getByRole('heading', { name: 'জমা হয়েছে' }))

    const openFromMenu = async (name: string) => {
      await tabBackTo(page, button(page, /অ্যাকাউন্টের মেনু$/))
      await page.keyboard.press('Enter')
      await tabAndPress(page, link(page, name))
      await expectFocusIn(page, app.heading())
    }
    await openFromMenu('লেনদেন')
    await tabAndPress(page, link(main, /^HTML ও CSS/))
    await expectFocusIn(page, app.heading())
    await tabTo(page, button(main, 'প্রিন্ট করুন'))

    await openFromMenu('প্রোফাইল')
    await tabTo(page, main.getByRole('textbox', { name: 'ডাকনাম' }))
    await page.keyboard.press('Control+A')
    await page.keyboard.type('নুসু')
    await page.keyboard.press('Enter')
    await expect(page.getByText('সব সেভ করা আছে')).toBeVisible()
    await expectFocusIn(page, main.getByRole('textbox', { name: 'ডাকনাম' }))

    await openFromMenu('ডিভাইস')
    await tabAndPress(page, button(main, 'এখান থেকে লগআউট করুন'))
    await expectFocusIn(page, dialog(page))
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expectFocusIn(page, button(main, 'এখান থেকে লগআউট করুন'))
    await page.keyboard.press('Enter')
    await expectFocusIn(page, dialog(page))
    await tabAndPress(page, button(dialog(page), 'লগআউট'))
    await expect(page).toHaveURL(/\/$/)
    await tabBackTo(page, button(page, 'লগইন'))
  },
)

journey(
  'by keys in a narrow window: the bars at the top and bottom never cover the focus @desk',
  async ({ app }) => {
    await app.page.setViewportSize({ width: 360, height: 640 })
    await app.loginAs('learner')
    for (const address of [
      '/course/full-stack-javascript',
      '/dashboard/recordings',
      '/support?category=class-recording',
    ]) {
      await app.goto(address)
      await tabThrough(app.page, 24)
    }
  },
)
