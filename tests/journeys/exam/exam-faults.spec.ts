/** Runs a fixed sample of the fault schedules, one of each dangerous kind; `npm run test:exam` runs them all. */

import { runSchedule } from '../exam-faults/run-schedule.ts'
import { listedSchedules } from '../exam-faults/schedule.ts'

/**
 * Crash, lost reply, double hand-in, offline hand-in and deadline, token, two tabs, storage, a file on a
 * broken connection, one of many faults.
 */
const SAMPLE = new Set(['x003', 'x005', 'x007', 'x009', 'x010', 'x012', 'x017', 'x026', 'x037', 'x046'])

listedSchedules()
  .filter(({ id }) => SAMPLE.has(id))
  .forEach(runSchedule)
