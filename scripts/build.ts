/**
 * `npm run build`: production into `dist`. `--mode <environment>` builds another one, `--demo` the one without a
 * server; `--if-changed` leaves a build alone that is up to date.
 */
import { parseArgs } from 'node:util'
import { relative } from 'node:path'
import { environmentName } from '../env.config.ts'
import { buildClient } from './build/build-client.ts'
import { print, projectRoot, runScript } from './script.ts'

await runScript(async () => {
  const { values } = parseArgs({ options: { mode: { type: 'string' }, demo: { type: 'boolean' }, 'if-changed': { type: 'boolean' } } })
  const isDemo = values.demo === true
  const name = isDemo ? 'local' : environmentName(values.mode ?? process.env.APP_ENV ?? 'production', '')
  const began = performance.now()
  const { folder, isFresh } = await buildClient({ name, root: projectRoot, isDemo, isForced: !values['if-changed'] })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const target = `${relative(projectRoot, folder)}/`
  print(isFresh ? `Built ${isDemo ? 'the demo' : name} into ${target} in ${seconds} s.` : `${target} is up to date.`)
})
