/** Pushes: enabled by a press, shown by the browser, opened at their target, gone after a logout. (ruling R59) */

import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test'
import { examPage } from '../exam-faults/exam-page.ts'
import { expect, journey as plainJourney } from '../support/journey.ts'
import { expectLoaded, loginButton, logOutHere } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { refusePushes } from '../support/refuse-pushes.ts'
import { logIn } from '../support/session.ts'

const CLASS = '/join/live/live-fs12-24'
const EXAM = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/exam/exam-fs12-essay-open'
const SETTINGS = '/dashboard/notifications/settings'

interface Shown {
  title: string
  body: string
  tag: string
  silent: boolean
}

interface PushService {
  /** Hands a message to the worker as the browser does, and waits until the worker is done with it. */
  deliver: (message: unknown) => Promise<void>
  shown: () => Promise<Shown[]>
  /** Presses the only one that is shown. */
  press: () => Promise<void>
  /** Addresses that were opened in a new window. */
  opened: () => Promise<string[]>
}

async function findRegistration(session: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  return found
}

/** Replaces two functions: a headless browser shows no notification and opens no window. */
function standIn(): void {
  const scope = globalThis as unknown as {
    registration: { showNotification: unknown; getNotifications: unknown }
    clients: { openWindow: unknown }
    ExtendableEvent: { prototype: { waitUntil: (this: Event, work: Promise<unknown>) => void } }
    shown?: Map<string, object>
    opened?: string[]
    handled?: number
  }
  if (scope.shown) return
  const shown = new Map<string, object>()
  const opened: string[] = []
  Object.assign(scope, { shown, opened, handled: 0 })
  const { waitUntil } = scope.ExtendableEvent.prototype
  scope.ExtendableEvent.prototype.waitUntil = function noteEnd(work) {
    const note = () => void (scope.handled = (scope.handled ?? 0) + 1)
    if (this.type === 'push') work.then(note, note)
    waitUntil.call(this, work)
  }
  scope.registration.showNotification = async (title: string, options: { tag: string }) => {
    shown.set(options.tag, { title, ...options, close: () => shown.delete(options.tag) })
  }
  scope.registration.getNotifications = async () => [...shown.values()]
  scope.clients.openWindow = async (address: string) => void opened.push(address)
}

const countHandled = (worker: Worker) =>
  worker.evaluate(() => (globalThis as unknown as { handled: number }).handled)

function makePushService(page: Page, context: BrowserContext, origin: string): PushService {
  async function findWorker(): Promise<Worker> {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    await worker.evaluate(standIn)
    return worker
  }
  return {
    shown: async () =>
      (await findWorker()).evaluate(() => {
        const { shown } = globalThis as unknown as { shown: Map<string, Shown> }
        return [...shown.values()].map(({ title, body, tag, silent }) => ({ title, body, tag, silent }))
      }),
    opened: async () =>
      (await findWorker()).evaluate(() => (globalThis as unknown as { opened: string[] }).opened),
    deliver: async (message) => {
      const before = await countHandled(await findWorker())
      const session = await context.newCDPSession(page)
      const registrationId = await findRegistration(session, origin)
      const data = typeof message === 'string' ? message : JSON.stringify({ data: message })
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
      await session.detach()
      await expect.poll(async () => countHandled(await findWorker())).toBeGreaterThan(before)
    },
    press: async () =>
      (await findWorker()).evaluate(() => {
        const [notification] = (globalThis as unknown as { shown: Map<string, object> }).shown.values()
        const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined)
        dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
      }),
  }
}

const journey = plainJourney.extend<{ push: PushService }>({
  serviceWorkers: 'allow',
  push: async ({ page, context, copy }, hand) => {
    await context.grantPermissions(['notifications'], { origin: copy.clientUrl })
    // A headless browser always says "denied"; this one returns the person's choice, and counts the questions.
    await page.addInitScript(() => {
      const ask = Notification.requestPermission.bind(Notification)
      Object.defineProperty(Notification, 'permission', {
        get: () => localStorage.getItem('answer') ?? 'default',
      })
      Notification.requestPermission = async () => {
        sessionStorage.setItem('asked', String(Number(sessionStorage.getItem('asked')) + 1))
        const answer = await ask()
        localStorage.setItem('answer', answer)
        return answer
      }
    })
    await hand(makePushService(page, context, copy.clientUrl))
  },
})

const offer = (page: Page) => page.getByRole('button', { name: 'ক্লাস শুরুর আগে মনে করিয়ে দিন' })
const turnOn = (page: Page) => page.getByRole('button', { name: 'চালু করুন', exact: true })
const countAsked = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('asked')))

async function turnOnAtClass(page: Page): Promise<void> {
  await page.goto(CLASS)
  await offer(page).click()
  await turnOn(page).click()
  await expect(page.getByText('ক্লাস শুরুর আগে এই ডিভাইসে মনে করিয়ে দেব।')).toBeVisible()
}

