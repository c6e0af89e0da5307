/** Every call of the contract is driven by a screen, as a run of the journeys has seen it (`npm run contract -- --driven`). */

import { expect, it } from 'vitest'
import { listRows } from '#src/api/contract/all.ts'
import { readDriven } from '../../scripts/driven-list.ts'
import { getCallName } from '../../scripts/first-reads.ts'

/** The older variants of the login, answered and used by no screen. (ruling R11) */
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
