/** A learner's dashboard and batch: current class, resume card, deadlines; the study plan with its states and a retest request. */

import type { Locator } from '@playwright/test'
import { getSeedNoon } from '../../support/seed-noon.ts'
import { type App, expect, journey } from '../support/journey.ts'
import { learnerAt } from '../support/learner-at.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'

/** Before the evening's class. */
const learnerAtNoon = (app: App, sandbox: SandboxControl) => learnerAt(getSeedNoon(), app, sandbox)

/** The rings of a card are beside its words, buttons and pictures, never under them. */
async function expectNoRingUnderWords(card: Locator): Promise<void> {
  const rings = (await card.locator('svg[data-fade]').boundingBox())!
  for (const part of await card.locator('h2, p, a, button').all()) {
    const { x, y, width, height } = (await part.boundingBox())!
    const isBeside =
      x + width <= rings.x + 0.5 ||
      x >= rings.x + rings.width ||
      y >= rings.y + rings.height - 0.5 ||
      y + height <= rings.y
    expect(isBeside, (await part.textContent()) ?? '').toBe(true)
  }
}

journey(
  'the day shows its class, the last recording and the days to come; a press on a day leads there',
  async ({ app, sandbox }) => {
    await learnerAtNoon(app, sandbox)
    await app.goto('/dashboard')
    await expect(app.page).toHaveTitle(/^\([০-৯]+\) আজ/)
    const work = app.page.getByRole('region', { name: 'আজ', exact: true })
    const coming = app.page.getByRole('region', { name: 'সামনের দিনগুলো' })
    const resume = work.getByRole('listitem').filter({ hasText: 'যেখানে থেমেছিলেন' })
    await expect(work.getByText(/থেকে যোগ দিতে পারবেন$/)).toBeVisible()
    await expect(resume).toContainText('৪২:১৮')
    await app.expectSound()
    // The last day of the week with something on it is shown by a press, on a phone too.
    const days = app.page.getByRole('button', { name: /: [০-৯]+টি/ })
    await days.last().click()
    await expect(coming.locator('h2:focus')).toBeInViewport()
    await expect(coming.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await resume.click()
    await expect(app.page).toHaveURL(/\/recordings\/recording-fs12-22$/)
    await expect(app.heading()).toBeFocused()
  },
)

journey(
  'urgent items come above the class; a due keeps the primary button until the class can be joined',
  async ({ app, sandbox, consoleWatch }) => {
    // A token may expire while the sandbox's clock is moved under an open page.
    consoleWatch.allow(/401/)
    const { page } = app
    const card = page.getByRole('region', { name: 'এখনকার বা পরের ক্লাস' })
    const urgent = page.getByRole('region', { name: 'এখনই দেখার' })
    const marigold = page.getByRole('main').locator('[data-variant="accent"]')
    await learnerAtNoon(app, sandbox)
    await app.goto('/dashboard')
    await expect(urgent.getByRole('listitem')).toHaveCount(2)
    await expect(urgent).toContainText('৳৪,০০০ বাকি আছে')
    await expect(urgent).toBeInViewport({ ratio: 1 })
    const top = async (element: typeof card) => (await element.boundingBox())!.y
    expect(await top(urgent)).toBeLessThan(await top(card))
    await expect(marigold).toHaveText('টাকা দিন')
    await expect(card.getByText(/থেকে যোগ দিতে পারবেন$/)).toBeVisible()
    await expectNoRingUnderWords(card)
    await app.expectSound()

    await learnerAt(new Date(getSeedNoon().getTime() + 8.9 * 3_600_000), app, sandbox)
    await app.goto('/dashboard')
    // The first reply carries the time that the sandbox has moved to.
    await expect(marigold).toHaveCount(1)
    await expect(marigold).toHaveText('ক্লাসে যোগ দিন')
    await expect(urgent.getByRole('link', { name: 'টাকা দিন' })).toHaveAttribute('data-variant', 'default')
    await expectNoRingUnderWords(card)

    // The whole row leads to the notice.
    const notice = urgent.getByRole('listitem').first()
    const { width, height } = (await notice.boundingBox())!
    await notice.click({ position: { x: width - 4, y: height - 4 } })
    await expect(page).toHaveURL(/\/notices\?open=/)
    await page.goBack()
    await urgent.getByRole('link', { name: 'টাকা দিন' }).click()
    await expect(page).toHaveURL(/\/purchase\/ux-design/)
  },
)

journey(
  'the plan opens at today’s module; other modules and filters are part of the address',
  async ({ app }) => {
    await app.loginAs('learner')
    await app.goto(BATCH)
    await expect(app.page.getByRole('heading', { level: 2, name: 'React: কম্পোনেন্ট থেকে অ্যাপ' })).toBeVisible()
    await app.expectSound()
    // After choosing from further down, the heading of the next module is in view; on a phone the bar is,
    // which stays.
    const second = app.page.getByRole('navigation', { name: 'মডিউল' }).getByRole('link').nth(1)
    await second.evaluate((link) =>
      window.scrollTo(0, window.scrollY + link.getBoundingClientRect().top - 70),
    )
    const isWide = (app.page.viewportSize()?.width ?? 0) >= 1024
    if (isWide) await expect(app.heading()).not.toBeInViewport()
    await second.click({ position: { x: 20, y: 20 } })
    await expect(app.heading()).toBeFocused()
    if (isWide) await expect(app.heading()).toBeInViewport({ ratio: 1 })
    await app.page.goBack()
    await app.page.getByRole('button', { name: 'অ্যাসাইনমেন্ট', exact: true }).click()
    await expect(app.page).toHaveURL(/\?show=assignment$/)
    // Sorted by weeks, which depend on the current day.
    const titles = app.page.getByRole('heading', { level: 4 })
    await expect(titles).toHaveCount(2)
    for (const title of [/^অ্যাসাইনমেন্ট ৫/, /^অ্যাসাইনমেন্ট ৪/])
      await expect(titles.filter({ hasText: title })).toBeVisible()
    const modules = app.page.getByRole('navigation', { name: 'মডিউল' })
    const first = modules.getByRole('link', { name: /ওয়েবের ভিত|মডিউল ১/ })
    await first.click()
    await expect(
      app.page.getByRole('heading', { level: 2, name: 'ওয়েবের ভিত: HTML, CSS ও Git' }),
    ).toBeVisible()
    await app.page.goBack()
    await expect(app.page).toHaveURL(/\?show=assignment$/)
    await expect(app.page.getByRole('heading', { level: 2, name: /^React/ })).toBeVisible()
  },
)

journey(
  'a retest of a missed exam is requested; the request survives a failed call and a reload',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/503/)
    await app.loginAs('learner')
    await app.goto(BATCH)
    const openPast = () => app.page.getByText(/^আগের [০-৯]+টি ধাপ$/).click()
    await openPast()
    const row = app.page
      .getByRole('listitem')
      .filter({ has: app.page.getByRole('heading', { name: 'কোড টেস্ট: Array মেথড' }) })
    await row.getByRole('button', { name: 'রিটেস্ট চান' }).click()
    const reason = row.getByRole('textbox', { name: /কেন আবার দিতে চান/ })
    await reason.fill('সেদিন বিদ্যুৎ ছিল না')
    await sandbox.fault({ method: 'POST', path: 'activity/retest', kind: 'status', status: 503 })
    await row.getByRole('button', { name: 'আবেদন পাঠান' }).click()
    await expect(row).toContainText('জমা নেওয়া হয়েছে, পাঠানো বাকি')
    await expect(row).toContainText('সেদিন বিদ্যুৎ ছিল না')
    await app.page.reload()
    await openPast()
    await expect(row).toContainText('রিটেস্টের আবেদন পাঠানো হয়েছে')
    await expect(row.getByRole('button', { name: 'রিটেস্ট চান' })).toHaveCount(0)
  },
)

