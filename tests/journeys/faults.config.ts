import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** The long sweeps of the journeys, in one window: `npm run test:faults`. */
export default defineConfig({
  ...journeys,
  testMatch: '**/sweeps/*.spec.ts',
  outputDir: '../../test-results/faults',
  reporter: [['list'], ['json', { outputFile: '../../test-results/faults.json' }]],
  projects: journeys.projects?.filter(({ name }) => name !== 'phone'),
})
