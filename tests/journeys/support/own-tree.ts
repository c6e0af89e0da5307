/** A copy of the project's sources, which a journey changes and builds: another owner, another server. */

import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../../../scripts/script.ts'

/** What the build of a project reads. */
const TREE = [
  'src',
  'scripts',
  'public',
  'index.html',
  'package.json',
  'vite.config.ts',
  'env.config.ts',
  'tsconfig.json',
  '.env.local',
  '.env.production',
]

export function copyTree(name: string): string {
  const root = mkdtempSync(join(tmpdir(), `${name}-`))
  for (const each of TREE) cpSync(join(projectRoot, each), join(root, each), { recursive: true })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  return root
}
