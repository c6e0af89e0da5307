/**
 * Thirty photos of 12 megapixels as one PDF in the exam room: taps, seconds and bytes a page, and the memory of the page with its worker.
 * The browser slows only a page's main thread, and the pages are drawn in a worker: the seconds are multiplied instead.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { refuseConsent } from '../support/decided-consent.ts'
import { CPU_SLOWDOWN, PHONE, type PageUnderTest } from './measure.ts'

const UPLOAD = 'dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-file-open'
const MEGABYTE = 1_000_000
const PAGES = 30
const FIVE = 5
const SHOT = { width: 3000, height: 4000 }

/** A ruled page with writing and grain on a dark table, as a phone takes it. */
async function drawShot(page: Page): Promise<Buffer> {
  const address = await page.evaluate(({ width, height }) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = '#3b302a'
    pen.fillRect(0, 0, width, height)
    pen.setTransform(0.98, 0.05, -0.04, 0.97, 150, 60)
    pen.fillStyle = '#efece2'
    pen.fillRect(200, 250, width - 500, height - 600)
    pen.fillStyle = '#9db4cf'
    for (let y = 400; y < height - 450; y += 110) pen.fillRect(200, y, width - 500, 5)
    pen.fillStyle = '#1f2a52'
    pen.font = '80px cursive'
    for (let y = 390; y < height - 450; y += 110) pen.fillText('answer in a quick hand, line by line', 330, y)
    const pixels = pen.getImageData(0, 0, width, height)
    for (let at = 0; at < pixels.data.length; at += 1) pixels.data[at]! += (Math.random() - 0.5) * 18
    pen.putImageData(pixels, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.9)
  }, SHOT)
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

/** Resident memory of the largest process that draws pages: now, and the most it ever had. Linux counts both. */
async function readMemory(browser: Browser): Promise<{ now: number; most: number }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const read = (pid: number, name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024
  const renderers = processInfo.filter(({ type }) => type === 'renderer')
  return {
    now: Math.max(...renderers.map(({ id }) => read(id, 'VmRSS'))),
    most: Math.max(...renderers.map(({ id }) => read(id, 'VmHWM'))),
  }
}

async function waitUntilMade(page: Page): Promise<void> {
  await page
    .getByText(/জমা দিলে এটিই যাবে$/)
    .first()
    .waitFor({ timeout: 600_000 })
}

/** Makes one PDF of these files; returns the taps and the milliseconds until it is there. */
async function joinFiles(page: Page, paths: readonly string[]): Promise<{ taps: number; time: number }> {
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.tap()
  }
  const chooser = page.waitForEvent('filechooser')
  await tap(page.getByRole('button', { name: 'ফাইল বেছে নিন' }).first())
  await (await chooser).setFiles([...paths])
  const begun = performance.now()
  await tap(page.getByRole('button', { name: /(?:একটি PDF বানান|পৃষ্ঠা হিসেবে যোগ করুন)$/ }))
  await waitUntilMade(page)
  return { taps, time: performance.now() - begun }
}

async function removePages(page: Page, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await page.getByRole('button', { name: 'পৃষ্ঠা ১ ঠিক করুন' }).tap()
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.getByRole('dialog').getByRole('button', { name: 'সরান' }).tap()
  }
}

export async function measureScan(
  browser: Browser,
  { client, cookies }: { client: string; cookies: NonNullable<PageUnderTest['cookies']> },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'karigor-scan-'))
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'bn-BD',
    isMobile: true,
    hasTouch: true,
  })
  try {
    await refuseConsent(context)
    await context.addCookies(cookies)
    const page = await context.newPage()
    const shot = await drawShot(page)
    const paths = Array.from({ length: PAGES }, (_none, at) => join(folder, `khata-${at + 1}.jpg`))
    for (const path of paths) writeFileSync(path, shot)
    await page.goto(`${client}/${UPLOAD}`)
    await page.locator('main input[type=checkbox]').tap({ timeout: 60_000 })
    await page.locator('main button:has-text("শুরু")').tap()
    await page.locator('section[data-question]').waitFor({ timeout: 60_000 })
    const before = await readMemory(browser)
    const five = await joinFiles(page, paths.slice(0, FIVE))
    const afterFive = await readMemory(browser)
    await removePages(page, FIVE)
    const all = await joinFiles(page, paths)
    const afterAll = await readMemory(browser)
    // The page's own address of the file is closed to scripts by its policy.
    const link = page.getByRole('link', { name: /^khata-1\.pdf/ })
    await link.waitFor({ timeout: 120_000 })
    const size = (await (await page.request.get((await link.getAttribute('href'))!)).body()).length
    const inMegabytes = (bytes: number) => `${Math.round(bytes / MEGABYTE)} MB`
    return (
      `scan, ${PAGES} photos of 12 MP and ${(shot.length / MEGABYTE).toFixed(1)} MB: ` +
      `${five.taps} taps to a PDF of five pages (goal 12), ` +
      `${((all.time / PAGES / 1000) * CPU_SLOWDOWN).toFixed(1)} s a page on a processor ${CPU_SLOWDOWN} times slower, ` +
      `${Math.round(size / PAGES / 1000)} kB a page (goal 300); memory of page and worker ` +
      `${inMegabytes(before.now)} before, at most ${inMegabytes(afterFive.most)} with five pages and ` +
      `${inMegabytes(afterAll.most)} with ${PAGES}, ${inMegabytes(afterAll.now)} after`
    )
  } finally {
    await context.close()
    rmSync(folder, { recursive: true })
  }
}
