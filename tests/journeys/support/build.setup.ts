import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { DRIVEN_FOLDER } from '../../../scripts/driven-list.ts'
import { projectRoot } from '../../../scripts/script.ts'

/** One build for all workers, before the first of them starts its copy. */
test('the client is built', () => {
  test.setTimeout(400_000)
  rmSync(join(projectRoot, DRIVEN_FOLDER), { recursive: true, force: true })
  execFileSync(process.execPath, ['scripts/build.ts', '--mode', 'local', '--if-changed'], {
    cwd: projectRoot,
    stdio: 'inherit',
  })
})
