/**
 * `npm run bench`: what a first visit, a second one, and one from the service worker feel like on a cheap phone and a slow line,
 * beside a plain React page in the same run. Prints medians; judges nothing, since machines are noisy: compare the ratios. `--runs N` (default 5; 0 = the exam room and the grading desk alone).
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CPU_SLOWDOWN, LINE, median, visitsOf, type PageUnderTest, type Visit, type Visits } from './measure.ts'
import { servePlain } from './plain.ts'
import { dashboardToApplication } from './application.ts'
import { copyBuild, FRAMED_COURSE, paintCopy, PAINTED_COURSE, PAINTED_FOLDER, removePainted } from './painted.ts'
import { publishEmptyProfile } from './talent-profile.ts'
import { errorToTicket } from './ticket.ts'
import { examLine, measureExam, openRoom } from './exam.ts'
import { type GradingFigures, measureGrading } from './grading.ts'
import { gradeByHand, handLine } from './grading-by-hand.ts'
import { cookiesOf } from './session.ts'
import { todayToFirstPaper } from './teacher-day.ts'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser/find-browser.ts'
import { buildClient } from '../../scripts/build/build-client.ts'
import { print, projectRoot, runScript } from '../../scripts/script.ts'
import { startCopy } from '../../scripts/serve/start-copy.ts'

/** The delay of a real API on the other side of the country, in milliseconds. */
const API_DELAY = 80
const BATCH = 'dashboard/my-courses/batch-full-stack-12'
const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`
const milliseconds = (time: number) => `${Math.round(time)} ms`
const COLUMNS: readonly (readonly [column: keyof Visit, head: string, format: (middle: number) => string])[] = [
  ['firstPaint', 'first paint', seconds],
  ['largestPaint', 'largest', seconds],
  ['usable', 'usable', seconds],
  ['shift', 'shift', (shift) => shift.toFixed(3)],
  ['longestTask', 'longest task', milliseconds],
  ['requests', 'requests', String],
  ['chain', 'chain', String],
  ['kilobytes', 'kB', (size) => size.toFixed(0)],
  ['work', 'work', milliseconds],
  ['heap', 'heap', (size) => `${size.toFixed(1)} MB`],
]

const PLAIN = 'plain React page'
const FRAMED = 'course page'
const PAINTED = 'course page, painted'

/** Goals as parts of another page's first visit in the same run: the plain React page's, where none is named. */
const GOALS: readonly (readonly [page: string, column: keyof Visit, visit: keyof Visits, goal: number, beside?: string])[] = [
  [PAINTED, 'largestPaint', 'first', 0.6, FRAMED],
  ['guest home', 'firstPaint', 'first', 0.4],
  ['guest home', 'largestPaint', 'first', 0.95],
  ['learner dashboard', 'usable', 'first', 0.9],
  ['learner dashboard', 'work', 'first', 1.25],
  ['learner dashboard', 'firstPaint', 'stored', 0.25],
  ['learner dashboard', 'usable', 'stored', 0.5],
  ['exam room', 'usable', 'first', 1.5],
  ['exam room', 'usable', 'stored', 1],
  ['exam room', 'work', 'first', 2],
  ['grading', 'usable', 'first', 1.2],
  ['grading', 'heap', 'first', 1.5],
]

function row(name: string, visits: readonly Visit[]): string {
  const cells = COLUMNS.map(([column, , format]) => format(median(visits.map((visit) => visit[column]))).padStart(13))
  return `${name.padEnd(28)}${cells.join('')}`
}

/** The goal for a later visit's first paint out of the worker, as a part of the first visit's. */
const STORED_GOAL = 0.3

const paintOf = (visits: readonly Visits[], pick: (each: Visits) => Visit | undefined) =>
  median(visits.map((each) => pick(each)?.firstPaint ?? Number.NaN))

/** Beside the least that any page could reach: one word from a worker, by the same first visit. */
function paintRatio(name: string, visits: readonly Visits[], word: readonly Visits[]): string {
  const first = paintOf(visits, (each) => each.first)
  const ratio = (list: readonly Visits[]) => (paintOf(list, (each) => each.stored) / first).toFixed(2)
  return `${name}: first paint from the worker is ${ratio(visits)} of the first visit's (goal ${STORED_GOAL}; one word from a worker ${ratio(word)})`
}

/** One line for each goal. */
function goalLines(seen: ReadonlyMap<PageUnderTest, readonly Visits[]>): string[] {
  const find = (name: string) => [...seen].find(([page]) => page.name === name)?.[1] ?? []
  const middleOf = (list: readonly Visits[], visit: keyof Visits, column: keyof Visit) =>
    median(list.map((each) => each[visit]?.[column] ?? Number.NaN))
  return GOALS.map(([page, column, visit, goal, beside = PLAIN]) => {
    const ratio = middleOf(find(page), visit, column) / middleOf(find(beside), 'first', column)
    const head = COLUMNS.find(([name]) => name === column)?.[1]
    return `${page}, ${visit} visit: ${head} is ${ratio.toFixed(2)} of the ${beside}'s (goal ${goal})`
  })
}

