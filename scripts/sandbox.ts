/**
 * `npm run sandbox`: only the local API, for a build whose host forwards to it below the client's origin
 * (`npm run build -- --same-origin`).
 */

import { parseArgs } from 'node:util'
import { LOOPBACK } from '#src/sandbox/kernel/own-host.ts'
import { openSandboxBelow } from '#src/sandbox/node-below.ts'
import { DEFAULT_FILE } from '#src/sandbox/node.ts'
import { print, runScript } from './script.ts'
import { listen } from './serve/client-server.ts'
import { makeServer } from './serve/make-server.ts'
import { holdFolder } from './serve/own-folder.ts'
import { getTrialClient } from './serve/run-addresses.ts'

const DEFAULT_PORT = 8000

await runScript(async () => {
  const { values } = parseArgs({ options: { memory: { type: 'boolean' } } })
  const client = getTrialClient()
  if (!values.memory) holdFolder(DEFAULT_FILE)
  const { listener } = await openSandboxBelow(client, values.memory ? ':memory:' : undefined)
  const port = Number(process.env.PORT_API) || DEFAULT_PORT
  await listen(makeServer(listener), port, 'PORT_API', LOOPBACK)
  print(`http://localhost:${port} answers for ${client}. Ctrl+C stops.`)
})
