import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig } from '@playwright/test'
import { DAY_MS } from '#src/lib/duration.ts'
import journeys, { files, JOURNEYS } from './playwright.config.ts'

/** Journeys walked in the window that most people do them in; `npm run test:journeys` walks them in both. */
const MOST_ON_PHONES = files(
  'assignment',
  'batch',
  'catalogue',
  'checkout',
  'course',
  'exam-interview',
  'login',
  'notes',
  'profile',
  'support',
  'transactions',
)
const MOST_ON_DESKS = files(
  'assessments',
  'exam',
  'exam-builder',
  'exam-files',
  'grading',
  'grading-queue',
  'levels',
  'teacher-day',
)

/** Every worker reads this file again, and midnight must not change the sample of a run. */
process.env.SAMPLE_DAY ??= String(Math.floor(Date.now() / DAY_MS))
const day = Number(process.env.SAMPLE_DAY)

// One screen in six and a shorter row of submissions at the grading desk; `npm run test:all` walks all of them. Each day takes the next
// sixth, so that six days see every screen.
process.env.EVERY_NTH_SCREEN = '6'
process.env.FIRST_SCREEN ??= String(day % 6)
process.env.GRADED_IN_A_ROW = '20'
// The sweep of the screens runs axe; `npm run test:journeys` runs it within the journeys too.
process.env.AXE_IN_JOURNEYS = 'no'

const findIgnored = (window: string) =>
  (journeys.projects?.find(({ name }) => name === window)?.testIgnore ?? []) as readonly string[]
/** Walked on the desk only. */
const anyWindow = findIgnored('phone')
const daily = [...MOST_ON_PHONES, ...MOST_ON_DESKS, ...anyWindow, ...findIgnored('desk')]

const others = globSync(JOURNEYS, { cwd: import.meta.dirname })
  .map((path) => `**/${basename(path)}`)
  .toSorted()
  .filter((pattern) => !daily.includes(pattern))

/** All but every `nth` of a list; which one is left in turns with the day. */
const leaveOut = (patterns: readonly string[], nth: number, turn = 0) =>
  patterns.filter((_pattern, index) => (index + day) % nth !== turn)

/**
 * The journeys of `npm test`: a fifth of the everyday work, and a fifth of what no window changes; of the
 * others a thirty-second in each window. So it ends well within half an hour on two cores. `npm run test:all` walks all of
 * them in both.
 */
export default defineConfig({
  ...journeys,
  projects: journeys.projects?.map((project) => {
    const { name } = project
    const notToday = {
      phone: [...MOST_ON_DESKS, ...leaveOut(MOST_ON_PHONES, 5), ...leaveOut(others, 32)],
      desk: [
        ...MOST_ON_PHONES,
        ...leaveOut(MOST_ON_DESKS, 5),
        ...leaveOut(anyWindow, 5),
        ...leaveOut(others, 32, 24),
      ],
    }
    if (name !== 'phone' && name !== 'desk') return project
    return { ...project, testIgnore: [...findIgnored(name), ...notToday[name]] }
  }),
})
