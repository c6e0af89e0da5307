/** A start of the learner's day with 1,000 kept segments on the device, beside one without any. (ruling R68) */

import type { Browser, BrowserContext, Page } from 'playwright'
import { median, type PageUnderTest } from './measure.ts'

const SEGMENTS = 1_000
const CLASSES = 12
const RUNS = 7
const DASHBOARD = '/dashboard'
const RECORDINGS = '/dashboard/my-courses/batch-full-stack-12/recordings'
/** The page reads its kept classes when it is idle. */
const IDLE = 5_000

/** One class through the screen, so that its record and files are as the app writes them. */
async function keepOne(page: Page, client: string): Promise<void> {
  await page.goto(client + RECORDINGS)
  await page
    .getByRole('button', { name: /^ক্লাস রাখুন: ক্লাস ২২/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /^শুধু শব্দ/ }).check({ force: true })
  await page.getByRole('button', { name: /^ক্লাসটি রাখুন/ }).click()
  await page
    .getByRole('button', { name: /^ফোনে রাখা আছে: ক্লাস ২২/ })
    .first()
    .waitFor({ timeout: 120_000 })
  await page.waitForLoadState('networkidle')
}

/** Copies of it until the device holds so many segments in so many classes; resolves with their count. */
function multiply({ segments, classes }: { segments: number; classes: number }): Promise<number> {
  const promise = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const run = async () => {
    const database = await promise(indexedDB.open('karigor-kept'))
    const open = () => database.transaction('classes', 'readwrite').objectStore('classes')
    const [record] = await promise(open().getAll() as IDBRequest<{ id: string }[]>)
    const segment = new Blob([new Uint8Array(8_000)])
    let count = 0
    for (let no = 0; no < classes; no++) {
      const id = `bench-${no}`
      const cache = await caches.open(`karigor-kept ${id}`)
      for (let at = 0; at < segments / classes; at++) {
        await cache.put(`https://media.invalid/${id}/${at}.m4s`, new Response(segment))
        count += 1
      }
      await promise(open().put({ ...record, id }, id))
    }
    database.close()
    return count
  }
  return run()
}

interface Start {
  /** Milliseconds until the courses are there, and of work of the page's thread until it is idle again. */
  courses: number
  work: number
}

async function measureStart(context: BrowserContext, client: string): Promise<Start> {
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Performance.enable')
  const before = performance.now()
  await page.goto(client + DASHBOARD)
  await page
    .getByRole('link', { name: /ফুল স্ট্যাক/ })
    .first()
    .waitFor()
  const courses = performance.now() - before
  await page.waitForTimeout(IDLE)
  const { metrics } = await protocol.send('Performance.getMetrics')
  const work = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  await page.close()
  return { courses, work }
}

async function measureStarts(context: BrowserContext, client: string): Promise<Start> {
  // The first one fills the browser's caches.
  await measureStart(context, client)
  const starts: Start[] = []
  for (let run = 0; run < RUNS; run++) starts.push(await measureStart(context, client))
  return {
    courses: median(starts.map((each) => each.courses)),
    work: median(starts.map((each) => each.work)),
  }
}

const describe = ({ courses, work }: Start) =>
  `courses after ${Math.round(courses)} ms, ${Math.round(work)} ms of work until idle`

export async function measureKept(
  browser: Browser,
  { client, cookies }: Pick<PageUnderTest, 'cookies'> & { client: string },
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
  })
  await context.addCookies(cookies ?? [])
  try {
    const without = await measureStarts(context, client)
    const page = await context.newPage()
    await keepOne(page, client)
    const count = await page.evaluate(multiply, { segments: SEGMENTS, classes: CLASSES })
    await page.close()
    const held = await measureStarts(context, client)
    return (
      `kept classes, start of the learner's day: none kept: ${describe(without)}; ${count} segments in ${CLASSES} classes: ${describe(held)} ` +
      `(x ${(held.work / without.work).toFixed(2)}, goal 1.1)`
    )
  } finally {
    await context.close()
  }
}
