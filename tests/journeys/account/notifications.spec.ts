/** The bell, its tray and the page of notifications. (spec 7 Notifications, rulings R21, R35, picture 19) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { logOutHere } from '../support/moves.ts'

const LIST = '/dashboard/notifications'
const URGENT = 'ক্লাসের সময় বদলেছে'
const MARKED = 'অ্যাসাইনমেন্ট ৪ দেখা হয়েছে'

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^নোটিফিকেশন(,|$)/ })
const tray = (page: Page) => page.getByRole('dialog', { name: 'নোটিফিকেশন' })
const unread = (count: string) => `নোটিফিকেশন, ${count}টি না-পড়া`
const recordings = (page: Page) => page.getByRole('link', { name: /রেকর্ডিং এসেছে$/ })

/** Records the badges set on the app icon, across reloads. */
async function watchBadge(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'setAppBadge', {
      value: async (count: number) => sessionStorage.setItem('badge', String(count)),
    })
  })
  return () => page.evaluate(() => sessionStorage.getItem('badge'))
}

journey(
  'a press opens the tray under the bell, and a press outside or Esc closes it @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard')
    await bell(page).click()
    await expect(tray(page).getByText('৩টি নতুন', { exact: true })).toBeVisible()
    await expect(tray(page).getByRole('link', { name: MARKED })).toBeVisible()
    const [under, over] = [(await tray(page).boundingBox())!, (await bell(page).boundingBox())!]
    expect(under.width).toBe(440)
    expect(under.y).toBeGreaterThan(over.y + over.height)
    expect(under.x).toBeLessThan(over.x)
    expect(under.x + under.width).toBeGreaterThan(over.x + over.width)
    // There is no scrim: the press that closes it also reaches the target beside it.
    await app.expectSound()
    await page.emulateMedia({ colorScheme: 'dark' })
    await app.expectSound()
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 8 } })
    await expect(tray(page)).toHaveCount(0)
    await bell(page).click()
    await expect(tray(page)).toBeVisible()
    await bell(page).click()
    await expect(tray(page)).toHaveCount(0)
    await bell(page).click()
    await expect(tray(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(tray(page)).toHaveCount(0)
    await expect(bell(page)).toBeFocused()
  },
)

journey(
  'by keys: enter the tray, mark one, expand equal ones, and return to the bell with Esc @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard')
    await bell(page).focus()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await expect(tray(page)).toBeFocused()
      await expect(bell(page)).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(bell(page)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    const check = tray(page).getByRole('button', { name: `পড়া হয়েছে: ${MARKED}` })
    await check.focus()
    await page.keyboard.press('Enter')
    await expect(bell(page)).toHaveAccessibleName(unread('২'))
    await expect(check).toHaveCount(0)
    // The focus stays inside and does not return to the top of the page.
    await expect(tray(page).locator(':focus')).toHaveCount(1)
    await expect(recordings(page)).toHaveCount(1)
    await tray(page).getByRole('button', { name: '৩টিই দেখান' }).press('Enter')
    await expect(recordings(page)).toHaveCount(3)
    await tray(page).getByRole('button', { name: 'গুটিয়ে রাখুন' }).press('Enter')
    await expect(recordings(page)).toHaveCount(1)
    await tray(page).getByRole('button', { name: 'সব পড়া হয়েছে' }).press('Enter')
    await expect(bell(page)).toHaveAccessibleName('নোটিফিকেশন')
    await expect(tray(page).locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(bell(page)).toBeFocused()
  },
)

journey(
  'a row of the tray leads to its place and counts as read; the foot leads to all notifications @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard')
    await bell(page).click()
    // The whole row is the link.
    const row = tray(page).getByRole('listitem').filter({ hasText: MARKED })
    const { height } = (await row.boundingBox())!
    await row.click({ position: { x: 30, y: height - 6 } })
    await expect(page).toHaveURL(/assignment-fs12-4$/)
    await expect(tray(page)).toHaveCount(0)
    await expect(bell(page)).toHaveAccessibleName(unread('২'))
    await bell(page).click()
    await tray(page).getByRole('link', { name: 'সব নোটিফিকেশন দেখুন' }).click()
    await expect(page).toHaveURL(new RegExp(`${LIST}$`))
    await expect(tray(page)).toHaveCount(0)
  },
)

