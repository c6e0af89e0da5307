/**
 * A screen makes every call of the contract, as recorded in a run of the journeys (`npm run contract --
 * --driven`).
 */

import { expect, it } from 'vitest'
import { listRows } from '#src/api/contract/all.ts'
import { describeRun, findRecordFault, readDriven } from '../../scripts/driven-list.ts'
import { getCallName } from '../../scripts/first-reads.ts'

/** The older variants of the login, implemented by the sandbox and used by no screen. (ruling R11) */
const UNUSED = ['POST\tuser/\tmain', 'POST\tuser/login/\tmain', 'POST\tuser/verify-otp/\tmain']
const CALLS = listRows().map(({ row }) => getCallName(row))

it('lists a screen for each call that is in use', () => {
  const driven = readDriven()
  expect(
    CALLS.filter((call) => !driven.has(call)),
    'no page begins with it: name it in the reads of its page, or walk it in a journey and run npm run contract -- --driven --add',
  ).toEqual(UNUSED)
  expect(
    [...driven.keys()].filter((call) => !CALLS.includes(call)),
    'no call of the contract',
  ).toEqual([])
})

it('names the page on which a call left', () => {
  const driven = readDriven()
  expect(driven.get('POST\tticket\tmain')).toEqual(['/support'])
  expect([...driven].filter(([, pages]) => pages.includes('*'))).toEqual([])
})

const stats = { startTime: '2026-11-27T05:00:00.000Z', expected: 400, flaky: 2, unexpected: 0, skipped: 0 }
const journeys = ['tests/journeys/shop/checkout.spec.ts', 'tests/journeys/help/support.spec.ts']

it('comes from a whole run without failures, and has its date', () => {
  const suites = [{ file: 'shop/checkout.spec.ts' }, { file: 'help/support.spec.ts' }]
  expect(describeRun({ suites, stats }, journeys)).toBe('# 402 journeys, a whole run, 2026-11-27')
  expect(() => describeRun({ suites: suites.slice(1), stats }, journeys)).toThrow(
    'checkout.spec.ts is missing',
  )
  expect(() => describeRun({ suites, stats: { ...stats, unexpected: 1 } }, journeys)).toThrow(
    '1 journeys failed',
  )
})

it('is too old for a release if the previous version came after its run', () => {
  const list = '# 402 journeys, a whole run, 2026-11-27; added to 2026-11-28\nGET\tbatch\tmain\t/\n'
  expect(findRecordFault(list, '# Changes\n\n## Unreleased\n\n- A.\n')).toBeUndefined()
  expect(findRecordFault(list, '## 0.1.0 (2026-11-20)\n')).toBeUndefined()
  expect(findRecordFault(list, '## 0.2.0 (2026-11-28)\n')).toContain(
    'is of 2026-11-27, and the last version of 2026-11-28',
  )
  expect(findRecordFault('GET\tbatch\tmain\t/\n', '')).toContain('does not come from a complete run')
})
