/** Writing during a few very different faults; `npm run test:faults` tries all. (ruling R42) */

import { allowBadResponses } from '../support/broken-screen.ts'
import { journey } from '../support/journey.ts'
import type { LineFault } from '../support/line-faults.ts'
import { expectMarksSurvive } from '../support/marks-under-fault.ts'
import { expectTicketSurvives } from '../support/ticket-under-fault.ts'

const SAMPLE: readonly LineFault[] = ['line broken after it arrived', '409', 'cut JSON']

for (const name of SAMPLE) {
  journey(`marks: ${name}`, async ({ app, sandbox, consoleWatch }) => {
    allowBadResponses(consoleWatch)
    await app.loginAs('teacher')
    await expectMarksSurvive(name, app, sandbox)
  })

  journey(`a ticket: ${name}`, async ({ app, sandbox, consoleWatch }) => {
    allowBadResponses(consoleWatch)
    await expectTicketSurvives(name, app, sandbox)
  })
}
