/** Certificates: earned, missing, named, printed, shared and checked by anybody. (rulings R4, R52) */

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, logInHere, logOutHere } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { readStoredWords } from '../support/stored-words.ts'

const LIST = '/dashboard/certificates'
const ADS = `${LIST}/course/10080014`
const VALID = '/share/certificate/course/k7q2mx9at4dr8wpb'
const REPLACED = '/share/certificate/course/p3v8hn5cy6zk1sjf'
const REVOKED = '/share/certificate/course/w4t9rb2ge7lu6xoa'

const region = (page: Page, heading: string) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) })
const confirmName = (page: Page) => page.getByRole('button', { name: 'ঠিক আছে' })

journey(
  'earned certificates come first, and missing requirements of the others lead to the exact recording',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(LIST)
    await expect(region(page, 'পেয়েছেন').getByRole('heading', { name: 'ফেসবুক অ্যাডস বুটক্যাম্প' })).toBeVisible()
    await expect(
      region(page, 'পেয়েছেন')
        .getByRole('heading', { name: /^জাভাস্ক্রিপ্টে হাত পাকান/ })
        .first(),
    ).toBeVisible()
    const html = region(page, 'এখনো বাকি')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'HTML ও CSS: প্রথম ওয়েবসাইট' }) })
    // Each card shows its certificate.
    for (const paper of await region(page, 'পেয়েছেন').locator('article').all())
      expect((await paper.boundingBox())!.width).toBeGreaterThan(60)
    await expect(html).toContainText('এখন ৫৮%')
    await expect(html).toContainText('লাগবে ৭০%')
    await app.expectSound()
    const step = html.getByRole('listitem').filter({ hasText: 'বক্স মডেল' })
    await expect(step).toContainText('৩০% দেখেছেন')
    // The whole row is the link.
    const { width, height } = (await step.boundingBox())!
    await step.click({ position: { x: width / 2, y: height - 4 } })
    await expect(page).toHaveURL(/\/recordings\/recording-html-css-zero-to-hero-v8$/)
  },
)

journey('the name is confirmed before the first print and then stays', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(ADS)
  await expect(page.getByRole('button', { name: 'প্রিন্ট করুন' })).toHaveCount(0)
  await app.expectSound()
  await confirmName(page).press('Enter')
  await expect(page.getByRole('button', { name: 'প্রিন্ট করুন' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'প্রিন্ট করুন' })).toBeVisible()
  await page.getByRole('link', { name: 'সাপোর্টে জানান' }).click()
  await expect(page).toHaveURL(/\/support\?.*personal-problem/)
})

journey(
  'a picture for sharing is made from the certificate, square and named after its number',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ADS)
    await confirmName(page).press('Enter')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'শেয়ার করার ছবি' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^KG-\d{4}-\d{6}\.png$/)
    const bytes = await readFile(await download.path())
    // The file's head is followed by width and height; an empty picture would be far smaller.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080])
    expect(bytes.length).toBeGreaterThan(25_000)
  },
)

journey('one press confirms the name of all new certificates', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(LIST)
  await expect(confirmName(page)).toHaveCount(1)
  await confirmName(page).click()
  await expect(confirmName(page)).toHaveCount(0)
  await expect(page.getByText('নতুন', { exact: true })).toHaveCount(0)
})

