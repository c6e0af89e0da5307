/**
 * `npm run preview`: serves an existing build without the sandbox. `--mode <environment>` or `--demo` picks
 * another than production. `--same-origin` builds production with the API below the client's origin, and
 * serves it with the local API there.
 */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LOOPBACK } from '#src/sandbox/kernel/own-host.ts'
import { openSandboxBelow } from '#src/sandbox/node-below.ts'
import { DEFAULT_FILE } from '#src/sandbox/node.ts'
import { environmentName, readEnvironment } from '../env.config.ts'
import { buildClient } from './build/build-client.ts'
import { getOutputFolder } from './build/record.ts'
import { print, projectRoot, runScript } from './script.ts'
import { listen, makeClientServer } from './serve/client-server.ts'
import { makeServer } from './serve/make-server.ts'
import { holdFolder } from './serve/own-folder.ts'
import { getTrialClient } from './serve/run-addresses.ts'

const DEFAULT_PORT = 3000

async function previewBelowOneOrigin(file: string | undefined): Promise<void> {
  const origin = getTrialClient()
  if (file === undefined) holdFolder(DEFAULT_FILE)
  const { folder } = await buildClient({ name: 'production', root: projectRoot, isSameOrigin: true })
  const client = makeClientServer(folder, readEnvironment('production', projectRoot))
  const api = await openSandboxBelow(origin, file)
  const server = makeServer((request, response) => {
    if (api.answers(request.url ?? '/')) api.listener(request, response)
    else client.emit('request', request, response)
  })
  await listen(server, Number(new URL(origin).port), 'PORT_CLIENT', LOOPBACK)
  print(`${origin} is the production build with the local API below the same origin. Ctrl+C stops.`)
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string' },
      demo: { type: 'boolean' },
      'same-origin': { type: 'boolean' },
      memory: { type: 'boolean' },
    },
  })
  if (values['same-origin']) return previewBelowOneOrigin(values.memory ? ':memory:' : undefined)
  const isDemo = values.demo === true
  const name = isDemo ? 'local' : environmentName(values.mode ?? process.env.APP_ENV ?? 'production', '')
  const port = Number(process.env.PORT_CLIENT) || DEFAULT_PORT
  const folder = join(projectRoot, getOutputFolder(name, isDemo))
  await listen(makeClientServer(folder, readEnvironment(name, projectRoot)), port, 'PORT_CLIENT', LOOPBACK)
  print(
    `http://localhost:${port} serves ${getOutputFolder(name, isDemo)}/ as a static host would. Ctrl+C stops.`,
  )
})
