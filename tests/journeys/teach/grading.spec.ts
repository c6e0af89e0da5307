/** Grading using only keys, over a bad connection, and with a second teacher. (rulings R34, R41, R49) */

import type { Browser, Page } from '@playwright/test'
import { inflectName } from '#src/lib/person-name.ts'
import { expect, journey } from '../support/journey.ts'
import { markAllByKeys } from '../support/mark-keys.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'
import { within } from '../support/within.ts'

const QUEUE = '/teacher/submissions'
const TASK = `${QUEUE}/submission-mate-5-1?assignment=assignment-fs12-5`
const SAVE = { method: 'PATCH', path: 'submission/revised/{id}' } as const

const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
const rowsOf = (page: Page) => page.getByRole('region', { name: 'জমা দেওয়া কাজের তালিকা' })
/** A paper owns the middle of this window: its list is folded. */
const openList = (page: Page) => page.getByRole('button', { name: 'তালিকা', exact: true }).click()
const row = (page: Page, title: string) => marks(page).getByRole('group', { name: title }).first()
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(`${inflectName(name, 'এর')} খাতা`)
const savesIn = (calls: readonly { method: string; path: string; status?: number }[]) =>
  calls.filter(({ method, path }) => method === 'PATCH' && path.startsWith('submission/revised/'))

/** A smaller number in the sample run. */
const IN_A_ROW = Number(process.env.GRADED_IN_A_ROW) || 50

journey(
  `${IN_A_ROW} submissions are graded by keys only without waiting for a save @desk`,
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(QUEUE)
    await rowsOf(page).getByRole('link').first().focus()
    await page.keyboard.press('Enter')
    await expect(marks(page)).toBeVisible()
    await sandbox.fault({ ...SAVE, kind: 'delay', delay_ms: 400, times: 0 })
    await sandbox.forgetCalls()
    for (let no = 1; no <= IN_A_ROW; no++) {
      const name = await page.getByRole('heading', { level: 1 }).innerText()
      const address = page.url()
      // A retest request has no marks, and is skipped.
      const request = page.getByRole('region', { name: 'রিটেস্টের আবেদন' }).getByRole('heading')
      await expect(marks(page).getByRole('button', { name: 'খসড়া' }).or(request)).toBeVisible()
      if (await request.isHidden()) await markAllByKeys(page, '1')
      await page.keyboard.press('Control+Enter')
      await expect(page, `after ${no}: ${name}`).not.toHaveURL(address, within(2000))
      // The address changes a moment before its submission appears.
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name, within(2000))
    }
    await expect
      .poll(async () => savesIn(await sandbox.calls()).length, within(60_000))
      .toBeGreaterThanOrEqual(IN_A_ROW - 2)
    await expect(page.getByText(/এখনো সেভ হয়নি/)).toBeHidden()
  },
)

journey(
  'keys do nothing in fields, work on a Bengali layout, and can be switched off @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(TASK)
    await expect(row(page, 'API-এর কাঠামো')).toBeVisible()
    // A Bengali layout sends another letter from the same physical key.
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: '৪', code: 'Digit4', bubbles: true, cancelable: true }),
      ),
    )
    await expect(row(page, 'API-এর কাঠামো')).toContainText('৪/৫')
    await page.keyboard.press('c')
    await page.keyboard.type('ja 5')
    await expect(marks(page).getByRole('textbox', { name: /^মন্তব্য/ })).toHaveValue('ja 5')
    await heading(page, 'রাকিব হোসেন')
    await page.getByRole('button', { name: 'সব শর্টকাট' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('পরের বাকি খাতা')).toBeVisible()
    await sheet.getByRole('switch', { name: 'কিবোর্ডের শর্টকাট চালু' }).click()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('j')
    await heading(page, 'রাকিব হোসেন')
  },
)

async function secondTeacher(browser: Browser, copy: { clientUrl: string; apiUrl: string }): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
  })
  await giveSession(context, copy.clientUrl, copy.apiUrl, people.teacher)
  return context.newPage()
}

