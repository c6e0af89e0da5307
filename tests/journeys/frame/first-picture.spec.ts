/**
 * A page is drawn from its first replies before the app has loaded, and the app's first render is the same:
 * element by element, and to the eye. (docs/decisions/0014)
 */

import type { Page } from '@playwright/test'
import { enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { expectTakenOver } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { comparePictures, takeStill } from '../support/pictures.ts'
import { openOtherDevice } from '../support/session.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'

const CERTIFICATE = '/share/certificate/course/k7q2mx9at4dr8wpb'

/** Its list measures itself, and its tabs are a widget: they look the same, and are other elements. */
const CLASS = `${BATCH}/recordings/recording-fs12-22`
const JOBS = '/dashboard/jobs'

/** Largest share of pixels that differ: a clock, a countdown, an edge that is drawn again. */
const MOST_DIFFERENT = 0.002

/** `shows`: what the replies bring, since a picture of skeletons would only hold the app up. */
const PAGES = [
  // Its names in Latin letters come with their engine.
  { address: CERTIFICATE, person: undefined, shows: 'dl', most: 0.1 },
  { address: '/', person: undefined, shows: 'a[href^="/course/"]', most: MOST_DIFFERENT },
  // The printed day has a link that comes late.
  { address: '/dashboard', person: 'learner', shows: 'h3', most: 0.005 },
  { address: BATCH, person: 'learner', shows: 'h2', most: MOST_DIFFERENT },
  { address: CLASS, person: 'learner', shows: 'h1', most: MOST_DIFFERENT },
  // Measured rows lie at fractions of pixels.
  { address: JOBS, person: 'learner', shows: 'li h2', most: 0.01 },
  { address: '/teacher', person: 'teacher', shows: 'text=React-এ State ও Props', most: MOST_DIFFERENT },
] as const

/**
 * Keeps what the picture consists of, and what the app's first render puts in its place: elements with their
 * attributes, except what differs without a meaning. Runs in the page.
 */
function keepFirstRender(): void {
  const seen: { picture?: string[]; app?: string[] } = {}
  Object.assign(window, { seenFirst: seen })
  // Ids that a renderer makes up, marks of the router and of Mantine, and what only matters once something is sent.
  const MEANINGLESS =
    /^(?:id|for|name|aria-(?:labelledby|controls|describedby)|data-(?:discover|orientation|variant)|aria-orientation|action|novalidate|spellcheck|translate)$/
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
        .filter((each) => each !== 'style=' && each !== 'class=')
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
    if (root.hasAttribute('data-prerendered') && main.querySelector('style')) seen.picture = describe(main)
    // The app removes the frame's own rules.
    else if (seen.picture !== undefined && root.querySelector(':scope > style') === null) {
      seen.app = describe(main)
      watch.disconnect()
    }
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

/** A device with Bengali letters keeps them for the whole visit; this one may have none. Runs in the page. */
function claimBengaliFont(): void {
  type Measure = (this: CanvasRenderingContext2D, text: string) => TextMetrics
  const { prototype } = CanvasRenderingContext2D
  const measureText: Measure = Reflect.get(prototype, 'measureText')
  prototype.measureText = function (text: string) {
    const measured = measureText.call(this, text)
    return text.length === 1 ? ({ width: text.codePointAt(0) ?? 0 } as TextMetrics) : measured
  }
}

const readSeen = (page: Page) =>
  page.evaluate(() => (window as Window & { seenFirst?: { picture?: string[]; app?: string[] } }).seenFirst)

/** Holds these files back until the returned function is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let letIt = () => undefined as void
  const held = new Promise<void>((resolve) => (letIt = resolve))
  await page.route(files, async (route) => {
    await held
    await route.continue()
  })
  return letIt
}

const holdApp = (page: Page) => hold(page, /\/assets\/react-[^/]+\.js$/)
const holdPicture = (page: Page) => hold(page, /\/assets\/first-[^/]+\.js$/)

const waitForPicture = (page: Page) =>
  expect(page.locator('#root[data-prerendered] main style')).toHaveCount(1)

/** Opens the page up to its first picture; the app comes when the returned function is called. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  const letAppCome = await holdApp(page)
  await page.addInitScript(keepFirstRender)
  await page.goto(address, { waitUntil: 'commit' })
  await waitForPicture(page)
  return letAppCome
}

/** Height of the bar at the foot of a phone, in pixels. */
const BAR = 72

for (const { address, person, shows, most } of PAGES)
  for (const colorScheme of ['light', 'dark'] as const)
    journey(
      `the first picture of ${address} looks as the page, ${colorScheme}`,
      async ({ page, app }, info) => {
        if (person) await app.loginAs(person)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.addInitScript(claimBengaliFont)
        const letPictureCome = await holdPicture(page)
        const letAppCome = await holdApp(page)
        await page.goto(address, { waitUntil: 'commit' })
        await expect(page.locator('#root main')).toBeVisible()
        const before = await takeFrame(page, info.outputPath('frame-before.png'))
        letPictureCome()
        await waitForPicture(page)
        await expect(page.locator('main').locator(shows).first()).toBeVisible()
        // The rules of the picture leave the frame as it is.
        const after = await takeFrame(page, info.outputPath('frame-after.png'))
        if (before && after) expect(await comparePictures(page, before, after)).toBeLessThan(MOST_DIFFERENT)
        const clip = await findVisible(page)
        // A video begins whenever its host answers.
        const mask = [page.getByRole('region', { name: 'ভিডিও প্লেয়ার' })]
        const picture = await takeStill(page, { clip, mask, path: info.outputPath('picture.png') })
        // Later replies would change the page.
        await hold(page, /\/api\/v2\//)
        letAppCome()
        await expectTakenOver(page)
        const drawn = await takeStill(page, { clip, mask, path: info.outputPath('app.png') })
        expect(await comparePictures(page, picture, drawn)).toBeLessThan(most)
      },
    )

for (const { address, person } of PAGES.filter((page) => page.address !== JOBS)) {
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

/** The part of `main` in the window, without the bar at the foot of a phone. */
async function findVisible(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator('#root main').boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error('The page has no main part.')
  return { ...box, height: Math.min(box.height, size.height - box.y - BAR) }
}

/** The bar above `main`; undefined on a page that takes the whole space. */
async function takeFrame(page: Page, path: string): Promise<Buffer | undefined> {
  const { width = 0 } = page.viewportSize() ?? {}
  const { y = 0 } = (await page.locator('#root main').boundingBox()) ?? {}
  return y > 0 ? takeStill(page, { clip: { x: 0, y: 0, width, height: y }, path }) : undefined
}

journey('a note that waits to be sent is in the first picture', async ({ page, app }) => {
  await app.loginAs('learner')
  await app.goto(CLASS)
  await hold(page, /\/api\/v2\/note$/)
  const text = 'লাইন নেই, তবু লিখে রাখলাম'
  await page.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' }).fill(text)
  await page.getByRole('button', { name: 'নোট সেভ করুন' }).click()
  const note = page.getByRole('listitem').filter({ hasText: text })
  await expect(note).toBeVisible()
  await openHeld(page, CLASS)
  await expect(note).toBeVisible()
})

journey('a note that is sent by keys on the first picture is sent by the app', async ({ page, app }) => {
  await app.loginAs('learner')
  const letTheRestCome = await openHeld(page, CLASS)
  const text = 'ছবির ওপরেই লেখা নোট'
  const field = page.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' })
  await field.fill(text)
  await field.press('Control+Enter')
  letTheRestCome()
  await expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  await expect(field).toHaveValue('')
})

journey(
  'a note on a first picture whose app does not come is there when the page opens again',
  async ({ page, app, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|^uncaught: (?:$|.*dynamically imported)/)
    await app.loginAs('learner')
    const file = /\/assets\/react-[^/]+\.js$/
    let fail = () => undefined as void
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route(file, async (route) => {
      await failed
      await route.abort()
    })
    await page.goto(CLASS, { waitUntil: 'commit' })
    const field = page.getByRole('textbox', { name: 'এই মুহূর্তে নোট লিখুন' })
    await field.fill('ঘরে নেটওয়ার্ক নেই')
    fail()
    await expect(page.getByText('পেজটি পুরো খোলেনি')).toBeInViewport()
    await page.unroute(file)
    await page.getByRole('link', { name: 'পেজটি আবার খুলুন' }).click()
    await expectTakenOver(page)
    await expect(field).toHaveValue('ঘরে নেটওয়ার্ক নেই')
    await page.getByRole('button', { name: 'নোট সেভ করুন' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'ঘরে নেটওয়ার্ক নেই' })).toBeVisible()
  },
)

journey('play that is pressed on the first picture plays in the app', async ({ page, app, consoleWatch }) => {
  consoleWatch.allow(/status of 403 .*\/stream\//)
  await app.loginAs('learner')
  const letTheRestCome = await openHeld(page, CLASS)
  const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })
  await button('চালান').click()
  letTheRestCome()
  await expect(button('থামান')).toBeVisible()
})

journey('the picture leaves the memory once the app is there', async ({ page, app }) => {
  await app.loginAs('learner')
  const letTheRestCome = await openHeld(page, BATCH)
  await page.evaluate(() =>
    Object.assign(window, { drawnFirst: new WeakRef(document.querySelector('main h2')!) }),
  )
  letTheRestCome()
  const protocol = await page.context().newCDPSession(page)
  const isThere = async () => {
    await protocol.send('HeapProfiler.collectGarbage')
    return page.evaluate(
      () => (window as unknown as { drawnFirst: WeakRef<Element> }).drawnFirst.deref() !== undefined,
    )
  }
  await expect.poll(isThere).toBe(false)
})

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
