/**
 * For `npm test`: builds the client without any feature that an owner may switch off, since only a build tells what
 * is left of one. The result is thrown away. (ruling R77)
 */

import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { featureNames } from '#src/lib/features.ts'
import { buildClient } from './build/build-client.ts'
import { print, projectRoot, runScript } from './script.ts'

await runScript(async () => {
  const off = featureNames.join(',')
  if (process.env.APP_LACKS !== off) {
    // A new process, since every module reads the switches as it loads.
    const env = { ...process.env, APP_LACKS: off }
    process.exitCode =
      spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env }).status ?? 1
    return
  }
  const { folder } = await buildClient({ name: 'test', root: projectRoot, isForced: true })
  rmSync(folder, { recursive: true, force: true })
  print(`Built without ${featureNames.length} features.`)
})