function gradingLine({ firstRow, rows, longestFrame, next }: GradingFigures): string {
  const ms = (time: number) => `${Math.round(time)} ms`
  return (
    `grading, 10,000 in the queue: first row ${ms(firstRow)} (goal 1000), ${rows} rows in the page (goal 60), ` +
    `longest frame while scrolling ${ms(longestFrame)} (goal 50), next submission with an API of 800 ms ${ms(next)} (goal 100)`
  )
}

function visitLines({ name, hasWorker }: PageUnderTest, visits: readonly Visits[]): string[] {
  const first = visits.map((each) => each.first)
  const second = visits.map((each) => each.second)
  const stored = visits.flatMap((each) => each.stored ?? [])
  return [row(`${name}, first`, first), row(`${name}, second`, second), ...(hasWorker ? [row(`${name}, from worker`, stored)] : [])]
}

await runScript(async () => {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
  const runs = Number(values.runs)
  await buildClient({ name: 'local', root: projectRoot })
  const plain = await servePlain()
  copyBuild()
  const copy = await startCopy({ name: 'local', root: projectRoot, isInMemory: true, folder: PAINTED_FOLDER })
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS })
  try {
    const { VITE_CLIENT_URL: client, VITE_API_URL: api } = copy.environment
    await paintCopy(api)
    const cookies = await cookiesOf('learner', api, client)
    const teacher = await cookiesOf('teacher', api, client)
    await fetch(new URL('/__sandbox/faults', api), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '*', kind: 'delay', delay_ms: API_DELAY, times: 0 }),
    })
    const pages: PageUnderTest[] = [
      { name: PLAIN, url: plain.url, usable: '[data-ready]' },
      { name: 'one word', url: plain.word, usable: '[data-ready]', hasWorker: true },
      { name: 'guest home', url: client, hasWorker: true, usable: 'main a[href^="/course/"]' },
      { name: FRAMED, url: client + FRAMED_COURSE, hasWorker: true, usable: 'main h1' },
      { name: PAINTED, url: client + PAINTED_COURSE, usable: 'main h1' },
      { name: 'learner dashboard', url: `${client}/dashboard`, hasWorker: true, usable: 'main h3', cookies },
      { name: 'login', url: `${client}/login`, usable: 'main form' },
      { name: 'batch', url: `${client}/${BATCH}`, usable: 'main h2', cookies },
      { name: 'player', url: `${client}/${BATCH}/recordings/recording-fs12-22`, usable: 'main video, main iframe', cookies },
      { name: 'exam room', url: await openRoom(browser, { client, cookies }), hasWorker: true, usable: 'section[data-question]', cookies },
      { name: 'certificates', url: `${client}/dashboard/certificates`, usable: 'main h3', cookies },
      { name: 'job list', url: `${client}/dashboard/jobs`, usable: 'main li h3, main li a', cookies },
      { name: 'grading', url: `${client}/teacher/submissions/submission-grade-15`, usable: 'main [aria-pressed]', cookies: teacher },
    ]
    print(
      `Chromium's own throttling: ${(LINE.downloadThroughput * 8) / 1e6} Mbit/s, ${LINE.latency} ms, processor ${CPU_SLOWDOWN} times slower, 360 x 800; ` +
        `API delay ${API_DELAY} ms; median of ${runs}.`,
    )
    print(`${''.padEnd(28)}${COLUMNS.map(([, head]) => head.padStart(13)).join('')}`)
    const seen = new Map(pages.map((page) => [page, [] as Visits[]]))
    // In turn, so that a slow minute of the machine falls upon all of them.
    for (let run = 0; run < runs; run++) {
      for (const page of pages) seen.get(page)?.push(await visitsOf(browser, page))
    }
    for (const [page, visits] of seen) for (const line of visitLines(page, visits)) print(line)
    const word = [...seen].find(([{ url }]) => url === plain.word)?.[1] ?? []
    for (const [{ name, url, hasWorker }, visits] of seen) if (hasWorker && url !== plain.word) print(paintRatio(name, visits, word))
    for (const line of goalLines(seen)) print(line)
    print(examLine(await measureExam(browser, { client, cookies })))
    if (runs > 0) print(await errorToTicket(browser, { client, cookies, runs }))
    if (runs > 0) print(await dashboardToApplication(browser, { client, cookies, runs }))
    print(await todayToFirstPaper(browser, { client, cookies: teacher }))
    print(handLine(await gradeByHand(browser, { client, cookies: teacher })))
    const graded = await measureGrading(browser, { api, client, cookies: teacher })
    print(gradingLine(graded))
    if (runs > 0) print(await publishEmptyProfile(browser, { client, cookies: await cookiesOf('newTalent', api, client) }))
  } finally {
    await browser.close()
    await copy.stop()
    plain.stop()
    removePainted()
  }
})
