/**
 * `npm run bench`: what a first visit and a second one feel like on a cheap phone and a slow connection,
 * beside a plain React page on the same line in the same run. Prints medians; judges nothing, since machines are noisy: compare the ratios.
 *
 * - `--runs N`: 5 when left out; 0 = the exam room and the grading desk alone.
 * - `--rooms "exam room,grading"`: only these visits. `--processor N`: so many times slower, 4 when left out.
 * - `--shifts`: layout shifts on every screen, and nothing else; `--only /part,/of/addresses`: only on these.
 * - `--moves`: presses inside the app, each twice, and nothing else; `--walk guest|learner|teacher`: only this person's walk. The shift is printed
 *   without what moves within half a second of the press, and in brackets with it.
 * - `--growth`: rooms with ten and a hundred times as much in them, and nothing else.
 * - `--grading`: the grading desk with 10,000 papers, and nothing else.
 * - `--scan`: thirty photos as one PDF, and nothing else.
 * - `--kept`: a start with 1,000 kept segments on the device, and nothing else.
 * - `--review`: ঝালাই with 5,000 cards and 100,000 reviews, and nothing else.
 * - `--navigations N`: listeners, nodes and heap over so many navigations (1000 for the goal), and nothing else.
 */

import type { RequestListener } from 'node:http'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { openSandboxBelow } from '#src/sandbox/node-below.ts'
import { readEnvironment } from '../../env.config.ts'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser/find-browser.ts'
import { buildClient } from '../../scripts/build/build-client.ts'
import { print, projectRoot, runScript } from '../../scripts/script.ts'
import { makeClientServer } from '../../scripts/serve/client-server.ts'
import { startCopy } from '../../scripts/serve/start-copy.ts'
import { dashboardToApplication } from './application.ts'
import { withDeviceLetters } from './device-letters.ts'
import { describeEvenings, type Evening, spendEvening } from './evening.ts'
import { examLine, measureExam } from './exam.ts'
import { gradeByHand, handLine } from './grading-by-hand.ts'
import { type GradingFigures, measureGrading } from './grading.ts'
import { measureGrowth } from './growth.ts'
import { measureKept } from './kept.ts'
import { type Line, makeCertificate, openLine, SLOW_4G } from './line.ts'
import { CPU_SLOWDOWN, type PageUnderTest, measureVisits, type Visits } from './measure.ts'
import { measureMoves } from './moves.ts'
import { measureNavigations, STEADY_CODE } from './navigations.ts'
import { openPanels } from './panels.ts'
import { makePlain } from './plain.ts'
import { copyBuild, prerenderCopy, removePrerendered } from './prerendered.ts'
import { figureLines, ratioLines } from './report.ts'
import { measureReview } from './review.ts'
import { listRooms } from './rooms.ts'
import { measureScan } from './scan.ts'
import { cookiesOf } from './session.ts'
import { listShifts } from './shifts.ts'
import { publishEmptyProfile } from './talent-profile.ts'
import { todayToFirstPaper } from './teacher-day.ts'
import { errorToTicket } from './ticket.ts'

function gradingLine(figures: GradingFigures): string {
  const { firstRow, rows, longestFrame, next, byQuestion, presses, heap, hour } = figures
  const ms = (time: number) => `${Math.round(time)} ms`
  return (
    `grading, 10,000 in the queue: first row ${ms(firstRow)} (goal 1000), ${rows} rows in the page (goal 60), ` +
    `longest frame while scrolling ${ms(longestFrame)} (goal 50), next submission with an API of 800 ms ${ms(next)} (goal 100); ` +
    `question by question: next answer ${ms(byQuestion)} (goal 150), ${presses.toFixed(2)} presses an answer of three criteria (goal 6.6), heap after 150 papers x ${heap.toFixed(2)} (goal 1.2); ` +
    `papers an hour by a script that reads nothing: ${Math.round(hour.whole)} as a whole, ${Math.round(hour.byQuestion)} question by question`
  )
}

type Cookies = NonNullable<PageUnderTest['cookies']>

interface Stage {
  browser: Browser
  client: string
  api: string
  cookies: { learner: Cookies; teacher: Cookies }
}

interface LineStage {
  browser: Browser
  line: Line
  /** The plain page, on the same line. */
  plain: Line
  cookies: { learner: Cookies; teacher: Cookies }
}

/**
 * Behind the slow connection, one production build with the local API below its own origin, which responds at
 * once.
 */
async function withLine(printAll: (stage: LineStage) => Promise<void>): Promise<void> {
  const { folder } = await buildClient({ name: 'production', root: projectRoot, isSameOrigin: true })
  const certificate = makeCertificate()
  const plain = await openLine(await makePlain(), certificate)
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end()
  const line = await openLine((request, response) => answer(request, response), certificate)
  const api = await openSandboxBelow(line.origin, ':memory:')
  const client = makeClientServer(copyBuild(folder), readEnvironment('production', projectRoot))
  answer = (request, response) => {
    if (api.answers(request.url ?? '/')) api.listener(request, response)
    else client.emit('request', request, response)
  }
  const browser = await openBrowser([`--ignore-certificate-errors-spki-list=${certificate.print}`])
  try {
    const below = `${line.direct}/api/v2`
    await prerenderCopy(below)
    const cookies = {
      learner: await cookiesOf('learner', below, line.origin),
      teacher: await cookiesOf('teacher', below, line.origin),
    }
    await printAll({ browser, line, plain, cookies })
  } finally {
    await browser.close()
    line.close()
    plain.close()
    removePrerendered()
  }
}

