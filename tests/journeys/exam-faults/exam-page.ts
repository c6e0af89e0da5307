/** Uses the exam room like a learner, by the visible page. */

import { expect, type Locator, type Page } from '@playwright/test'
import { formatNumber } from '#src/lib/bn.ts'

/** Long, since a machine that runs many browsers is slow. */
const TIMEOUT = 30_000
/** Between two letters, in milliseconds. */
const LETTER_DELAY = 150

interface FilePayload {
  name: string
  mimeType: string
  buffer: Buffer
}

export interface ExamPage {
  /** Enters the room if necessary; false when the app is elsewhere. */
  isIn: () => Promise<boolean>
  write: (question: number, value: string) => Promise<void>
  choose: (question: number, file: FilePayload) => Promise<void>
  /** Photos that become one PDF; resolves at the press that joins them. */
  scan: (question: number, photos: readonly FilePayload[]) => Promise<void>
  clear: (question: number) => Promise<void>
  /** Chooses an option by its letter, which the foot bar shows. */
  press: (question: number, letter: string) => Promise<void>
  /** Types letter by letter into the field for code, whichever is there. */
  typeCode: (question: number, text: string) => Promise<void>
  isBegun: (question: number) => Promise<boolean>
  handIn: (clicks: 1 | 2) => Promise<void>
  /** Reads the page's claims: all answers saved, the shown answer saved, handed in. */
  claims: () => Promise<Claims>
  valueShown: (question: number) => Promise<string>
}

export interface Claims {
  /** "All answers are saved". */
  isAllHeld: boolean
  /** The number of the shown question, if it is shown as saved. */
  onServer: number | undefined
  isHandedIn: boolean
}

const startNames = /^পরীক্ষা (?:শুরু করুন|চালিয়ে যান)$/

async function enter(page: Page): Promise<void> {
  const rules = page.getByRole('checkbox', { name: 'নিয়মগুলো পড়েছি এবং মেনে চলব' })
  if (await rules.isVisible()) await rules.check()
  // A room that resumes by itself removes the button.
  await page
    .getByRole('button', { name: startNames })
    .click({ timeout: 5000 })
    .catch(() => undefined)
}

/** Runs in the page and reads all claims at once, so that none is older than the other. */
function readClaims(): Claims {
  const isShown = (element: Element) => element.getClientRects().length > 0
  const isAccepted = (within: string) =>
    [...document.querySelectorAll(`${within} [data-tone="acknowledged"]`)].some(isShown)
  const heading = document.querySelector('section[data-question] h2')?.textContent ?? ''
  const number = heading
    .replaceAll(/[^০-৯]/g, '')
    .replaceAll(/./g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
  return {
    isAllHeld: isAccepted('header'),
    onServer: isAccepted('section[data-question]') ? Number(number) : undefined,
    isHandedIn: document.querySelector('h2[data-done="true"]') !== null,
  }
}

export function examPage(page: Page): ExamPage {
  const card = (question: number) =>
    page
      .locator('section[data-question]')
      .filter({ has: page.getByRole('heading', { name: `প্রশ্ন ${formatNumber(question)}`, exact: true }) })
  const cell = (question: number) =>
    page.getByRole('button', { name: new RegExp(`^প্রশ্ন ${formatNumber(question)},`) })
  const handInButton = page.locator('header').getByRole('button', { name: 'জমা দিন' })
  const receipt = page.locator('section[aria-labelledby="receipt"]')
  const start = page.getByRole('button', { name: startNames })

  async function opened(question: number): Promise<Locator> {
    await cell(question).click({ timeout: TIMEOUT })
    await expect(card(question)).toBeVisible()
    return card(question)
  }
  /** The one field of the question: an essay, or a sentence with a blank. */
  const field = (within: Locator) => within.locator('textarea, input[type=text]').first()

  return {
    async isIn() {
      const somewhere = page.getByRole('heading', { name: /লগইন/ }).or(page.getByRole('dialog'))
      try {
        await expect(handInButton.or(receipt).or(start).or(somewhere).first()).toBeVisible({
          timeout: TIMEOUT,
        })
      } catch {
        return false
      }
      if (await start.isVisible()) {
        await enter(page)
        await expect(handInButton.or(receipt)).toBeVisible({ timeout: TIMEOUT })
      }
      return (await handInButton.isVisible()) || receipt.isVisible()
    },
    async write(question, value) {
      await field(await opened(question)).fill(value, { timeout: TIMEOUT })
    },
    async choose(question, file) {
      await (await opened(question)).locator('input[type=file]').first().setInputFiles(file)
    },
    async scan(question, photos) {
      const within = await opened(question)
      await within
        .locator('input[type=file]')
        .first()
        .setInputFiles([...photos])
      await within.getByRole('button', { name: /ছবি মিলিয়ে একটি PDF বানান$/ }).click({ timeout: TIMEOUT })
    },
    async clear(question) {
      await (await opened(question)).getByRole('button', { name: 'উত্তর মুছুন' }).click({ timeout: TIMEOUT })
    },
    async press(question, letter) {
      await opened(question)
      await page.keyboard.press(`Key${letter}`)
    },
    async typeCode(question, text) {
      const within = await opened(question)
      await within.locator('textarea, .cm-content').first().click({ timeout: TIMEOUT })
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text, { delay: LETTER_DELAY })
    },
    isBegun: (question) =>
      page
        .getByRole('button', { name: new RegExp(`^প্রশ্ন ${formatNumber(question)}, কিছু ঘর বাকি`) })
        .isVisible(),
    async handIn(clicks) {
      if (await receipt.isVisible()) {
        const again = receipt.getByRole('button', { name: 'এখনই পাঠান' })
        if (await again.isVisible()) await again.click()
        return
      }
      await handInButton.click()
      await page
        .getByRole('button', { name: 'পরীক্ষা জমা দিন', exact: true })
        .last()
        .click({ clickCount: clicks })
    },
    claims: () => page.evaluate(readClaims),
    async valueShown(question) {
      return field(await opened(question)).inputValue()
    },
  }
}
