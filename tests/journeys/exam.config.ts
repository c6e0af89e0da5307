import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The schedules of faults in the exam room: `npm run test:exam`. They mostly wait, so many run at once. */
export default defineConfig({
  ...journeys,
  testMatch: '**/exam-faults/all.spec.ts',
  outputDir: '../../test-results/exam',
  workers: Number(process.env.EXAM_WORKERS) || 6,
  // A lost answer stays lost even if the next try keeps it.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: '../../test-results/exam.json' }]],
  use: { ...journeys.use, trace: 'off' },
  projects: journeys.projects?.filter(({ name }) => name !== 'phone'),
})
