/** One build of the client, whole: Vite, the pages of the frames, compressed copies, and a record of what went in. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ADDRESS_KEYS, readEnvironment, withPorts, type EnvironmentName } from '../../env.config.ts'
import { compressBuild } from './compress.ts'
import { addDemoFiles } from './demo-files.ts'
import { getOutputFolder } from './output.ts'
import { putInPlace, readRecord } from './record.ts'
import { computeSourceDigest } from './source-digest.ts'

export interface BuildOptions {
  name: EnvironmentName
  root: string
  isDemo?: boolean
  /** Build even when nothing changed. */
  isForced?: boolean
}

/** Returns the build's folder; `isFresh` tells whether it was made just now. */
export async function buildClient({
  name,
  root,
  isDemo = false,
  isForced = false,
}: BuildOptions): Promise<{ folder: string; isFresh: boolean }> {
  const folder = join(root, getOutputFolder(name, isDemo))
  const sources = computeSourceDigest(name, root)
  if (!isForced && readRecord(folder)?.sources === sources) return { folder, isFresh: false }

  // vite.config.ts reads these; React picks its production files by NODE_ENV, whatever the environment is called.
  Object.assign(process.env, { APP_ENV: name, APP_DEMO: isDemo ? '1' : '', NODE_ENV: 'production' })
  // Built aside and put in place whole: what is being served, or built by a second copy, is never half of each.
  const outDir = join(root, '.cache', `building-${process.pid}`)
  const mode = name === 'local' ? 'localhost' : name
  try {
    await build({
      root,
      configFile: join(root, 'vite.config.ts'),
      configLoader: 'native',
      mode,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    })
    if (isDemo) await addDemoFiles(outDir)
    compressBuild(outDir)
    const environment = withPorts(name, readEnvironment(name, root))
    const addresses = Object.fromEntries(ADDRESS_KEYS.map((key) => [key, environment[key]]))
    putInPlace(outDir, folder, { environment: name, isDemo, addresses, sources })
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
  return { folder, isFresh: true }
}
