/** A teacher's other work: days, notices, resources, assignments, the help queue of a class, endorsing a talent. (spec 6) */

import type { Page } from '@playwright/test'
import { formatDate } from '#src/lib/bn.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { writeContent } from '../../support/file-content.ts'
import { expect, journey } from '../support/journey.ts'
import { expectFileStored } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'

const BATCH = '/teacher/batches/batch-full-stack-12'
/** In milliseconds; after it, a removal is final. (spec 9 Toast auto-hide of the new variant) */
const UNDO_OVER = 11_000
const LEARNERS_NOTICES = '/dashboard/my-courses/batch-full-stack-12/notices'

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const toast = (page: Page, text: string | RegExp) => page.getByRole('region', { name: /বার্তা/ }).getByText(text)

journey('a day is added to the plan and changed; its draft survives a reload', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`${BATCH}/study-plan?module=module-fs12-6`)
  await page.getByRole('link', { name: 'নতুন দিন' }).first().click()
  await press(page, 'দিন যোগ করুন')
  await expect(page.getByText('দিনের নাম লিখুন।')).toBeVisible()
  await expect(field(page, 'দিনের নাম')).toBeFocused()
  await field(page, 'দিনের নাম').fill('দলগত কোড রিভিউ')
  await field(page, /এই দিনে কী হবে/).fill('দুজনে মিলে দেখুন:\n- নাম\n- ভুল')
  await app.expectSound()
  await page.reload()
  await expect(field(page, 'দিনের নাম')).toHaveValue('দলগত কোড রিভিউ')
  await press(page, 'দিন যোগ করুন')
  await expect(toast(page, 'দিনটি স্টাডি প্ল্যানে যোগ হয়েছে।')).toBeVisible()
  await page.getByRole('link', { name: 'দলগত কোড রিভিউ: দিনটি বদলান' }).click()
  await expect(field(page, /এই দিনে কী হবে/)).toHaveValue('দুজনে মিলে দেখুন:\n\n- নাম\n- ভুল')
  await field(page, 'দিনের নাম').fill('কোড রিভিউ')
  await press(page, 'সেভ করুন')
  await expect(page.getByRole('heading', { name: /কোড রিভিউ/, level: 2 })).toBeVisible()
})

journey(
  'an urgent notice shows its reach, is the first one that a learner sees, and its removal can be undone',
  async ({ app, sandbox, copy, browser }) => {
    const { page } = app
    const removals = async () => (await sandbox.calls()).filter(({ method }) => method === 'DELETE').length
    await app.loginAs('teacher')
    await page.clock.install()
    await app.goto(`${BATCH}/notices`)
    await page.getByRole('link', { name: 'নতুন নোটিশ' }).click()
    await field(page, 'শিরোনাম').fill('আজ ক্লাস এক ঘণ্টা পরে')
    await field(page, /এক লাইনে/).fill('রাত ১০টায় শুরু হবে।')
    await field(page, /পুরো নোটিশ/).fill('আজকের ক্লাস **রাত ১০টায়** শুরু হবে।')
    await page.getByRole('switch', { name: 'জরুরি নোটিশ' }).check()
    await expect(page.getByText(/১৪২ জন শিক্ষার্থী এই নোটিশ পাবেন/)).toBeVisible()
    await app.expectSound()
    await press(page, 'প্রকাশ করুন')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('১৪২ জন শিক্ষার্থী এখনই নোটিফিকেশন পাবেন।')
    await dialog.getByRole('button', { name: 'প্রকাশ করুন' }).click()
    await expect(page.getByRole('link', { name: 'আজ ক্লাস এক ঘণ্টা পরে' })).toBeVisible()

    const context = await browser.newContext()
    await giveSession(context, copy.clientUrl, copy.apiUrl, people.learner)
    const learner = await context.newPage()
    await learner.goto(`${copy.clientUrl}${LEARNERS_NOTICES}`)
    const first = learner.locator('details').first()
    await expect(first).toContainText('আজ ক্লাস এক ঘণ্টা পরে')
    await expect(first).toContainText('জরুরি')
    await first.click()
    await expect(first.locator('strong')).toHaveText('রাত ১০টায়')

    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'আজ ক্লাস এক ঘণ্টা পরে' })
    await press(page, 'আজ ক্লাস এক ঘণ্টা পরে তুলে নিন')
    await expect(row).toBeHidden()
    await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect(row).toBeVisible()
    // The row also stays after the time to undo is over.
    await page.clock.fastForward(11_000)
    await expect(toast(page, 'আজ ক্লাস এক ঘণ্টা পরে')).toHaveCount(0)
    expect(await removals()).toBe(0)
    // Leaving the page before the time to undo is over sends the removal at once.
    await press(page, 'আজ ক্লাস এক ঘণ্টা পরে তুলে নিন')
    await expect(row).toBeHidden()
    await page.reload()
    await expect.poll(removals).toBe(1)
    await learner.reload()
    await expect(learner.locator('details').first()).toContainText('ক্লাসের সময় বদলেছে')
    await context.close()
  },
)

