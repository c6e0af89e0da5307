/**
 * The work of a teacher for one submission: presses of an essay by keys, clicks of a code test by the mouse,
 * taps of a file paper on a phone. Counted until the save has arrived. /
 */

import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright'
import { markAllByKeys } from '../journeys/support/mark-keys.ts'
import { PHONE } from './measure.ts'

type Cookies = Parameters<BrowserContext['addCookies']>[0]

const WIDE = { width: 1280, height: 900 }
const GOAL = { presses: 20, taps: 10 }
/** How long a finger holds a button of the mouse, in milliseconds. */
const HELD = 70

export interface HandFigures {
  presses: number
  clicks: number
  /** At most one click for each criterion and one for the save. */
  clickGoal: number
  taps: number
}

interface Desk {
  page: Page
  rows: Locator
  /** Presses the save in some way, and waits until the server has it. */
  save: (press: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

interface DeskRequest {
  client: string
  cookies: Cookies
  paper: string
  options: BrowserContextOptions
}

async function openDesk(browser: Browser, { client, cookies, paper, options }: DeskRequest): Promise<Desk> {
  const context = await browser.newContext({
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
    ...options,
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${client}/teacher/submissions/${paper}`)
  const rows = page.locator('[data-pane=marks] [role=group]').filter({ has: page.locator('kbd') })
  await rows.first().waitFor()
  const save = async (press: () => Promise<void>) => {
    const sent = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await press()
    await sent
  }
  return { page, rows, save, close: () => context.close() }
}

async function countPresses({ page, save }: Desk): Promise<number> {
  const presses = await markAllByKeys(page, '2')
  await save(() => page.keyboard.press('Control+Enter'))
  return presses + 1
}

/** Down, a pause and up, in which the page could move away from under the pointer. */
async function click(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on screen')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForTimeout(HELD)
  await page.mouse.up()
}

/** Gives each row its second mark; a row that missed the first press is pressed again, and counted again. */
async function markRows({ rows }: Desk, press: (mark: Locator) => Promise<void>): Promise<number> {
  let count = 0
  for (const row of await rows.all()) {
    const mark = row.getByRole('button').nth(1)
    for (let tries = 0; tries < 5 && (await mark.getAttribute('aria-pressed')) !== 'true'; tries += 1) {
      await press(mark)
      count += 1
    }
  }
  return count
}

const findSave = (page: Page) => page.locator('[data-pane=marks] button[aria-keyshortcuts="Control+Enter"]')

async function countClicks(desk: Desk): Promise<number> {
  const count = await markRows(desk, (mark) => click(desk.page, mark))
  await desk.save(() => click(desk.page, findSave(desk.page)))
  return count + 1
}

async function countTaps(desk: Desk): Promise<number> {
  const count = await markRows(desk, (mark) => mark.tap())
  await desk.save(() => findSave(desk.page).tap())
  return count + 1
}

export async function gradeByHand(
  browser: Browser,
  { client, cookies }: { client: string; cookies: Cookies },
): Promise<HandFigures> {
  const open = (paper: string, options: BrowserContextOptions) =>
    openDesk(browser, { client, cookies, paper, options })
  const essay = await open('submission-grade-3?exam=exam-fs12-mongodb', { viewport: WIDE })
  const presses = await countPresses(essay)
  await essay.close()
  const code = await open('submission-grade-16?exam=exam-fs12-array', { viewport: WIDE })
  const clickGoal = (await code.rows.count()) + 1
  const clicks = await countClicks(code)
  await code.close()
  const file = await open('submission-grade-31', { viewport: PHONE, isMobile: true, hasTouch: true })
  const taps = await countTaps(file)
  await file.close()
  return { presses, clicks, clickGoal, taps }
}

export function handLine({ presses, clicks, clickGoal, taps }: HandFigures): string {
  return (
    `grading by hand: an essay of 18 criteria ${presses} presses (goal ${GOAL.presses}), a code test ${clicks} clicks (goal ${clickGoal}), ` +
    `a file paper on a phone ${taps} taps (goal ${GOAL.taps})`
  )
}
