/**
 * Presses on the prerendered frame take effect in the app once it has drawn: seconds later on a slow
 * connection.
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, expectTakenOver } from '../support/moves.ts'
import { people } from '../support/people.ts'

const COURSE = '/course/full-stack-javascript'

/**
 * Opens the address and holds React back until the returned function is called. The first request shows that
 * the first script has run.
 */
async function openPrerendered(page: Page, address: string, question: string): Promise<() => Promise<void>> {
  let letIt = () => undefined as void
  const held = new Promise<void>((resolve) => (letIt = resolve))
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const listens = page.waitForRequest(
    (request) => request.method() === 'GET' && new URL(request.url()).pathname.endsWith(question),
  )
  await page.goto(address, { waitUntil: 'commit' })
  await listens
  return async () => {
    letIt()
    await expectLoaded(page)
  }
}

journey('a press on a button of the prerendered frame takes effect in the app', async ({ page }) => {
  const letTheRestCome = await openPrerendered(page, '/', '/category')
  await page.getByRole('banner').getByRole('button', { name: 'লগইন' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await letTheRestCome()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'ফোন নম্বর' })).toBeFocused()
})

journey('the app runs a search typed on the prerendered frame @desk', async ({ page }) => {
  const letTheRestCome = await openPrerendered(page, COURSE, `/v2${COURSE}`)
  const field = page.getByRole('banner').first().getByRole('searchbox', { name: 'খুঁজুন' })
  await field.pressSequentially('পাইথন')
  await field.press('Enter')
  await letTheRestCome()
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(page.getByRole('searchbox', { name: 'খুঁজুন' }).first()).toHaveValue('পাইথন')
})

journey('half-typed text on the prerendered frame is continued in the app @desk', async ({ page }) => {
  const letTheRestCome = await openPrerendered(page, '/', '/category')
  const field = page.getByRole('banner').getByRole('searchbox', { name: 'খুঁজুন' })
  await field.pressSequentially('পথন')
  await field.press('Home')
  await field.press('ArrowRight')
  await letTheRestCome()
  await expect(field).toBeFocused()
  await page.keyboard.type('াই')
  await expect(field).toHaveValue('পাইথন')
})

journey(
  'the keyboard focus of the prerendered frame moves to the same place in the app @desk',
  async ({ page }) => {
    const letTheRestCome = await openPrerendered(page, '/', '/category')
    const link = page.getByRole('banner').getByRole('link', { name: 'ফ্রি ক্লাস' })
    const reached = () => link.evaluate((element) => element.matches(':focus-visible'))
    for (let step = 0; step < 12 && !(await reached()); step++) await page.keyboard.press('Tab')
    await letTheRestCome()
    await expect.poll(reached).toBe(true)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('banner').getByRole('link', { name: 'অ্যাসেসমেন্ট' })).toBeFocused()
  },
)

journey(
  'the first Tab on the prerendered frame skips the menus, and the focus stays there @desk',
  async ({ page }) => {
    const letTheRestCome = await openPrerendered(page, '/', '/category')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'মূল অংশে যান' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await letTheRestCome()
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link', { name: 'কোর্স দেখুন' })).toBeFocused()
  },
)

journey('a number typed into the form of the login goes on in the app', async ({ page }) => {
  let letAppCome = () => undefined as void
  const held = new Promise<void>((resolve) => (letAppCome = resolve))
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  // By then the first script has run.
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  const number = page.getByRole('textbox', { name: 'ফোন নম্বর' })
  await number.pressSequentially(people.learner.phone)
  await page.getByRole('button', { name: 'এগিয়ে যান', exact: true }).click()
  await expect(number).toHaveValue(people.learner.phone)
  letAppCome()
  await expect(page.getByRole('textbox', { name: 'পাসওয়ার্ড', exact: true })).toBeVisible()
})

for (const [name, file] of [
  ['the first script', /\/assets\/index-[^/]+\.js$/],
  ['a file of the app', /\/assets\/react-[^/]+\.js$/],
] as const)
  journey(
    `a page without ${name} says that it is not open, and opens again`,
    async ({ page, consoleWatch }) => {
      consoleWatch.allow(/Failed to load resource|^uncaught: (?:$|.*dynamically imported)/)
      await page.route(file, (route) => route.abort())
      await page.goto('/')
      const notice = page.getByRole('alert').filter({ hasText: 'পেজটি পুরো খোলেনি' })
      await expect(notice).toBeInViewport()
      await page.unroute(file)
      await notice.getByRole('link', { name: 'পেজটি আবার খুলুন' }).click()
      await expectLoaded(page)
      await expectTakenOver(page)
      await expect(notice).toHaveCount(0)
    },
  )
