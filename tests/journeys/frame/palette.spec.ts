/**
 * The search palette: on any page, one's own items first, courses, places and actions; and what the search
 * pages find. (ruling R66)
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'খোঁজ' })
const field = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name })
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

/** As a person opens it: the keys, or the button of a phone. */
async function open(page: Page): Promise<void> {
  await expectLoaded(page)
  // The prerendered page handles presses, but no keys: they work once the app is there.
  await expect(async () => {
    if ((await palette(page).count()) > 0) return
    if (isWide(page)) await page.keyboard.press('Control+KeyK')
    else await page.getByRole('link', { name: 'খুঁজুন', exact: true }).click()
    await expect(palette(page)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(field(page)).toBeFocused()
}

journey(
  'personal items come first, a caption leads to its second, and the page below keeps its position',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/routine')
    await open(page)
    await expect(palette(page).getByRole('link', { name: /^বাকি কাজ/ })).toBeVisible()
    await app.expectSound()

    await field(page).fill('State')
    await expect(palette(page).getByRole('group').nth(1)).toHaveAccessibleName('আমার ক্লাস ও রেকর্ডিং')
    await expect(option(page, /^ক্লাস ২৩/)).toHaveAttribute('aria-selected', 'true')
    await expect(palette(page).getByRole('group', { name: 'আমার নোট' }).getByRole('option')).toContainText(
      '১২:০৫',
    )
    await expect(palette(page).getByRole('status').first()).toHaveText(/^[০-৯]+টি ফল$/)
    const caption = option(page, /ক্যাপশন থেকে/).first()
    await expect(caption).toContainText('State বদলালে কম্পোনেন্ট আবার রেন্ডার হয়')
    await app.expectSound()
    await caption.click()
    await expect(page).toHaveURL(/\/recordings\/[^?]+\?at=30&view=text$/)
    await expect(palette(page)).toBeHidden()
    await expect(app.heading()).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(/\/dashboard\/routine$/)
  },
)

journey('places and actions are found by everyday words, using only keys', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/courses')
  await open(page)
  await field(page).fill('কালকের ক্লাস')
  await expect(option(page, /^ক্লাস রুটিন/)).toBeVisible()
  await field(page).fill('baki kaj')
  await expect(palette(page).getByRole('group', { name: 'আমার কাজ' }).getByRole('option').first()).toBeVisible()
  await field(page).fill('রুটিন')
  await expect(option(page, /^ক্লাস রুটিন/)).toBeVisible()
  while ((await option(page, /^ক্লাস রুটিন/).getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/routine$/)

  await open(page)
  await field(page).fill('logout')
  await option(page, /^লগআউট/).click()
  await expect(page).toHaveURL(/\/$/)
  await open(page)
  await field(page).fill('useState')
  await expect(palette(page).getByRole('group', { name: 'আমার ক্লাস ও রেকর্ডিং' })).toHaveCount(0)
})

journey('Esc and Back close it and return the focus, and the typed text is still there', async ({ app }) => {
  const { page } = app
  const place = () => page.evaluate(() => (history.state as { idx: number }).idx)
  await app.loginAs('teacher')
  await app.goto('/teacher/batches')
  await expectLoaded(page)
  const button = page.getByRole('link', { name: 'খুঁজুন', exact: true })
  await button.focus()
  await page.keyboard.press('Slash')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('খাতা')
  await expect.poll(place).toBe(1)
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(button).toBeFocused()
  // Nothing of it is left in the history.
  await expect.poll(place).toBe(0)
  await button.press('Enter')
  await expect(field(page)).toHaveValue('খাতা')
  await expect.poll(place).toBe(1)
  await page.goBack()
  await expect(palette(page)).toBeHidden()
  await expect(page).toHaveURL(/\/teacher\/batches$/)
  await expect(button).toBeFocused()
  await expect.poll(place).toBe(0)
})

journey(
  'history entries are removed one by one or all at once, each with an undo; one request runs at most',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.goto('/')
    await open(page)
    const asked: string[] = []
    let running = 0
    let most = 0
    let answer = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/suggest?**', async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
      running += 1
      most = Math.max(most, running)
      await isAnswered
      await route.fulfill({ response: await route.fetch() })
      running -= 1
    })
    await field(page).fill('excel')
    await expect.poll(() => asked).toEqual(['excel'])
    // The count is read out after a pause in typing, which is later than the service would be called.
    await field(page).fill('zzqqx')
    await expect(palette(page).getByRole('status').first()).toHaveText('কিছু পাওয়া যায়নি')
    await field(page).fill('python')
    await expect(option(page, /পাইথন/).first()).toBeVisible()
    expect(asked).toEqual(['excel'])
    answer()
    await expect.poll(() => asked.at(-1)).toBe('python')
    expect(most).toBe(1)
    await option(page, /পাইথন/).first().click()
    await expect(page).toHaveURL(/\/course\/data-science-python$/)
    await expect.poll(async () => (await sandbox.counts())['GET /search'] ?? 0).toBe(1)

    await app.goto('/')
    await open(page)
    const entry = palette(page).getByRole('button', { name: 'python', exact: true })
    await expect(entry).toBeVisible()
    await palette(page)
      .getByRole('button', { name: /“python” তালিকা/ })
      .click()
    await expect(entry).toHaveCount(0)
    await palette(page).getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect(entry).toBeVisible()
    await palette(page).getByRole('button', { name: 'সব মুছুন' }).click()
    await expect(entry).toHaveCount(0)
    await palette(page).getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await entry.click()
    await expect(field(page)).toHaveValue('python')

    // Without an undo it is deleted on the server too.
    await field(page).fill('')
    await palette(page).getByRole('button', { name: 'সব মুছুন' }).click()
    await expect
      .poll(async () => (await sandbox.counts())['DELETE /history/:id'] ?? 0, { timeout: 30_000 })
      .toBe(1)
    await app.goto('/')
    await open(page)
    await expect(entry).toHaveCount(0)
  },
)

