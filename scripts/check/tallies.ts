/** How many tests a step ran, read from the reports that vitest and Playwright write. */
import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
  testResults?: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] | null }[]
  }[]
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[]
  specs?: readonly { title: string; tests: readonly { status: string }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: readonly unknown[]
}

export const one = (isOk: boolean): Tally => (isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

/** Skipped tests are failures: nothing is left out silently. A step that failed without a failed test counts as one. */
function tally(isOk: boolean, passed: number, failed: number): Tally {
  return { passed, failed: Math.max(failed, isOk ? 0 : 1) }
}

export function vitestTally(text: string, isOk: boolean): Tally {
  const report = JSON.parse(text) as VitestReport
  const left = report.numPendingTests + report.numTodoTests
  return tally(isOk && report.success, report.numPassedTests, report.numFailedTests + left)
}

export function playwrightTally(text: string, isOk: boolean): Tally {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport
  return tally(isOk && errors.length === 0, stats.expected + stats.flaky, stats.unexpected + stats.skipped)
}

/** The tests that failed and why, without the noise between them: a log that is cut off still says what is wrong. */
export function vitestFailures(text: string): string[] {
  const { testResults = [] } = JSON.parse(text) as VitestReport
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed')
    if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`]
    return failed.map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${failureMessages?.join('\n') ?? ''}`)
  })
}

/** Journeys that needed their second try: a sign of a race in the product, or of a machine that stood still. */
export function flakyJourneys(text: string): string[] {
  const flakyIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...suites.flatMap(flakyIn),
  ]
  return flakyIn(JSON.parse(text) as PlaywrightReport)
}

/** Without a report the step as a whole is what is counted. */
export function readTally(file: string, isOk: boolean, read: (text: string, isOk: boolean) => Tally): Tally {
  return existsSync(file) ? read(readFileSync(file, 'utf8'), isOk) : one(false)
}
