import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,tests,scripts}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', 'tests/journeys/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,tests}/**/*.test.tsx', '{src,tests}/**/*.dom.test.ts'],
          setupFiles: ['tests/setup.ts'],
          execArgv: ['--disable-warning=TimeoutNaNWarning'],
        },
      },
    ],
  },
})
