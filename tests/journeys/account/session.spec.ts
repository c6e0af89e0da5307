/** The session over many calls and many tabs: one refresh, and its three ends. (spec 4; rulings R16, R17) */

import type { Page, Route } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, forgetReplies, logInHere, moveTo } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { cookieNames } from '../support/session.ts'

const REFRESH = 'POST user/refresh-token'
const NAME = 'নুসরাত'
const BATCH = '/dashboard/my-courses/batch-full-stack-12'
/** Past the end of an access token, well before that of the refresh token. */
const TWO_HOURS = 2 * 60 * 60

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'আবার চেষ্টা করুন' })

journey(
  '50 calls refused at once: one refresh, and every reply arrives',
  async ({ app, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    await app.loginAs('learner')
    await app.goto('/courses')
    const held: Route[] = []
    await app.page.route(`${copy.apiUrl}/course?*`, (route) => {
      // Sent with the old token; calls sent again after the refresh pass.
      if (held.length < 50) held.push(route)
      else void route.continue()
    })
    for (let asked = 0; asked < 50; asked += 1) {
      await moveTo(app.page, `/courses?q=a${asked}`)
      await expect.poll(() => held.length, { intervals: [5, 10, 20] }).toBe(asked + 1)
    }
    // In this order: a read in the background may be the first that is refused, and its refresh counts.
    await sandbox.forgetCalls()
    await sandbox.forward(TWO_HOURS)
    await Promise.all(held.map((route) => route.continue()))
    await expect
      .poll(async () => (await sandbox.calls()).filter(({ status }) => status === 200).length)
      .toBeGreaterThanOrEqual(51)
    const calls = await sandbox.calls()
    expect(calls.filter(({ path, status }) => path === 'course' && status === 401)).toHaveLength(50)
    expect((await sandbox.counts())[REFRESH]).toBe(1)
  },
)

journey(
  'the token expires in three tabs together: one refresh, all three continue',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    await app.loginAs('learner')
    const tabs = [app.page, await context.newPage(), await context.newPage()]
    const addresses = ['/dashboard', BATCH, '/dashboard/tasks']
    const openAll = () => Promise.all(tabs.map((tab, index) => tab.goto(addresses[index] ?? '/')))
    await openAll()
    for (const tab of tabs) await expectLoaded(tab)
    // No page is open meanwhile, since a background read would refresh before all three do.
    await Promise.all(tabs.map((tab) => tab.goto('about:blank')))
    await sandbox.forward(TWO_HOURS)
    await sandbox.forgetCalls()
    await openAll()
    await expect(
      tabs[0]!.getByRole('region', { name: 'সামনের দিনগুলো' }).getByRole('listitem').first(),
    ).toBeVisible()
    await expect(tabs[1]!.getByRole('heading', { level: 2, name: /^React/ })).toBeVisible()
    await expect(tabs[2]!.getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect((await sandbox.counts())[REFRESH]).toBe(1)
  },
)

journey(
  'with only the refresh token, the refresh is sent before any call of the person',
  async ({ app, context, sandbox }) => {
    await app.loginAs('learner')
    await context.clearCookies({ name: 'accessToken' })
    await sandbox.forgetCalls()
    await app.goto('/dashboard/my-courses')
    await expect(app.page.getByRole('main').getByRole('link').first()).toBeVisible()
    const calls = await sandbox.calls()
    expect(calls.filter(({ status }) => status === 401)).toEqual([])
    expect(calls.findIndex(({ path }) => path === 'user/refresh-token')).toBeLessThan(
      calls.findIndex(({ path }) => path === 'batch'),
    )
    expect((await sandbox.counts())[REFRESH]).toBe(1)
    expect(await cookieNames(context)).toContain('accessToken')
  },
)

journey(
  'a refresh without an access token ends at the login, and says so',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    await app.loginAs('learner')
    await app.goto('/dashboard/my-courses')
    // No page is open meanwhile, since a background read would refresh before the fault is set.
    await app.page.goto('about:blank')
    await sandbox.forward(TWO_HOURS)
    await sandbox.fault({
      path: 'user/refresh-token',
      kind: 'status',
      status: 200,
      body: { code: 200, status: 'success', msg: '', data: {} },
    })
    await app.page.goto('/dashboard/my-courses')
    await expect(app.page).toHaveURL(/\/login(\?|$)/)
    await expect(app.page.getByText('No access token received')).toHaveCount(1)
    await expect(app.page.getByRole('textbox', { name: 'ফোন নম্বর' })).toBeVisible()
    for (const gone of ['accessToken', 'refreshToken', 'session_token', 'role'])
      expect(await cookieNames(context)).not.toContain(gone)
    expect(await app.page.evaluate(() => localStorage.getItem('user'))).toBeNull()
    expect((await sandbox.counts())[REFRESH]).toBe(1)
  },
)

