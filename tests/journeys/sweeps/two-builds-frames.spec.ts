/**
 * An old tab that has loaded nothing beyond its page, while the host has only the files of a newer release:
 * every press of the frames leads on, with one reload at most. (rulings R28, R34)
 */

import type { Locator, Page } from '@playwright/test'
import { type Host, journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { expectLoaded, logOutHere } from '../support/moves.ts'
import { cookieNames } from '../support/session.ts'
import { PHONE, WIDE } from '../support/windows.ts'

/** Without a worker, which would serve stored files, and with data saver: nothing is prefetched. */
journey.use({ serviceWorkers: 'block' })
journey.beforeEach(async ({ context, page, consoleWatch, serviceWorkers }) => {
  consoleWatch.allow(/40[14]|Failed to (?:load|fetch)|dynamically imported module|Refused to apply style/)
  if (serviceWorkers === 'allow') return
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  // The browser's cache would return a file that an earlier page of the journey has loaded.
  const browser = await context.newCDPSession(page)
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true })
})

/** Reports that the newest release was requested. */
const OPENING = 'পেজটি আবার খোলা হচ্ছে'
/** Any message that a page did not load. */
const DEAD = /আনা গেল না|সমস্যা হয়েছে|পাওয়া যায়নি/

const findParts = (page: Page, places: string) =>
  page.locator(places).locator('a[href^="/"], button, summary').filter({ visible: true })

const frameParts = (page: Page) => findParts(page, 'header, nav, aside, footer')
/**
 * Menus lead to what the worker has stored, and to what it has not; the rest of a frame is in files that it
 * always stores.
 */
const menuParts = (page: Page) => findParts(page, 'nav')

type OpenOld = (page: Page, host: Host, address: string) => Promise<void>

/** Each press is the first one of its tab, with the sidebar in its initial state. */
const forgetPresses = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.removeItem('chunk-reloaded')
    localStorage.removeItem('sidebar')
  })

/** True if the worker of the first release serves the page. */
const isOldPage = (page: Page) =>
  page.evaluate(
    () =>
      navigator.serviceWorker.controller !== null &&
      document.querySelector('script[src*="/assets/"]') !== null,
  )

/**
 * Opens the page under the worker of the first release, whose files are gone from the host, with the newer
 * one waiting.
 */
const openUnderOldWorker: OpenOld = async (page, host, address) => {
  await expect(() => page.goto(address)).toPass()
  if (!(await isOldPage(page))) {
    host.bringBack()
    await page.evaluate(async () => {
      for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
      for (const name of await caches.keys()) await caches.delete(name)
    })
    await openWithWorker(page, address)
    host.replaceAll()
    await expect(() => page.goto(address)).toPass()
  }
  await expectLoaded(page)
  // The question is there before the press, so what changes then is caused by the press.
  await expect(page.getByRole('region', { name: 'কারিগরের নতুন সংস্করণ এসেছে' })).toBeVisible({
    timeout: 60_000,
  })
  await forgetPresses(page)
}

/** Opens the page in the first release, which is then gone. */
async function openOldTab(page: Page, host: Host, address: string): Promise<void> {
  host.bringBack()
  // The previous page may still be loading the newest release, which interrupts this one.
  await expect(() => page.goto(address)).toPass()
  await expectLoaded(page)
  await forgetPresses(page)
  host.replaceAll()
}

const nameOf = (part: Locator) =>
  part.evaluate((element) => (element.getAttribute('aria-label') ?? element.textContent).trim())

/** The visible text of the page, without text only for screen readers. */
async function readPage(page: Page): Promise<string> {
  const heard = await page.locator('[aria-live="polite"][aria-atomic="true"]').allInnerTexts()
  const all = await page.locator('body').ariaSnapshot()
  const lines = all.split('\n').filter((line) => !heard.some((text) => text !== '' && line.includes(text)))
  return [page.url(), ...lines].join('\n')
}

/** Leads nowhere else: the page itself, or another tab. */
const isHere = (part: Locator) =>
  part.evaluate(
    (element) =>
      element.matches('[aria-current="page"], [target="_blank"]') ||
      (element instanceof HTMLAnchorElement && element.pathname === window.location.pathname),
  )

async function pressEach(
  page: Page,
  host: Host,
  address: string,
  { inside = frameParts, open = openOldTab, mostLoads = 1, patience = 5000 } = {},
): Promise<string[]> {
  await open(page, host, address)
  const count = await inside(page).count()
  const dead: string[] = []
  for (let at = 0; at < count; at += 1) {
    if (at > 0) await open(page, host, address)
    const part = inside(page).nth(at)
    if (await isHere(part)) continue
    const name = await nameOf(part)
    let loads = 0
    const countLoad = () => void (loads += 1)
    page.on('load', countLoad)
    const before = await readPage(page)
    await part.click()
    try {
      // A page that disappears while it is read has not led on yet.
      const look = () => readPage(page).catch(() => before)
      await expect.poll(look, { timeout: 15_000 }).not.toBe(before)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(OPENING, { timeout: patience })
      await expectLoaded(page)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(DEAD, { timeout: patience })
      await expect(page.getByRole('main')).not.toContainText(DEAD, { timeout: patience })
    } catch (error) {
      dead.push(`${name}: ${String(error).split('\n').slice(0, 12).join(' ')}`)
    }
    page.off('load', countLoad)
    if (loads > mostLoads) dead.push(`${name}: ${loads} loads`)
  }
  return dead
}

const frames = [
  { frame: 'guest', person: undefined, address: '/courses' },
  { frame: 'learner', person: 'learner', address: '/dashboard/my-courses' },
  { frame: 'teacher', person: 'teacher', address: '/teacher/notices' },
] as const

for (const { frame, person, address } of frames)
  for (const [window, viewport] of [
    ['wide', WIDE],
    ['phone', PHONE],
  ] as const)
    journey.describe(`${frame}, ${window}`, () => {
      journey.use({ viewport })

      journey(
        `every press of the ${frame} frame leads on after a release that shares no file, ${window}`,
        async ({ app, host }) => {
          journey.setTimeout(600_000)
          if (person) await app.loginAs(person)
          expect(await pressEach(app.page, host, address)).toEqual([])
        },
      )
    })

for (const { frame, person, address } of frames)
  journey.describe(`${frame}, with a worker`, () => {
    journey.use({ serviceWorkers: 'allow', viewport: WIDE })

    journey(
      `every press of the ${frame} frame leads on after a release that shares no file, with a worker`,
      async ({ app, host }) => {
        journey.setTimeout(900_000)
        if (person) await app.loginAs(person)
        // A page that the browser does not load right after its worker has changed is requested once more.
        // The newer worker waits until the old one has finished its calls, for 8 s at most; until then the
        // page says that it is being reloaded.
        const ways = { inside: menuParts, open: openUnderOldWorker, mostLoads: 2, patience: 25_000 }
        expect(await pressEach(app.page, host, address, ways)).toEqual([])
      },
    )
  })

for (const { person, address } of frames.filter((each) => each.person !== undefined))
  journey(
    `a logout from the frame of the ${person} ends the session in an old tab`,
    async ({ app, context, host }) => {
      const { page } = app
      // When the dialogs cannot be loaded, the browser asks.
      page.on('dialog', (dialog) => void dialog.accept())
      await app.loginAs(person)
      await openOldTab(page, host, address)
      await logOutHere(page)
      await expect.poll(() => cookieNames(context)).not.toContain('accessToken')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
