/**
 * Receives the reports of a build, as an owner's server would, and visits it with a choice about statistics.
 */

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'
import { expect } from './journey.ts'

export interface SentVital {
  page: string
  name: string
  value: number
}

export interface VitalsReceiver {
  address: string
  /** The bodies in the order in which they came. */
  bodies: string[]
  close: () => void
}

export async function receiveVitals(): Promise<VitalsReceiver> {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      // One visit in four reports its errors to the same address.
      if (body.includes('"vitals"')) bodies.push(body)
      response.end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}/in`,
    bodies,
    close: () => void server.close(),
  }
}

/** Gives the choice on a course page, presses something there, continues to the terms, and leaves. */
export async function visitWithAnswer(
  browser: Browser,
  clientUrl: string,
  answer: 'রাজি আছি' | 'রাজি নই',
): Promise<void> {
  const context = await browser.newContext()
  // The vendors' own hosts do not count.
  await context.route(/mixpanel\.com|facebook\.com/, (route) => route.abort())
  const page = await context.newPage()
  await page.goto(`${clientUrl}/course/full-stack-javascript?code=private-word`)
  const bar = page.getByRole('region', { name: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি' })
  await bar.getByRole('button', { name: answer }).click()
  await expect(bar).toBeHidden()
  // The footer loads when the reader scrolls near it.
  await page.keyboard.press('End')
  await page.locator('footer a[href="/terms"]').click()
  await expect(page).toHaveURL(/\/terms$/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).click()
  await page.goto('about:blank')
  await context.close()
}
