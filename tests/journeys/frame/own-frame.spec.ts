/**
 * The frame around pages that everybody may open: the public one for a guest, the person's own after a login.
 */

import type { Locator } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, loginButton, logOutHere } from '../support/moves.ts'

/** True if a press at its middle hits it. */
const isOnTop = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

journey(
  'a learner keeps the same frame from page to page, and a logout restores the public one',
  async ({ app }) => {
    const { page } = app
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024
    const menu = page.getByRole('navigation', { name: 'শিক্ষার্থীর মেনু' }).filter({ visible: true })
    const marked = (name: string) => menu.locator('[aria-current="page"]', { hasText: name })
    /** Exactly one frame, the learner's own, which marks the current page. */
    async function expectOwnFrame(place?: string) {
      await expect(app.heading()).toBeVisible()
      await expect(menu).toHaveCount(1)
      await expect(page.locator('main')).toHaveCount(1)
      await expect(page.locator('header:not(main *)')).toHaveCount(1)
      await expect(page.getByRole('complementary', { name: 'চলতি অফার' })).toHaveCount(0)
      if (place) await expect(marked(place)).toHaveCount(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    }
    await app.loginAs('learner')
    await app.goto('/dashboard')
    await expectOwnFrame('আজ')

    if (isWide) await page.getByRole('searchbox', { name: 'খুঁজুন' }).fill('react')
    else await page.getByRole('link', { name: 'খুঁজুন', exact: true }).click()
    await page.getByRole('combobox').fill('react')
    await page.getByRole('option', { name: 'সব কোর্সে খুঁজুন' }).click()
    await expect(page).toHaveURL(/\/search\?q=react/)
    await expectOwnFrame()
    if (!isWide) await expect(page.locator('header [aria-current="page"]')).toHaveAccessibleName('খুঁজুন')

    await page.locator('main a[href="/course/react-advanced"]').first().click()
    await expect(page).toHaveURL(/\/course\/react-advanced$/)
    await expect(app.heading()).toBeFocused()
    await expectOwnFrame('কোর্স')
    if (!isWide) {
      const buy = page
        .getByRole('link', { name: 'খবর পেতে চাই' })
        .or(page.getByRole('button', { name: 'খবর পেতে চাই' }))
      expect(await isOnTop(buy)).toBe(true)
      expect(await isOnTop(menu.getByRole('link', { name: 'নোট' }))).toBe(true)
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/search\?q=react/)
    await expectOwnFrame()

    await app.goto('/join/live/live-fs12-23')
    await expectOwnFrame('আজ')
    if (!isWide) {
      await page.getByRole('link', { name: 'ফিরে যান' }).click()
      await expect(page).toHaveURL(/\/dashboard\/routine$/)
      await menu.getByRole('link', { name: 'আমি' }).click()
      await page.getByRole('main').getByRole('link', { name: 'সাহায্য ও সাপোর্ট' }).click()
    } else await menu.getByRole('link', { name: 'সাপোর্ট' }).click()
    await expect(page).toHaveURL(/\/support$/)
    await expect(app.heading()).toBeFocused()
    await expectOwnFrame(isWide ? 'সাপোর্ট' : 'আমি')
    if (!isWide) expect(await isOnTop(page.getByRole('button', { name: /এগিয়ে যান/ }))).toBe(true)
    await app.expectSound()

    if (isWide) await logOutHere(page)
    else {
      await menu.getByRole('link', { name: 'আমি' }).click()
      await page.getByRole('button', { name: 'লগআউট করুন' }).click()
    }
    await expect(page).toHaveURL(/\/$/)
    await expect(menu).toHaveCount(0)
    await expect(loginButton(page).first()).toBeVisible()
    await app.goto('/support')
    await expect(menu).toHaveCount(0)
  },
)

journey('beside the sidebar of a small laptop nothing is cut off or overflows @desk', async ({ app }) => {
  const { page } = app
  await page.setViewportSize({ width: 1024, height: 768 })
  await app.loginAs('learner')
  const pages = [
    '/course/full-stack-javascript',
    '/support',
    '/courses',
    '/free/git-github',
    '/assessments/assessment-javascript',
    '/terms',
  ]
  for (const address of pages) {
    await app.goto(address)
    await expectLoaded(page)
    const out = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, input)')]
        .filter(
          (element) =>
            element.getBoundingClientRect().right > innerWidth &&
            element.closest('[class*="tabs"], nav') === null,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(out, address).toEqual([])
  }
})

journey('text pages have the same left edge in both frames @desk', async ({ app }) => {
  const pages = [
    '/about',
    '/terms',
    '/privacy',
    '/refund-policy',
    '/accessibility',
    '/how-it-works',
    '/career-support',
    '/skills',
    '/lead/career_advice',
    '/download',
  ]
  for (const who of ['guest', 'learner'] as const) {
    if (who === 'learner') await app.loginAs('learner')
    const edges = new Map<number, string>()
    for (const address of pages) {
      await app.goto(address)
      const box = await app.heading().boundingBox()
      edges.set(Math.round(box?.x ?? -1), address)
    }
    expect([...edges].length, JSON.stringify([...edges])).toBe(1)
  }
})

journey(
  'a free course and an open class have the back link, the search and the login of the public frame',
  async ({ app }) => {
    const { page } = app
    for (const address of ['/free/git-github', '/webinar/first-job']) {
      await app.goto(address)
      await expect(loginButton(page).first()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: /কারিগর/ })).toBeVisible()
      await expect(
        page
          .getByRole('banner')
          .getByRole('searchbox')
          .or(page.getByRole('banner').getByRole('link', { name: 'খুঁজুন' }))
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await page.mouse.wheel(0, 20_000)
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  },
)

journey('on a phone one page lists all personal pages, each with its count', async ({ app }) => {
  const { page } = app
  if ((page.viewportSize()?.width ?? 0) >= 1024) return
  await app.loginAs('learner')
  await app.goto('/dashboard/me')
  await expect(page.getByRole('link', { name: /^লেনদেন .+ বাকি$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^ডিভাইস [০-৯]+টির মধ্যে [০-৯]+টি$/ })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('heading', { name: 'আমার সপ্তাহ' })).toBeVisible()
  // The rest is a swipe below, clear of the bar.
  await page.mouse.wheel(0, 2000)
  await expect
    .poll(() => isOnTop(page.getByRole('main').getByRole('link', { name: 'সাহায্য ও সাপোর্ট' })))
    .toBe(true)
  await expect.poll(() => isOnTop(page.getByRole('button', { name: 'লগআউট করুন' }))).toBe(true)
  await app.expectSound()
  await page.getByRole('link', { name: 'চাকরি', exact: true }).click()
  await expect(app.heading()).toHaveText('চাকরি')
  await page.getByRole('link', { name: 'ফিরে যান' }).click()
  await expect(page).toHaveURL(/\/dashboard\/me$/)
})
