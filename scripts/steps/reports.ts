/** Reads the reports of vitest and Playwright: how many tests passed, which failed, which needed a retry. */

import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  passed: number
  failed: number
}

interface VitestReport {
  success: boolean
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTests: number
  testResults?: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly {
      fullName: string
      status: string
      failureMessages: readonly string[] | null
    }[]
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

export const countOne = (isOk: boolean): Tally => (isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

export const sumTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
})

const parse = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined

/** A failed step counts at least once, whatever its report says. */
const countFailed = (isOk: boolean, failed: number) => Math.max(failed, isOk ? 0 : 1)

/** Skipped tests are failures, so nothing is silently omitted. Without a report the step fails. */
export function tallyVitest(file: string, isOk: boolean): Tally {
  const report = parse(file) as VitestReport | undefined
  if (!report) return countOne(false)
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: countFailed(isOk && report.success, failed) }
}

/** As for vitest; a test that passed on its retry has passed. */
export function tallyPlaywright(file: string, isOk: boolean): Tally {
  const report = parse(file) as PlaywrightReport | undefined
  if (!report) return countOne(false)
  const { expected, flaky, unexpected, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: countFailed(isOk && report.errors.length === 0, unexpected + skipped),
  }
}

/** The failed tests and their reasons, without other output. */
export function readFailures(file: string): string[] {
  return ((parse(file) as VitestReport | undefined)?.testResults ?? []).flatMap(
    ({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status !== 'passed')
      if (status === 'failed' && failed.length === 0) return [`${name}\n${message}`]
      return failed.map(
        ({ fullName, failureMessages }) => `${name} > ${fullName}\n${failureMessages?.join('\n') ?? ''}`,
      )
    },
  )
}

/** Journeys that needed their retry: a race in the product, or a stalled machine. */
export function readFlaky(file: string): string[] {
  const flakyIn = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...suites.flatMap(flakyIn),
  ]
  return flakyIn((parse(file) as PlaywrightSuite | undefined) ?? {})
}
