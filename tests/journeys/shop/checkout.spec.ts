/** From the checkout through the gateway's page to the result, in every possible way. (rulings R14, R37) */

import type { Page } from '@playwright/test'
import { giveConsent } from '../../support/decided-consent.ts'
import { consent, decide, order, pay, payButton, press } from '../support/checkout-page.ts'
import { expect, journey } from '../support/journey.ts'
import { people, SANDBOX_OTP } from '../support/people.ts'

const COURSE = '/purchase/full-stack-javascript'
const NIGHT_BATCH = 'schedule-full-stack-javascript-13-1'
const CHOSEN = `${COURSE}?schedule=${NIGHT_BATCH}`
const PAID = 'অভিনন্দন, ভর্তি সম্পন্ন!'

const promoField = (page: Page) => page.getByRole('textbox', { name: 'প্রোমো কোড' })
const starts = (counts: Record<string, number>) =>
  Object.entries(counts).filter(([call]) => call.startsWith('POST transaction'))

journey('bKash: batch, code, consent, payment, welcome, batch', async ({ app, sandbox }) => {
  const { page } = app
  // As a person who has agreed, with the owner's pixel loaded. (ruling R65)
  await giveConsent(page)
  await page.addInitScript(() => Object.assign(globalThis, { fbq: () => undefined }))
  await app.loginAs('learnerWithoutCourses')
  await app.goto(`${COURSE}?affiliate=bondhu&mk_activity_id=act-7`)
  await expect(app.heading()).toHaveText('ব্যাচ বেছে নিন')
  await expect(order(page).getByText(/^ফুল স্ট্যাক/)).toBeVisible()
  await press(page, 'এগিয়ে যান')
  await expect(page.getByRole('alert')).toHaveText('একটি ব্যাচ বেছে নিন।')
  await page.getByRole('radio', { name: /রাত ৯:০০/ }).check()
  await app.expectSound()
  await press(page, 'এগিয়ে যান')
  await expect(app.heading()).toHaveText('পেমেন্ট সম্পন্ন করুন')
  await expect(app.heading()).toBeFocused()

  await press(page, 'প্রোমো কোড আছে?')
  await promoField(page).fill('sesh')
  await page.keyboard.press('Enter')
  await expect(promoField(page)).toHaveAccessibleDescription('এই প্রোমো কোডের মেয়াদ শেষ হয়ে গেছে।')
  await expect(payButton(page)).toHaveText(/৳৬,০০০/)
  // As copied text brings it, with invisible characters around it.
  await promoField(page).fill('')
  await page.keyboard.insertText('\u202akarigor10\u200b')
  await page.keyboard.press('Enter')
  await expect(page.getByText('KARIGOR10 প্রয়োগ হয়েছে')).toBeVisible()
  await expect(payButton(page)).toHaveText(/^বিকাশে ৳৫,৪০০ পরিশোধ করুন/)
  await app.expectSound()

  await payButton(page).click()
  await expect(consent(page)).toBeFocused()
  await expect(consent(page)).toHaveAccessibleDescription('এগিয়ে যেতে শর্তগুলো মেনে নিন।')
  expect(starts(await sandbox.counts())).toEqual([])
  await pay(page)
  await expect(page.getByRole('heading', { name: 'বিকাশ', exact: true })).toBeVisible()
  await expect(page.getByText('৳৫,৪০০', { exact: true })).toBeVisible()
  await decide(page, 'পেমেন্ট করুন')
  await expect(app.heading()).toHaveText(PAID)
  await expect.poll(async () => (await sandbox.counts())['GET booking/piku-meta-data/:id']).toBe(1)
  await app.expectSound()
  await page.getByRole('link', { name: 'ব্যাচে যান' }).click()
  await expect(page).toHaveURL(/\/dashboard\/my-courses\/batch-/)
  await app.goto(COURSE)
  await expect(app.heading()).toHaveText('আপনি এই কোর্সে ভর্তি আছেন')
})

journey('SSLCommerz cancelled: the reason, and the same choice again', async ({ app }) => {
  const { page } = app
  await app.loginAs('learnerWithoutCourses')
  await app.goto(`${CHOSEN}&promo=KARIGOR10`)
  await page.getByRole('radio', { name: /SSLCommerz/ }).check()
  await pay(page)
  await decide(page, 'বাতিল করুন')
  await expect(app.heading()).toHaveText('পেমেন্ট বাতিল হয়েছে')
  await expect(page.getByText('কোনো টাকা কাটা হয়নি।')).toBeVisible()
  await app.expectSound()
  await page.getByRole('link', { name: 'আবার চেষ্টা করুন' }).click()
  await expect(page.getByRole('radio', { name: /SSLCommerz/ })).toBeChecked()
  await expect(payButton(page)).toHaveText(/৳৫,৪০০/)
  await expect(consent(page)).not.toBeChecked()
})

