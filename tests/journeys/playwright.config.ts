import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser/find-browser.ts'
import { PHONE, DESK } from './support/windows.ts'

const browser = await findBrowser()

export const files = (...names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`)
/** What does not differ by the window, or sets its width itself, is walked once, on the desk. */
const ANY_WINDOW = files(
  'demo',
  'session',
  'logout',
  'broken-answers',
  'progress-cache',
  'sound-screens',
  'exam-faults',
  'write-faults',
  'upload-names',
  'offline',
  'served-build',
)
/** Written on a phone, and again on the desk by the journeys of the form itself. */
const PHONE_ALONE = files('support-categories')

/** A phone has no keyboard. */
const NO_PHONE = /@desk/

/** The built app over the sandbox in a real browser, at 360 and 1280 px; each worker has a copy of both to itself. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/journeys/*.spec.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: Number(process.env.JOURNEY_WORKERS) || 2,
  forbidOnly: true,
  // A shared machine now and then stalls a video or a line; what fails twice is broken. The report names what needed its second try.
  retries: 1,
  // Nothing is judged by these: they end what hangs. A busy machine takes four times as long as a free one.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    // It would answer before Playwright's routes; its own journeys let it in.
    serviceWorkers: 'block',
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    trace: 'retain-on-failure',
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
    { name: 'desk', dependencies: ['build'], testIgnore: PHONE_ALONE, use: { viewport: DESK } },
  ],
})
