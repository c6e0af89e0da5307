/** Commands that depend on the switches, for an environment whose server lacks something. (ruling R76) */

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Adapter } from '#src/api/adapters/adapter.ts'
import { type EnvironmentName, readEnvironment } from '../../env.config.ts'
import { listKeyless, listLacking } from './lacking.ts'

/** The adapter that an environment names; undefined where its server follows the contract. */
export async function loadAdapter(name: string | undefined, root: string): Promise<Adapter | undefined> {
  if (!name) return undefined
  const file = pathToFileURL(join(root, 'src/api/adapters', `${name}.ts`))
  return ((await import(file.href)) as { adapter: Adapter }).adapter
}

/**
 * Does the work of a command that depends on the switches. Where the environment's server lacks something,
 * the command runs once more in a process that knows it, since every module reads the switches as it loads.
 */
export async function runWithoutLacking(
  name: EnvironmentName,
  root: string,
  work: () => Promise<void>,
): Promise<void> {
  const environment = readEnvironment(name, root)
  const adapter = await loadAdapter(environment.VITE_ADAPTER, root)
  const lacking = listLacking(adapter?.missing ?? [])
  const off = [...lacking.map(({ feature }) => feature), ...listKeyless(environment)].join(',')
  if (off === (process.env.APP_LACKS ?? '')) return work()
  for (const { feature, rows } of lacking)
    process.stdout.write(`${feature} is not offered: the server lacks ${rows.join(', ')}.\n`)
  const env = { ...process.env, APP_LACKS: off }
  process.exitCode = spawnSync(process.execPath, process.argv.slice(1), { stdio: 'inherit', env }).status ?? 1
}
