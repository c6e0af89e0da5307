/**
 * `npm test`: builds, sizes and a sample of the journeys in a real browser, in parallel with checks, unit
 * tests and the contract. It prints one line per step with its minutes; the last line sums up all of them.
 * `--checks` (`npm run check`): only types, lint, format, dead code and house rules. `--all` (`npm run
 * test:all`): every screen in all looks with axe, every journey in both windows, every fault, every fault
 * schedule of the exam page and 30 new random ones, the other engines and the hosts. It takes hours.
 */

import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser/find-browser.ts'
import { print, projectRoot } from './script.ts'
import { readFailures, readFlaky, tallyPlaywright, tallyVitest } from './steps/reports.ts'
import { checks, houseRules, runSteps, type Step } from './steps/steps.ts'

const RESULTS = join(projectRoot, 'test-results')
/** Named in tests/journeys/playwright.config.ts. */
const JOURNEYS_REPORT = join(RESULTS, 'journeys.json')

const cores = availableParallelism()
/** The journeys need the other cores. */
const unitWorkers = Math.max(1, cores - 2)
const lastLine = (output: string) => output.trim().split('\n').at(-1)

/** Only the failed tests, and errors outside any test, which are at the end of the output. */
function readUnitFailures(report: string, output: string): string {
  const outside = output.indexOf('Vitest caught')
  const failures = [...readFailures(report), ...(outside >= 0 ? [output.slice(outside)] : [])]
  return failures.join('\n\n') || output
}

/** The journeys' list without passed ones, so that a truncated log shows the failures first. */
const withoutPassed = (output: string) => output.replaceAll(/^\s*✓.*\n/gm, '')

const script = (name: string, ...args: string[]): Step => ({ name, program: 'node', args, detail: lastLine })

/** A part of the unit tests, such as `1/6`. The house rules are among these tests. */
function testUnits(part: string): Step {
  const report = join(RESULTS, `unit-${part.replace('/', '-')}.json`)
  return {
    name: `units ${part}`,
    program: 'vitest',
    args: [
      'run',
      '--no-color',
      `--shard=${part}`,
      `--maxWorkers=${unitWorkers}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    failureOf: (output) => readUnitFailures(report, output),
    tally: (isOk) => tallyVitest(report, isOk),
  }
}

const besideJourneys: readonly Step[] = [
  ...checks,
  testUnits('1/6'),
  testUnits('2/6'),
  testUnits('3/6'),
  testUnits('4/6'),
  script('contract', 'scripts/contract.ts'),
  script('weaknesses', 'scripts/audit.ts'),
]
/** The journeys' core takes them over when they have ended. */
const afterJourneys = [testUnits('5/6'), testUnits('6/6')]

/** A Playwright run with one of the configurations, with the report that it writes. */
function walk(name: string, config: string, report = join(RESULTS, `${name}.json`)): Step {
  return {
    name,
    program: 'playwright',
    args: ['test', '--config', `tests/journeys/${config}`],
    failureOf: withoutPassed,
    tally: (isOk) => tallyPlaywright(report, isOk),
  }
}

const builds: readonly Step[] = [
  script('build', 'scripts/build.ts'),
  script('sizes', 'scripts/size.ts'),
  script('local build', 'scripts/build.ts', '--mode', 'local'),
  script('demo build', 'scripts/build.ts', '--demo'),
  script('bare build', 'scripts/build-bare.ts'),
]

const sample: readonly Step[] = [
  walk('journeys', 'sample.config.ts', JOURNEYS_REPORT),
  // Three journeys and the papers; without Firefox a line says how to get it.
  script('firefox', 'scripts/test-engines.ts', '--sample'),
]

/**
 * Separate from the fixed schedules, whose report it would overwrite. The seed is the day, so that a failure
 * can be reproduced.
 */
const randomSchedules: Step = script(
  'random exams',
  'scripts/test-exam.ts',
  '--random',
  '30',
  '--seed',
  new Date().toISOString().slice(0, 10).replaceAll('-', ''),
)

const everything: readonly Step[] = [
  walk('journeys', 'playwright.config.ts', JOURNEYS_REPORT),
  walk('faults', 'faults.config.ts'),
  walk('exam', 'exam.config.ts'),
  randomSchedules,
  script('engines', 'scripts/test-engines.ts'),
  script('hosts', 'scripts/test-hosts.ts'),
  script('servers', 'scripts/test-servers.ts'),
]

/** Reports in one line when the journeys have no browser; they then fail and are never skipped. */
async function printBrowser(): Promise<void> {
  const line = await findBrowser().then(
    ({ executablePath, source }) => `Journeys run in ${executablePath} (${source}).`,
    (error: Error) => error.message,
  )
  print(line)
}

const printFlaky = () =>
  readFlaky(JOURNEYS_REPORT).forEach((title) => print(`needed its second try: ${title}`))

if (process.argv.includes('--checks')) {
  await runSteps([[...checks, houseRules]])
} else {
  const withBrowser = [...builds, ...(process.argv.includes('--all') ? everything : sample), ...afterJourneys]
  rmSync(RESULTS, { recursive: true, force: true })
  await printBrowser()
  await runSteps(
    cores > 1 ? [withBrowser, besideJourneys] : [[...besideJourneys, ...withBrowser]],
    printFlaky,
  )
}
