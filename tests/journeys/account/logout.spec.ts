/** A logout, and what the other tabs, the history and the next person see of it. (rulings R16, R21) */

import { test, type Page, type Route } from '@playwright/test'
import { refuseConsent } from '../../support/decided-consent.ts'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, logInHere, loginButton, logOutHere, moveTo } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { cookieNames } from '../support/session.ts'
import { within } from '../support/within.ts'

const NAME = 'নুসরাত'
const BATCH = '/dashboard/my-courses/batch-full-stack-12'

/** A browser with the back/forward cache, which Playwright's own lacks. */
const withPageCache = journey.extend<{ page: Page }>({
  page: async ({ playwright, launchOptions, baseURL, locale, timezoneId }, hand) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers: 'block' })
    await refuseConsent(context)
    await hand(await context.newPage())
    await browser.close()
  },
})

withPageCache(
  'a page from the back/forward cache whose session has ended since shows nothing of the person',
  async ({ page, copy }) => {
    await page.goto('/login')
    await logInHere(page, people.learner)
    await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
    await page.goto('/dashboard')
    await expect(page.getByRole('banner')).toContainText(NAME)
    await expectLoaded(page)
    // To another site, so that the page enters the cache. Its cookies expire without an event; after a logout
    // elsewhere Chromium would not restore it.
    await page.goto(`${copy.controlUrl}/health`)
    await page.context().clearCookies()

    const loads: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
    // A restored page does not load.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByText(NAME)).toHaveCount(0, within(2000))
    // Headless shells have no such cache: there the page loads, and the gate leads to the login.
    const isRestored = loads.length === 0
    await expect(page).toHaveURL(isRestored ? /\/$/ : /\/login(?:\?|$)/)
    if (!isRestored)
      test
        .info()
        .annotations.push({ type: 'no page cache', description: 'this browser loaded the page anew' })
  },
)

journey('the logout needs no further file and no connection', async ({ app, context, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource|ERR_|Failed to fetch|dynamically imported module/)
  const { page } = app
  // When the dialogs cannot be loaded, the browser asks.
  page.on('dialog', (dialog) => void dialog.accept())
  await app.loginAs('learner')
  await page.route(/\/assets\/(?:shell|person|dialogs)-[\w-]{8}\.js$/, (route) => route.abort())
  await page.goto('/courses')
  await expectLoaded(page)
  await context.setOffline(true)
  await logOutHere(page)
  await expect(loginButton(page)).toBeVisible()
  expect(await cookieNames(context)).not.toContain('accessToken')
})

journey(
  'a logout in one tab makes a guest of the other within 2 s',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/401/)
    await app.loginAs('learner')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('banner')).toContainText(NAME)
    const open = await context.newPage()
    await open.goto('/courses')
    await app.goto('/courses')
    await logOutHere(app.page)
    await expect(loginButton(app.page)).toBeVisible()
    await expect(other).toHaveURL(/\/$/, within(2000))
    for (const tab of [app.page, other, open]) await expect(tab.getByText(NAME)).toHaveCount(0, within(2000))
    await expect(open).toHaveURL(/\/courses$/)
    expect(await cookieNames(context)).not.toContain('role')

    // Not by Back, and not by the address either. A page from the back/forward cache does not load again.
    await other.goBack({ waitUntil: 'commit' })
    await expect(other.getByText(NAME)).toHaveCount(0)
    await other.goto('/dashboard')
    await expect(other).toHaveURL(/\/login\?return=%2Fdashboard$/)
  },
)

journey('the second person on a device sees nothing of the first', async ({ app, context, consoleWatch }) => {
  // `moveTo` makes entries of the history that the router did not.
  consoleWatch.allow(/40[134]|not created by @remix-run/)
  await app.loginAs('learner')
  await app.goto('/dashboard')
  await expect(app.page.getByRole('banner')).toContainText(NAME)
  await expectLoaded(app.page)
  await moveTo(app.page, '/courses')
  // Until the page is there the learner's frame is shown, with a menu that belongs to it.
  await expect(app.heading()).not.toHaveText('আজ')
  await logOutHere(app.page)
  await expect(app.page).toHaveURL(/\/$/)
  await loginButton(app.page).click()
  await logInHere(app.page, people.learnerWithoutCourses)
  await expect(app.page.getByRole('dialog')).toHaveCount(0)
  // Held back, so what is shown now can only be left over.
  await app.page.route(/\/api\//, () => undefined)
  for (const address of ['/dashboard', BATCH, `${BATCH}/progress`]) {
    await moveTo(app.page, address)
    await expect(app.page.locator('[aria-busy="true"]').first()).toBeVisible()
    await expect(app.page.getByText(NAME)).toHaveCount(0)
    await expect(app.page.getByRole('main').getByText('ফুল স্ট্যাক')).toHaveCount(0)
  }
  await app.page.unrouteAll()
  const stored = await app.page.evaluate(
    () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie,
  )
  expect(stored).not.toContain(NAME)
  expect(stored).toContain('তানজিলা')
  expect(await cookieNames(context)).toContain('accessToken')
})

/** Past the end of an access token, well before that of the refresh token. */
const TWO_HOURS = 2 * 60 * 60

journey(
  'a logout during a slow refresh ends the session on the server too',
  async ({ app, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/courses')
    const held: Route[] = []
    await page.route(`${copy.apiUrl}/user/refresh-token`, (route) => void held.push(route))
    await sandbox.forward(TWO_HOURS)
    await moveTo(page, '/courses?q=React')
    await expect.poll(() => held.length).toBe(1)
    await logOutHere(page)
    await expect(loginButton(page)).toBeVisible()
    await expect
      .poll(
        async () =>
          (await sandbox.calls()).filter(({ path, status }) => path === 'user/logout' && status === 200)
            .length,
      )
      .toBe(1)
    // The refresh is sent at last, and its tokens must not work any more.
    const late = await held[0]!.fetch()
    expect(late.status()).toBe(401)
  },
)

journey(
  'the end of a session that cannot be sent is retried when the connection returns',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    await app.loginAs('learner')
    await app.goto('/courses')
    await app.page.getByRole('button', { name: /অ্যাকাউন্টের মেনু$/ }).click()
    await expect(app.page.getByRole('button', { name: 'লগআউট করুন' })).toBeVisible()
    // The menu and its counts are loaded before the connection is cut.
    await app.page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await app.page.getByRole('button', { name: 'লগআউট করুন' }).click()
    await expect.poll(() => cookieNames(context)).not.toContain('refreshToken')
    await context.setOffline(false)
    await expect
      .poll(
        async () =>
          (await sandbox.calls()).filter(({ path, status }) => path === 'user/logout' && status === 200)
            .length,
      )
      .toBe(1)
  },
)
