/**
 * Around a batch: its classes, its course, the referral link, videos, one course to continue with. (rulings
 * R62, R63)
 */

import { expect, journey } from '../support/journey.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'

journey(
  'a batch shows its classes, its course and a referral link that keeps its owner across login and reload',
  async ({ app, context }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(`${BATCH}/classes`)
    await expect(page.getByRole('heading', { name: 'সামনের ক্লাস' })).toBeVisible()
    await page.getByRole('link', { name: 'রেকর্ডিং দেখুন' }).first().click()
    await expect(page).toHaveURL(/\/recordings\//)
    await page.goBack()
    await app.expectSound()

    await page.getByRole('link', { name: 'কোর্স সম্পর্কে' }).click()
    const card = page.getByRole('region', { name: 'বন্ধুকে ডাকুন' })
    await expect(card.getByRole('img', { name: 'লিংকের কিউআর কোড' })).toBeVisible()
    await app.expectSound()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await card.getByRole('button', { name: 'লিংক কপি করুন' }).click()
    await expect(page.getByText('লিংক কপি হয়েছে।')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('/course/full-stack-javascript?affiliate=')

    await context.clearCookies()
    await page.goto(new URL(link).pathname + new URL(link).search)
    await app.loginAs('learnerWithoutCourses')
    await page.goto('/purchase/react-advanced')
    await page.reload()
    const code = new URL(link).searchParams.get('affiliate')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('karigor-affiliate'))).toBe(code)
  },
)

journey('videos that belong to no class have their own list', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(`${BATCH}/recordings`)
  await page.getByRole('radio', { name: 'ক্লাসের বাইরের ভিডিও' }).click()
  await expect(page).toHaveURL(/show=videos/)
  await expect(page.getByRole('link', { name: 'ডেটা মডেলের তিনটি উদাহরণ' })).toBeVisible()
  await expect(page.getByText('useState দিয়ে ফর্ম সামলানো')).toBeHidden()
})

journey(
  "one course is suggested below the learner's own, and stays away once it was hidden",
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/my-courses')
    const suggestion = page.getByRole('region', { name: 'এরপর যা শিখতে পারেন' })
    await expect(suggestion.getByRole('listitem')).toHaveCount(1)
    await app.expectSound()
    await suggestion.getByRole('button', { name: 'এখন দেখাবেন না' }).click()
    await expect(suggestion).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached()
    await expect(suggestion).toBeHidden()
  },
)

journey(
  'a frozen batch says what is due, with the day and the payment link',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/403/)
    const { page } = app
    await app.loginAs('abroad')
    await app.goto('/dashboard')
    await expect(page.getByText('ব্যাচটি আপাতত বন্ধ')).toBeVisible()
    await app.goto('/dashboard/my-courses/batch-ux-7')
    await expect(page.getByText(/৪,০০০ বাকি/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'বাকি টাকা দিন' })).toBeVisible()
  },
)

journey(
  'open lessons, levels by price and an old category link lead guests on',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/404/)
    const { page } = app
    await app.goto('/free')
    await page.getByRole('heading', { name: 'কোর্সের খোলা ক্লাস' }).scrollIntoViewIfNeeded()
    await page
      .getByRole('heading', { name: 'কোর্সের খোলা ক্লাস' })
      .locator('xpath=..')
      .getByRole('link')
      .first()
      .click()
    await expect(page).toHaveURL(/\/course\/.*free=/)

    await app.goto('/assessments')
    await page.getByRole('link', { name: 'ফ্রি লেভেল' }).click()
    await expect(page).toHaveURL(/max=0/)
    await expect(page.getByRole('main').getByText('FREE').first()).toBeVisible()
    await app.expectSound()

    await page.goto('/category/category-web')
    await expect(page).toHaveURL(/\/category\/web-development$/)
  },
)

journey('open levels and attempts are shown to a learner', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard/assessments')
  await expect(page.getByRole('heading', { name: 'এখন যে লেভেল দিতে পারেন' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'আরও অ্যাসেসমেন্ট' })).toBeVisible()
  await app.expectSound()
})
