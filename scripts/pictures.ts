/** `npm run pictures`: the README's screenshots, taken of the built app over a fresh sandbox. */

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { paths } from '#src/lib/paths.ts'
import { cookiesOf } from '../tests/bench/session.ts'
import { refuseConsent } from '../tests/support/decided-consent.ts'
import { BROWSER_ARGS, findBrowser } from './browser/find-browser.ts'
import { buildClient } from './build/build-client.ts'
import { print, projectRoot, runScript } from './script.ts'
import { startCopy } from './serve/start-copy.ts'

interface Picture {
  name: string
  path: string
  width?: number
  height?: number
  isDark?: boolean
  /** Omitted = a guest. */
  as?: 'learner' | 'teacher'
  /** A selector of the rendered page; a second-level or lower heading when omitted. */
  ready?: string
  /** Presses and waits before the screenshot. */
  prepare?: (page: Page) => Promise<void>
}

const BATCH = 'batch-full-stack-12'
/** Accepts the rules and enters. */
async function startExam(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click()
  await page.getByRole('main').getByRole('radio').first().check()
}

const PHONE = { width: 360, height: 780 }
const PICTURES: readonly Picture[] = [
  { name: 'home', path: paths.home() },
  { name: 'course', path: paths.course('full-stack-javascript') },
  { name: 'dashboard', path: paths.dashboard(), as: 'learner' },
  { name: 'dashboard-dark', path: paths.dashboard(), as: 'learner', isDark: true },
  { name: 'batch', path: paths.batch(BATCH), as: 'learner' },
  {
    name: 'player',
    path: paths.recording(BATCH, 'recording-fs12-22'),
    as: 'learner',
    ready: 'main :is(video, iframe)',
  },
  {
    name: 'exam',
    path: paths.exam(BATCH, 'module-fs12-5', 'exam-fs12-quiz-open'),
    as: 'learner',
    prepare: startExam,
  },
  { name: 'grading', path: paths.submission('submission-grade-15'), as: 'teacher' },
  { name: 'support', path: paths.support({ category: 'class-recording' }), as: 'learner' },
  { name: 'home-phone', path: paths.home(), ...PHONE },
  { name: 'batch-phone', path: paths.batch(BATCH), as: 'learner', ...PHONE },
]

interface Origin {
  client: string
  api: string
  folder: string
}

async function take(browser: Browser, { client, api, folder }: Origin, picture: Picture): Promise<void> {
  const {
    name,
    path,
    width = 1280,
    height = 860,
    isDark,
    as: who,
    ready = 'main :is(h2, h3, h4)',
    prepare,
  } = picture
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
  })
  if (who) await context.addCookies(await cookiesOf(who, api, client))
  await refuseConsent(context)
  const page = await context.newPage()
  await page.goto(client + path, { waitUntil: 'networkidle' })
  await page.locator(ready).first().waitFor()
  await prepare?.(page)
  // Pictures and requests that follow the page's data.
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`) })
  await context.close()
  print(`docs/pictures/${name}.png`)
}

await runScript(async () => {
  const folder = join(projectRoot, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  await buildClient({ name: 'local', root: projectRoot })
  const copy = await startCopy({ name: 'local', root: projectRoot, isInMemory: true })
  const { executablePath, env } = await findBrowser()
  const browser = await chromium.launch({ executablePath, env, args: BROWSER_ARGS })
  try {
    const { VITE_CLIENT_URL: client, VITE_API_URL: api } = copy.environment
    for (const picture of PICTURES) await take(browser, { client, api, folder }, picture)
  } finally {
    await browser.close()
    await copy.stop()
  }
})
