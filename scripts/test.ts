/**
 * `npm test`: everything. Checks, unit and jsdom tests, the contract, the production build, what it weighs and what must not be in it, the demo build,
 * and the journeys in a real browser. The last line sums up all of them.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser/find-browser.ts'
import { checks } from './check/checks.ts'
import { runStep, sayOutcome, type Outcome, type Step } from './check/run-step.ts'
import { flakyJourneys, one, playwrightTally, readTally, sum, vitestFailures, vitestTally, type Tally } from './check/tallies.ts'
import { projectRoot } from './project-root.ts'
import { print } from './print.ts'

const RESULTS = join(projectRoot, 'test-results')
const UNIT_REPORT = join(RESULTS, 'unit.json')
/** Named in tests/journeys/playwright.config.ts. */
const JOURNEYS_REPORT = join(RESULTS, 'journeys.json')

const lastLine = (output: string) => output.trim().split('\n').at(-1)
/** The list of journeys without those that passed: a log that is cut off shows what failed first. */
const withoutPassed = (output: string) =>
  output
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
    .join('\n')

/** What tests print is longer than what failed: the report names that alone, and what belongs to no test stands at the end of the output. */
function failedTests(output: string): string {
  const failures = existsSync(UNIT_REPORT) ? vitestFailures(readFileSync(UNIT_REPORT, 'utf8')) : []
  const unhandled = output.indexOf('Vitest caught')
  if (unhandled >= 0) failures.push(output.slice(unhandled))
  return failures.length > 0 ? failures.join('\n\n') : output
}

interface CountedStep extends Step {
  tally: (isOk: boolean) => Tally
}

const steps: readonly CountedStep[] = [
  ...checks.map((step) => ({ ...step, tally: one })),
  {
    name: 'unit tests',
    program: 'vitest',
    args: ['run', '--no-color', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    worthReading: failedTests,
    tally: (isOk) => readTally(UNIT_REPORT, isOk, vitestTally),
  },
  { name: 'contract', program: 'node', args: ['scripts/contract.ts'], detail: lastLine, tally: one },
  { name: 'build', program: 'node', args: ['scripts/build.ts'], detail: lastLine, tally: one },
  { name: 'sizes', program: 'node', args: ['scripts/size.ts'], detail: lastLine, tally: one },
  { name: 'demo build', program: 'node', args: ['scripts/build.ts', '--demo'], detail: lastLine, tally: one },
  {
    name: 'journeys',
    program: 'playwright',
    args: ['test', '--config', 'tests/journeys/sample.config.ts'],
    worthReading: withoutPassed,
    tally: (isOk) => readTally(JOURNEYS_REPORT, isOk, playwrightTally),
  },
]

/** Says early, in one line, when there is no browser for the journeys; they then fail, and are never skipped. */
async function sayBrowser(): Promise<void> {
  const line = await findBrowser().then(
    ({ executablePath, source }) => `Journeys run in ${executablePath} (${source}).`,
    (error: Error) => error.message,
  )
  print(line)
}

async function runAll(): Promise<Tally> {
  const tallies: Tally[] = []
  for (const step of steps) {
    const outcome: Outcome = await runStep(step)
    const tally = step.tally(outcome.isOk)
    tallies.push(tally)
    sayOutcome({ ...outcome, isOk: tally.failed === 0, detail: outcome.detail || `${tally.passed} passed, ${tally.failed} failed` })
  }
  return sum(tallies)
}

function sayFlaky(): void {
  const flaky = existsSync(JOURNEYS_REPORT) ? flakyJourneys(readFileSync(JOURNEYS_REPORT, 'utf8')) : []
  for (const title of flaky) print(`needed its second try: ${title}`)
}

rmSync(RESULTS, { recursive: true, force: true })
const began = performance.now()
await sayBrowser()
const { passed, failed } = await runAll()
sayFlaky()
print(`${((performance.now() - began) / 60_000).toFixed(1)} min`)
print(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