journey(
  'the plan shows today first, one filled button, the past in one row; a row is its own target',
  async ({ app, sandbox }) => {
    const { page } = app
    await learnerAtNoon(app, sandbox)
    await app.goto(BATCH)
    await expect(page.locator('#today')).toBeInViewport({ ratio: 1 })
    await expect(
      page.getByRole('main').locator('[data-variant="filled"], [data-variant="accent"]'),
    ).toHaveCount(1)
    const past = page.locator('details', { has: page.getByText(/^আগের [০-৯]+টি ধাপ$/) })
    await expect(past).toContainText('১টি মিস হয়েছে')
    await expect(past.getByRole('heading', { level: 4 })).toHaveCount(0)
    await past.locator(':scope > summary').press('Enter')
    await expect(past.getByRole('heading', { level: 4 }).first()).toBeVisible()
    const resources = past.locator('details').first()
    await expect(resources).toContainText(/[২-৯]টি রিসোর্স/)
    await resources.locator('summary').click()
    await expect(resources.getByRole('link')).not.toHaveCount(0)
    await app.expectSound()
    // At its far end, away from the text.
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: /^অ্যাসাইনমেন্ট ৫/ }) })
    const { width, height } = (await row.boundingBox())!
    await row.click({ position: { x: width - 12, y: height - 6 } })
    await expect(app.page).toHaveURL(/\/assignment\//)
    await page.goBack()
    await expect(row).toBeVisible()
  },
)

