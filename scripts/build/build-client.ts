/**
 * One complete build of the client: Vite, the frame pages, compressed copies, and a record of the sources.
 */

import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { listDemoIcons, readDemoMedia, type DemoFile } from '#src/sandbox/demo-files.ts'
import {
  ADDRESS_KEYS,
  putBelowClient,
  readEnvironment,
  withPorts,
  type EnvironmentName,
} from '../../env.config.ts'
import { writeProofFonts } from '../hosts/proof/write-proof.ts'
import { getHostsFolder, writeHostConfigs } from '../hosts/write-configs.ts'
import { getTrialClient } from '../serve/run-addresses.ts'
import { compressBuild } from './compress.ts'
import { getMapsFolder, moveMaps } from './maps.ts'
import { getOutputFolder, putInPlace, readRecord, SAME_ORIGIN_FOLDER } from './record.ts'

const SOURCES = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'env.config.ts',
  'src/**/*',
  'public/**/*',
  'scripts/{brand,build,features,frames,hosts}/**/*',
]
const NOT_BUILT = /\.test\.tsx?$/

/** A digest of everything that a build is made from, to tell whether the existing build is up to date. */
function computeSourceDigest(name: EnvironmentName, root: string): string {
  const hash = createHash('sha256')
  const files = globSync([...SOURCES, `.env.${name}`], { cwd: root }).toSorted()
  for (const file of files) {
    const path = join(root, file)
    if (NOT_BUILT.test(file) || !existsSync(path) || !statSync(path).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}

function writeFiles(folder: string, files: readonly DemoFile[]): void {
  for (const { path, content } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/**
 * Writes the sandbox's static files into the demo build, at the paths of the icon and media hosts. (rulings
 * R6, R48)
 */
async function addDemoFiles(folder: string): Promise<void> {
  writeFiles(join(folder, 'icon'), listDemoIcons())
  writeFiles(join(folder, 'media'), await readDemoMedia())
}

export interface BuildOptions {
  name: EnvironmentName
  root: string
  isDemo?: boolean
  /** The API's addresses are paths of the client's own origin. */
  isSameOrigin?: boolean
  /** Builds even when nothing changed. */
  isForced?: boolean
  /** Whether to write source maps, beside the build and not in it. */
  hasMaps?: boolean
}

/** Returns the build's folder; `isFresh` tells whether it was just built. */
export async function buildClient({
  name,
  root,
  isDemo = false,
  isSameOrigin = false,
  isForced = false,
  hasMaps = false,
}: BuildOptions): Promise<{ folder: string; isFresh: boolean }> {
  const folder = join(root, isSameOrigin ? SAME_ORIGIN_FOLDER : getOutputFolder(name, isDemo))
  const sources = computeSourceDigest(name, root)
  if (!isForced && readRecord(folder)?.sources === sources) return { folder, isFresh: false }

  // vite.config.ts reads these; React picks its production files by NODE_ENV, whatever the environment's
  // name.
  Object.assign(process.env, {
    APP_ENV: name,
    APP_DEMO: isDemo ? '1' : '',
    APP_SAME_ORIGIN: isSameOrigin ? '1' : '',
    APP_MAPS: hasMaps ? '1' : '',
    NODE_ENV: 'production',
  })
  // Built in a separate folder and then moved, so that a served or parallel build is never half written.
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
    moveMaps(outDir, getMapsFolder(folder), root)
    if (isDemo) await addDemoFiles(outDir)
    compressBuild(outDir)
    const given = withPorts(name, readEnvironment(name, root))
    const environment = isSameOrigin ? putBelowClient(given, getTrialClient()) : given
    const addresses = Object.fromEntries(ADDRESS_KEYS.map((key) => [key, environment[key]]))
    putInPlace(outDir, folder, { environment: name, isDemo, addresses, sources })
    if (!isDemo) {
      writeHostConfigs(folder, addresses)
      await writeProofFonts(getHostsFolder(folder))
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
  return { folder, isFresh: true }
}
