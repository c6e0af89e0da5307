import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, findBrowser } from '../../scripts/browser/find-browser.ts'
import { PHONE, DESK } from './support/windows.ts'

const browser = await findBrowser()

/** The built app over the sandbox in a real browser, at 360 and 1280 px; each worker has a copy of both to itself. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  workers: Number(process.env.JOURNEY_WORKERS) || 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/journeys.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: browser.executablePath, env: browser.env, args: BROWSER_ARGS },
  },
  projects: [
    { name: 'build', testMatch: 'support/build.setup.ts' },
    // The demo differs by its host, not by its window: one worker builds and walks it.
    { name: 'phone', dependencies: ['build'], testIgnore: '**/demo.spec.ts', use: { viewport: PHONE, hasTouch: true, isMobile: true } },
    { name: 'desk', dependencies: ['build'], use: { viewport: DESK } },
  ],
})