journey(
  'offline, personal items are still found, and the palette says so',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard')
    await open(page)
    await field(page).fill('setcount')
    await expect(
      palette(page).getByRole('group', { name: 'আমার নোট' }).getByRole('option').first(),
    ).toBeVisible()
    await context.setOffline(true)
    await field(page).fill('অ্যাসাইনমেন্ট ৫')
    await expect(option(page, /^অ্যাসাইনমেন্ট ৫/).first()).toHaveAttribute('aria-selected', 'true')
    await expect(palette(page)).toContainText('ইন্টারনেট নেই')
    await context.setOffline(false)

    // A reload without the service finds what was last read.
    await page.route(/\/api\/v2\/(?:note|recording|live|batch|notice|assignment|overview)\b/, (route) =>
      route.abort(),
    )
    await app.goto('/courses')
    await open(page)
    await field(page).fill('setcount')
    await expect(
      palette(page).getByRole('group', { name: 'আমার নোট' }).getByRole('option').first(),
    ).toBeVisible()
  },
)

journey(
  'sentences, misspellings and Bijoy text find courses, and similar ones are shown instead of nothing',
  async ({ app }) => {
    const { page } = app
    const first = page.locator('main article').first()
    await app.goto(`/search?q=${encodeURIComponent('ফেসবুক মার্কেটিং শিখতে চাই')}`)
    await expect(page.locator('main article').filter({ hasText: 'ডিজিটাল মার্কেটিং' }).first()).toBeVisible()
    await app.goto('/search?q=excel')
    await expect(first).toContainText('এক্সেল')
    await app.goto(`/search?q=${encodeURIComponent('‡dmeyK gv‡K©wUs')}`)
    await expect(page.getByText('লেখাটি বিজয় হরফের। “ফেসবুক মার্কেটিং”-এর ফল দেখানো হচ্ছে।')).toBeVisible()
    await app.goto(`/courses?q=${encodeURIComponent('‡dmeyK gv‡K©wUs')}`)
    await expect(page.getByText('লেখাটি বিজয় হরফের। “ফেসবুক মার্কেটিং” খোঁজা হয়েছে।')).toBeVisible()
    await app.goto(`/courses?q=${encodeURIComponent('কীভাবে ইনকাম করব')}`)
    await expect(page.getByRole('heading', { name: 'কাছাকাছি ফল' })).toBeVisible()
    await expect(first).toContainText('ফ্রিল্যান্সিং')
    await app.expectSound()
    await open(page)
    await field(page).fill('‡dmeyK gv‡K©wUs')
    await expect(palette(page)).toContainText('“ফেসবুক মার্কেটিং” খোঁজা হয়েছে')
    await expect(option(page, /ফেসবুক/).first()).toBeVisible()
  },
)
