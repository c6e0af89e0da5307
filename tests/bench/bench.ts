/**
 * `npm run bench`: what a first visit, a second one, and one from the service worker feel like on a cheap phone and a slow line,
 * beside a plain React page in the same run. Prints medians; judges nothing, since machines are noisy: compare the ratios.
 *
 * - `--runs N`: 5 when left out; 0 = the exam room and the grading desk alone.
 * - `--rooms "exam room,grading"`: these visits alone.
 * - `--shifts`: what moves on every screen, and nothing else; `--only /part,/of/addresses`: on these alone; `--letters`: on a device with
 *   Bengali letters of its own, as phones are.
 * - `--growth`: rooms with ten and a hundred times as much in them, and nothing else.
 * - `--navigations N`: listeners, nodes and heap over so many navigations (1000 for the goal), and nothing else.
 */

import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser/find-browser.ts'
import { buildClient } from '../../scripts/build/build-client.ts'
import { print, projectRoot, runScript } from '../../scripts/script.ts'
import { startCopy } from '../../scripts/serve/start-copy.ts'
import { dashboardToApplication } from './application.ts'
import { withDeviceLetters } from './device-letters.ts'
import { examLine, measureExam } from './exam.ts'
import { gradeByHand, handLine } from './grading-by-hand.ts'
import { type GradingFigures, measureGrading } from './grading.ts'
import { measureGrowth } from './growth.ts'
import { CPU_SLOWDOWN, LINE, type PageUnderTest, visitsOf, type Visits } from './measure.ts'
import { measureNavigations, STEADY_CODE } from './navigations.ts'
import { copyBuild, paintCopy, PAINTED_FOLDER, removePainted } from './painted.ts'
import { openPanels } from './panels.ts'
import { servePlain } from './plain.ts'
import { goalLines, headLine, paintRatio, visitLines } from './report.ts'
import { listRooms, WORD } from './rooms.ts'
import { cookiesOf } from './session.ts'
import { listShifts } from './shifts.ts'
import { publishEmptyProfile } from './talent-profile.ts'
import { todayToFirstPaper } from './teacher-day.ts'
import { errorToTicket } from './ticket.ts'

/** The delay of a real API on the other side of the country, in milliseconds. */
const API_DELAY = 80

function gradingLine({ firstRow, rows, longestFrame, next }: GradingFigures): string {
  const ms = (time: number) => `${Math.round(time)} ms`
  return (
    `grading, 10,000 in the queue: first row ${ms(firstRow)} (goal 1000), ${rows} rows in the page (goal 60), ` +
    `longest frame while scrolling ${ms(longestFrame)} (goal 50), next submission with an API of 800 ms ${ms(next)} (goal 100)`
  )
}

type Cookies = NonNullable<PageUnderTest['cookies']>

interface Stage {
  browser: Browser
  client: string
  api: string
  cookies: { learner: Cookies; teacher: Cookies }
}

async function printVisits(
  { browser, client, api, cookies }: Stage,
  { runs, only }: { runs: number; only: readonly string[] },
): Promise<void> {
  const plain = await servePlain()
  try {
    await paintCopy(api)
    await fetch(new URL('/__sandbox/faults', api), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '*', kind: 'delay', delay_ms: API_DELAY, times: 0 }),
    })
    const rooms = await listRooms(browser, { client, plain, cookies, only })
    print(
      `Chromium's own throttling: ${(LINE.downloadThroughput * 8) / 1e6} Mbit/s, ${LINE.latency} ms, processor ${CPU_SLOWDOWN} times slower, 360 x 800; ` +
        `API delay ${API_DELAY} ms; median of ${runs}.`,
    )
    print(headLine())
    const seen = new Map(rooms.map((room) => [room, [] as Visits[]]))
    // In turn, so that a slow minute of the machine falls upon all of them.
    for (let run = 0; run < runs; run++) {
      for (const room of rooms) seen.get(room)?.push(await visitsOf(browser, room))
    }
    for (const [room, visits] of seen) for (const line of visitLines(room, visits)) print(line)
    const word = [...seen].find(([{ name }]) => name === WORD)?.[1] ?? []
    for (const [{ name, hasWorker }, visits] of seen)
      if (hasWorker && name !== WORD) print(paintRatio(name, visits, word))
    for (const line of goalLines(seen)) print(line)
  } finally {
    plain.stop()
  }
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
    growth: { type: 'boolean', default: false },
    shifts: { type: 'boolean', default: false },
    only: { type: 'string' },
    letters: { type: 'boolean', default: false },
    navigations: { type: 'string', default: '0' },
  },
})

async function printAsked(stage: Stage): Promise<void> {
  const runs = Number(values.runs)
  const only = values.rooms
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
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
  if (values.growth || values.shifts || navigations > 0) return
  await printVisits(stage, { runs, only })
  if (only.length === 0) await printByHand(stage, runs)
}

await runScript(async () => {
  await buildClient({ name: 'local', root: projectRoot })
  copyBuild()
  const copy = await startCopy({ name: 'local', root: projectRoot, isInMemory: true, folder: PAINTED_FOLDER })
  const found = await findBrowser()
  const env = values.letters ? await withDeviceLetters(found.env) : found.env
  const args = values.navigations === '0' ? BROWSER_ARGS : [...BROWSER_ARGS, STEADY_CODE]
  const browser = await chromium.launch({ executablePath: found.executablePath, env, args })
  try {
    const { VITE_CLIENT_URL: client, VITE_API_URL: api } = copy.environment
    const cookies = {
      learner: await cookiesOf('learner', api, client),
      teacher: await cookiesOf('teacher', api, client),
    }
    await printAsked({ browser, client, api, cookies })
  } finally {
    await browser.close()
    await copy.stop()
    removePainted()
  }
})
