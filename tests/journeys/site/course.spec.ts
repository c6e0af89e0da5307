/**
 * A guest on a course page: its price and availability, its parts, its batches, a lead when enrolment is
 * over.
 */

import type { Locator } from '@playwright/test'
import { type App, expect, journey } from '../support/journey.ts'

const FULL_STACK = '/course/full-stack-javascript'
/** The one buy button that this window shows. */
const shown = (all: Locator) => all.locator('visible=true')
const main = (app: App) => app.page.getByRole('main')
const buyLink = (app: App) => shown(main(app).getByRole('link', { name: 'ভর্তি হোন' }))
const tag = (app: App, property: string) => app.page.locator(`head meta[property="${property}"]`)

journey(
  'FREE, ENDED and CONTINUE show their price and their one button (spec 4 Course status)',
  async ({ app }) => {
    await app.goto(FULL_STACK)
    await expect(shown(main(app).getByText('৳৬,০০০'))).toBeVisible()
    await expect(shown(main(app).getByText('৳৮,০০০'))).toBeVisible()
    await expect(buyLink(app)).toBeVisible()
    await expect(app.page.getByRole('heading', { name: 'ক্লাস রুটিন' })).toBeVisible()
    await app.expectSound()

    // The live-plus price is lower, so it is shown.
    await app.goto('/course/flutter-mobile-app')
    await expect(shown(main(app).getByText('৳৫,৫০০'))).toBeVisible()

    await app.goto('/course/git-github')
    await expect(shown(main(app).getByText('FREE'))).toBeVisible()
    await expect(shown(main(app).getByRole('button', { name: 'বিনামূল্যে ভর্তি হোন' }))).toBeVisible()

    await app.goto('/course/react-advanced')
    await expect(shown(main(app).getByText('ভর্তি শেষ', { exact: true }))).toBeVisible()
    await expect(buyLink(app)).toHaveCount(0)
    await expect(app.page.getByRole('heading', { name: 'আগাম জানিয়ে রাখুন' })).toBeVisible()
    await app.expectSound()

    await app.goto('/bundle/web-development-bundle')
    await expect(main(app).locator('article')).toHaveCount(3)
    await expect(buyLink(app)).toHaveAttribute('href', /plan-web-development-bundle/)
  },
)

journey('the parts of the page are reached by keys, and the current one is marked', async ({ app }) => {
  await app.goto(FULL_STACK)
  const tabs = app.page.getByRole('navigation', { name: 'এই পেজে' })
  await expect(tabs.getByRole('link', { name: 'বিষয়' })).toHaveAttribute('aria-current', 'location')
  await tabs.getByRole('link', { name: 'শিক্ষক' }).focus()
  await app.page.keyboard.press('Enter')
  await expect(app.page).toHaveURL(/#teachers$/)
  await expect(app.page.getByRole('heading', { name: 'যিনি শেখাবেন' })).toBeInViewport()
  await expect(tabs.getByRole('link', { name: 'শিক্ষক' })).toHaveAttribute('aria-current', 'location')

  // A link to a part that loads later still leads there.
  await app.goto(`${FULL_STACK}#questions`)
  await app.page.reload()
  await expect(app.page.getByRole('heading', { name: 'প্রশ্নোত্তর' })).toBeInViewport()
})

journey('the second batch is chosen, survives a reload, and goes to the checkout', async ({ app }) => {
  await app.goto(FULL_STACK)
  const second = main(app).getByRole('radio', { name: /সকালের/ })
  await expect(main(app).getByRole('radio', { name: /রাতের/ })).toBeChecked()
  await second.check()
  await app.page.reload()
  await expect(second).toBeChecked()
  await buyLink(app).click()
  await expect(app.page).toHaveURL(
    /\/purchase\/full-stack-javascript\?schedule=schedule-full-stack-javascript-13-2$/,
  )
})

journey('an enrolled learner is led to the class', async ({ app }) => {
  await app.loginAs('learner')
  await app.goto(FULL_STACK)
  const toClass = shown(main(app).getByRole('link', { name: 'ক্লাসে যান' }))
  await expect(toClass).toHaveAttribute('href', /\/dashboard\/my-courses\//)
  await expect(buyLink(app)).toHaveCount(0)
})

journey(
  'a free course is joined with one press; a failure is shown beside it',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/503/)
    await app.loginAs('learnerWithoutCourses')
    await app.goto('/course/git-github')
    await sandbox.fault({
      method: 'POST',
      path: 'batch/enroll-to-free-course/:course_id',
      kind: 'status',
      status: 503,
    })
    await shown(main(app).getByRole('button', { name: 'বিনামূল্যে ভর্তি হোন' })).click()
    await shown(main(app).getByRole('alert')).getByRole('button').click()
    await expect(app.page).toHaveURL(/\/dashboard\/my-courses\/batch-git-github/)
  },
)