journey(
  'anybody with the address sees the text of the certificate and checks a printed number',
  async ({ app }) => {
    const { page } = app
    await app.goto(VALID)
    await expect(page.getByRole('heading', { name: 'সার্টিফিকেটটি সঠিক' })).toBeVisible()
    // The same facts in English beside them.
    await expect(page.getByText('Farhana Akter')).toBeVisible()
    for (const text of ['ফারহানা আক্তার', 'অ্যাডভান্সড React: গতি, টেস্ট ও আর্কিটেকচার', '২৪ ঘণ্টা'])
      await expect(page.getByText(text)).toBeVisible()
    // The learner decides who sees the mark.
    await expect(page.getByText('৯১%')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await app.expectSound()
    const number = (
      await page
        .getByText(/^KG-\d{4}-000502$/)
        .first()
        .innerText()
    ).trim()
    const field = page.getByRole('textbox', { name: 'কাগজের ঠিকানা বা নম্বর' })
    await field.fill('KG-2020-000001')
    await field.press('Enter')
    await expect(page.getByText(/মেলেনি/)).toBeVisible()
    await field.fill(number.toLowerCase().replaceAll('-', ' '))
    await field.press('Enter')
    await expect(page.getByText('নম্বরটি এই পেজের সঙ্গে মিলেছে।')).toBeVisible()
  },
)

journey(
  'a replaced certificate leads to its successor, a revoked one says so, unknown and malformed ones look alike',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/404/)
    const { page } = app
    await app.goto(REVOKED)
    await expect(page.getByRole('heading', { name: 'আর বহাল নেই' })).toBeVisible()
    await expect(page.getByText('ফারহানা আক্তার')).toHaveCount(0)
    await app.expectSound()
    await app.goto(REPLACED)
    await page.getByRole('link', { name: 'নতুন সার্টিফিকেট দেখুন' }).click()
    await expect(page).toHaveURL(VALID)
    await expect(page.getByRole('heading', { name: 'সার্টিফিকেটটি সঠিক' })).toBeVisible()
    const looks: string[] = []
    for (const address of [
      '/share/certificate/course/zzzzzzzzzzzzzzzz',
      '/share/certificate/other/10080014',
    ]) {
      await app.goto(address)
      await expect(page.getByRole('heading', { name: 'এই ঠিকানায় কিছু নেই' })).toBeVisible()
      looks.push(await page.getByRole('main').innerText())
    }
    expect(looks[0]).toBe(looks[1])
    const field = page.getByRole('textbox', { name: 'কাগজের ঠিকানা', exact: true })
    await field.fill('KG-2026-000502')
    await field.press('Enter')
    await expect(page.getByText(/শুধু নম্বর দিয়ে খোঁজা যায় না/)).toBeVisible()
    await field.fill(`karigor.example${VALID}`)
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'সার্টিফিকেটটি সঠিক' })).toBeVisible()
  },
)

journey(
  'an employer with a printed certificate follows the footer and types its address',
  async ({ app }) => {
    const { page } = app
    await app.goto('/about')
    await page.keyboard.press('End')
    await page.getByRole('contentinfo').getByRole('link', { name: 'সার্টিফিকেট যাচাই' }).click()
    await expect(app.heading()).toHaveText('সার্টিফিকেট যাচাই')
    await app.expectSound()
    const field = page.getByRole('textbox', { name: 'কাগজের ঠিকানা', exact: true })
    await field.fill(`karigor.example${VALID}`)
    await field.press('Enter')
    await expect(page).toHaveURL(VALID)
    await expect(page.getByRole('heading', { name: 'সার্টিফিকেটটি সঠিক' })).toBeVisible()
  },
)

journey(
  'without a certificate the page leads to a free course; nobody opens another person’s',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/403/)
    await app.loginAs('learnerWithoutCourses')
    await app.goto(LIST)
    await expect(app.page.getByRole('link', { name: 'ফ্রি কোর্স দেখুন' })).toHaveAttribute('href', '/free')
    await app.expectSound()
    await app.goto(ADS)
    await expect(app.page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(app.page.getByRole('article')).toHaveCount(0)
  },
)

journey(
  'a finished batch congratulates once, with confetti unless reduced motion is set',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learner')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await app.goto('/dashboard/my-courses/batch-excel-office')
    const congratulation = page.getByRole('status').filter({ hasText: 'অভিনন্দন!' })
    await expect(congratulation).toBeVisible()
    await app.expectSound()
    await expect(page.locator('canvas')).toHaveCount(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await expect(page.locator('body > canvas')).toHaveCount(1)
    await congratulation.getByRole('button', { name: 'ধন্যবাদ' }).click()
    await expect(congratulation).toHaveCount(0)
    await expect
      .poll(
        async () =>
          (await sandbox.calls()).filter(({ path }) => path.startsWith('progress/modal-checked')).length,
      )
      .toBe(1)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(congratulation).toHaveCount(0)
  },
)

/** With the worker, which stores files of the app. */
const withWorker = journey.extend({ serviceWorkers: 'allow' })

async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
  })
}

withWorker(
  'offline the list and a certificate show what was last read, with its age',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/')
    await waitForWorker(page)
    await app.goto(LIST)
    await confirmName(page).click()
    await expect(confirmName(page)).toHaveCount(0)
    await app.goto(ADS)
    await expect(page.getByRole('article')).toContainText('নুসরাত জাহান')
    await app.goto(LIST)
    await expect(region(page, 'এখনো বাকি')).toBeVisible()
    await context.setOffline(true)
    const stale = page.getByText(/ইন্টারনেট নেই।.*তথ্য দেখছেন/)
    await page.goto(LIST)
    await expect(region(page, 'পেয়েছেন').getByRole('heading', { name: 'ফেসবুক অ্যাডস বুটক্যাম্প' })).toBeVisible()
    await expect(stale).toBeVisible()
    await page.goto(ADS)
    await expect(page.getByRole('article')).toContainText('নুসরাত জাহান')
    await expect(stale).toBeVisible()
    await context.setOffline(false)
  },
)