journey('a card from India fails; the address cannot make it a success', async ({ app }) => {
  const { page } = app
  await app.loginAs('learnerWithoutCourses')
  await app.goto(`${CHOSEN}&promo=KARIGOR10`)
  await expect(payButton(page)).toHaveText(/৳৫,৪০০/)
  await page.getByRole('radio', { name: /ভারত থেকে/ }).check()
  await expect(page.getByText(/মুদ্রা বদলেছে/)).toBeVisible()
  await expect(payButton(page)).toHaveText(/^কার্ডে ₹৪,২০০/)
  await pay(page)
  await decide(page, 'ব্যর্থ করুন')
  await expect(app.heading()).toHaveText('পেমেন্ট হয়নি')
  await app.goto(`${page.url()}?status=success&state=paid`)
  await expect(app.heading()).toHaveText('পেমেন্ট হয়নি')
})

journey('a card from abroad pays; the address cannot make it a failure', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('learnerWithoutCourses')
  await app.goto(CHOSEN)
  await page.getByRole('radio', { name: /আন্তর্জাতিক/ }).check()
  await expect(payButton(page)).toHaveText(/^কার্ডে \$৫১/)
  await pay(page)
  await decide(page, 'পেমেন্ট করুন')
  await expect(app.heading()).toHaveText(PAID)
  await app.goto(`${page.url()}?status=cancel`)
  await expect(app.heading()).toHaveText(PAID)
  expect(starts(await sandbox.counts())).toEqual([['POST transaction/abroad', 1]])
})

journey(
  'the consent does not move away from under the finger while price and person load',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learnerWithoutCourses')
    await sandbox.fault({ method: 'GET', path: 'discount/info/{id}', kind: 'delay', delay_ms: 1000 })
    await sandbox.fault({ method: 'GET', path: 'user/me', kind: 'delay', delay_ms: 2000 })
    await app.goto(CHOSEN)
    const top = async () => Math.round((await consent(page).boundingBox())!.y)
    const before = await top()
    await expect(page.getByText('যাচাই করা')).toBeVisible()
    await expect(payButton(page)).toHaveText(/৳৬,০০০/)
    expect(await top()).toBe(before)
  },
)

journey('two clicks start one payment', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('learnerWithoutCourses')
  await sandbox.fault({ method: 'POST', path: 'transaction', kind: 'delay', delay_ms: 600 })
  await app.goto(CHOSEN)
  await consent(page).check()
  await payButton(page).dblclick()
  await press(page, 'পেমেন্ট করুন')
  await expect(app.heading()).toHaveText(PAID)
  expect(starts(await sandbox.counts())).toEqual([['POST transaction', 1]])
})

journey(
  'a payment whose reply was lost is looked up: one transaction',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    const { page } = app
    await app.loginAs('learnerWithoutCourses')
    await sandbox.fault({ method: 'POST', path: 'transaction', kind: 'apply-then-drop' })
    await app.goto(CHOSEN)
    await pay(page)
    await decide(page, 'পেমেন্ট করুন')
    await expect(app.heading()).toHaveText(PAID)
    await app.goto('/dashboard/transactions')
    await expect(page.getByRole('status').filter({ hasText: '১টি লেনদেন' })).toBeVisible()
  },
)

journey(
  'a failed call is shown once, in place, and can be tried again',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/503/)
    const { page } = app
    await app.loginAs('learnerWithoutCourses')
    await sandbox.fault({ method: 'POST', path: 'transaction', kind: 'status', status: 503 })
    await app.goto(CHOSEN)
    await pay(page)
    await expect(page.getByRole('alert').filter({ hasText: 'কোনো টাকা কাটা হয়নি।' })).toBeVisible()
    await expect(consent(page)).toBeChecked()
    await payButton(page).click()
    await expect(page.getByRole('button', { name: 'পেমেন্ট করুন' })).toBeVisible()
  },
)

journey('a changed price stops the payment and is shown', async ({ app, page, consoleWatch }) => {
  consoleWatch.allow(/409/)
  await app.loginAs('learnerWithoutCourses')
  // The page has an older price than the server.
  await page.route('**/discount/info/*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('6000', '5000').replaceAll('-2000', '-3000'),
    })
  })
  await app.goto(CHOSEN)
  await expect(payButton(page)).toHaveText(/৳৫,০০০/)
  await page.unroute('**/discount/info/*')
  await pay(page)
  await expect(page.getByRole('alert').filter({ hasText: 'এখন নতুন মূল্য দেখানো হচ্ছে।' })).toBeVisible()
  await expect(payButton(page)).toHaveText(/৳৬,০০০/)
})

journey(
  'a closed tab: the payment is offered again, never a second one, and found in the list',
  async ({ app, context, sandbox }) => {
    await app.loginAs('learnerWithoutCourses')
    const { page } = app
    await app.goto(CHOSEN)
    await pay(page)
    await expect(page.getByRole('button', { name: 'পেমেন্ট করুন' })).toBeVisible()
    await page.close()

    const later = await context.newPage()
    await later.goto(COURSE)
    await expect(later.getByRole('heading', { name: 'একটি পেমেন্ট শেষ হয়নি' })).toBeVisible()
    await expect(payButton(later)).toHaveCount(0)
    await later.goto('/dashboard/transactions?state=pending')
    await later.getByRole('link', { name: /ফুল স্ট্যাক/ }).click()
    await later.getByRole('link', { name: 'পেমেন্ট চালিয়ে যান' }).click()
    await decide(later, 'পেমেন্ট করুন')
    await expect(later.getByRole('heading', { level: 1 })).toHaveText(PAID)
    expect(starts(await sandbox.counts())).toEqual([['POST transaction', 1]])
  },
)

