import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

/** Screens over other servers, in one window: `npm run test:servers`. */
export default defineConfig({
  ...journeys,
  testMatch: '**/journeys/servers/*.spec.ts',
  outputDir: '../../test-results/servers-journeys',
  reporter: [['list'], ['json', { outputFile: '../../test-results/servers.json' }]],
  projects: journeys.projects?.filter(({ name }) => name !== 'phone'),
})
