/** Where a build of an environment stands, and what is written beside its files. */
import { basename, dirname, join } from 'node:path'
import type { EnvironmentName } from '../../env.config.ts'

/** Production is what hosts expect, `dist`; every other build keeps out of its way. */
export function outputFolder(name: EnvironmentName, isDemo: boolean): string {
  if (isDemo) return 'dist-demo'
  return name === 'production' ? 'dist' : `dist-${name}`
}

/** What is known of a build lies beside it, not in it: it names sources, and a host would hand it to anybody. */
export function notesFolder(buildFolder: string): string {
  return join(dirname(buildFolder), '.cache', basename(buildFolder))
}

/** Where Vite writes its manifest, inside the build. */
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
