import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { appEnv, readEnvironment } from './env.config.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** These replace modules that other files have loaded by then, so each has a worker to itself. */
const MOCKED = [
  'tests/rules/features-off.test.ts',
  'src/stores/browser/shared-files.test.ts',
  'src/stores/browser/stored-files.test.ts',
]

export default defineConfig({
  plugins: [appEnv({ name: 'test', environment: readEnvironment('test', root), isDemo: false }, root)],
  test: {
    globalSetup: 'tests/support/seed-images-folder.ts',
    // These limits only end hanging tests: a busy machine takes four times as long as an idle one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['tests/unit-setup.ts'],
          // Files share the modules of their worker: two thirds of the run were imports (docs/decisions/0018).
          isolate: false,
          include: ['{src,tests,scripts}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts', ...MOCKED],
        },
      },
      { extends: true, test: { name: 'mocked', environment: 'node', include: MOCKED } },
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
