/**
 * The exam room on a processor slowed 4 times: how long the page works on each key in an essay of 20,000 characters (goal 16 ms),
 * and how soon an answer that was tapped is on screen in an exam of 200 questions (goal 100 ms).
 */

import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright'
import { timeUntilPainted } from './key-trace.ts'
import { CPU_SLOWDOWN, median, PHONE, type PageUnderTest } from './measure.ts'

const MODULE = 'dashboard/my-courses/batch-full-stack-12/module'
const ESSAY = `${MODULE}/module-fs12-5/exam/exam-fs12-essay-open`
const LONG = `${MODULE}/module-fs12-6/exam/exam-fs12-long`
const QUIZ = `${MODULE}/module-fs12-5/exam/exam-fs12-quiz-open`
const WRITTEN = 20_000
const PARAGRAPH = `${'বাংলায় লেখা একটি দীর্ঘ উত্তর। '.repeat(12)}\n`
const KEYS = 100
/** At the speed of a quick writer, in milliseconds a key. */
const TYPING = 80
const TAPS = 20
const GOAL = { key: 16, tap: 100 }

/** Milliseconds of the page's main thread for one key. */
interface KeyTime {
  /** Until its letter is painted, which is what the writer feels. */
  felt: number
  /** With all that follows from it, including saves. */
  busy: number
  /** The part spent in our own code and its packages; the rest is the browser's editing, layout and painting. */
  script: number
}

interface ExamFigures {
  key: KeyTime
  /**
   * The same for a bare text field of that size in an empty page: the browser's own share on this machine.
   */
  bareKey: KeyTime
  /** From a tap on an option until it is painted, the middle and the longest of many. */
  tap: number
  longestTap: number
}

async function enter(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // By touch, as on a phone, because a resting mouse would be hit-tested at each key.
  await page.locator('main input[type=checkbox]').tap({ timeout: 60_000 })
  await page.locator('main button:has-text("শুরু")').tap()
  await page.locator('section[data-question]').waitFor({ timeout: 60_000 })
}

/** Begins a short exam, and returns the address at which its room is open from now on. */
export async function openRoom(
  browser: Browser,
  { client, cookies }: { client: string; cookies: NonNullable<PageUnderTest['cookies']> },
): Promise<string> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true })
  await context.addCookies(cookies)
  await enter(await context.newPage(), `${client}/${QUIZ}`)
  await context.close()
  return `${client}/${QUIZ}`
}

/** Measures what each of `count` keys costs, as the browser counts it. */
async function costOfKeys(
  protocol: CDPSession,
  count: number,
  work: () => Promise<void>,
): Promise<Pick<KeyTime, 'busy' | 'script'>> {
  await protocol.send('Performance.enable')
  const read = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    const seconds = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
    return { busy: seconds('TaskDuration'), script: seconds('ScriptDuration') }
  }
  const before = await read()
  await work()
  const after = await read()
  await protocol.send('Performance.disable')
  const each = (seconds: number) => (seconds * 1000) / count
  return { busy: each(after.busy - before.busy), script: each(after.script - before.script) }
}

async function typingTime(browser: Browser, field: Locator): Promise<KeyTime> {
  const page = field.page()
  await field.fill(PARAGRAPH.repeat(WRITTEN).slice(0, WRITTEN))
  await page.waitForTimeout(2000)
  await field.focus()
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const type = () => page.keyboard.type('ক'.repeat(KEYS), { delay: TYPING })
  // One after the other, since tracing takes longer.
  const cost = await costOfKeys(protocol, KEYS, type)
  return { ...cost, felt: await timeUntilPainted(browser, type) }
}

async function keyTimes(
  browser: Browser,
  context: BrowserContext,
  client: string,
): Promise<Pick<ExamFigures, 'key' | 'bareKey'>> {
  const page = await context.newPage()
  await enter(page, `${client}/${ESSAY}`)
  const field = page.locator('section[data-question] textarea')
  const { width, height } = (await field.boundingBox()) ?? PHONE
  const key = await typingTime(browser, field)
  await page.close()
  const bare = await context.newPage()
  await bare.setContent(
    `<textarea style="width: ${width}px; height: ${height}px; font: 16px/1.75 sans-serif"></textarea>`,
  )
  return { key, bareKey: await typingTime(browser, bare.locator('textarea')) }
}

/** Answers one question after the other. Runs in the page. */
async function tapOptions(count: number): Promise<number[]> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const times: number[] = []
  for (let tap = 0; tap < count; tap += 1) {
    const option = document.querySelector<HTMLInputElement>('section[data-question] input[data-option="1"]')
    const begun = performance.now()
    option?.click()
    await painted()
    times.push(performance.now() - begun)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowRight', bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return times
}

async function tapTimes(page: Page, client: string): Promise<number[]> {
  await enter(page, `${client}/${LONG}`)
  await page.waitForTimeout(2000)
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return page.evaluate(tapOptions, TAPS)
}

export async function measureExam(
  browser: Browser,
  { client, cookies }: { client: string; cookies: NonNullable<PageUnderTest['cookies']> },
): Promise<ExamFigures> {
  const context = await browser.newContext({
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
  })
  await context.addCookies(cookies)
  const keys = await keyTimes(browser, context, client)
  const taps = await tapTimes(await context.newPage(), client)
  await context.close()
  return { ...keys, tap: median(taps), longestTap: Math.max(...taps) }
}

export function examLine({ key, bareKey, tap, longestTap }: ExamFigures): string {
  const ms = (time: number) => time.toFixed(1)
  return (
    `exam room: ${ms(key.felt)} ms of work a key until its letter is painted, in an essay of ${WRITTEN} characters (goal ${GOAL.key}), ` +
    `${ms(key.busy)} with all that follows, ${ms(key.script)} of them in scripts ` +
    `(a bare field in an empty page ${ms(bareKey.felt)} and ${ms(bareKey.busy)}), ` +
    `a tap of 200 questions painted after ${Math.round(tap)} ms, at most ${Math.round(longestTap)} ms (goal ${GOAL.tap})`
  )
}
