/** Measures the first opening of a panel on a cheap phone: until it is painted, and all that the main thread does for it. */

import type { Browser, Page } from 'playwright'
import { refuseConsent } from '../support/decided-consent.ts'
import { CPU_SLOWDOWN, median, PHONE } from './measure.ts'

/** Milliseconds, of both. */
const GOAL = 250
/** By then, in milliseconds, the first page has finished its own work. */
const AFTER_FIRST_PAGE = 9_000
const UNTIL_STILL = 1_500

interface Panel {
  name: string
  address: string
  /** By its name. */
  button: RegExp
  /** An element of the panel once it can be used. */
  opened: string
}

const PANELS: readonly Panel[] = [
  { name: 'login panel', address: '/', button: /^লগইন$/, opened: '[role=dialog] input' },
  { name: 'filter sheet', address: '/courses', button: /^ফিল্টার/, opened: '[role=dialog] h2, dialog h2' },
]

interface Opening {
  painted: number
  work: number
}

/**
 * Runs in the page: presses, and resolves with the time until the target is painted; undefined where it never
 * appears.
 */
function pressAndWait(button: HTMLElement | SVGElement, opened: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const start = performance.now()
    const look = new MutationObserver(() => {
      if (!document.querySelector(opened)) return
      look.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)))
    })
    look.observe(document, { childList: true, subtree: true })
    setTimeout(() => resolve(undefined), 20_000)
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
}

async function open(page: Page, panel: Panel): Promise<Opening> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable')
  const readWork = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const before = await readWork()
  const button = page.getByRole('button', { name: panel.button }).filter({ visible: true }).first()
  const painted = await button.evaluate(pressAndWait, panel.opened)
  if (painted === undefined) throw new Error(`${panel.name}: nothing is shown of ${panel.opened}`)
  await page.waitForTimeout(UNTIL_STILL)
  return { painted, work: (await readWork()) - before }
}

/** One line for each panel. */
export async function openPanels(browser: Browser, client: string, runs: number): Promise<string[]> {
  const lines: string[] = []
  for (const panel of PANELS) {
    const openings: Opening[] = []
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({
        viewport: PHONE,
        locale: 'bn-BD',
        timezoneId: 'Asia/Dhaka',
        isMobile: true,
        hasTouch: true,
      })
      await refuseConsent(context)
      const page = await context.newPage()
      await page.goto(client + panel.address, { waitUntil: 'networkidle' })
      await page.waitForTimeout(AFTER_FIRST_PAGE)
      openings.push(await open(page, panel))
      await context.close()
    }
    const middle = (pick: keyof Opening) => Math.round(median(openings.map((each) => each[pick])))
    lines.push(
      `${panel.name}, first opening at a quarter of the speed: seen after ${middle('painted')} ms (goal ${GOAL}), work ${middle('work')} ms`,
    )
  }
  return lines
}
