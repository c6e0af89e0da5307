import { execFileSync } from 'node:child_process'
import { test } from '@playwright/test'
import { projectRoot } from '../../../scripts/script.ts'

/** One build for all workers, before the first of them starts its copy. */
test('the client is built', () => {
  test.setTimeout(400_000)
  execFileSync(process.execPath, ['scripts/build.ts', '--mode', 'local', '--if-changed'], { cwd: projectRoot, stdio: 'inherit' })
})