journey('polling finds a payment decided elsewhere', async ({ app, sandbox }) => {
  await app.loginAs('learner')
  await app.goto('/purchase/result/TRX20000004')
  await expect(app.heading()).toHaveText('পেমেন্টের খবর নেওয়া হচ্ছে')
  await app.expectSound()
  // Half an hour: the payment has expired, the session has not.
  await sandbox.forward(1800)
  await expect(app.heading()).toHaveText('পেমেন্ট বাতিল হয়েছে')
})

journey('logged out half way: choice, code and name are there after the login', async ({ app }) => {
  const { page } = app
  await page.goto(`${CHOSEN}&promo=KARIGOR10`)
  await expect(page.getByRole('dialog')).toContainText('ফুল স্ট্যাক')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('radio', { name: /SSLCommerz/ }).check()
  await page.getByRole('textbox', { name: 'নাম' }).fill('তানজিলা রহমান')
  await payButton(page).click()
  await page.getByRole('textbox', { name: 'ফোন নম্বর' }).fill(people.learnerWithoutCourses.phone)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'কোড' }).pressSequentially(SANDBOX_OTP)

  await expect(page.getByText('স্বাগতম! লগইন সফল হয়েছে।')).toBeVisible()
  // The panel's history entry is gone with it.
  expect(await page.evaluate(() => (history.state as { idx?: number } | null)?.idx ?? 0)).toBe(0)
  await expect(page.getByRole('radio', { name: /SSLCommerz/ })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'নাম' })).toHaveValue('তানজিলা রহমান')
  await expect(payButton(page)).toHaveText(/৳৫,৪০০/)
  await pay(page)
  await decide(page, 'পেমেন্ট করুন')
  await page.getByRole('link', { name: 'ইনভয়েস দেখুন' }).click()
  await expect(page.getByRole('article', { name: 'ইনভয়েস' })).toContainText('তানজিলা রহমান')
})

journey('Back from the gateway: the page works and offers the open payment', async ({ app }) => {
  const { page } = app
  await app.loginAs('learnerWithoutCourses')
  await app.goto(CHOSEN)
  await pay(page)
  await expect(page.getByRole('button', { name: 'পেমেন্ট করুন' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'একটি পেমেন্ট শেষ হয়নি' })).toBeVisible()
  await page.getByRole('link', { name: 'পেমেন্ট চালিয়ে যান' }).click()
  await decide(page, 'পেমেন্ট করুন')
})

journey('a bundle, a recorded course and a free one', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('learnerWithoutCourses')
  await app.goto('/purchase/statistics-free')
  await consent(page).check()
  await press(page, 'বিনামূল্যে ভর্তি হোন')
  await expect(page).toHaveURL(/\/dashboard\/my-courses\/batch-statistics-free/)

  for (const slug of ['sql-basic', 'ux-design-bundle']) {
    await app.goto(`/purchase/${slug}`)
    await pay(page)
    await decide(page, 'পেমেন্ট করুন')
    await expect(app.heading()).toHaveText(PAID)
  }
  expect(starts(await sandbox.counts())).toEqual([
    ['POST transaction', 1],
    ['POST transaction/bundle', 1],
  ])
})

journey('a past course cannot be bought and leads on', async ({ app }) => {
  await app.goto('/purchase/react-advanced')
  await expect(app.heading()).toHaveText('এই কোর্সে ভর্তি শেষ')
  await expect(app.page.getByRole('textbox', { name: 'মোবাইল নম্বর বা ইমেইল' })).toBeVisible()
  await expect(app.page.getByRole('dialog')).toHaveCount(0)
  await app.expectSound()
})

journey('the result belongs to the buyer: a guest must log in to see it', async ({ app }) => {
  const { page } = app
  await page.goto('/purchase/result/TRX10120047')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('textbox', { name: 'ফোন নম্বর' }).fill(people.learner.phone)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'পাসওয়ার্ড', exact: true }).fill(people.learner.password)
  await page.keyboard.press('Enter')
  await expect(app.heading()).toHaveText(PAID)
})

journey('Back leaves a checkout together with the login that it opened', async ({ app }) => {
  const { page } = app
  const wall = page.getByRole('dialog', { name: 'লগইন' })
  await app.goto('/course/full-stack-javascript')
  await page.getByRole('link', { name: 'ভর্তি হোন' }).filter({ visible: true }).first().click()
  await expect(wall).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/course\/full-stack-javascript/)
  await expect(wall).toBeHidden()
  // Closed by hand it leaves the checkout to look at.
  await page.goForward()
  await wall.getByRole('button', { name: 'বন্ধ করুন' }).click()
  await expect(wall).toBeHidden()
  await expect(page).toHaveURL(/\/purchase\/full-stack-javascript/)
})
