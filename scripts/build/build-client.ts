/** One build of the client, whole: Vite, the pages of the frames, compressed copies, and a record of what went in. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ADDRESS_KEYS, readEnvironment, withPorts, type EnvironmentName } from '../../env.config.ts'
import { compressBuild } from './compress.ts'
import { outputFolder, RECORD_FILE, type BuildRecord } from './output.ts'
import { sourceDigest } from './source-digest.ts'

export interface BuildOptions {
  name: EnvironmentName
  root: string
  isDemo?: boolean
  /** Build even when nothing changed. */
  isForced?: boolean
}

export function readRecord(folder: string): BuildRecord | undefined {
  const file = join(folder, RECORD_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : undefined
}

/** Returns the build's folder; `isFresh` tells whether it was made just now. */
export async function buildClient({
  name,
  root,
  isDemo = false,
  isForced = false,
}: BuildOptions): Promise<{ folder: string; isFresh: boolean }> {
  const folder = join(root, outputFolder(name, isDemo))
  const sources = sourceDigest(name, root)
  if (!isForced && readRecord(folder)?.sources === sources) return { folder, isFresh: false }

  // vite.config.ts reads these; React picks its production files by NODE_ENV, whatever the environment is called.
  Object.assign(process.env, { APP_ENV: name, APP_DEMO: isDemo ? '1' : '', NODE_ENV: 'production' })
  await build({ root, configFile: join(root, 'vite.config.ts'), mode: name === 'local' ? 'localhost' : name, logLevel: 'warn' })
  compressBuild(folder)
  const environment = withPorts(name, readEnvironment(name, root))
  const addresses = Object.fromEntries(ADDRESS_KEYS.map((key) => [key, environment[key]]))
  const record: BuildRecord = { environment: name, isDemo, addresses, sources }
  writeFileSync(join(folder, RECORD_FILE), JSON.stringify(record, undefined, 2))
  return { folder, isFresh: true }
}
