/**
 * Adds the licences that the bundler does not see: the fonts are subsetted and committed, and the first
 * pictures have a build of their own.
 */

import { appendFileSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

export const LICENCE_FILE = 'licenses.txt'
const UNSEEN = [
  ['@fontsource-variable/anek-bangla', 'OFL-1.1'],
  ['@fontsource-variable/jetbrains-mono', 'OFL-1.1'],
  ['@fontsource-variable/noto-sans-bengali', 'OFL-1.1'],
  ['preact', 'MIT'],
  ['preact-render-to-string', 'MIT'],
] as const

export function writeOtherLicences(root: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'other-licences',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const texts = UNSEEN.map(
          ([name, licence]) =>
            `\n## ${name} (${licence})\n\n${readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')}`,
        )
        appendFileSync(join(resolve(config.root, config.build.outDir), LICENCE_FILE), texts.join(''))
      },
    },
  }
}
