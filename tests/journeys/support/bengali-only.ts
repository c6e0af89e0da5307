/**
 * Reads the visible text of a page and the text for screen readers, and finds what is not Bengali. (rulings
 * R2, R3)
 */

import { expect, type Page } from '@playwright/test'
import { latinLeft } from './latin-allowed.ts'

/** Runs in the page. Elements in another language say so (`lang`, `code`, `kbd`) and are left out. */
function visibleTexts(): string[] {
  const foreign =
    'script, style, noscript, code, kbd, pre, samp, [lang]:not([lang="bn"]):not(html), [data-latin]'
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent && !parent.closest(foreign) && parent.checkVisibility())
      texts.push(walker.currentNode.textContent ?? '')
  }
  for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
    if (element.closest(foreign)) continue
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      texts.push(element.getAttribute(name) ?? '')
  }
  return [...texts, document.title]
}

export async function expectBengaliOnly(page: Page): Promise<void> {
  const texts = await page.evaluate(visibleTexts)
  expect(texts.join('').length, 'the page has text').toBeGreaterThan(20)
  const found = texts.flatMap((text) =>
    latinLeft(text).map((left) => `${left}  in  ${text.trim().slice(0, 80)}`),
  )
  expect([...new Set(found)], `Latin text on ${page.url()}`).toEqual([])
}
