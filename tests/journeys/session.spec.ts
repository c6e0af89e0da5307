/** The session over many calls and many tabs: one refresh, its three ends, and cookies that are not right. (spec 4; rulings R16, R17) */

import type { Page, Route } from '@playwright/test'
import { expect, journey } from './support/journey.ts'
import { expectLoaded, forgetReplies, logInHere, loginButton, moveTo } from './support/moves.ts'
import { people } from './support/people.ts'
import { cookieNames, logIn } from './support/session.ts'

const REFRESH = 'POST user/refresh-token'
const NAME = 'নুসরাত'
const BATCH = '/dashboard/my-courses/batch-full-stack-12'
/** Past the end of an access token, well before that of the refresh token. */
const TWO_HOURS = 2 * 60 * 60

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'আবার চেষ্টা করুন' })

journey(
  '50 calls refused at once: one refresh, and every answer comes',
  async ({ app, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    await app.loginAs('learner')
    await app.goto('/courses')
    const held: Route[] = []
    await app.page.route(`${copy.apiUrl}/course?*`, (route) => {
      // Asked with the old token; what is asked again after the refresh passes.
      if (held.length < 50) held.push(route)
      else void route.continue()
    })
    for (let asked = 0; asked < 50; asked += 1) {
      await moveTo(app.page, `/courses?q=a${asked}`)
      await expect.poll(() => held.length, { intervals: [5, 10, 20] }).toBe(asked + 1)
    }
    await sandbox.forward(TWO_HOURS)
    await sandbox.forgetCalls()
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
  'three tabs meet the end of a token together: one refresh, all three go on',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    await app.loginAs('learner')
    const tabs = [app.page, await context.newPage(), await context.newPage()]
    const addresses = ['/dashboard', BATCH, '/dashboard/tasks']
    const openAll = () => Promise.all(tabs.map((tab, index) => tab.goto(addresses[index] ?? '/')))
    await openAll()
    for (const tab of tabs) await expectLoaded(tab)
    // No page is open meanwhile: a read in the background would refresh before all three ask.
    await Promise.all(tabs.map((tab) => tab.goto('about:blank')))
    await sandbox.forward(TWO_HOURS)
    await sandbox.forgetCalls()
    await openAll()
    await expect(
      tabs[0]!.getByRole('region', { name: 'সামনের সময়সীমা' }).getByRole('listitem').first(),
    ).toBeVisible()
    await expect(tabs[1]!.getByRole('heading', { level: 2, name: /^React/ })).toBeVisible()
    await expect(tabs[2]!.getByRole('heading', { level: 3 }).first()).toBeVisible()
    expect((await sandbox.counts())[REFRESH]).toBe(1)
  },
)

journey(
  'with the refresh token alone, the refresh comes before any call of the person',
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
    // No page is open meanwhile: a read in the background would refresh before the fault is set.
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
    // Whatever this page asks late would meet the refusal, and clear the cookies before the next page begins.
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

    // The same person goes on where they were.
    await sandbox.clearFaults()
    await logInHere(app.page, people.learner)
    await expect(app.page).toHaveURL(new RegExp(`${BATCH}$`))
  },
)