journey(
  'nothing asks on load; our explanation comes first at a class, and a yes sends the token once',
  async ({ app, push: _, sandbox }) => {
    const { page } = app
    await app.loginAs('learner')
    for (const address of ['/dashboard', CLASS]) await app.goto(address)
    expect(await countAsked(page)).toBe(0)
    await offer(page).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/ব্রাউজার একবার অনুমতি চাইবে/)).toBeVisible()
    await app.expectSound()
    expect(await countAsked(page)).toBe(0)
    // The focus has moved to what the press opened.
    await expect(turnOn(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('ক্লাস শুরুর আগে এই ডিভাইসে মনে করিয়ে দেব।')).toBeVisible()
    expect((await sandbox.pushes()).tokens).toHaveLength(1)
    await page.reload()
    await expect(page.getByText('ক্লাস শুরুর আগে এই ডিভাইসে মনে করিয়ে দেব।')).toBeVisible()
    expect((await sandbox.counts())['POST fcm']).toBe(1)
  },
)

journey(
  'the reminder of a class reveals nothing private, and a press leads the open page to the class',
  async ({ app, push, sandbox, copy, consoleWatch }) => {
    // A day later by the server's clock, so the access token is renewed.
    consoleWatch.allow(/401/)
    const { page } = app
    await app.loginAs('learner')
    await turnOnAtClass(page)
    const { accessToken } = await logIn(copy.apiUrl, people.learner)
    const reply = await fetch(`${copy.apiUrl}/live/join/live-fs12-24`, {
      headers: { accesstoken: accessToken },
    })
    const { data } = (await reply.json()) as { data: { start_at: string; title: string } }
    expect((await sandbox.pushes()).sent.filter(({ href }) => href.endsWith('/live-fs12-24'))).toEqual([])
    await sandbox.moveTo(new Date(Date.parse(data.start_at) - 10 * 60_000).toISOString())
    const { sent } = await sandbox.pushes()
    const reminder = sent.find(({ href }) => href.endsWith('/live-fs12-24'))!
    expect(reminder).toMatchObject({ kind: 'live', is_urgent: true })
    expect(JSON.stringify(sent)).not.toContain(data.title)
    await push.deliver(reminder)
    await push.deliver(reminder)
    await expect
      .poll(push.shown)
      .toEqual([
        { title: 'লাইভ ক্লাসের খবর আছে', body: 'দেখতে চাপুন।', tag: `live ${reminder.href}`, silent: false },
      ])
    await app.goto('/dashboard/notes')
    await expect(async () => {
      await push.deliver(reminder)
      await push.press()
      await expect(page).toHaveURL(reminder.href, { timeout: 3000 })
    }).toPass()
    await expect(page.getByRole('heading', { name: data.title })).toBeVisible()
    expect(await push.shown()).toEqual([])
  },
)

journey('a push does not navigate an open exam away @desk', async ({ app, push }) => {
  const { page } = app
  await app.loginAs('learner')
  await turnOnAtClass(page)
  await page.goto(EXAM)
  expect(await examPage(page).isIn()).toBe(true)
  await push.deliver({ kind: 'notice', href: '/dashboard/notifications' })
  await expect.poll(async () => (await push.shown()).length).toBe(1)
  await push.press()
  await expect.poll(push.shown).toEqual([])
  const { origin } = new URL(page.url())
  await expect.poll(push.opened).toEqual([`${origin}/dashboard/notifications`])
  await expect(page).toHaveURL(EXAM)
})

journey(
  'a malformed push says that there is news, and a non-urgent one arrives silently in quiet hours',
  async ({ app, push }) => {
    const { page } = app
    await app.loginAs('learner')
    await turnOnAtClass(page)
    await push.deliver('<html>')
    await expect.poll(push.shown).toMatchObject([{ title: 'নতুন খবর আছে', silent: false }])
    await page.evaluate(async () =>
      (await caches.open('karigor-quiet-hours')).put('/quiet-hours', new Response('00:00-24:00')),
    )
    await push.deliver({ kind: 'exam', href: '/dashboard/tasks' })
    await push.deliver({ kind: 'notice', href: '/dashboard/tasks', is_urgent: 'true' })
    await expect.poll(async () => (await push.shown()).length).toBe(3)
    const silent = (await push.shown()).map(({ tag, silent: isSilent }) => [tag.split(' ')[0], isSilent])
    expect(Object.fromEntries(silent)).toEqual({ other: false, exam: true, notice: false })
  },
)

