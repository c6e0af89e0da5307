/**
 * A learner's evening with and without the switch that saves data: the day, the plan, a class of 90 minutes as
 * sound, a hand-in and a quiz, in kilobytes towards the device. (ruling R69, docs/decisions/0036)
 */

import type { Browser, BrowserContext, Page } from 'playwright'
import { PHONE, type PageUnderTest, waitUntilStill } from './measure.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const CLASS = `${BATCH}/recordings/recording-fs12-22`
const TASK = `${BATCH}/module/module-fs12-6/assignment/assignment-fs12-5`
const CLASS_SECONDS = 90 * 60
const SEGMENT = /\/(\w+)-\d\d\.m4s/
/** Long enough for several segments of each rendition. */
const PLAYS = 12_000

/** As the switch leaves it for pages and worker, before the first page of the app. */
async function switchOn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(async () => {
    localStorage.setItem('karigor-save-data', 'true')
    const cache = await caches.open('karigor-settings')
    await cache.put('/save-data', new Response('on'))
  })
  await page.close()
}

interface Played {
  rendition: string
  /** Kilobytes of a class of 90 minutes at the rate of the segments that were played. */
  kilobytes: number
}

/** Plays the class for a while; its own segments tell the rate. */
async function play(page: Page): Promise<Played> {
  const lengths: Promise<number>[] = []
  let rendition = ''
  const note = (response: { url: () => string; body: () => Promise<Buffer> }) => {
    const name = SEGMENT.exec(response.url())?.[1]
    if (name === undefined) return
    rendition = name
    lengths.push(response.body().then(({ length }) => length))
  }
  const readBuffered = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const { buffered } = video
      let sum = 0
      for (let at = 0; at < buffered.length; at++) sum += buffered.end(at) - buffered.start(at)
      return sum
    })
  page.on('response', note)
  const before = await readBuffered()
  await page.getByRole('button', { name: 'চালান', exact: true }).filter({ visible: true }).first().click()
  await page.waitForTimeout(PLAYS)
  const seconds = (await readBuffered()) - before
  page.off('response', note)
  const bytes = (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0)
  return { rendition, kilobytes: (bytes / seconds / 1000) * CLASS_SECONDS }
}

async function chooseSound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'সেটিংস' }).filter({ visible: true }).first().click()
  await page.getByRole('radio', { name: /^শুধু শব্দ/ }).check({ force: true })
  await page.keyboard.press('Escape')
}

async function handIn(page: Page): Promise<void> {
  const own = page.getByRole('region', { name: 'আপনার কাজ' })
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 400 } })
  await own
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'khata.png', mimeType: 'image/png', buffer })
  await own.getByRole('link', { name: 'khata.png' }).waitFor()
  await own.getByRole('button', { name: 'জমা দিন', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'জমা দিন' })
    .click()
  await page.getByRole('region', { name: 'জমা হয়েছে' }).waitFor()
}

async function takeQuiz(page: Page): Promise<void> {
  await page.getByRole('link', { name: /জাভাস্ক্রিপ্টের ছোট প্রশ্ন: শুরু করুন$/ }).click()
  await page.getByRole('radio', { name: 'push()' }).check()
  await page.getByRole('button', { name: 'ফল দেখুন' }).click()
  await page.getByRole('heading', { name: 'আপনার ফল' }).waitFor()
}

export interface Evening {
  /** By name, without the minutes of the class. */
  steps: ReadonlyMap<string, number>
  /** As the player begins by itself, and only its sound. */
  picture: Played
  sound: Played
}

export async function spendEvening(
  browser: Browser,
  { line, cookies }: Pick<PageUnderTest, 'line' | 'cookies'>,
  isSaving: boolean,
): Promise<Evening> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    isMobile: true,
    hasTouch: true,
  })
  try {
    await context.addCookies(cookies ?? [])
    if (isSaving) await switchOn(context, line.origin)
    // Its own player, which chooses the rendition: the hosted one decides for itself.
    await context.route('**/player.css', (route) => route.abort())
    const page = await context.newPage()
    line.begin()
    let counted = 0
    const steps = new Map<string, number>()
    const end = async (name: string) => {
      await waitUntilStill(line)
      const { kilobytes } = line.read()
      steps.set(name, kilobytes - counted)
      counted = kilobytes
    }
    const open = (address: string) => page.goto(line.origin + address)
    await open('/dashboard')
    await end('day')
    await open(BATCH)
    await end('plan')
    await open(CLASS)
    await page.locator('video').waitFor()
    await end('page of the class')
    const picture = await play(page)
    await chooseSound(page)
    await page.reload()
    await page.locator('video').waitFor()
    const sound = await play(page)
    await page.close()
    // The played segments are already counted by their rate.
    await waitUntilStill(line)
    counted = line.read().kilobytes
    const next = await context.newPage()
    await next.goto(line.origin + TASK)
    await handIn(next)
    await waitUntilStill(line)
    steps.set('hand-in', line.read().kilobytes - counted)
    counted = line.read().kilobytes
    await next.goto(`${line.origin}/dashboard/practice`)
    await takeQuiz(next)
    await waitUntilStill(line)
    steps.set('quiz', line.read().kilobytes - counted)
    return { steps, picture, sound }
  } finally {
    await context.close()
  }
}

const sumUp = (steps: Evening['steps']) => [...steps.values()].reduce((sum, each) => sum + each, 0)
const inMegabytes = (kilobytes: number) => `${(kilobytes / 1000).toFixed(1)} MB`

function describe(name: string, { steps, picture, sound }: Evening): string {
  const pages = [...steps].map(([step, kilobytes]) => `${step} ${Math.round(kilobytes)} kB`).join(', ')
  return (
    `evening, ${name}: ${pages}; 90 minutes as sound ${inMegabytes(sound.kilobytes)} (${sound.rendition}), ` +
    `as the player begins ${inMegabytes(picture.kilobytes)} (${picture.rendition}); with sound ${inMegabytes(sumUp(steps) + sound.kilobytes)} in all`
  )
}

/** `usual` and `saving` on copies of the same data. */
export function describeEvenings(usual: Evening, saving: Evening): string[] {
  const share = sumUp(saving.steps) / sumUp(usual.steps)
  return [
    describe('without the switch', usual),
    describe('with it', saving),
    `pages with the switch x ${share.toFixed(2)} of those without; the class as the player begins x ${(saving.picture.kilobytes / usual.picture.kilobytes).toFixed(2)}`,
  ]
}
