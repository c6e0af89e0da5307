/**
 * Every screen, in both schemes and at the widths of a phone and a wide screen: axe, only Bengali, no noise
 * in the console; no field is too small for an iPhone; nothing scrolls sideways at 320 px, nor on a phone with letters twice as large.
 */

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expectBengaliOnly } from '../support/bengali-only.ts'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'
import { allScreens, nameOf, sampleOf } from '../support/screens.ts'
import { LOWEST, NARROWEST, PHONE, WIDE } from '../support/windows.ts'

/** Elements that overflow a window that scrolls sideways, except those inside their own scroller. */
function wider(): string[] {
  const limit = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= limit) return []
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.getBoundingClientRect().right > limit + 1)
    .map(
      (element) =>
        `${element.tagName.toLowerCase()}.${element.className} ${Math.round(element.getBoundingClientRect().right)}`,
    )
    .slice(-4)
}

/** Words broken into single letters, since their neighbour takes the whole line. */
function squeezed(): string[] {
  const found: string[] = []
  const isForEars = (element: Element | null): boolean =>
    element !== null && ((element as HTMLElement).offsetWidth <= 1 || isForEars(element.parentElement))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const words = text.textContent?.trim() ?? ''
    if (words.length < 8 || !text.parentElement?.checkVisibility() || isForEars(text.parentElement)) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { width, height } = range.getBoundingClientRect()
    const letter = Number.parseFloat(getComputedStyle(text.parentElement).fontSize)
    if (width > 1 && width < 3 * letter && height > 5 * letter)
      found.push(`${words.slice(0, 40)}: ${Math.round(width)} px`)
  }
  return found
}

/** Fields with smaller letters, into which an iPhone zooms. */
function zoomed(): string[] {
  const fields =
    'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea, select, [contenteditable=true]'
  return [...document.querySelectorAll<HTMLElement>(fields)]
    .filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.tagName.toLowerCase()}.${field.className} ${getComputedStyle(field).fontSize}`)
}

/**
 * Rows of the window, in CSS pixels, that contain something which scrolls neither with the page nor with its
 * own sheet.
 */
async function countCovered(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 300))
  return page.evaluate(() => {
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
    const stays = (element: Element | null): boolean => {
      if (
        element === null ||
        (element !== document.body && element !== document.documentElement && scrolls(element))
      )
        return false
      return /fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement)
    }
    const lines = Array.from({ length: innerHeight }, (_, y) => y)
    return lines.filter((y) => stays(document.elementFromPoint(innerWidth / 2, y))).length
  })
}

const setLetters = (page: Page, size: string) =>
  page.evaluate((wanted) => void (document.documentElement.style.fontSize = wanted), size)

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectBengaliOnly(page)
}

for (const row of sampleOf(allScreens)) {
  journey(`${nameOf(row)} passes every check`, async ({ app, consoleWatch }) => {
    consoleWatch.allow(/status of 40[34]/)
    const { page } = app
    await page.setViewportSize(PHONE)
    if (row.as) await app.loginAs(row.as)
    await app.goto(row.address)
    await expectLoaded(page)
    await expectSound(page)
    expect(await page.evaluate(squeezed), 'one letter under another').toEqual([])
    expect(await page.evaluate(zoomed), 'fields below 16 px').toEqual([])
    await setLetters(page, '200%')
    expect(await page.evaluate(wider), 'sideways with large letters').toEqual([])
    await setLetters(page, '')
    await page.setViewportSize(NARROWEST)
    // A plot measures its size again a moment after the window.
    await expect.poll(() => page.evaluate(wider), 'sideways at 320 px').toEqual([])
    await page.setViewportSize(LOWEST)
    expect(await countCovered(page), 'lines covered in the lowest window').toBeLessThanOrEqual(
      LOWEST.height / 2,
    )
    await page.setViewportSize(WIDE)
    await expectLoaded(page)
    await expectSound(page)
  })
}
