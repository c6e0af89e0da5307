/** Defines a test that runs one schedule in its own browser context and connection, on a fresh sandbox. */

import { expect, journey as plainJourney } from '../support/journey.ts'
import { startLine, type Line } from '../support/line.ts'
import { people } from '../support/people.ts'
import { makeDrive } from './drive.ts'
import { makeFaultLine } from './fault-line.ts'
import { judge } from './oracle.ts'
import { listKinds, type Schedule } from './schedule.ts'
import { makeExam, watchServer } from './server-view.ts'

/** The longest step, in milliseconds, on a machine that runs many browsers. */
const FOR_A_STEP = 6000

const journey = plainJourney.extend<{ line: Line }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
  line: async ({}, hand) => {
    const line = await startLine()
    await hand(line)
    line.stop()
  },
  proxy: async ({ line }, hand) => hand({ server: line.server }),
})

function timeFor({ steps }: Schedule): number {
  const waits = steps.reduce((sum, [verb, time]) => sum + (verb === 'wait' ? Number(time) : FOR_A_STEP), 0)
  return 60_000 + waits
}

export function runSchedule(schedule: Schedule): void {
  journey(`${schedule.id} ${schedule.name}`, async ({ context, copy, sandbox, line, consoleWatch }) => {
    // The schedule itself causes the browser's messages about a broken connection and server.
    consoleWatch.allow(/./)
    journey.setTimeout(timeFor(schedule))
    const exam = await makeExam(copy.apiUrl, people.teacher, listKinds(schedule))
    const server = await watchServer(copy.apiUrl, people.learner, exam)
    const faults = makeFaultLine({ line, clientUrl: copy.clientUrl, isApi: copy.isApi })
    const drive = await makeDrive({ schedule, context, copy, sandbox, line: faults, exam, server })
    await drive.run()
    expect(await judge(schedule, { drive, line: faults, state: await server() })).toEqual([])
  })
}
