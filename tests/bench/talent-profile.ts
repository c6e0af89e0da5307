/**
 * From an empty profile to a published one on a cheap phone: the time by hand, and the number of taps.
 * (ruling R55)
 */

import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { refuseConsent } from '../support/decided-consent.ts'
import { LOOKING, slowDown, TYPING } from './by-hand.ts'
import { PHONE } from './measure.ts'

const GOAL = { seconds: 180, taps: 25 }

type Cookies = Parameters<BrowserContext['addCookies']>[0]

interface Hand {
  page: Page
  tap: (target: Locator) => Promise<void>
  /** Into the field that has the focus. */
  type: (text: string) => Promise<void>
  /** The list, and its line. */
  choose: (name: string, value: string) => Promise<void>
  countTaps: () => number
}

function makeHand(page: Page): Hand {
  let taps = 0
  const press = async (target: Locator, act: () => Promise<unknown>) => {
    await target.waitFor()
    await page.waitForTimeout(LOOKING)
    await act()
    taps += 1
  }
  const tap = (target: Locator) => press(target, () => target.tap())
  const choose = async (name: string, value: string) => {
    const list = page.getByRole('combobox', { name })
    await press(list, async () => undefined)
    await press(list, () => list.selectOption(value))
  }
  return {
    page,
    tap,
    choose,
    type: (text) => page.keyboard.type(text, { delay: TYPING }),
    countTaps: () => taps,
  }
}

const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const getSwitch = (page: Page) => page.getByRole('switch', { name: 'সবার জন্য খোলা' })

async function writeProfile({ page, tap, type }: Hand): Promise<void> {
  const fill = async (name: string | RegExp, text: string) => {
    await tap(page.getByRole('textbox', { name }))
    await type(text)
  }
  await tap(page.getByRole('link', { name: 'ইউজারনেম যোগ করুন' }))
  await page.locator('#username:focus').waitFor()
  await type('sajid-ahsan')
  await fill('এক লাইনে আপনার পরিচয়', 'ব্যাকএন্ড ডেভেলপার')
  await fill(/নিজের কথা/, 'ছোট ব্যবসার জন্য নির্ভরযোগ্য সার্ভার বানাই।')
  for (const skill of ['Express', 'MongoDB']) await tap(getButton(page, `‘${skill}’ যোগ করুন`))
  await fill(/কাজের লিংক ১/, 'dokan.karigor.example')
  await fill(/GitHub/, 'github.com/sajid-karigor-example')
  await tap(getButton(page, 'সেভ করুন'))
  await page.getByText('সব সেভ করা আছে').waitFor({ state: 'attached' })
}

async function writeSchool({ page, tap, type, choose }: Hand): Promise<void> {
  await tap(page.getByRole('link', { name: 'শিক্ষা', exact: true }))
  await tap(getButton(page, 'শিক্ষাগত যোগ্যতা যোগ করুন'))
  await page.locator('form input:focus').waitFor()
  await type('খুলনা বিশ্ববিদ্যালয়')
  await tap(page.getByRole('textbox', { name: 'ডিগ্রি' }))
  await type('বিএসসি')
  await choose('শুরুর মাস', '01')
  await choose('শুরুর বছর', '2022')
  await tap(page.getByRole('checkbox', { name: 'এখনো চলছে' }))
  await tap(getButton(page, 'যোগ করুন'))
  await page.getByRole('listitem').filter({ hasText: 'খুলনা বিশ্ববিদ্যালয়' }).waitFor()
}

/** One line of one run, since afterwards the profile is no longer empty. */
export async function publishEmptyProfile(
  browser: Browser,
  { client, cookies }: { client: string; cookies: Cookies },
): Promise<string> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    isMobile: true,
    hasTouch: true,
  })
  await refuseConsent(context)
  await context.addCookies(cookies)
  const page = await context.newPage()
  await slowDown(page)
  const hand = makeHand(page)
  await page.goto(`${client}/talent-desk`)
  await getSwitch(page).waitFor()
  const begun = Date.now()
  await writeProfile(hand)
  await writeSchool(hand)
  await hand.tap(page.getByRole('radio', { name: 'অন্যরা যা দেখেন' }))
  await hand.tap(getSwitch(page))
  await getButton(page, 'কপি').waitFor()
  const seconds = (Date.now() - begun) / 1000
  await context.close()
  return `empty profile to a published one: ${seconds.toFixed(1)} s, ${hand.countTaps()} taps (goal ${GOAL.seconds} s, ${GOAL.taps} taps; ${LOOKING} ms to each press, ${TYPING} ms a letter)`
}
