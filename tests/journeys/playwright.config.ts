import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser/find-browser.ts'
import { PHONE, WIDE } from './support/windows.ts'

const browser = await findBrowser()

/** One folder for each subject; the other folders have their own config or run. */
export const JOURNEYS = '!(engines|exam-faults|servers|sweeps)/*.spec.ts'

export const files = (...names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)
/** Journeys that do not differ by window, or set its width themselves, run only on the desk. */
const ANY_WINDOW = files(
  'demo',
  'session',
  'logout',
  'killed-browser',
  'broken-responses',
  'progress-cache',
  'sound-screens',
  'exam-faults',
  'exam-room-breaks',
  'write-faults',
  'upload-names',
  'offline',
  'two-builds',
  'two-builds-forms',
  'served-build',
  'second-brand',
  'some-left-out',
)
/** The journeys of the form itself are the same on the desk. */
const PHONE_ALONE = files('support-categories')

/** A phone has no keyboard. */
const NO_PHONE = /@desk/

/** The built app over the sandbox in a real browser, at 360 and 1280 px; each worker has a copy of both to itself. */
export default defineConfig({
  testDir: '.',
  testMatch: `**/journeys/${JOURNEYS}`,
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers:
    Number(process.env.JOURNEY_WORKERS) || Math.min(4, Math.max(2, Math.floor(availableParallelism() / 2))),
  forbidOnly: true,
  // A busy machine sometimes stalls a video or a connection. The report names each journey that needed its
  // second try.
  retries: 1,
  // These only end what hangs: a busy machine takes four times as long as a free one.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    // The worker would respond before Playwright's routes; its own journeys allow it.
    serviceWorkers: 'block',
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    // Tracing takes a quarter of a journey's CPU. `--trace retain-on-failure` traces the first try as well.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.executablePath, env: browser.env, args: BROWSER_ARGS },
  },
  projects: [
    { name: 'build', testMatch: 'support/build.setup.ts' },
    {
      name: 'phone',
      dependencies: ['build'],
      testIgnore: ANY_WINDOW,
      grepInvert: NO_PHONE,
      use: { viewport: PHONE, hasTouch: true, isMobile: true },
    },
    { name: 'desk', dependencies: ['build'], testIgnore: PHONE_ALONE, use: { viewport: WIDE } },
  ],
})
