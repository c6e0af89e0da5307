/**
 * A ticket under every fault of a call: no word is lost, and it arrives once. Long: `npm run test:faults`.
 * (ruling R42)
 */

import { allowBadResponses } from '../support/broken-screen.ts'
import { journey } from '../support/journey.ts'
import { ELSEWHERE, LINE_FAULTS, type LineFault } from '../support/line-faults.ts'
import { expectTicketSurvives } from '../support/ticket-under-fault.ts'

for (const name of Object.keys(LINE_FAULTS) as LineFault[]) {
  journey(name, async ({ app, sandbox, consoleWatch }) => {
    allowBadResponses(consoleWatch)
    consoleWatch.allow(ELSEWHERE)
    await expectTicketSurvives(name, app, sandbox)
  })
}
