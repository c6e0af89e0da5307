/**
 * A page is drawn from its first replies before the app has loaded, and the app's first render is the same:
 * element by element, and to the eye. (docs/decisions/0014)
 */

import type { Page } from '@playwright/test'
import { enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { openOtherDevice } from '../support/session.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'

const CERTIFICATE = '/share/certificate/course/k7q2mx9at4dr8wpb'

const PAGES = [
  { address: CERTIFICATE, person: undefined },
  { address: '/', person: undefined },
  { address: '/dashboard', person: 'learner' },
  { address: BATCH, person: 'learner' },
  { address: '/teacher', person: 'teacher' },
] as const

/**
 * Keeps what the picture consists of, and what the app's first render puts in its place: elements with their
 * attributes, except what differs without a meaning. Runs in the page.
 */
function keepFirstRender(): void {
  const seen: { picture?: string[]; app?: string[] } = {}
  Object.assign(window, { seenFirst: seen })
  // Ids that a renderer makes up, marks of the router, and what only matters once something is sent.
  const MEANINGLESS =
    /^(?:id|for|name|aria-(?:labelledby|controls|describedby)|data-discover|action|novalidate|spellcheck|translate)$/
  function describe(main: Element): string[] {
    // A screen that reads the device first leaves the picture where it is.
    const shown = main.querySelector('[data-standing]') ?? main
    const picture = shown.cloneNode(true) as Element
    picture.querySelectorAll('style').forEach((style) => style.remove())
    return [...picture.querySelectorAll<HTMLElement>('*')].map((element) => {
      const attributes = [...element.attributes]
        .filter(({ name }) => !MEANINGLESS.test(name))
        // The renderers write styles with other spaces.
        .map(({ name, value }) => `${name}=${name === 'style' ? element.style.cssText : value}`)
        .filter((each) => each !== 'style=')
      const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = texts.map(({ textContent }) => textContent).join('')
      const line = [element.tagName, ...attributes.toSorted(), text].join(' ')
      // Time goes on between the two.
      return /মিনিট|ঘণ্টা|[০-৯]:[০-৯]/.test(line) ? line.replaceAll(/[০-৯]+/g, '০') : line
    })
  }
  new MutationObserver((_changes, watch) => {
    const root = document.querySelector('#root')
    const main = root?.querySelector('main')
    if (!root || !main) return
    if (root.hasAttribute('data-painted') && main.querySelector('style')) seen.picture = describe(main)
    // The app removes the frame's own rules.
    else if (seen.picture !== undefined && root.querySelector(':scope > style') === null) {
      seen.app = describe(main)
      watch.disconnect()
    }
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

const readSeen = (page: Page) =>
  page.evaluate(() => (window as Window & { seenFirst?: { picture?: string[]; app?: string[] } }).seenFirst)

/** Holds React back until the returned function is called. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  let letIt = () => undefined as void
  const held = new Promise<void>((resolve) => (letIt = resolve))
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(keepFirstRender)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('#root[data-painted] main style')).toHaveCount(1)
  return letIt
}

for (const { address, person } of PAGES) {
  journey(`the first picture of ${address} is the app's`, async ({ page, app }, info) => {
    if (person) await app.loginAs(person)
    const letTheRestCome = await openHeld(page, address)
    await page.screenshot({ path: info.outputPath('picture.png') })
    letTheRestCome()
    await expect.poll(async () => (await readSeen(page))?.app).toBeDefined()
    await page.screenshot({ path: info.outputPath('app.png') })
    const seen = await readSeen(page)
    expect(seen?.picture).toEqual(seen?.app)
  })
}

const QUIZ = `${BATCH}/module/module-fs12-5/exam/exam-fs12-quiz-open`

journey(
  'an open exam is drawn before the app, and an answer tapped there is given in the app',
  async ({ page, app, browser, copy }) => {
    const other = await openOtherDevice(browser, copy, people.learner)
    await other.goto(QUIZ)
    await enter(other)
    await other.context().close()
    await app.loginAs('learner')
    const letTheRestCome = await openHeld(page, QUIZ)
    const option = question(page, 1).getByRole('radio').nth(1)
    await option.check({ force: true })
    const seen = await readSeen(page)
    letTheRestCome()
    await expect.poll(async () => (await readSeen(page))?.app).toBeDefined()
    expect(seen?.picture).toEqual((await readSeen(page))?.app)
    await expect(option).toBeChecked()
    await expect(question(page, 1).getByText('সেভ হয়েছে')).toBeVisible()
  },
)