journey(
  'no answer to the refresh: the session stays, and the screen can be tried again',
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
  'everything is refused for ever: a handful of calls, no loop, a way to try again',
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

const LOST: readonly { what: string; names: readonly string[] }[] = [
  { what: 'all cookies', names: ['accessToken', 'refreshToken', 'session_token', 'role'] },
  { what: 'the tokens alone', names: ['accessToken', 'refreshToken'] },
  { what: 'the refresh token, and the other has run out', names: ['refreshToken'] },
]

for (const { what, names } of LOST) {
  journey(
    `cookies that go while the page is open (${what}): one move to the login, and back`,
    async ({ app, context, sandbox, consoleWatch }) => {
      consoleWatch.allow(/401/)
      const { page } = app
      await app.loginAs('teacher')
      await app.goto('/teacher/notices/new?batch=batch-full-stack-12')
      const title = page.getByRole('textbox', { name: 'শিরোনাম' })
      await title.fill('অর্ধেক লেখা নোটিশ')
      await page.getByRole('textbox', { name: /এক লাইনে/ }).fill('রাত ১০টায়')
      await page.getByRole('textbox', { name: /পুরো নোটিশ/ }).fill('আজকের ক্লাস')
      for (const name of names) await context.clearCookies({ name })
      await sandbox.forward(TWO_HOURS)
      // Where the browser tells of cookies that go, the page may have left before the press.
      await Promise.race([
        page.getByRole('button', { name: 'প্রকাশ করুন', exact: true }).click(),
        page.waitForURL(/\/login(\?|$)/),
      ])
      await expect(page).toHaveURL(/\/login(\?|$)/)
      await expect(page.getByText(/সেশন শেষ হয়েছে/).first()).toBeVisible()
      await logInHere(page, people.teacher)
      await expect(page).toHaveURL(/\/notices\/new/)
      await expect(title).toHaveValue('অর্ধেক লেখা নোটিশ')
    },
  )
}

journey(
  'cookies that go while the page is open: a link to the next page leads to the login once',
  async ({ app, context, consoleWatch }) => {
    // `moveTo` makes entries of the history that the router did not.
    consoleWatch.allow(/not created by @remix-run/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard')
    await context.clearCookies()
    // By address: a read in the background may have led to the login already.
    await moveTo(page, '/dashboard/my-courses')
    await expect(page).toHaveURL(/\/login\?return=%2Fdashboard%2Fmy-courses$/)
    await logInHere(page, people.learner)
    await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
  },
)

journey('a session whose stored name was cleared learns it again', async ({ app, page, sandbox }) => {
  await app.loginAs('learner')
  await app.goto('/courses')
  await page.evaluate(() => localStorage.removeItem('user'))
  await app.goto('/dashboard')
  await expect(app.heading()).toContainText(NAME)
  expect((await sandbox.counts())['GET user/me']).toBe(1)
  await page.reload()
  await expect(app.heading()).toContainText(NAME)
  expect((await sandbox.counts())['GET user/me'], 'the name is stored').toBe(1)
})

journey(
  'cookies of another person end the session of the one who is shown',
  async ({ app, context, copy, consoleWatch }) => {
    // `moveTo` makes entries of the history that the router did not.
    consoleWatch.allow(/40[13]|not created by @remix-run/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard')
    await expect(app.heading()).toContainText(NAME)
    await expectLoaded(page)
    // By a restored browser profile or an extension: no tab is told.
    const { accessToken, refreshToken, session_token } = await logIn(copy.apiUrl, people.teacher)
    const cookies = { accessToken, refreshToken, session_token, role: 'teacher' }
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({
        name,
        value,
        url: copy.clientUrl,
        sameSite: 'Strict' as const,
      })),
    )
    await moveTo(page, '/teacher')
    await expect(app.heading()).toContainText('তানভীর')
    const stored = () => page.evaluate(() => JSON.stringify(localStorage))
    await expect.poll(stored).toContain('তানভীর')
    expect(await stored()).not.toContain(NAME)
    await page.reload()
    await expect(app.heading()).toContainText('তানভীর')
    await expect(page.getByText(NAME)).toHaveCount(0)
  },
)

journey('only the eight cookies, SameSite=Strict, Path=/, to their dates', async ({ app, context }) => {
  await app.page.goto('/login')
  await logInHere(app.page, people.learner)
  await expect(app.page).toHaveURL(/\/dashboard\/my-courses$/)
  await expect.poll(() => cookieNames(context)).toContain('userFingerprint')
  const eight = [
    'accessToken',
    'goal',
    'guest_user_id',
    'refreshToken',
    'role',
    'session_token',
    'userFingerprint',
    'userMetadata',
  ]
  const hour = 3600
  const lives: Record<string, number> = {
    accessToken: hour,
    refreshToken: 30 * 24 * hour,
    session_token: 30 * 24 * hour,
    role: 30 * 24 * hour,
  }
  for (const { name, sameSite, path, expires, value } of await context.cookies()) {
    expect(eight).toContain(name)
    expect({ name, sameSite, path }).toEqual({ name, sameSite: 'Strict', path: '/' })
    expect(value.length).toBeLessThan(4096)
    const left = expires - Date.now() / 1000
    const life = lives[name] ?? 365 * 24 * hour
    expect(Math.abs(left - life), `${name} ends after ${left} s`).toBeLessThan(120)
  }
})

const broken: readonly { what: string; cookies: Record<string, string> }[] = [
  { what: 'a role of another product', cookies: { role: 'admin' } },
  { what: 'a role that is no word', cookies: { role: '%E0%A4%A' } },
  { what: 'an access token of rubbish', cookies: { accessToken: 'a.b.c' } },
  { what: 'an access token that is no token at all', cookies: { accessToken: '{"x":' } },
  { what: 'a refresh token of rubbish beside no other', cookies: { accessToken: '', refreshToken: 'x y' } },
  { what: 'the role of a teacher by hand', cookies: { role: 'teacher' } },
]

journey(
  'tampered cookies make a guest or meet the server’s no, and never a blank page',
  async ({ app, context, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/40[013]/)
    for (const { what, cookies } of broken) {
      await context.clearCookies()
      await app.loginAs('learner')
      const url = copy.clientUrl
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url, sameSite: 'Strict' as const })),
      )
      await sandbox.forgetCalls()
      for (const address of ['/', '/dashboard', '/teacher']) {
        await app.page.goto(address)
        await expect(app.heading(), `${what} at ${address}`).toBeVisible()
      }
      const writes = (await sandbox.calls()).filter(
        ({ method, path }) => method !== 'GET' && path !== 'user/refresh-token',
      )
      expect(writes, what).toEqual([])
    }
  },
)

journey(
  'without cookies a login says why it cannot stay, and does not go round in circles',
  async ({ app, sandbox }) => {
    await app.page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })
    })
    const moves: string[] = []
    app.page.on('framenavigated', (frame) => moves.push(frame.url()))
    await app.page.goto('/dashboard')
    await expect(app.page).toHaveURL(/\/login\?return=/)
    await logInHere(app.page, people.learner)
    await expect(app.page.getByText(/কুকি/).first()).toBeVisible()
    await expect(app.page).toHaveURL(/\/login\?return=/)
    // The address that was asked for, its door, and the login that could not stay.
    expect(moves.length).toBeLessThanOrEqual(4)
    expect((await sandbox.counts())['POST user/login-msisdn']).toBe(1)
    await expect(loginButton(app.page).or(app.heading()).first()).toBeVisible()
  },
)