withWorker(
  'after a logout nobody can read a certificate, a name or a notification in that browser',
  async ({ app, consoleWatch }) => {
    // Calls on their way at the logout return refused.
    consoleWatch.allow(/401/)
    const { page } = app
    await page.goto(`/login?return=${LIST}`)
    await logInHere(page, people.learner)
    await expect(confirmName(page)).toBeVisible()
    await waitForWorker(page)
    for (const address of [
      '/dashboard',
      '/dashboard/notifications',
      '/dashboard/notes',
      ADS,
      '/dashboard/certificates/book',
    ]) {
      await app.goto(address)
      await expectLoaded(page)
    }
    // As long as somebody is logged in, the list is there for an offline visit.
    const before = await readStoredWords(page)
    expect(before).toContain('KG-')
    expect(before).toContain('নুসরাত')
    // The home page has the account menu in both windows.
    await page.goto('/')
    await logOutHere(page)
    await expect(page.getByRole('button', { name: 'লগইন', exact: true }).first()).toBeVisible()
    await expect.poll(() => readStoredWords(page)).not.toContain('KG-')
    const stored = await readStoredWords(page)
    for (const word of ['নুসরাত', people.learner.phone, 'ক্লাসের সময় বদলেছে', 'অ্যাসাইনমেন্ট ৫ জমার নিয়ম'])
      expect(stored).not.toContain(word)
    await page.goto(`/login?return=${LIST}`)
    await logInHere(page, people.learnerWithoutCourses)
    await expect(page.getByRole('link', { name: 'ফ্রি কোর্স দেখুন' })).toBeVisible()
    await expect(page.getByText(/KG-/)).toHaveCount(0)
  },
)

journey(
  'the learner chooses whether others see the mark and whether search engines find the page',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ADS)
    await confirmName(page).click()
    const marks = page.getByRole('switch', { name: 'নম্বর দেখানো হবে' })
    const search = page.getByRole('switch', { name: 'গুগল সার্চে পাওয়া যাবে' })
    await expect(marks).not.toBeChecked()
    await marks.click()
    await expect(page.getByText('নম্বর এখন যাচাইয়ের পেজে দেখা যাবে।')).toBeVisible()
    await search.press('Space')
    await expect(page.getByText('যাচাইয়ের পেজ এখন সার্চে আসতে পারে।')).toBeVisible()
    await app.expectSound()
    const shared = await page.getByRole('link', { name: 'যাচাইয়ের পেজ দেখুন' }).getAttribute('href')
    await app.goto(shared!)
    await expect(page.getByText('১০০%')).toBeVisible()
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await app.goto(ADS)
    await expect(marks).toBeChecked()
    await search.click()
    await expect(page.getByText(/সার্চ থেকে সরে যাবে/)).toBeVisible()
    await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
    await expect(search).toBeChecked()
    // A switch accepts the next press once its own save has returned.
    await expect(search).toHaveAttribute('aria-busy', 'false')
    await search.click()
    await expect(search).not.toBeChecked()
    await marks.click()
    await expect(page.getByText('নম্বর আর যাচাইয়ের পেজে দেখা যাবে না।')).toBeVisible()
    await app.goto(shared!)
    await expect(page.getByRole('heading', { name: 'সার্টিফিকেটটি সঠিক' })).toBeVisible()
    await expect(page.getByText('১০০%')).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  },
)

journey('the diamond on the bar is at the pass mark', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(LIST)
  const card = region(page, 'এখনো বাকি')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'HTML ও CSS: প্রথম ওয়েবসাইট' }) })
  const seam = (await card.getByRole('progressbar').boundingBox())!
  const diamond = (await card.locator('[style*="inset-inline-start: 70%"]').boundingBox())!
  expect((diamond.x + diamond.width / 2 - seam.x) / seam.width).toBeCloseTo(0.7, 1)
  expect(Math.abs(diamond.y + diamond.height / 2 - seam.y - seam.height / 2)).toBeLessThan(2)
})