journey('a resource upload shows its progress; a wrong kind of file is refused before', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`${BATCH}/resources`)
  await press(page, 'রিসোর্স যোগ করুন')
  await expect(field(page, 'নাম')).toBeFocused()
  await field(page, 'নাম').fill('হুকের চিটশিট')
  await page.getByRole('combobox', { name: 'মডিউল' }).selectOption({ index: 6 })
  await field(page, 'ধরন').fill('পড়ার উপকরণ')
  const chooser = page.locator('input[type=file]').first()
  await chooser.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByText('এই ধরনের ফাইল এখানে নেওয়া হয় না।')).toBeVisible()
  await chooser.setInputFiles({
    name: 'hooks.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(writeContent('hooks.pdf', 'a'.repeat(1_500_000))),
  })
  await app.expectSound()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 700_000,
  })
  await press(page, 'যোগ করুন')
  await expect(page.getByRole('progressbar', { name: /hooks\.pdf/ })).toBeVisible()
  await expect(toast(page, 'রিসোর্সটি যোগ হয়েছে।')).toBeVisible()
  await expect(page.getByRole('link', { name: /হুকের চিটশিট/ })).toBeVisible()
})

journey(
  'an assignment is created in a day, read and changed; its text survives a failed call',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${BATCH}/study-plan?module=module-fs12-6`)
    await page.getByRole('link', { name: 'দিন ৪২-এ অ্যাসাইনমেন্ট দিন' }).click()
    await field(page, 'অ্যাসাইনমেন্টের নাম').fill('কাস্টম হুক লিখুন')
    await field(page, /কী করতে হবে/).fill('একটি হুক লিখুন।')
    const day = getDhakaDay(Date.now() + 40 * 86_400_000)
    await page.getByLabel(/জমার শেষ সময়/).fill(`${day}T23:59`)
    await expect(page.getByText(`${formatDate(`${day}T00:00:00+06:00`)}, রাত ১১:৫৯`)).toBeVisible()
    await app.expectSound()
    await sandbox.fault({ method: 'POST', path: 'assignment', kind: 'status', status: 500 })
    await press(page, 'অ্যাসাইনমেন্ট দিন')
    // It waits, and is sent again by itself.
    await expect(page).toHaveURL(/study-plan/)
    await expect.poll(async () => (await sandbox.counts())['POST assignment']).toBe(2)
    await app.goto(`${BATCH}/study-plan?module=module-fs12-6`)
    await page.getByRole('link', { name: /কাস্টম হুক লিখুন/ }).click()
    await expect(app.heading()).toHaveText('কাস্টম হুক লিখুন')
    await app.expectSound()
    await page.getByRole('link', { name: 'বদলান' }).click()
    await field(page, 'অ্যাসাইনমেন্টের নাম').fill('নিজের হুক লিখুন')
    await press(page, 'সেভ করুন')
    await expect(app.heading()).toHaveText('নিজের হুক লিখুন')
  },
)

journey('the help queue of a class is worked through and its topics are edited', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto('/teacher/live/live-fs12-23')
  await expect(page.getByText('৩ জন অপেক্ষায়')).toBeVisible()
  // Sooner than the next poll, ten seconds after the page was opened.
  const atOnce = { timeout: 8000 }
  await press(page, 'আমি দেখছি: রাকিব হোসেনের প্রশ্ন')
  await expect(page.getByText('২ জন অপেক্ষায়')).toBeVisible(atOnce)
  await press(page, 'রাকিব হোসেন: উত্তর দেওয়া হয়েছে')
  await expect(page.getByRole('button', { name: 'রাকিব হোসেনকে আবার অপেক্ষায় রাখুন' })).toBeVisible(atOnce)
  // Beside a press that is still on its way, the text of a button is not its name yet.
  await expect(page.locator('[data-pending=true]')).toHaveCount(0)
  await app.expectSound()
  await press(page, 'ক্লাসের লেখা বদলান')
  await field(page, /বিষয়গুলো/).fill('State কী\nProps কী')
  await press(page, 'সেভ করুন')
  await expect(page.getByRole('listitem').filter({ hasText: 'Props কী' })).toBeVisible()
})

journey(
  'two presses on one spot of the help queue choose one learner, and no row moves @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/live/live-fs12-23')
    const names = () => page.getByRole('main').getByRole('listitem').locator('strong').allInnerTexts()
    await expect(page.getByText('৩ জন অপেক্ষায়')).toBeVisible()
    const before = await names()
    const again = page.getByRole('button', { name: /আবার অপেক্ষায় রাখুন$/ })
    const helped = await again.count()
    const take = page.getByRole('button', { name: /^আমি দেখছি/ })
    const { x, y, width, height } = (await take.first().boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page.getByText('২ জন অপেক্ষায়')).toBeVisible()
    await page.mouse.click(x + width / 2, y + height / 2)
    await page
      .getByRole('button', { name: /উত্তর দেওয়া হয়েছে$/ })
      .first()
      .click()
    await expect(take).toHaveCount(2)
    await expect(again).toHaveCount(helped + 1)
    expect(await names()).toEqual(before)
  },
)

journey('a past deadline is asked about before an assignment is created', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto('/teacher/assignments/new?batch=batch-full-stack-12&plan=plan-fs12-40')
  await field(page, 'অ্যাসাইনমেন্টের নাম').fill('দেরির কাজ')
  await page.getByLabel(/জমার শেষ সময়/).fill('2020-01-01T10:00')
  await field(page, /কী করতে হবে/).fill('হুক লিখুন।')
  await press(page, 'অ্যাসাইনমেন্ট দিন')
  const question = page.getByRole('dialog')
  await expect(question).toContainText('শেষ সময়টি পেরিয়ে গেছে')
  await question.getByRole('button', { name: 'সময় বদলান' }).click()
  expect(
    (await sandbox.calls()).filter(({ method, path }) => method === 'POST' && path === 'assignment'),
  ).toHaveLength(0)
  await press(page, 'অ্যাসাইনমেন্ট দিন')
  await question.getByRole('button', { name: 'এভাবেই রাখুন' }).click()
  await expect(app.heading()).toHaveText('দেরির কাজ')
})

journey('a talent is found among the learners and endorsed after a confirmation', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`${BATCH}/learners`)
  await page.getByRole('combobox', { name: 'কাদের দেখাবে' }).selectOption('talent')
  await expect(page).toHaveURL(/show=talent/)
  await app.expectSound()
  await press(page, 'সুমাইয়া খাতুনকে সুপারিশ করুন')
  await page.getByRole('dialog').getByRole('button', { name: 'সুপারিশ করুন' }).click()
  // The toast contains the name too.
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'সুমাইয়া খাতুন' })).toContainText(
    'সুপারিশ করেছেন',
  )
  await page.getByRole('link', { name: 'পারফরম্যান্স' }).click()
  await page.getByRole('link', { name: /নজর দরকার/ }).click()
  await expect(page).toHaveURL(/show=risk/)
})

journey(
  'a chosen file survives a reload and a failed call and is sent with the text',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${BATCH}/resources?edit=new`)
    await field(page, 'নাম').fill('স্টেটের নোট')
    await page.getByRole('combobox', { name: 'মডিউল' }).selectOption({ index: 6 })
    await field(page, 'ধরন').fill('ক্লাসের নোট')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'state.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(writeContent('state.pdf')),
      })
    await expect(page.getByText('state.pdf')).toBeVisible()
    await expectFileStored(page)
    await page.reload()
    await expect(page.getByText('state.pdf')).toBeVisible()
    await expect(field(page, 'নাম')).toHaveValue('স্টেটের নোট')
    await sandbox.fault({ method: 'POST', path: 'resource', kind: 'status', status: 500 })
    await press(page, 'যোগ করুন')
    await expect(page.getByText('state.pdf')).toBeVisible()
    await expect(toast(page, 'রিসোর্সটি যোগ হয়েছে।')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'স্টেটের নোট' })).toContainText('state.pdf')
  },
)

