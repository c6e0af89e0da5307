/**
 * Cookies that disappear, change or are invalid, and the session that follows them. (spec 4; rulings R16,
 * R17)
 */

import { expect, journey } from '../support/journey.ts'
import { expectLoaded, logInHere, loginButton, moveTo } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { cookieNames, logIn } from '../support/session.ts'

const NAME = 'নুসরাত'
/** Past the end of an access token, well before that of the refresh token. */
const TWO_HOURS = 2 * 60 * 60

const LOST: readonly { what: string; names: readonly string[] }[] = [
  { what: 'all cookies', names: ['accessToken', 'refreshToken', 'session_token', 'role'] },
  { what: 'the tokens alone', names: ['accessToken', 'refreshToken'] },
  { what: 'the refresh token, and the other has run out', names: ['refreshToken'] },
]

for (const { what, names } of LOST) {
  journey(
    `cookies that disappear while the page is open (${what}): one move to the login, and back`,
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
      // In a browser that reports cookie changes, the page may have left before the press.
      await Promise.race([
        page.getByRole('button', { name: 'প্রকাশ করুন', exact: true }).click(),
        page.waitForURL(/\/login(\?|$)/),
      ])
      await expect(page).toHaveURL(/\/login(\?|$)/)
      await expect(page.getByText(/সেশন শেষ হয়েছে/).first()).toBeVisible()
      const countSent = async () => (await sandbox.counts())['POST notice'] ?? 0
      const refused = await countSent()
      await logInHere(page, people.teacher)
      // The page may have left before the press; else the notice has waited for the session.
      await expect(page).toHaveURL(/\/teacher\/notices/)
      const sent = page.getByRole('main').getByRole('link', { name: 'অর্ধেক লেখা নোটিশ' })
      await expect(sent.or(title)).toBeVisible()
      const isHere = async () => (await title.isVisible()) && (await title.inputValue()) === 'অর্ধেক লেখা নোটিশ'
      await expect.poll(async () => (await isHere()) || (await countSent()) > refused).toBe(true)
    },
  )
}

journey(
  'cookies that disappear while the page is open: a link to the next page leads to the login once',
  async ({ app, context, consoleWatch }) => {
    // `moveTo` makes entries of the history that the router did not.
    consoleWatch.allow(/not created by @remix-run/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard')
    await context.clearCookies()
    // By address, since a background read may have led to the login already.
    await moveTo(page, '/dashboard/my-courses')
    await expect(page).toHaveURL(/\/login\?return=%2Fdashboard%2Fmy-courses$/)
    await logInHere(page, people.learner)
    await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
  },
)

journey(
  'a session whose stored name was cleared loads it again',
  async ({ app, page, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    await app.loginAs('learner')
    await app.goto('/courses')
    await page.evaluate(() => localStorage.removeItem('user'))
    await app.goto('/dashboard/my-courses')
    await expect(page.getByRole('banner')).toContainText(NAME)
    // The name is stored: it needs no second read.
    await sandbox.fault({ method: 'GET', path: 'user/me', kind: 'status', status: 500, times: 0 })
    await page.reload()
    await expect(page.getByRole('banner')).toContainText(NAME)
  },
)

journey(
  'cookies of another person end the session of the one shown',
  async ({ app, context, copy, consoleWatch }) => {
    // `moveTo` makes entries of the history that the router did not.
    consoleWatch.allow(/40[13]|not created by @remix-run/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/my-courses')
    await expect(page.getByRole('banner')).toContainText(NAME)
    await expectLoaded(page)
    // By a restored browser profile or an extension, so no tab gets an event.
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

journey(
  'only the eight cookies, SameSite=Strict, Path=/, with their expiry dates',
  async ({ app, context }) => {
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
  },
)

const broken: readonly { what: string; cookies: Record<string, string> }[] = [
  { what: 'a role of another product', cookies: { role: 'admin' } },
  { what: 'a role that is no word', cookies: { role: '%E0%A4%A' } },
  { what: 'an access token of rubbish', cookies: { accessToken: 'a.b.c' } },
  { what: 'an access token that is no token at all', cookies: { accessToken: '{"x":' } },
  { what: 'a refresh token of rubbish beside no other', cookies: { accessToken: '', refreshToken: 'x y' } },
  { what: 'the role of a teacher by hand', cookies: { role: 'teacher' } },
]

journey(
  'tampered cookies make a guest or get a refusal from the server, and never a blank page',
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

journey('without cookies a login says why it cannot stay, and does not loop', async ({ app, sandbox }) => {
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
  // The requested address, its redirect, and the login that could not stay.
  expect(moves.length).toBeLessThanOrEqual(4)
  expect((await sandbox.counts())['POST user/login-msisdn']).toBe(1)
  await expect(loginButton(app.page).or(app.heading()).first()).toBeVisible()
})
