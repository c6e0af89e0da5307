/** Names the folder of a build, and the notes that are written beside its files. */
import { basename, dirname, join } from 'node:path'
import type { EnvironmentName } from '../../env.config.ts'

/** Production is what hosts expect, `dist`; every other build keeps out of its way. */
export function getOutputFolder(name: EnvironmentName, isDemo: boolean): string {
  if (isDemo) return 'dist-demo'
  return name === 'production' ? 'dist' : `dist-${name}`
}

/** Notes on a build lie beside it, not in it: they name sources, and a host would hand them to anybody. */
export function getNotesFolder(buildFolder: string): string {
  return join(dirname(buildFolder), '.cache', basename(buildFolder))
}

/** Vite's manifest, inside the build. */
export const VITE_MANIFEST = '.vite/manifest.json'
/** Beside it: which source modules went into which file. */
export const MODULES_LIST = '.vite/modules.json'

export interface BuildRecord {
  environment: EnvironmentName
  isDemo: boolean
  addresses: Readonly<Record<string, string>>
  /** Digest of everything the build was made from. */
  sources: string
}
