/**
 * `npm start`: builds once (skipped while nothing changed) and serves the built client with the sandbox. `--dev` serves the
 * sources with Vite, `--env lan` is for phones on the same network, `--memory` keeps the sandbox's data in memory.
 */
import { parseArgs } from 'node:util'
import { buildClient } from './build/build-client.ts'
import { projectRoot } from './project-root.ts'
import { runScript, print } from './print.ts'
import { startCopy, type Copy } from './serve/start-copy.ts'
import { printWelcome } from './serve/welcome.ts'

/** Tests that start this as a process wait for this line. */
const READY = 'ready'

function stopOnSignal(copy: Copy): void {
  const stop = () => {
    copy.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: 'local' },
      dev: { type: 'boolean' },
      memory: { type: 'boolean' },
      quiet: { type: 'boolean' },
    },
  })
  const { env: name, dev: isDev = false } = values
  if (name !== 'local' && name !== 'lan') throw new Error(`npm start serves local or lan, not "${name}".`)
  if (!isDev) {
    if (!values.quiet) print('Building the client, unless it is up to date …')
    await buildClient({ name, root: projectRoot })
  }
  const copy = await startCopy({ name, root: projectRoot, isDev, isInMemory: values.memory === true })
  stopOnSignal(copy)
  if (values.quiet) print(READY)
  else await printWelcome(copy, isDev)
})
