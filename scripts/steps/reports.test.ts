import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readFailures, readFlaky, sumTallies, tallyPlaywright, tallyVitest } from './reports.ts'

const vitest = { success: true, numPassedTests: 10, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
const playwright = { stats: { expected: 7, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

function writeReport(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

it('counts passed and failed tests', () => {
  expect(tallyVitest(writeReport({ ...vitest, success: false, numFailedTests: 2 }), false)).toEqual({
    passed: 10,
    failed: 2,
  })
  const stats = { ...playwright.stats, unexpected: 1, flaky: 1 }
  expect(tallyPlaywright(writeReport({ ...playwright, stats }), false)).toEqual({ passed: 8, failed: 1 })
})

it('counts a skipped test as failed', () => {
  expect(tallyVitest(writeReport({ ...vitest, numPendingTests: 1 }), true)).toEqual({ passed: 10, failed: 1 })
  const stats = { ...playwright.stats, skipped: 2 }
  expect(tallyPlaywright(writeReport({ ...playwright, stats }), true)).toEqual({ passed: 7, failed: 2 })
})

it('never reports success for a failed step or a missing report', () => {
  expect(tallyVitest(writeReport(vitest), false)).toEqual({ passed: 10, failed: 1 })
  expect(tallyPlaywright(writeReport({ ...playwright, errors: ['no browser'] }), true)).toEqual({
    passed: 7,
    failed: 1,
  })
  expect(tallyVitest('/no/such/report.json', true)).toEqual({ passed: 0, failed: 1 })
  expect(tallyPlaywright('/no/such/report.json', true)).toEqual({ passed: 0, failed: 1 })
})

it('sums', () => {
  const tallies = [
    { passed: 1, failed: 2 },
    { passed: 3, failed: 4 },
  ]
  expect(sumTallies(tallies)).toEqual({ passed: 4, failed: 6 })
})

it('lists the journeys that needed their second try, at any depth', () => {
  const specs = (...statuses: string[]) => statuses.map((status) => ({ title: status, tests: [{ status }] }))
  const report = { suites: [{ suites: [{ specs: specs('expected', 'flaky') }], specs: specs('unexpected') }] }
  expect(readFlaky(writeReport(report))).toEqual(['flaky'])
  expect(readFlaky('/no/such/report.json')).toEqual([])
})

it('lists the failed tests, and a file that could not be read at all', () => {
  const test = (status: string, failureMessages: string[] | null = null) => ({
    fullName: `is ${status}`,
    status,
    failureMessages,
  })
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [test('passed'), test('failed', ['expected 1 to be 2'])],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [test('passed')] },
  ]
  expect(readFailures(writeReport({ ...vitest, testResults }))).toEqual([
    'a.test.ts > is failed\nexpected 1 to be 2',
    'b.test.ts\nno such module',
  ])
})
