/** `npm run sandbox:reset`: seeds the sandbox anew, the running one through its control endpoint, else its file. */
import { openSandbox } from '#src/sandbox/node.ts'
import { projectRoot } from './project-root.ts'
import { runScript, print } from './print.ts'
import { runAddresses } from './serve/run-addresses.ts'

async function resetRunning(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/__sandbox/reset`, { method: 'POST' })).ok
  } catch {
    return false
  }
}

await runScript(async () => {
  process.chdir(projectRoot)
  const { ports, host } = runAddresses('local', projectRoot)
  if (await resetRunning(ports.api)) {
    print('The running sandbox begins anew.')
    return
  }
  const sandbox = await openSandbox({ ports, host })
  await sandbox.reset()
  sandbox.database.close()
  print('The sandbox begins anew.')
})
