/**
 * `npm start`: builds once (skipped while nothing changed) and serves the built client with the sandbox.
 * `--dev` serves the sources with Vite, `--env lan` is for phones on the same network, `--memory` keeps the
 * sandbox's data in memory, `--folder <name>` serves an existing build.
 */

import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brand } from '#src/lib/brand.ts'
import { DEFAULT_FILE } from '#src/sandbox/node.ts'
import { print, projectRoot, runScript } from './script.ts'
import { explainFolder, holdFolder, refuseTakenPorts } from './serve/own-folder.ts'
import { runAddresses } from './serve/run-addresses.ts'
import { startCopy, type Copy } from './serve/start-copy.ts'

interface Account {
  role: string
  name: string
  phone: string | null
  email: string | null
  password: string | null
  note: string | null
}

const TRY = [
  'Open the address as a guest, pick a course, and buy it with the promo code KARIGOR10: pay, cancel or fail on the gateway’s page.',
  'Log in as the learner: watch a recording, take a note, reload, and it goes on where it stopped; hand in an assignment.',
  'Log in with a number that is not in the list: the account is made on the way.',
]

async function readAccounts(api: string): Promise<Account[]> {
  const response = await fetch(new URL('/__sandbox/accounts', api))
  return (await response.json()) as Account[]
}

/** Bengali letters have no fixed column width, so names come last. */
function line({ role, name, phone, email, password, note }: Account): string {
  const contact = phone ?? email ?? ''
  const way = password ? `password ${password}` : 'code 246810'
  return `  ${role.padEnd(9)}${contact.padEnd(16)}${way.padEnd(22)}${name}${note ? ` (${note})` : ''}`
}

async function printWelcome({ environment, ports }: Copy, isDev: boolean): Promise<void> {
  const accounts = await readAccounts(`http://localhost:${ports.api}`)
  print()
  print(`  ${brand.name}  ${environment.VITE_CLIENT_URL}${isDev ? '  (dev server)' : ''}`)
  print(`  local API  ${environment.VITE_API_URL}  (a development server: nothing here is for the public)`)
  print()
  print('  Accounts (the code that is sent to any of them is always 246810):')
  accounts.forEach((account) => print(line(account)))
  print()
  print('  Try:')
  TRY.forEach((text) => print(`  - ${text}`))
  print()
  print('  npm run sandbox:reset begins anew. Ctrl+C stops.')
  print()
}

/** Tests that start this script wait for this line. */
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

/** A separate process, so that the build's memory is freed when it ends. */
function buildFirst(name: string, isQuiet: boolean): void {
  if (!isQuiet) print('Building the client, unless it is up to date …')
  const args = [join(projectRoot, 'scripts/build.ts'), '--mode', name, '--if-changed']
  const { status } = spawnSync(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The client could not be built.')
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      env: { type: 'string', default: 'local' },
      dev: { type: 'boolean' },
      memory: { type: 'boolean' },
      quiet: { type: 'boolean' },
      folder: { type: 'string' },
    },
  })
  const { env: name, dev: isDev = false, folder } = values
  if (name !== 'local' && name !== 'lan') throw new Error(`npm start serves local or lan, not "${name}".`)
  const isInMemory = values.memory === true
  await refuseTakenPorts(runAddresses(name, projectRoot).ports)
  if (!isInMemory) holdFolder(DEFAULT_FILE)
  if (!isDev && folder === undefined) buildFirst(name, values.quiet === true)
  const copy = await startCopy({ name, root: projectRoot, isDev, isInMemory, folder }).catch(
    (error: unknown) => {
      throw isInMemory ? error : explainFolder(dirname(DEFAULT_FILE), error)
    },
  )
  stopOnSignal(copy)
  if (values.quiet) print(READY)
  else await printWelcome(copy, isDev)
})
