/** A digest of everything a build is made from, to know whether the one that is there is still up to date. */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { EnvironmentName } from '../../env.config.ts'

const SOURCES = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'env.config.ts',
  'src/**/*',
  'public/**/*',
  'scripts/{build,frames}/**/*',
]
const NOT_BUILT = /\.test\.tsx?$/

export function computeSourceDigest(name: EnvironmentName, root: string): string {
  const hash = createHash('sha256')
  const files = globSync([...SOURCES, `.env.${name}`], { cwd: root }).toSorted()
  for (const file of files) {
    const path = join(root, file)
    if (NOT_BUILT.test(file) || !existsSync(path) || !statSync(path).isFile()) continue
    hash.update(`${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex')
}
