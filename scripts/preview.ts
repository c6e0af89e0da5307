/** `npm run preview`: serves a build as it is, without the sandbox. `--mode <environment>` or `--demo` picks another than production. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOOPBACK } from '#src/sandbox/kernel/own-host.ts'
import { environmentName, readEnvironment } from '../env.config.ts'
import { getOutputFolder } from './build/record.ts'
import { print, projectRoot, runScript } from './script.ts'
import { listen, makeClientServer } from './serve/client-server.ts'

const DEFAULT_PORT = 3000

await runScript(async () => {
  const { values } = parseArgs({ options: { mode: { type: 'string' }, demo: { type: 'boolean' } } })
  const isDemo = values.demo === true
  const name = isDemo ? 'local' : environmentName(values.mode ?? process.env.APP_ENV ?? 'production', '')
  const port = Number(process.env.PORT_CLIENT) || DEFAULT_PORT
  const folder = join(projectRoot, getOutputFolder(name, isDemo))
  await listen(makeClientServer(folder, readEnvironment(name, projectRoot)), port, 'PORT_CLIENT', LOOPBACK)
  print(`http://localhost:${port} serves ${getOutputFolder(name, isDemo)}/ as a static host would. Ctrl+C stops.`)
})
