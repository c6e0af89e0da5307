/**
 * ঝালাই with 5,000 cards and 100,000 reviews, brought in as a file: the work of the page until the first card can be answered, of each answer, and the
 * heap over many answers. Read with one card's day as well, so that what the deck costs can be told from what any page costs.
 */

import type { Browser, CDPSession, Page } from 'playwright'
import { writeArchive } from '#src/engines/review/archive.ts'
import type { Card } from '#src/engines/review/card.ts'
import type { Entry } from '#src/engines/review/entry.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { randomFrom } from '../support/random.ts'
import { median, type PageUnderTest } from './measure.ts'

const CARDS = 5_000
const REVIEWS = 100_000
const FEW = 20
const YEARS = 2 * 365 * DAY_MS
const REVIEW = '/dashboard/review'
const RUNS = 5
/** Full days of thirty, each answered to its end. */
const DAYS = 6
const JOINS_AT_MOST = 120_000

const START = { name: 'শুরু করুন' }
const SHOW = { name: 'উত্তর দেখুন' }
const CLOSE = { name: 'বন্ধ করুন', exact: true }

function makeDeck(count: number, reviews: number, now: number): string {
  const random = randomFrom(42)
  const cards = Array.from({ length: count }, (_, at): Card => ({
    id: `bench${at}`,
    kind: 'choice',
    from: 'exam',
    topic: { key: `m${at % 40}`, title: `React ${at % 40}` },
    source: 'কুইজ',
    at: new Date(now - YEARS).toISOString(),
    front: `<p>প্রশ্ন ${at}: <code>useState</code> কী ফেরত দেয়, আর কেন?</p><pre><code class="language-js">const [count, setCount] = useState(${at})</code></pre>`,
    why: '<p>একটি মান ও সেটি বদলানোর ফাংশন।</p>',
    options: ['ক', 'খ', 'গ', 'ঘ'].map((html, place) => ({ id: `o${place}`, html })),
    right: ['o0'],
    isMany: false,
    addedAt: now - YEARS,
    readAt: now - YEARS,
  }))
  const log = Array.from({ length: reviews }, (_, n): Entry => ({
    kind: 'answer',
    at: now - YEARS + Math.floor((n * (YEARS - DAY_MS)) / reviews),
    by: 'bench',
    n,
    card: `bench${Math.floor(random() * count)}`,
    grade: random() < 0.15 ? 1 : 3,
    took: 12,
  }))
  return writeArchive({ cards, log })
}

async function readWork(protocol: CDPSession): Promise<{ work: number; heap: number }> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  return { work: read('TaskDuration') * 1000, heap: read('JSHeapUsedSize') / 1e6 }
}

/** Milliseconds of work of the page's thread. */
async function measureWork(protocol: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await readWork(protocol)
  await act()
  return (await readWork(protocol)).work - before.work
}

async function readHeap(protocol: CDPSession): Promise<number> {
  await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('HeapProfiler.collectGarbage')
  return (await readWork(protocol)).heap
}

/** By the page's own history, so that its files are loaded and only the cards are read. */
async function openReview(page: Page): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, REVIEW)
  await page
    .getByRole('button', START)
    .or(page.getByRole('button', { name: 'চালিয়ে যান' }))
    .waitFor()
}

async function leaveReview(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/dashboard/notes')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await page.getByRole('heading', { level: 1, name: 'আমার নোট' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The person's own cards are of every kind; only those with one right answer turn with a choice. */
async function answerOne(page: Page): Promise<void> {
  const isOne = (await page.getByRole('radio').count()) > 0
  await page.keyboard.press(isOne ? 'Digit1' : 'Space')
  await page.getByRole('group', { name: 'কেমন মনে ছিল?' }).waitFor()
  await page.keyboard.press('Digit3')
  await page
    .getByRole('button', SHOW)
    .or(page.getByRole('heading', { name: 'আজকের ঝালাই শেষ' }))
    .waitFor()
}

interface Figures {
  /** Seconds. */
  join: number
  open: number
  start: number
  answer: number
  /** After garbage collection, at the first card and after many, in megabytes. */
  heap: { before: number; after: number }
}

async function measureDeck(
  browser: Browser,
  { client, cookies }: Pick<PageUnderTest, 'cookies'> & { client: string },
  deck: string,
): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
  })
  await context.addCookies(cookies ?? [])
  const page = await context.newPage()
  try {
    await page.goto(client + REVIEW, { waitUntil: 'networkidle' })
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'ফাইল বেছে নিন' }).click()
    const before = performance.now()
    await (
      await chooser
    ).setFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(deck) })
    await page.getByText(/মিলিয়ে নেওয়া হয়েছে/).waitFor({ timeout: JOINS_AT_MOST })
    const join = (performance.now() - before) / 1000
    const protocol = await context.newCDPSession(page)
    await protocol.send('Performance.enable')
    const opens: number[] = []
    const starts: number[] = []
    for (let run = 0; run < RUNS; run++) {
      await leaveReview(page)
      opens.push(await measureWork(protocol, () => openReview(page)))
      await page.waitForLoadState('networkidle')
      const button = page.getByRole('button', START).or(page.getByRole('button', { name: 'চালিয়ে যান' }))
      starts.push(
        await measureWork(protocol, async () => {
          await button.click()
          await page.getByRole('button', SHOW).waitFor()
        }),
      )
      await page.getByRole('button', CLOSE).click()
    }
    await page.getByRole('button', START).click()
    await page.getByRole('button', SHOW).waitFor()
    const answers: number[] = []
    for (let no = 0; no < 2; no++) await answerOne(page)
    const heap = { before: await readHeap(protocol), after: 0 }
    for (let no = 0; no < 7; no++) answers.push(await measureWork(protocol, () => answerOne(page)))
    await page.getByRole('button', CLOSE).click()
    // Opened and left many times, as on many days.
    for (let day = 0; day < DAYS; day++) {
      await leaveReview(page)
      await openReview(page)
      await page.getByRole('button', { name: 'চালিয়ে যান' }).click()
      await page.getByRole('button', SHOW).waitFor()
      if (day < DAYS - 1) await page.getByRole('button', CLOSE).click()
    }
    heap.after = await readHeap(protocol)
    return { join, open: median(opens), start: median(starts), answer: median(answers), heap }
  } finally {
    await context.close()
  }
}

export async function measureReview(
  browser: Browser,
  stage: Pick<PageUnderTest, 'cookies'> & { client: string },
): Promise<string[]> {
  const lines: string[] = []
  for (const [cards, reviews] of [
    [FEW, FEW],
    [CARDS, REVIEWS],
  ] as const) {
    const { join, open, start, answer, heap } = await measureDeck(
      browser,
      stage,
      makeDeck(cards, reviews, Date.now()),
    )
    lines.push(
      `ঝালাই, ${cards} cards and ${reviews} reviews: joined from a file in ${join.toFixed(1)} s; work to open the page ${Math.round(open)} ms, ` +
        `from the press to the first card ${Math.round(start)} ms (goal 100), for an answer and the next card ${Math.round(answer)} ms; ` +
        `heap ${heap.before.toFixed(1)} MB, later ${heap.after.toFixed(1)} MB (x ${(heap.after / heap.before).toFixed(2)})`,
    )
  }
  return lines
}
