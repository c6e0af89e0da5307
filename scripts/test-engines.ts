/**
 * `npm run test:engines`: a person's day in Firefox and in WebKitGTK, over the local build, and every paper
 * printed by Firefox. It installs nothing: one line names what is missing. `--sample`: three journeys and the
 * papers only in Firefox, for `npm test`.
 */

import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import {
  FIREFOX_OF_JOURNEYS,
  findFirefox,
  findWebKit,
  HOW_TO_GET_FIREFOX,
  HOW_TO_GET_WEBKIT,
  readFirefoxRelease,
} from './browser/find-engines.ts'
import { buildClient } from './build/build-client.ts'
import { print, projectRoot, runScript } from './script.ts'

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

function run(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: projectRoot,
      env: { ...process.env, ...more },
      stdio: 'inherit',
    })
    child.once('close', (code) => resolve(code === 0))
  })
}

await runScript(async () => {
  const { values } = parseArgs({ options: { sample: { type: 'boolean' } } })
  const results: boolean[] = []
  await buildClient({ name: 'local', root: projectRoot })
  const firefox = findFirefox()
  if (firefox === undefined) print(HOW_TO_GET_FIREFOX)
  else {
    const release = readFirefoxRelease(firefox)
    if (release < FIREFOX_OF_JOURNEYS)
      print(
        `Firefox ${release} only prints: the journeys' driver needs ${FIREFOX_OF_JOURNEYS} (FIREFOX_PATH names it).`,
      )
    else
      results.push(
        await run([PLAYWRIGHT, 'test', '--config', 'tests/journeys/engines.config.ts'], {
          ENGINES: values.sample ? 'sample' : 'all',
        }),
      )
    results.push(await run(['tests/firefox/prints.ts']))
  }
  if (!values.sample) {
    if (findWebKit() === undefined) print(HOW_TO_GET_WEBKIT)
    else results.push(await run(['tests/webkit/walk.ts']))
  }
  if (results.includes(false)) process.exitCode = 1
})