journey('a guest who joins a free course is asked to log in, for that course', async ({ app }) => {
  await app.goto('/course/git-github')
  await shown(main(app).getByRole('button', { name: 'বিনামূল্যে ভর্তি হোন' })).click()
  const panel = app.page.getByRole('dialog')
  await expect(panel).toContainText('গিট ও গিটহাব')
  await expect(panel).toContainText('FREE')
})

journey('a lead survives a reload and is sent once', async ({ app, sandbox }) => {
  await app.goto('/course/seo-live')
  const form = main(app).locator('form')
  await form.getByLabel('মোবাইল নম্বর বা ইমেইল').fill('01712345678')
  await app.page.reload()
  await expect(form.getByLabel('মোবাইল নম্বর বা ইমেইল')).toHaveValue('01712345678')
  await form.getByRole('button', { name: 'পাঠান' }).click()
  await expect(main(app).getByText('আপনার নম্বর পেয়েছি, ধন্যবাদ।')).toBeVisible()
  expect((await sandbox.counts())['POST lead']).toBe(1)
})

journey('a view is counted once in a visit', async ({ app, sandbox }) => {
  const clicks = async () =>
    (await sandbox.calls()).filter(({ path }) => path.includes('course/click')).length
  await app.goto(FULL_STACK)
  await expect.poll(clicks).toBe(1)
  await app.page.reload()
  await expect(app.page.getByRole('heading', { name: 'ক্লাস রুটিন' })).toBeVisible()
  expect(await clicks()).toBe(1)
})

journey('the head states the price of the course and whether it can be bought (spec 1)', async ({ app }) => {
  await app.goto(FULL_STACK)
  await expect(app.page).toHaveTitle(/^ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ জাভাস্ক্রিপ্ট/)
  await expect(tag(app, 'product:price:amount')).toHaveAttribute('content', '6000')
  await expect(tag(app, 'product:price:currency')).toHaveAttribute('content', 'BDT')
  await expect(tag(app, 'product:availability')).toHaveAttribute('content', 'in stock')
  await expect(tag(app, 'product:condition')).toHaveAttribute('content', 'new')
  await expect(tag(app, 'product:item_group_id')).toHaveAttribute('content', 'course-full-stack-javascript')
  await app.goto('/course/react-advanced')
  await expect(tag(app, 'product:availability')).toHaveAttribute('content', 'out of stock')
})

journey(
  'an unknown course leads to a search; a failed one is tried again',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/404|500/)
    await app.goto('/course/no-such-course')
    await expect(app.heading()).toHaveText('কোর্সটি পাওয়া যায়নি')
    await app.expectSound()
    const field = main(app).getByRole('searchbox')
    await field.fill('react')
    await field.press('Enter')
    await expect(app.page).toHaveURL(/\/search\?q=react/)

    await sandbox.fault({ path: 'course/:slug', kind: 'status' })
    await app.goto('/course/react-advanced')
    await main(app).getByRole('button', { name: 'আবার চেষ্টা করুন' }).click()
    await expect(app.heading()).toContainText('অ্যাডভান্সড React')
  },
)

journey('a free class and a project video open over the page', async ({ app }) => {
  await app.goto(FULL_STACK)
  await main(app)
    .getByRole('link', { name: /^ফ্রি দেখুন/ })
    .click()
  const sheet = app.page.getByRole('dialog')
  await expect(sheet).toContainText('ফ্রি ক্লাস')
  await app.page.goBack()
  await expect(sheet).toHaveCount(0)

  await main(app)
    .getByRole('link', { name: /^ফ্রি দেখুন/ })
    .click()
  await expect(sheet).toContainText('ফ্রি ক্লাস')
  const withSheet = app.page.url()
  await sheet.getByRole('button', { name: 'বন্ধ করুন', exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await app.page.goForward()
  await expect(sheet).toContainText('ফ্রি ক্লাস')

  await app.page.goto(withSheet)
  await expect(sheet).toContainText('ফ্রি ক্লাস')
  await app.page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(app.page).toHaveURL(new RegExp(`${FULL_STACK}$`))

  await main(app).getByRole('button', { name: 'ভিডিও দেখুন: নিজের পোর্টফোলিও' }).click()
  await expect(sheet.locator('video')).toBeVisible()
  await app.page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})
