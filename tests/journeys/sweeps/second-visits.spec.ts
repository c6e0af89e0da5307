/**
 * Every screen at its second visit, on a desk and on a phone: nothing jumps on the way, and it ends as the first one
 * ended. `ONLY_SCREENS=/teacher,/dashboard/review` picks some. (ruling R88)
 */

import type { Page } from '@playwright/test'
import { paths } from '#src/lib/paths.ts'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { expectTakenOver } from '../support/moves.ts'
import { comparePictures, takeStill } from '../support/pictures.ts'
import { allScreens } from '../support/screens.ts'
import { PHONE, WIDE } from '../support/windows.ts'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Largest share of pixels that differ: a clock, a countdown. */
const MOST_DIFFERENT = 0.01
const MOST_SHIFT = 0.01
/** Pages that are shown together with their bars, where a skeleton covered an empty page: nothing visible moves. */
const SHOWN_WITH_BARS: readonly string[] = [
  paths.exam('batch-full-stack-12', 'module-fs12-5', 'exam-fs12-quiz-open'),
]

/** Runs in the page. */
function watchShifts(): void {
  const seen = { shift: 0, moved: [] as string[] }
  Object.assign(window, { seenShifts: seen })
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      seen.shift += value
      const texts = sources.map(({ node, previousRect: { y, height }, currentRect }) => {
        const now = `y ${y} to ${currentRect.y}, height ${height} to ${currentRect.height}`
        return `${node?.textContent?.slice(0, 40)} (${now})`
      })
      seen.moved.push(`${value.toFixed(3)} at ${Math.round(startTime)} ms: ${texts.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const readShifts = (page: Page) =>
  page.evaluate(() => (window as Window & { seenShifts?: { shift: number; moved: string[] } }).seenShifts)

/** Opens the page and takes its picture at rest. */
async function openWhole(page: Page, address: string): Promise<Buffer> {
  await page.goto(address)
  await expect(page.locator('#root h1').first()).toBeAttached()
  // Before that, a busy processor looks like a page at rest.
  await expectTakenOver(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#root main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  return takeStill(page)
}

const only = process.env.ONLY_SCREENS?.split(',')
const swept = allScreens.filter(({ address }) => only?.includes(address) ?? true)
const persons = [...new Set(swept.map(({ as }) => as))]

const WINDOWS = {
  desk: { viewport: WIDE },
  phone: { viewport: PHONE, hasTouch: true, isMobile: true },
} as const

for (const [name, use] of Object.entries(WINDOWS))
  journey.describe(name, () => {
    journey.use(use)
    for (const person of persons) {
      journey(
        `every screen of ${person ?? 'a guest'} ends as it ended before`,
        async ({ app, consoleWatch }, info) => {
          journey.setTimeout(3_600_000)
          consoleWatch.allow(/Failed to load resource/)
          const { page } = app
          if (person) await app.loginAs(person)
          const screens = swept.filter(({ as }) => as === person)
          await openWithWorker(page, screens[0]?.address ?? '/')
          const protocol = await page.context().newCDPSession(page)
          const faults: string[] = []
          for (const { address } of screens) {
            await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
            const first = await openWhole(page, address)
            await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
            const script = await page.addInitScript(watchShifts)
            const second = await openWhole(page, address)
            const seen = await readShifts(page)
            await script.dispose()
            const different = await comparePictures(page, first, second)
            if (different > MOST_DIFFERENT) {
              const file = address.replaceAll(/[^\w-]+/g, '_').slice(-60)
              await info.attach(`${file}-first`, { body: first, contentType: 'image/png' })
              await info.attach(`${file}-second`, { body: second, contentType: 'image/png' })
              faults.push(`${address}: ${(different * 100).toFixed(1)} % of the picture differs`)
            }
            if ((seen?.shift ?? 1) > MOST_SHIFT && !SHOWN_WITH_BARS.includes(address))
              faults.push(`${address}: moves by ${seen?.shift.toFixed(3)}\n  ${seen?.moved.join('\n  ')}`)
          }
          expect(faults).toEqual([])
        },
      )
    }
  })