async function printVisits(
  { browser, line, plain, cookies }: LineStage,
  { runs, only, slowdown }: { runs: number; only: readonly string[]; slowdown: number },
): Promise<void> {
  const rooms = await listRooms(browser, { line, plain, cookies, only })
  const { down, up, roundTrip } = SLOW_4G
  print(
    `TLS and HTTP/2 over ${down} / ${up} kbit/s and ${roundTrip} ms, processor ${slowdown} times slower, 360 x 800; ` +
      `read after ten still seconds; median of ${runs}.`,
  )
  const seen = new Map(rooms.map(({ name }) => [name, [] as Visits[]]))
  // In turn, so that a slow minute of the machine affects all of them.
  for (let run = 0; run < runs; run++)
    for (const room of rooms)
      // The others count: an exam's time is over after half an hour.
      await measureVisits(browser, room, slowdown).then(
        (visits) => seen.get(room.name)?.push(visits),
        (error: Error) => print(error.message),
      )
  const measured = new Map([...seen].filter(([, visits]) => visits.length > 0))
  for (const each of [...figureLines(measured), '', ...ratioLines(measured)]) print(each)
}

async function printByHand(
  { browser, client, api, cookies: { learner, teacher } }: Stage,
  runs: number,
): Promise<void> {
  print(examLine(await measureExam(browser, { client, cookies: learner })))
  if (runs > 0) print(await errorToTicket(browser, { client, cookies: learner, runs }))
  if (runs > 0) print(await dashboardToApplication(browser, { client, cookies: learner, runs }))
  print(await todayToFirstPaper(browser, { client, cookies: teacher }))
  for (const line of await openPanels(browser, client, Math.max(1, runs))) print(line)
  print(handLine(await gradeByHand(browser, { client, cookies: teacher })))
  print(gradingLine(await measureGrading(browser, { api, client, cookies: teacher })))
  if (runs > 0)
    print(await publishEmptyProfile(browser, { client, cookies: await cookiesOf('newTalent', api, client) }))
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rooms: { type: 'string', default: '' },
    processor: { type: 'string', default: String(CPU_SLOWDOWN) },
    moves: { type: 'boolean', default: false },
    walk: { type: 'string' },
    growth: { type: 'boolean', default: false },
    grading: { type: 'boolean', default: false },
    scan: { type: 'boolean', default: false },
    kept: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    evening: { type: 'boolean', default: false },
    shifts: { type: 'boolean', default: false },
    only: { type: 'string' },
    navigations: { type: 'string', default: '0' },
  },
})

const { moves, growth, shifts, scan, kept, review, grading } = values
const isOneThing =
  moves ||
  growth ||
  shifts ||
  scan ||
  kept ||
  review ||
  grading ||
  values.evening ||
  values.navigations !== '0'

async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const found = await findBrowser()
  const env = await withDeviceLetters(found.env)
  return chromium.launch({ executablePath: found.executablePath, env, args: [...BROWSER_ARGS, ...args] })
}

/** On the local build, with the browser's own throttling. */
async function printOthers(stage: Stage): Promise<void> {
  const navigations = Number(values.navigations)
  if (values.growth) for (const line of await measureGrowth(stage.browser, stage)) print(line)
  if (navigations > 0)
    for (const line of await measureNavigations(stage.browser, { ...stage, count: navigations })) print(line)
  if (values.shifts) {
    const talent = await cookiesOf('newTalent', stage.api, stage.client)
    await listShifts(
      stage.browser,
      { client: stage.client, people: { ...stage.cookies, talent }, only: values.only },
      print,
    )
  }
  if (values.scan) print(await measureScan(stage.browser, { ...stage, cookies: stage.cookies.learner }))
  if (values.kept) print(await measureKept(stage.browser, { ...stage, cookies: stage.cookies.learner }))
  if (values.review)
    for (const line of await measureReview(stage.browser, { ...stage, cookies: stage.cookies.learner }))
      print(line)
  if (values.grading) {
    const { browser, api, client, cookies } = stage
    print(gradingLine(await measureGrading(browser, { api, client, cookies: cookies.teacher })))
  }
  if (!isOneThing) await printByHand(stage, Number(values.runs))
}

async function withCopy(printAll: (stage: Stage) => Promise<void>): Promise<void> {
  await buildClient({ name: 'local', root: projectRoot })
  const copy = await startCopy({ name: 'local', root: projectRoot, isInMemory: true })
  const browser = await openBrowser(values.navigations === '0' ? [] : [STEADY_CODE])
  try {
    const { VITE_CLIENT_URL: client, VITE_API_URL: api } = copy.environment
    const cookies = {
      learner: await cookiesOf('learner', api, client),
      teacher: await cookiesOf('teacher', api, client),
    }
    await printAll({ browser, client, api, cookies })
  } finally {
    await browser.close()
    await copy.stop()
  }
}

/** One after the other, since each hands in the same work. */
async function measureEvenings(): Promise<string[]> {
  const evenings: Evening[] = []
  for (const isSaving of [false, true])
    await withLine(async ({ browser, line, cookies }) => {
      evenings.push(await spendEvening(browser, { line, cookies: cookies.learner }, isSaving))
    })
  const [usual, saving] = evenings
  return usual && saving ? describeEvenings(usual, saving) : []
}

await runScript(async () => {
  const runs = Number(values.runs)
  const only = values.rooms
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (!isOneThing && runs > 0)
    await withLine((stage) => printVisits(stage, { runs, only, slowdown: Number(values.processor) }))
  if (values.evening) {
    for (const each of await measureEvenings()) print(each)
    return
  }
  if (moves) {
    await withLine(async ({ browser, line, cookies }) => {
      for (const each of await measureMoves(browser, { line, cookies, only: values.walk })) print(each)
    })
    return
  }
  if (isOneThing || only.length === 0) await withCopy(printOthers)
})
