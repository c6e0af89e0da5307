import { defineConfig } from '@playwright/test'
import { findFirefox } from '../../scripts/browser/find-engines.ts'
import { WIDE } from './support/windows.ts'

// `npm run test:engines` says how to get it; other tools read this file where it is missing.
const executablePath = findFirefox() ?? 'firefox'

/** Beginnings of titles, of everyday work. Those of `npm test` come first. */
const SAMPLE = [
  'a wrong password is reported beside its field',
  'an offline hand-in keeps its receipt',
  'a ticket is sent with a file',
]
const WALKED = [
  ...SAMPLE,
  'a number in Bengali digits and a code',
  'bKash: batch, code, consent, payment',
  'the dashboard shows the current class',
  'the plan opens at today’s module',
  'the plain player plays a real stream',
  'a stream of the shape',
  'captions are shown, hidden by a press',
  'a note at a second is written',
  'every kind of quiz question is answered offline',
  'options, moves, flag, review and hand-in',
  String.raw`\d+ submissions are graded by keys only`,
  'a certificate is printed',
  'a logout in one tab makes a guest',
]

const titles = process.env.ENGINES === 'sample' ? SAMPLE : WALKED

// This engine shows the scheme of its machine, so axe cannot read a page in the dark scheme.
process.env.AXE_IN_JOURNEYS = 'no'
process.env.GRADED_IN_A_ROW = '3'

/** The journeys in Firefox, which the same driver controls; `npm run test:engines`. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/journeys/!(exam-faults|servers|sweeps)/*.spec.ts',
  outputDir: '../../test-results/engines',
  workers: 1,
  forbidOnly: true,
  retries: 1,
  // A journey waits for what it sees; these only end what hangs, on a busy machine too.
  timeout: 900_000,
  expect: { timeout: 180_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    serviceWorkers: 'block',
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    viewport: WIDE,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath },
  },
  projects: [
    { name: 'build', testMatch: 'support/build.setup.ts' },
    { name: 'firefox', dependencies: ['build'], grep: new RegExp(` (?:${titles.join('|')})`) },
  ],
})
