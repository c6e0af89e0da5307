/** The one clock of the page's exams; what it learned last serves a reload without a line. (ruling R34) */
import * as v from 'valibot'
import { call } from '#src/api/call.ts'
import { other } from '#src/api/contract/other.ts'
import { recall, remember } from '#src/stores/browser/device-memory.ts'
import { makeServerClock } from './server-clock.ts'

const OFFSET = 'device:server-offset'
/** Some thirty years: what is further off was not written here. */
const MOST_OFF = 1e12

export const examClock = makeServerClock({
  ask: async () => Date.parse((await call(other.time, {}, { isQuiet: true, isOnce: true })).now),
  lastOffset: recall(OFFSET, v.pipe(v.number(), v.minValue(-MOST_OFF), v.maxValue(MOST_OFF))),
  onOffset: (offset) => remember(OFFSET, Math.round(offset)),
})
