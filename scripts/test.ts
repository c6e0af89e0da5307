/**
 * `npm test`: everything. Builds, sizes and the journeys in a real browser; beside them checks, unit tests and the contract.
 * A line a step with its minutes; the last line sums up all of them. `--checks` (`npm run check`): types, lint, format, dead code and
 * house rules alone.
 */
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser/find-browser.ts'
import { print, projectRoot } from './script.ts'
import { readFailures, readFlaky, tallyPlaywright, tallyVitest } from './steps/reports.ts'
import { checks, houseRules, runSteps, type Step } from './steps/steps.ts'

const RESULTS = join(projectRoot, 'test-results')
const UNIT_REPORT = join(RESULTS, 'unit.json')
/** Named in tests/journeys/playwright.config.ts. */
const JOURNEYS_REPORT = join(RESULTS, 'journeys.json')

const cores = availableParallelism()
/** The journeys need the other cores. */
const unitWorkers = Math.max(1, cores - 2)
const lastLine = (output: string) => output.trim().split('\n').at(-1)

/** The failed tests alone, and errors outside of any test, which stand at the end of the output. */
function readUnitFailures(output: string): string {
  const outside = output.indexOf('Vitest caught')
  const failures = [...readFailures(UNIT_REPORT), ...(outside >= 0 ? [output.slice(outside)] : [])]
  return failures.join('\n\n') || output
}

/** The journeys' list without those that passed: a log that is cut off shows the failures first. */
const withoutPassed = (output: string) => output.replaceAll(/^\s*✓.*\n/gm, '')

const script = (name: string, ...args: string[]): Step => ({ name, program: 'node', args, detail: lastLine })

const besideJourneys: readonly Step[] = [
  ...checks,
  {
    name: 'unit tests',
    program: 'vitest',
    // The house rules are among these tests.
    args: ['run', '--no-color', `--maxWorkers=${unitWorkers}`, '--reporter=dot', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
    failureOf: readUnitFailures,
    tally: (isOk) => tallyVitest(UNIT_REPORT, isOk),
  },
  script('contract', 'scripts/contract.ts'),
]

const withBrowser: readonly Step[] = [
  script('build', 'scripts/build.ts'),
  script('sizes', 'scripts/size.ts'),
  script('local build', 'scripts/build.ts', '--mode', 'local'),
  script('demo build', 'scripts/build.ts', '--demo'),
  {
    name: 'journeys',
    program: 'playwright',
    args: ['test', '--config', 'tests/journeys/sample.config.ts'],
    failureOf: withoutPassed,
    tally: (isOk) => tallyPlaywright(JOURNEYS_REPORT, isOk),
  },
  // Three journeys; without Firefox its line says how to get it.
  script('firefox', 'scripts/test-engines.ts', '--sample'),
]

/** Reports first, in one line, when there is no browser for the journeys; they then fail, and are never skipped. */
async function printBrowser(): Promise<void> {
  const line = await findBrowser().then(
    ({ executablePath, source }) => `Journeys run in ${executablePath} (${source}).`,
    (error: Error) => error.message,
  )
  print(line)
}

const printFlaky = () => readFlaky(JOURNEYS_REPORT).forEach((title) => print(`needed its second try: ${title}`))

if (process.argv.includes('--checks')) {
  await runSteps([[...checks, houseRules]])
} else {
  rmSync(RESULTS, { recursive: true, force: true })
  await printBrowser()
  await runSteps(cores > 1 ? [withBrowser, besideJourneys] : [[...besideJourneys, ...withBrowser]], printFlaky)
}
