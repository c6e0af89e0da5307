/**
 * `npm run sandbox:reset`: reseeds the sandbox: a running one through its control endpoint, otherwise its
 * file. /
 */

import { openSandbox } from '#src/sandbox/node.ts'
import { print, projectRoot, runScript } from './script.ts'
import { runAddresses } from './serve/run-addresses.ts'

await runScript(async () => {
  process.chdir(projectRoot)
  const { ports, host } = runAddresses('local', projectRoot)
  const running = await fetch(`http://localhost:${ports.api}/__sandbox/reset`, { method: 'POST' }).catch(
    () => undefined,
  )
  if (running?.ok) {
    print('The running sandbox begins anew.')
    return
  }
  const sandbox = await openSandbox({ ports, host })
  await sandbox.reset()
  sandbox.database.close()
  print('The sandbox begins anew.')
})