journey('a link leads to today’s step, by keys too, whenever it is out of view', async ({ app, sandbox }) => {
  const { page } = app
  await learnerAtNoon(app, sandbox)
  await app.goto(`${BATCH}?show=exam`)
  const toToday = page.getByRole('link', { name: 'আজকের ধাপ' })
  await expect(toToday).toBeVisible()
  await app.expectSound()
  await toToday.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#today')).toBeFocused()
  await expect(page.locator('#today')).toBeInViewport()
  await expect(toToday).toHaveCount(0)
})

journey(
  'an exam under review is linked from the plan, and its module cannot be finished yet',
  async ({ app }) => {
    await app.loginAs('learner')
    // A filter opens the past.
    await app.goto(`${BATCH}?show=exam`)
    const row = app.page
      .getByRole('listitem')
      .filter({ has: app.page.getByRole('heading', { name: 'লাইভ টেস্ট: MongoDB' }) })
    await row.getByRole('link', { name: /দেখুন$/ }).click()
    await expect(app.page.getByRole('region', { name: 'জমা হয়েছে' })).toContainText('মূল্যায়ন চলছে')
    await expect(app.page.getByRole('button', { name: 'মডিউল শেষ করুন' })).toHaveCount(0)
    await app.expectSound()
  },
)

journey('resources, notices, progress and leaderboard are shown', async ({ app }) => {
  await app.loginAs('learner')
  await app.goto(`${BATCH}/resources`)
  await expect(app.page.getByText('HTML-এর পূর্ণ নির্দেশিকা', { exact: true })).toBeVisible()
  await app.expectSound()
  const tabs = app.page.getByRole('navigation', { name: 'ব্যাচের পেজ' })
  await tabs.getByRole('link', { name: 'লিডারবোর্ড' }).click()
  await expect(app.page.getByRole('row', { name: /নুসরাত জাহান/ })).toContainText('আপনি')
  // The head, and the first ten of fifty.
  await expect(app.page.getByRole('row')).toHaveCount(11)
  await app.page.getByRole('button', { name: /^আরও .* জন দেখুন$/ }).click()
  await expect(app.page.getByRole('button', { name: 'কম দেখুন' })).toBeFocused()
  await expect(app.page.getByRole('row').nth(11)).toBeVisible()
  await app.expectSound()
  await tabs.getByRole('link', { name: 'পারফরম্যান্স' }).click()
  await expect(app.page.getByRole('heading', { name: 'কতটুকু হয়েছে' })).toBeVisible()
  // The share of the work so far, beside the share of the whole course in the head.
  await expect(app.page.getByText('এ পর্যন্ত যা করার ছিল, তার এতটুকু হয়েছে')).toBeVisible()
  await expect(app.page.getByText('কোর্স শেষ হলে সুপারিশপত্র পাওয়া যাবে।')).toBeVisible()
  await app.page.getByRole('link', { name: 'রিপোর্ট কার্ড দেখুন' }).click()
  await expect(app.page.getByRole('heading', { name: 'কাগজপত্র' })).toBeInViewport()
  await expect(app.page.getByRole('button', { name: 'প্রিন্ট করুন' })).toBeVisible()
  await app.expectSound()
  await app.goto('/dashboard/my-courses/batch-html-css-zero-to-hero/progress')
  await expect(app.page.getByText('এ পর্যন্ত ৫৮% হয়েছে, লাগবে ৭০%। এগুলো করলে এগোবেন:')).toBeVisible()
  await expect(app.page.getByRole('link', { name: 'বক্স মডেল' })).toHaveAttribute(
    'href',
    /recording-html-css-zero-to-hero-v8$/,
  )
  await app.goto(`${BATCH}/progress`)
  await tabs.getByRole('link', { name: /নোটিশ/ }).click()
  await app.page.getByText('ক্লাসের সময় বদলেছে').click()
  await expect(app.page).toHaveURL(/open=/)
  await app.expectSound()
})

