/** axe over a page as it stands, in both colour schemes. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // The hosted player's page is another origin's, and axe would knock at it by messages that the browser warns of.
  iframes: false,
  // Not the style sheets, which only an experimental rule reads: axe would fetch them once more, and warn where the line is cut.
  preload: { assets: ['media'] },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

async function violations(page: Page): Promise<string[]> {
  // By the debugger, not by a script element: the page's policy forbids those.
  await page.evaluate(source)
  const results = (await page.evaluate((options) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Document, options: unknown) => Promise<unknown> }
    }
    return axe.run(document, options)
  }, OPTIONS)) as AxeResults
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  )
}

/** Milliseconds; what takes longer, as the countdown of a toast, is no change from one look to the next. */
const LONGEST_CHANGE = 1000

/** Nothing is half seen: a dialog that closes, colours on their way to the other scheme. What never ends is looked at as it is. */
async function waitUntilStill(page: Page): Promise<void> {
  const countChanges = () =>
    page.evaluate((longest) => {
      const isChange = ({ playState, effect }: Animation) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= longest
      return document.getAnimations().filter(isChange).length
    }, LONGEST_CHANGE)
  await expect
    .poll(countChanges, { timeout: 5 * LONGEST_CHANGE })
    .toBe(0)
    .catch(() => undefined)
}

export async function expectAccessible(page: Page): Promise<void> {
  // While the fingerprint is taken its library measures in a frame of its own, for a moment.
  await expect(page.locator('body > iframe')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await waitUntilStill(page)
    expect(await violations(page), `${page.url()} in the ${colorScheme} scheme`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