journey(
  'a logout deletes token, consent and shown notifications, and nothing arrives any more',
  async ({ app, push, sandbox, consoleWatch }) => {
    // Calls on their way at the logout return refused.
    consoleWatch.allow(/401/)
    const { page } = app
    await app.loginAs('learner')
    await turnOnAtClass(page)
    await push.deliver({ kind: 'exam', href: '/dashboard/tasks' })
    await expect.poll(async () => (await push.shown()).length).toBe(1)
    await app.goto('/')
    await expectLoaded(page)
    await logOutHere(page)
    await expect(loginButton(page).first()).toBeVisible()
    await expect.poll(async () => (await sandbox.pushes()).tokens).toEqual([])
    await expect.poll(push.shown).toEqual([])
    expect(await page.evaluate(() => caches.has('karigor-push'))).toBe(false)
    await push.deliver({ kind: 'exam', href: '/dashboard/tasks' })
    // One that may be shown follows it.
    await page.evaluate(async () => (await caches.open('karigor-push')).put('/push-allowed', new Response()))
    await push.deliver({ kind: 'notice', href: '/' })
    await expect.poll(push.shown).toMatchObject([{ title: 'নতুন নোটিশ এসেছে' }])
  },
)

journey('"later" survives a reload, and the settings still offer it', async ({ app, push: _ }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(CLASS)
  await offer(page).click()
  await page.getByRole('button', { name: 'পরে', exact: true }).click()
  await expect(page.getByText(/^১৪ দিন আর জিজ্ঞেস করব না/)).toBeVisible()
  await app.expectSound()
  await page.reload()
  await expect(page.getByRole('button', { name: 'ক্যালেন্ডারে রাখুন' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await app.goto(SETTINGS)
  await turnOn(page).click()
  await expect(page.getByText(/^এই ডিভাইসে চালু আছে/)).toBeVisible()
  await app.expectSound()
  await page.getByRole('button', { name: 'বন্ধ করুন', exact: true }).click()
  await expect(turnOn(page)).toBeVisible()
})

/** An owner's public key, and a browser with a push service, which a headless one lacks. */
const OWNERS_KEY = `B${'A'.repeat(86)}`

function standInService(): void {
  const { prototype } = PushManager
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) }
  prototype.getSubscription = async () => null
  prototype.subscribe = async (options) => {
    const { length } = (options?.applicationServerKey ?? '') as Uint8Array
    localStorage.setItem('service-key', String(length))
    const toJSON = () => ({ endpoint: 'https://push.example/send/1', expirationTime: null, keys })
    return { toJSON } as unknown as PushSubscription
  }
}

journey(
  'a build with the owner’s own key sends the subscription, reads a bare push, and ends both at the logout',
  async ({ app, context, push, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    const { page } = app
    // The local build contains the local way of pushing; an owner's has the key in the same place.
    let isGiven = false
    await context.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const given = text.replaceAll('{"sandbox":true}', `{"publicKey":"${OWNERS_KEY}"}`)
      isGiven ||= given !== text
      await route.fulfill({ response, body: given })
    })
    await context.addInitScript(standInService)
    await app.loginAs('learner')
    await turnOnAtClass(page)
    expect(isGiven).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('service-key'))).toBe('65')
    const [token, ...others] = (await sandbox.pushes()).tokens
    expect(others).toEqual([])
    expect(JSON.parse(token?._id ?? '')).toEqual({
      endpoint: 'https://push.example/send/1',
      keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) },
    })
    // As a server's own library sends it, without the vendor's `data` around it.
    await push.deliver(JSON.stringify({ kind: 'exam', href: '/dashboard/tasks' }))
    await expect.poll(push.shown).toMatchObject([{ title: 'পরীক্ষার খবর আছে', tag: 'exam /dashboard/tasks' }])
    await app.goto('/')
    await expectLoaded(page)
    await logOutHere(page)
    await expect.poll(async () => (await sandbox.pushes()).tokens).toEqual([])
    await expect.poll(push.shown).toEqual([])
    await context.unrouteAll({ behavior: 'ignoreErrors' }) // An idle fetch may be on its way.
  },
)

plainJourney('a refused permission shows how to allow it, with a picture', async ({ app }) => {
  const { page } = app
  await page.addInitScript(refusePushes)
  await app.loginAs('learner')
  await app.goto(SETTINGS)
  await expect(page.getByRole('img', { name: /নোটিফিকেশনের সুইচ/ })).toBeVisible()
  await app.expectSound()
  await app.goto(CLASS)
  await offer(page).click()
  await expect(page.getByRole('img', { name: /নোটিফিকেশনের সুইচ/ })).toBeVisible()
})

const iPhone = plainJourney.extend({
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
})

iPhone('an iPhone in a tab is told to add the app to the home screen first', async ({ app }) => {
  await app.loginAs('learner')
  await app.goto(SETTINGS)
  await expect(app.page.getByRole('img', { name: /হোম স্ক্রিনে যোগ করা/ })).toBeVisible()
  await app.expectSound()
})