journey(
  'a learner without courses gets links to courses; a foreign batch is refused with a reason',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/40[34]/)
    await app.loginAs('learnerWithoutCourses')
    await app.goto('/dashboard/my-courses')
    await expect(app.page.getByRole('heading', { name: 'এখনো কোনো কোর্স নেই' })).toBeVisible()
    await app.expectSound()
    await app.page.goto(BATCH)
    await expect(app.page.getByRole('heading', { name: 'আপনি এই ব্যাচে ভর্তি নন' })).toBeVisible()
  },
)

journey('routine and tasks list the coming appointments by day', async ({ app }) => {
  await app.loginAs('learner')
  await app.goto('/dashboard/routine')
  const rows = app.page.getByRole('heading', { level: 3 })
  await expect(rows.first()).toBeVisible()
  await app.expectSound()
  // A press on a day of the week above leads to that day in the list.
  const tomorrow = app.page.getByRole('button', { name: /জমা/ }).first()
  await tomorrow.click()
  await expect(app.page.locator('h2:focus')).toHaveText(/কাল|রোজ|বার/)
  await expect(app.page.locator('h2:focus')).toBeInViewport()
  const all = await rows.count()
  await app.page.getByRole('radio', { name: /^ক্লাস/ }).click({ force: true })
  expect(await rows.count()).toBeLessThan(all)
  await app.page.getByRole('button', { name: 'পরের সপ্তাহ' }).click()
  await expect(app.page.getByRole('button', { name: 'আগের সপ্তাহ' })).toBeEnabled()
  await app.goto('/dashboard/tasks')
  const handIn = app.page.getByRole('heading', { level: 3, name: /অ্যাসাইনমেন্ট ৫/ })
  await expect(handIn).toBeVisible()
  await app.expectSound()
  await app.page.getByRole('radio', { name: 'পরীক্ষা' }).click({ force: true })
  await expect(app.page).toHaveURL(/\/tasks\?kind=exam$/)
  await expect(app.heading()).toHaveText('পরীক্ষা')
  await expect(handIn).toHaveCount(0)
  await app.expectSound()
})

journey(
  'a device clock that is hours off neither hides the link into a class nor offers it early; one press joins',
  async ({ app, sandbox, consoleWatch }) => {
    // A token may expire while the sandbox's clock is moved under an open page.
    consoleWatch.allow(/401/)
    await learnerAtNoon(app, sandbox)
    const answered = app.page.waitForResponse(/new-class-joining/)
    await app.goto('/dashboard')
    const { data } = (await (await answered).json()) as { data: { start_at: string } }
    const start = Date.parse(data.start_at)
    const join = app.page.getByRole('link', { name: 'ক্লাসে যোগ দিন' })
    for (const minutes of [60, 5]) {
      await learnerAt(new Date(start - minutes * 60_000), app, sandbox)
      for (const hours of [-15, 15]) {
        await app.page.clock.setFixedTime(start + hours * 3_600_000)
        await app.goto('/dashboard')
        if (minutes === 5) {
          await expect(join).toHaveAttribute('target', '_blank')
          const opened = app.page.waitForEvent('popup')
          await join.click()
          await (await opened).close()
        } else {
          await expect(app.page.getByText(/থেকে যোগ দিতে পারবেন$/)).toBeVisible()
          await expect(join).toHaveCount(0)
        }
      }
    }
  },
)
