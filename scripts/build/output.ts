/** Where a build of an environment stands, and what is written beside its files. */
import type { EnvironmentName } from '../../env.config.ts'

/** Production is what hosts expect, `dist`; every other build keeps out of its way. */
export function outputFolder(name: EnvironmentName, isDemo: boolean): string {
  if (isDemo) return 'dist-demo'
  return name === 'production' ? 'dist' : `dist-${name}`
}

/** Never served: which addresses went into the build, and from which sources it was made. */
export const RECORD_FILE = '.vite/build.json'
export const MANIFEST_FILE = '.vite/manifest.json'

export interface BuildRecord {
  environment: EnvironmentName
  isDemo: boolean
  addresses: Readonly<Record<string, string>>
  /** Digest of everything the build was made from. */
  sources: string
}
