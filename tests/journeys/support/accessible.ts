/** Runs axe on a page as it is, in both colour schemes. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  // The hosted player's page has another origin, and axe would send it messages that the browser warns about.
  iframes: false,
  // Without the style sheets, which only an experimental rule reads: axe would fetch them again, and warn
  // where the connection is cut.
  preload: { assets: ['media'] },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

async function violations(page: Page): Promise<string[]> {
  // Through the debugger, not a script element, which the page's policy forbids.
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

/**
 * Milliseconds; something slower, like the countdown of a toast, does not change from one check to the next.
 */
const LONGEST_CHANGE = 1000

/**
 * Nothing is half visible, like a closing dialog or colours on their way to the other scheme. Endless
 * animations are checked as they are.
 */
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
  // While the fingerprint is taken, its library measures in its own frame for a moment.
  await expect(page.locator('body > iframe')).toHaveCount(0)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await waitUntilStill(page)
    expect(await violations(page), `${page.url()} in the ${colorScheme} scheme`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