journey('an exam is created from its day and then listed on the page of the day', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`${BATCH}/study-plan/plan-fs12-40`)
  await app.expectSound()
  await page.getByRole('main').getByRole('link', { name: 'পরীক্ষা বানান', exact: true }).click()
  await expect(page.getByRole('link', { name: /দিন ৪০/ })).toBeVisible()
  await field(page, 'শিরোনাম').fill('State রিভিশন')
  await press(page, 'খসড়া তৈরি করুন')
  await expect(page.getByRole('heading', { level: 1, name: 'State রিভিশন' })).toBeVisible()
  await app.goto(`${BATCH}/study-plan/plan-fs12-40`)
  await expect(page.getByRole('listitem').filter({ hasText: 'State রিভিশন' })).toContainText('খসড়া')
})

journey(
  'a notice and a resource are changed, and removed after the time for undo @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await page.clock.install()
    await app.goto(`${BATCH}/notices`)
    await page.getByRole('link', { name: 'অ্যাসাইনমেন্ট ৫ জমার নিয়ম' }).click()
    await expect(field(page, 'শিরোনাম')).toHaveValue('অ্যাসাইনমেন্ট ৫ জমার নিয়ম')
    await field(page, 'শিরোনাম').fill('জমার নতুন নিয়ম')
    await press(page, 'সেভ করুন')
    await expect(page.getByRole('link', { name: 'জমার নতুন নিয়ম' })).toBeVisible()
    await press(page, 'জমার নতুন নিয়ম তুলে নিন')
    await page.clock.fastForward(UNDO_OVER)
    await expect.poll(async () => (await sandbox.counts())['DELETE notice/:id']).toBe(1)

    await app.goto(`${BATCH}/resources?view=category`)
    const change = page.getByRole('button', { name: / বদলান$/ }).first()
    const title = ((await change.getAttribute('aria-label')) ?? '').replace(/ বদলান$/, '')
    await change.click()
    await expect(field(page, 'নাম')).toHaveValue(title)
    await field(page, 'নাম').fill('প্রথম পড়া')
    await press(page, 'সেভ করুন')
    await expect(page.getByRole('link', { name: /^প্রথম পড়া/ })).toBeVisible()
    await press(page, 'প্রথম পড়া মুছে ফেলুন')
    await page.clock.fastForward(UNDO_OVER)
    await expect.poll(async () => (await sandbox.counts())['DELETE resource/:id']).toBe(1)
    await expect(page.getByRole('link', { name: /^প্রথম পড়া/ })).toHaveCount(0)
  },
)
