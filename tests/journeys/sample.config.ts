import { defineConfig } from '@playwright/test'
import journeys, { files } from './playwright.config.ts'

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

const DAY = 86_400_000

// One screen in four and a shorter row of submissions at the grading desk; `npm run test:all` walks all of them. Each day takes the next
// quarter, so that four days see every screen. Every worker reads this file again: midnight must not change the sample of a run.
process.env.EVERY_NTH_SCREEN = '4'
process.env.FIRST_SCREEN ??= String(Math.floor(Date.now() / DAY) % 4)
process.env.GRADED_IN_A_ROW = '20'
// The sweep of the screens runs axe; `npm run test:journeys` runs it within the journeys too.
process.env.AXE_IN_JOURNEYS = 'no'

const alsoIgnored = (ignored: unknown, more: readonly string[]) => [...((ignored ?? []) as string[]), ...more]

/** The journeys of `npm test`: each of them once, so that `npm test` takes at most a quarter of an hour on two cores. */
export default defineConfig({
  ...journeys,
  projects: journeys.projects?.map((project) => {
    if (project.name === 'phone')
      return { ...project, testIgnore: alsoIgnored(project.testIgnore, MOST_ON_DESKS) }
    if (project.name === 'desk')
      return { ...project, testIgnore: alsoIgnored(project.testIgnore, MOST_ON_PHONES) }
    return project
  }),
})