journey(
  'a refused refresh clears the session and offers the login over the home page',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401|403/)
    await app.loginAs('learner')
    await app.goto(BATCH)
    // A late call of this page would be refused, and clear the cookies before the next page begins.
    await app.page.goto('about:blank')
    await sandbox.forward(TWO_HOURS)
    await sandbox.fault({ path: 'user/refresh-token', kind: 'status', status: 403, times: 0 })
    await app.goto(BATCH)
    await expect(app.page).toHaveURL(/\/$/)
    await expect(app.page.getByRole('dialog')).toContainText('সেশন শেষ হয়েছে')
    await expect(app.page.getByText(NAME)).toHaveCount(0)
    for (const gone of ['accessToken', 'refreshToken', 'session_token', 'role'])
      expect(await cookieNames(context)).not.toContain(gone)
    expect((await sandbox.counts())[REFRESH]).toBe(1)

    // The same person continues where they were.
    await sandbox.clearFaults()
    await logInHere(app.page, people.learner)
    await expect(app.page).toHaveURL(new RegExp(`${BATCH}$`))
  },
)

journey(
  'no reply to the refresh: the session stays, and the screen can be tried again',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401|ERR_EMPTY_RESPONSE|ERR_CONNECTION/)
    await app.loginAs('learner')
    await forgetReplies(app.page)
    await app.goto('/dashboard/my-courses')
    await context.clearCookies({ name: 'accessToken' })
    await sandbox.fault({ path: 'user/refresh-token', kind: 'drop-before', times: 0 })
    await app.page.reload()
    await expect(retry(app.page)).toBeVisible()
    await expect(app.page).toHaveURL(/\/dashboard\/my-courses$/)
    expect(await cookieNames(context)).toEqual(
      expect.arrayContaining(['refreshToken', 'role', 'session_token']),
    )
    await sandbox.clearFaults()
    await retry(app.page).click()
    await expect(app.page.getByRole('main').getByRole('link').first()).toBeVisible()
  },
)

journey(
  'a server that only fails at the refresh: the page is left for the home page, and the session stays',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    await app.loginAs('learner')
    await app.goto('/dashboard/my-courses')
    await app.page.goto('about:blank')
    await context.clearCookies({ name: 'accessToken' })
    await sandbox.fault({ path: 'user/refresh-token', kind: 'status', status: 500, times: 0 })
    await app.page.goto('/dashboard/my-courses')
    await expect(app.page).toHaveURL(/\/$/, { timeout: 20_000 })
    await expect(app.page.getByText('সার্ভার সাড়া দিচ্ছে না। আপনি লগইন করাই আছেন')).toBeVisible()
    await expect(app.page.getByRole('dialog')).toHaveCount(0)
    expect(await cookieNames(context)).toEqual(
      expect.arrayContaining(['refreshToken', 'role', 'session_token']),
    )
  },
)

journey(
  'a form with unsent text stays open, says so, and is sent when the server decides again',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/work-updates')
    await page.getByRole('textbox').first().fill('আজ তিনটি পেজ সাজিয়েছি')
    await context.clearCookies({ name: 'accessToken' })
    await sandbox.fault({ path: 'user/refresh-token', kind: 'status', status: 500, times: 0 })
    // The first read that comes by itself, or by hand, finds the token gone.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const line = page.getByRole('status').filter({ hasText: 'সার্ভার সাড়া দিচ্ছে না।' })
    await expect(line).toBeVisible({ timeout: 20_000 })
    await expect(page).toHaveURL(/work-updates/)
    await expect(page.getByRole('textbox').first()).toHaveValue('আজ তিনটি পেজ সাজিয়েছি')
    await app.expectSound()
  },
)

journey(
  'everything is always refused: a handful of calls, no loop, and a retry button',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    await app.loginAs('learner')
    await forgetReplies(app.page)
    await app.goto('/dashboard/my-courses')
    await sandbox.fault({ method: 'GET', path: '*', kind: 'status', status: 401, times: 0 })
    await sandbox.forgetCalls()
    await app.page.reload()
    await expect(retry(app.page)).toBeVisible()
    // Long enough for a loop to show.
    await app.page.waitForTimeout(1500)
    const counts = await sandbox.counts()
    expect(counts[REFRESH] ?? 0).toBeLessThanOrEqual(2)
    for (const [call, times] of Object.entries(counts)) expect(times, call).toBeLessThanOrEqual(4)
    await expect(app.page).toHaveURL(/\/dashboard\/my-courses$/)
  },
)
