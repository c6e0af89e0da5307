/**
 * The service worker: what it opens offline, what it never stores, and how a newer release is installed.
 * (rulings R28, R47, R51)
 */

import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { examPage } from '../exam-faults/exam-page.ts'
import { expectAllStored, journey, listStoredAddresses, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { logOutHere, moveTo } from '../support/moves.ts'
import { answerAll, MOST_PRESSES, REVIEW, today } from '../support/review-page.ts'
import { listStored } from '../support/stored-replies.ts'

const EXAM = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/exam/exam-fs12-essay-open'
const CODE = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-code-open'
const CUT_LINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/

const main = (page: Page) => page.locator('#root main')

journey(
  'a visited page opens again offline, and so does one that was never visited',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/')
    await app.goto('/dashboard/notes')
    await context.setOffline(true)
    await page.reload()
    await expect(app.heading()).toHaveText('আমার নোট')
    for (const address of ['/', '/dashboard', EXAM]) {
      await page.goto(address)
      await expect(main(page).getByRole('button', { name: /আবার/ }).first()).toBeVisible()
    }
    await context.setOffline(false)
    await page.goto('/dashboard')
    await expect(
      page.getByRole('region', { name: 'সামনের দিনগুলো' }).getByRole('listitem').first(),
    ).toBeVisible()
  },
)

journey(
  'a day of cards is opened, cut off, reloaded and answered by keys, and is done when one comes back',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, REVIEW)
    await expect(today(page)).toBeVisible()
    await expect(page.getByText('ভুল হওয়া প্রশ্ন খোঁজা হচ্ছে')).toBeHidden()
    await context.setOffline(true)
    await page.reload()
    await expect(today(page)).toBeVisible()
    await page.getByRole('button', { name: 'শুরু করুন' }).click()
    // In the middle of the day too.
    await page.reload()
    expect(await answerAll(page)).toBeLessThanOrEqual(MOST_PRESSES)
    await page.getByRole('button', { name: 'ঠিক আছে' }).click()
    const done = page.getByRole('heading', { name: /আজকেরটা শেষ/ })
    await expect(done).toBeVisible()
    await page.reload()
    await expect(done).toBeVisible()
    await context.setOffline(false)
    await page.goto('/dashboard')
    await expect(page.getByText(/আজকেরটা শেষ/)).toBeVisible()
  },
)

journey(
  'notes that were read open again offline, and are deleted from the device at the logout',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    const listStored = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    await app.loginAs('learner')
    await openWithWorker(page, '/dashboard/notes')
    const note = main(page).getByRole('listitem').first()
    const text = (await note.textContent()) ?? ''
    await expect.poll(listStored).toContain('karigor-replies')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.reload()
    await expect(note).toHaveText(text)
    await expect(page.getByRole('status').filter({ hasText: /ইন্টারনেট নেই।.*তথ্য দেখছেন/ })).toBeVisible()
    await context.setOffline(false)
    await logOutHere(page)
    await expect.poll(listStored).not.toContain('karigor-replies')
  },
)

const READ = [
  ['/dashboard/notes', 'আমার নোট'],
  ['/dashboard/review', 'আজ'],
  ['/dashboard/week', 'আমার সপ্তাহ'],
  ['/dashboard/my-courses/batch-full-stack-12', 'মডিউল ৬'],
] as const

journey(
  'what was read opens offline after a release that shares no file, and a page that is not there names it',
  async ({ app, context, host, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    const isRead = (words: string) => main(page).getByText(words).filter({ visible: true }).first()
    await app.loginAs('learner')
    await openWithWorker(page, '/dashboard')
    for (const [address, words] of READ) {
      await page.goto(address)
      await expect(isRead(words), address).toBeVisible()
      await page.waitForLoadState('networkidle')
    }
    host.replaceAll()
    await page.reload()
    const prompt = page.getByRole('region', { name: 'কারিগরের নতুন সংস্করণ এসেছে' })
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await prompt.getByRole('button', { name: 'এখনই নিন' }).click()
    await page.waitForFunction(() => !('isSamePage' in window))
    await expect(app.heading()).toBeVisible()
    await expectAllStored(page)
    await context.setOffline(true)
    for (const [address, words] of READ) {
      await page.goto(address)
      await expect(isRead(words), address).toBeVisible()
      await expect(main(page).getByRole('heading', { name: 'ইন্টারনেট নেই' }), address).toHaveCount(0)
    }
    await page.goto('/dashboard/devices')
    await expect(main(page).getByRole('heading', { name: 'ইন্টারনেট নেই' }).first()).toBeVisible()
    const opens = page.getByRole('navigation', { name: 'এগুলো এখনই খোলা যাবে' })
    await expect(opens.getByRole('link', { name: 'ঝালাই' })).toBeVisible()
    await opens.getByRole('link', { name: 'আমার নোট' }).click()
    await expect(app.heading()).toHaveText('আমার নোট')
    await expect(main(page).getByRole('listitem').first()).toBeVisible()
  },
)

journey(
  "after the first idle dashboard the phone's tabs, the learner's batch and its plan open offline",
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/dashboard')
    // The last file that is prefetched.
    await expect
      .poll(async () => Object.keys(await sandbox.counts()).some((call) => /^GET (?:\w+ )?note$/.test(call)))
      .toBe(true)
    await page.waitForLoadState('networkidle')
    // Replies are written when the page is idle.
    for (const call of ['GET main study-plan', 'GET main note?'])
      await expect.poll(() => listStored(page)).toContain(call)
    await context.setOffline(true)
    for (const [address, words] of [
      ['/dashboard/my-courses', 'ফুল স্ট্যাক'],
      ['/dashboard/routine', 'ক্লাস'],
      ['/dashboard/recordings', 'ফুল স্ট্যাক'],
      ['/dashboard/tasks', 'অ্যাসাইনমেন্ট'],
      ['/dashboard/me', 'ব্যাচ ১২'],
      ['/dashboard/my-courses/batch-full-stack-12', 'মডিউল ৬'],
    ] as const) {
      await page.goto(address)
      await expect(main(page).getByText(words).filter({ visible: true }).first(), address).toBeVisible()
      // The line that tells the age of the page is in it too.
      await expect(main(page).getByRole('heading', { name: 'ইন্টারনেট নেই' }), address).toHaveCount(0)
    }
  },
)

