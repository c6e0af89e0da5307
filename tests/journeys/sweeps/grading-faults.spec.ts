/** The grading desk under every fault of a call. Long: `npm run test:faults`. (rulings R34, R42) */

import { allowBadResponses } from '../support/broken-screen.ts'
import { journey } from '../support/journey.ts'
import { ELSEWHERE, LINE_FAULTS, type LineFault } from '../support/line-faults.ts'
import { expectAcceptanceSurvives, expectMarksSurvive } from '../support/marks-under-fault.ts'

for (const name of Object.keys(LINE_FAULTS) as LineFault[]) {
  journey(`marks: ${name}`, async ({ app, sandbox, consoleWatch }) => {
    allowBadResponses(consoleWatch)
    consoleWatch.allow(ELSEWHERE)
    await app.loginAs('teacher')
    await expectMarksSurvive(name, app, sandbox)
  })
}

const OF_ACCEPTANCE: readonly LineFault[] = [
  'line broken after it arrived',
  '401',
  '408',
  '429 until before now',
  '500 as a page',
  'cut JSON',
]

for (const name of OF_ACCEPTANCE) {
  journey(`the assistant’s marks: ${name}`, async ({ app, sandbox, consoleWatch }) => {
    // Two delays: the time for undo, and the time to the next try.
    journey.setTimeout(240_000)
    allowBadResponses(consoleWatch)
    consoleWatch.allow(ELSEWHERE)
    await app.loginAs('teacher')
    await expectAcceptanceSurvives(name, app, sandbox)
  })
}
