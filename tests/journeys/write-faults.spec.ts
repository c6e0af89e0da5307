/** What is written while its call goes wrong: a few of the ways, those that differ most. All of them: `npm run test:faults`. (ruling R42) */
import { allowBadAnswers } from './support/broken-screen.ts'
import { journey } from './support/journey.ts'
import type { LineFault } from './support/line-faults.ts'
import { expectMarksSurvive } from './support/marks-under-fault.ts'
import { expectTicketSurvives } from './support/ticket-under-fault.ts'

const SAMPLE: readonly LineFault[] = ['line broken after it arrived', '409', 'cut JSON']

for (const name of SAMPLE) {
  journey(`marks: ${name}`, async ({ app, sandbox, consoleWatch }) => {
    allowBadAnswers(consoleWatch)
    await app.loginAs('teacher')
    await expectMarksSurvive(name, app, sandbox)
  })

  journey(`a ticket: ${name}`, async ({ app, sandbox, consoleWatch }) => {
    allowBadAnswers(consoleWatch)
    await expectTicketSurvives(name, app, sandbox)
  })
}