journey(
  'an open exam reopens offline, with what was written there',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/')
    await page.goto(EXAM)
    const room = examPage(page)
    expect(await room.isIn()).toBe(true)
    await context.setOffline(true)
    await room.write(1, 'লাইন ছাড়া লেখা')
    await page.reload()
    await expect(page.locator('section[data-question] textarea')).toHaveValue('লাইন ছাড়া লেখা')
    await expect(page.locator('section[data-question] [data-tone="dirty"]')).toBeVisible()
    await sandbox.forgetCalls()
    await context.setOffline(false)
    await expect(page.locator('section[data-question] [data-tone="acknowledged"]')).toBeVisible()
    expect((await sandbox.counts())['PATCH submission/revised/:id']).toBeGreaterThan(0)
  },
)

journey(
  'the code editor and its languages are available offline once their exam was opened',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/')
    await page.goto(CODE)
    expect(await examPage(page).isIn()).toBe(true)
    await page.waitForLoadState('networkidle')
    await expectAllStored(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('.cm-content')).toBeVisible()
    await page.getByRole('combobox').selectOption('python')
    // A keyword, in its syntax colour.
    await expect(page.locator('.cm-line span').first()).toHaveText('def')
  },
)

journey('the second visit requests no stored file from the host', async ({ app, host }) => {
  const { page } = app
  await openWithWorker(page, '/')
  await expect(app.heading()).toBeVisible()
  host.asked.length = 0
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main a[href^="/course/"]').first()).toBeVisible()
  expect(host.asked.filter((path) => path === '/' || path.startsWith('/assets/'))).toEqual([])
})

journey('only files of the app are stored: no reply of the API, no media', async ({ app, copy, page }) => {
  await app.loginAs('learner')
  await openWithWorker(page, '/dashboard')
  await app.goto('/')
  await app.goto('/dashboard/recordings')
  await app.goto('/dashboard/tasks')
  const stored = await listStoredAddresses(page)
  expect(stored.length).toBeGreaterThan(20)
  expect(stored.filter((address) => !address.startsWith(`${copy.clientUrl}/`))).toEqual([])
  expect(
    stored.filter(
      (address) => !/\/assets\/[\w.-]+\.(?:js|css|woff2|svg|png|jpg|webp)$|\.html$/.test(address),
    ),
  ).toEqual([])
})

journey(
  'a newer release waits for a yes, and other tabs keep their parts',
  async ({ app, context, host, consoleWatch }) => {
    consoleWatch.allow(/404/)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/dashboard/notes')
    const other = await context.newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    host.deploy()
    await page.reload()
    const prompt = page.getByRole('region', { name: 'কারিগরের নতুন সংস্করণ এসেছে' })
    await expect(prompt).toBeVisible()
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await other.evaluate(() => Object.assign(window, { isSamePage: true }))
    await prompt.getByRole('button', { name: 'এখনই নিন' }).click()
    await page.waitForFunction(() => !('isSamePage' in window))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(prompt).toHaveCount(0)
    // The other tab still runs the old release, whose files are gone from the host.
    host.remove(/^\/assets\/learner-notes/)
    await moveTo(other, '/dashboard/notes')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('আমার নোট')
    expect(await other.evaluate(() => 'isSamePage' in window)).toBe(true)
  },
)

journey(
  'an open page checks for a newer release, and a missing part opens in it at the same place',
  async ({ app, host, consoleWatch }) => {
    consoleWatch.allow(/404|Failed to load|dynamically imported module/)
    const { page } = app
    await openWithWorker(page, '/courses')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    host.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(page.getByRole('region', { name: 'কারিগরের নতুন সংস্করণ এসেছে' })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    // The old release's part is gone; the new one has it.
    host.remove(/^\/assets\/guest-download/)
    const loads: string[] = []
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      loads.push(request.url())
      host.remove(/^$/)
    })
    const reloaded = page.waitForEvent('load')
    await moveTo(page, '/download')
    await reloaded
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
    await expect(page).toHaveURL(/\/download$/)
    await expect(app.heading()).toBeVisible()
    await expect(app.heading()).not.toHaveText('পেজের এই অংশটি আনা গেল না')
    // A load that the browser does not complete is repeated once.
    expect([1, 2]).toContain(loads.length)
  },
)

journey('an upload still reports its percent with the worker active', async ({ app, context, page }) => {
  await app.loginAs('learner')
  await openWithWorker(page, '/dashboard')
  await app.goto(
    '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-6/assignment/assignment-fs12-5',
  )
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  })
  const work = page.getByRole('region', { name: 'আপনার কাজ' })
  const file = { name: 'todo.zip', mimeType: 'application/zip', buffer: randomBytes(1_500_000) }
  await work.locator('input[type=file]').first().setInputFiles(file)
  const bar = work.getByRole('progressbar')
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(percent).toBeGreaterThan(0)
  const seen = await percent()
  await expect.poll(percent).toBeGreaterThan(seen)
  await expect(work.getByRole('link', { name: 'todo.zip' })).toBeVisible()
})