journey(
  'two teachers mark one submission: both versions are shown and none is overwritten silently @desk',
  async ({ app, browser, copy, consoleWatch }) => {
    consoleWatch.allow(/409/)
    const { page } = app
    await app.loginAs('teacher')
    const other = await secondTeacher(browser, copy)
    await Promise.all([app.goto(TASK), other.goto(copy.clientUrl + TASK)])
    await expect(row(other, 'API-এর কাঠামো')).toBeVisible()
    await markAllByKeys(other, '2')
    await markAllByKeys(page, '5')
    await other.keyboard.press('Control+Enter')
    await heading(other, 'সুমাইয়া খাতুন')
    await openList(other)
    await expect(other.getByRole('img', { name: 'সেভ হয়েছে' }).first()).toBeVisible()

    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/১টি খাতার নম্বর এখনো সেভ হয়নি/)).toBeVisible()
    await page.getByRole('link', { name: 'খাতাটি খুলুন' }).click()
    // Both are one person, on two devices.
    const both = page.getByRole('alert', { name: 'এই খাতায় দুই ডিভাইসের নম্বর আছে' })
    // It opens at its title, wherever the pane was scrolled to.
    await expect(both.getByRole('heading')).toBeInViewport()
    await expect(both.getByRole('row', { name: /API-এর কাঠামো/ })).toContainText('৫/৫')
    await expect(both.getByRole('row', { name: /API-এর কাঠামো/ })).toContainText('২/৫')
    // One mark is taken from the other teacher, the rest stays as it was given here.
    await both.getByRole('radio', { name: /API-এর কাঠামো.*২\/৫/ }).check()
    await both.getByRole('button', { name: /^বাছাই করাটা থাকুক/ }).click()
    await expect(both).toBeHidden()
    await expect(page.getByText(/এখনো সেভ হয়নি/)).toBeHidden()
    await other.goto(`${copy.clientUrl}${QUEUE}/submission-mate-5-1?checked=yes`)
    await expect(row(other, 'API-এর কাঠামো')).toContainText('২/৫')
    await expect(row(other, 'ত্রুটি সামলানো')).toContainText('৫/৫')
    await other.context().close()
  },
)

journey('a bare address stays in the queue of its submission @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`${QUEUE}/submission-grade-30`)
  await expect(marks(page).getByRole('group').first()).toBeVisible()
  await page.getByRole('button', { name: 'পরের খাতা', exact: true }).click()
  await expect(page).toHaveURL(/exam=exam-fs12-file-open/)
  await expect(page).not.toHaveURL(/submission-grade-30/)
})

journey(
  'an unsent mark stays in the save queue over a reload and is sent when the connection returns @desk',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500|Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(TASK)
    await expect(row(page, 'API-এর কাঠামো')).toBeVisible()
    // The queue waits a minute after each failure, so that its own repeat does not come before the press.
    await sandbox.fault({ ...SAVE, kind: 'status', status: 500, times: 0, headers: { 'retry-after': '60' } })
    await markAllByKeys(page, '3')
    await page.keyboard.press('c')
    await page.keyboard.type('আবার দেখুন')
    await page.keyboard.press('Control+Enter')
    // Leaving the page is never blocked.
    await heading(page, 'সুমাইয়া খাতুন')
    const queue = page.getByText('১টি খাতার নম্বর এখনো সেভ হয়নি')
    await expect(queue).toBeVisible()
    await page.goto('/teacher')
    await expect(queue).toBeVisible()
    await page.reload()
    await expect(queue).toBeVisible()
    // A press sends at once; so does the returning connection.
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await page.getByRole('button', { name: 'আবার পাঠান' }).click()
    await sent
    await expect(queue).toBeVisible()
    await sandbox.clearFaults()
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect(queue).toBeHidden()
    await page.goto(`${QUEUE}/submission-mate-5-1?checked=yes`)
    await expect(row(page, 'API-এর কাঠামো')).toContainText('৩/৫')
    await expect(marks(page).getByRole('textbox', { name: /^মন্তব্য/ })).toHaveValue('আবার দেখুন')
  },
)

journey(
  'offline the desk keeps its layout, and one line above it says in Bengali that it is out of date',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(TASK)
    await heading(page, 'রাকিব হোসেন')
    await expect(marks(page).getByRole('group').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const places = () =>
      page.locator('[data-pane]').evaluateAll((panes) =>
        panes.map((pane) => {
          const { x, width } = pane.getBoundingClientRect()
          return [Math.round(x), Math.round(width)]
        }),
      )
    const before = await places()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'পরের খাতা', exact: true }).click()
    await heading(page, 'সুমাইয়া খাতুন')
    // The visible data is requested again, as after a while, and does not arrive.
    await expect(async () => {
      await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
      await expect(page.getByRole('status').filter({ hasText: 'তথ্য দেখছেন' })).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await expect.poll(places).toEqual(before)
    await expect(marks(page).getByRole('group').first()).toBeInViewport()
    await expect(page.getByText('Something Went Wrong!')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^নম্বর দিয়ে পরেরটি/ })).toBeInViewport({ ratio: 1 })
    await page.context().setOffline(false)
    await expect(page.getByText('তথ্য দেখছেন')).toHaveCount(0)
  },
)