journey(
  'the kind is part of the address, equal ones are one row, and a page beyond the last leads back',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(LIST)
    // Late in the evening the seed is a day ahead.
    await expect(page.getByRole('heading', { name: /^(?:আজ|গতকাল)$/ }).first()).toBeVisible()
    await expect(recordings(page)).toHaveCount(1)
    await app.expectSound()
    await page.getByRole('button', { name: 'ক্লাস', exact: true }).click()
    await expect(page).toHaveURL(/\?kind=live$/)
    await expect(page.getByText(URGENT)).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: '৩টিই দেখান' }).click()
    await expect(recordings(page)).toHaveCount(3)
    await app.expectSound()
    await page.getByRole('button', { name: 'চাকরি', exact: true }).click()
    await page.getByRole('button', { name: 'সব ধরনের দেখুন' }).click()
    await expect(page.getByText(URGENT)).toBeVisible()
    await app.goto(`${LIST}?page=9`)
    await page.getByRole('button', { name: 'প্রথম পেজ দেখুন' }).click()
    await expect(page.getByText(URGENT)).toBeVisible()
  },
)

journey('on a phone the bell leads to the page, where a check marks one as read', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await page.setViewportSize({ width: 360, height: 780 })
  await app.goto('/dashboard')
  await bell(page).click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await page.getByRole('button', { name: `পড়া হয়েছে: ${MARKED}` }).click()
  await expect(page.getByText('২টি নতুন', { exact: true })).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName(unread('২'))
  await page.reload()
  await expect(page.getByText('২টি নতুন', { exact: true })).toBeVisible()
  await app.expectSound()
})

journey(
  'the count is the same in every tab, in the title and on the icon, and a logout clears it',
  async ({ app, context, copy }) => {
    const { page } = app
    await app.loginAs('learner')
    const other = await context.newPage()
    const readBadge = await watchBadge(other)
    await other.goto(`${copy.clientUrl}/dashboard/my-courses`)
    await expect(bell(other)).toHaveAccessibleName(unread('৩'))
    await expect.poll(readBadge).toBe('3')
    await page.bringToFront()
    await app.goto(LIST)
    await page.getByRole('button', { name: `পড়া হয়েছে: ${MARKED}` }).click()
    await expect(bell(other)).toHaveAccessibleName(unread('২'))
    await expect(other).toHaveTitle(/^\(২\)/)
    await expect.poll(readBadge).toBe('2')
    await page.getByRole('button', { name: 'সব পড়া হয়েছে' }).click()
    await expect(bell(other)).toHaveAccessibleName('নোটিফিকেশন')
    await expect.poll(readBadge).toBe('0')
    await other.evaluate(() => sessionStorage.setItem('badge', '7'))
    await app.goto('/')
    await logOutHere(page)
    await expect(other).toHaveURL(/\/$/)
    await expect.poll(readBadge).toBe('0')
  },
)

journey(
  'a mark that the server refuses is reverted, and the next try works',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(LIST)
    await sandbox.fault({ path: 'notification/mark-as-read', kind: 'status', times: 9 })
    const check = page.getByRole('button', { name: `পড়া হয়েছে: ${MARKED}` })
    await check.click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expect(check).toBeVisible()
    await expect(bell(page)).toHaveAccessibleName(unread('৩'))
    await sandbox.clearFaults()
    await check.click()
    await expect(bell(page)).toHaveAccessibleName(unread('২'))
  },
)

journey('when the tray cannot be loaded the bell leads to the page @desk', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource|ERR_FAILED/)
  const { page } = app
  await app.loginAs('learner')
  await page.route(/\/tray-[^/]*\.js/, (route) => route.abort())
  await app.goto('/dashboard')
  await bell(page).click()
  await expect(page).toHaveURL(new RegExp(`${LIST}$`))
  await expect(page.getByText(URGENT)).toBeVisible()
})

journey('an urgent notice that was opened by its link disappears from the dashboard', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard')
  const urgent = page.getByRole('main').getByRole('link', { name: /৯:৩০টায় শুরু হবে/ })
  await urgent.click()
  await expect(page).toHaveURL(/notices\?open=notice-fs12-1$/)
  await expect(bell(page)).toHaveAccessibleName(unread('২'))
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(urgent).toHaveCount(0)
})

journey('teachers and talents have their own bell', async ({ app, context, consoleWatch }) => {
  // The teacher's page is still open when the other person's cookies arrive.
  consoleWatch.allow(/403/)
  const { page } = app
  for (const [person, home, address] of [
    ['teacher', '/teacher', '/teacher/notifications'],
    ['talent', '/talent-desk', LIST],
  ] as const) {
    await context.clearCookies()
    await app.loginAs(person)
    await app.goto(home)
    await expect(bell(page)).toHaveAccessibleName(unread('১'))
    await app.goto(address)
    await page.getByRole('button', { name: 'সব পড়া হয়েছে' }).click()
    await expect(bell(page)).toHaveAccessibleName('নোটিফিকেশন')
    await app.expectSound()
  }
})
