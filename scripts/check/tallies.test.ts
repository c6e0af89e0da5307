import { expect, it } from 'vitest'
import { flakyJourneys, playwrightTally, readTally, sum, vitestFailures, vitestTally } from './tallies.ts'

const vitest = { success: true, numPassedTests: 10, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numFailedTestSuites: 0 }
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

it('counts what passed and what failed', () => {
  expect(vitestTally(JSON.stringify({ ...vitest, success: false, numFailedTests: 2 }), false)).toEqual({ passed: 10, failed: 2 })
  expect(playwrightTally(JSON.stringify({ ...playwright, stats: { ...playwright.stats, unexpected: 1 } }), false)).toEqual({
    passed: 7,
    failed: 1,
  })
})

it('counts a skipped test as failed', () => {
  expect(vitestTally(JSON.stringify({ ...vitest, numPendingTests: 1 }), true)).toEqual({ passed: 10, failed: 1 })
  expect(playwrightTally(JSON.stringify({ ...playwright, stats: { ...playwright.stats, skipped: 2 } }), true)).toEqual({
    passed: 7,
    failed: 2,
  })
})

it('never reports success for a step that failed, or left no report', () => {
  expect(vitestTally(JSON.stringify(vitest), false)).toEqual({ passed: 10, failed: 1 })
  expect(readTally('/no/such/report.json', true, vitestTally)).toEqual({ passed: 0, failed: 1 })
})

it('sums', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 })
})

it('names the journeys that needed their second try, however deep they stand', () => {
  const specs = (...statuses: string[]) => statuses.map((status) => ({ title: status, tests: [{ status }] }))
  const report = { suites: [{ suites: [{ specs: specs('expected', 'flaky') }], specs: specs('unexpected') }] }
  expect(flakyJourneys(JSON.stringify(report))).toEqual(['flaky'])
})

it('names the tests that failed, and a file that could not be read at all', () => {
  const test = (status: string, failureMessages: string[] | null = null) => ({ fullName: `is ${status}`, status, failureMessages })
  const testResults = [
    { name: 'a.test.ts', status: 'failed', message: '', assertionResults: [test('passed'), test('failed', ['expected 1 to be 2'])] },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [test('passed')] },
  ]
  expect(vitestFailures(JSON.stringify({ ...vitest, testResults }))).toEqual([
    'a.test.ts > is failed\nexpected 1 to be 2',
    'b.test.ts\nno such module',
  ])
})