journey(
  'a draft of marks and comments survives a reload and a visit to another submission @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(TASK)
    await expect(row(page, 'API-এর কাঠামো')).toBeVisible()
    await page.keyboard.press('Digit4')
    await page.keyboard.press('c')
    await page.keyboard.type('লেখা আছে')
    await page.reload()
    await expect(row(page, 'API-এর কাঠামো')).toContainText('৪/৫')
    await expect(marks(page).getByRole('textbox', { name: /^মন্তব্য/ })).toHaveValue('লেখা আছে')
    await openList(page)
    await expect(rowsOf(page).getByRole('link').nth(2)).toBeVisible()
    await page.keyboard.press('j')
    await heading(page, 'সুমাইয়া খাতুন')
    await page.keyboard.press('k')
    await expect(row(page, 'API-এর কাঠামো')).toContainText('৪/৫')
  },
)

journey(
  'on a phone the marks are below the work and can be pulled up; the list is a swipe away',
  async ({ app }, info) => {
    if (info.project.name !== 'phone') return
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(TASK)
    const segment = (name: string) => page.getByRole('radio', { name, exact: true })
    await expect(segment('খাতা')).toBeChecked()
    const work = page.getByRole('region', { name: 'জমা দেওয়া কাজ', exact: true })
    await expect(row(page, 'API-এর কাঠামো')).toBeInViewport()
    await expect(work).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByText('রাকিব হোসেন', { exact: true }).first()).toBeInViewport()
    const height = async () => (await marks(page).boundingBox())!.height
    const half = await height()
    const handle = (name: string) => page.getByRole('button', { name })
    await handle('নম্বরের অংশ পুরো পর্দায় নিন').click()
    await expect.poll(height).toBeGreaterThan(half * 1.4)
    await handle('নম্বরের অংশ ছোট করুন').click()
    await expect.poll(height).toBeLessThan(half * 0.7)
    // Pulled up again, and kept for the next visit.
    const place = (await handle('নম্বরের ঘরগুলো খুলুন').boundingBox())!
    await page.mouse.move(place.x + 60, place.y + 10)
    await page.mouse.down()
    await page.mouse.move(place.x + 60, place.y - 80, { steps: 4 })
    await page.mouse.up()
    await expect.poll(height).toBe(half)
    await page.reload()
    await expect(row(page, 'API-এর কাঠামো')).toBeInViewport()
    expect(await height()).toBe(half)
    // No pane widens the page, so its footer stays visible.
    expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([
      info.project.use.viewport?.width,
      info.project.use.viewport?.height,
    ])
    await expect(page.getByRole('button', { name: 'নম্বর দিয়ে পরেরটি' })).toBeInViewport()
    const strip = page.locator('[data-pane=work]').locator('..')
    await strip.evaluate((element) => element.scrollTo({ left: 0 }))
    await expect(segment('তালিকা')).toBeChecked()
    await expect(
      rowsOf(page)
        .getByRole('link', { name: /রাকিব হোসেন/ })
        .first(),
    ).toBeInViewport({ ratio: 1 })
    await segment('খাতা').check({ force: true })
    await expect(row(page, 'API-এর কাঠামো')).toBeInViewport()
    await app.expectSound()
  },
)

journey(
  'a file submission takes at most ten taps on a phone, with the work visible',
  async ({ app, sandbox }, info) => {
    if (info.project.name !== 'phone') return
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}/submission-grade-31`)
    const rows = marks(page)
      .getByRole('group')
      .filter({ has: page.locator('kbd') })
    await expect(rows.first()).toBeInViewport()
    let taps = 0
    for (const each of await rows.all()) {
      await each.getByRole('button').nth(2).tap()
      taps += 1
      await expect(page.getByRole('region', { name: 'জমা দেওয়া কাজ', exact: true })).toBeInViewport({
        ratio: 0.9,
      })
    }
    await page.getByRole('button', { name: 'নম্বর দিয়ে পরেরটি' }).tap()
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(1)
    expect(taps + 1).toBeLessThanOrEqual(10)
  },
)
