/**
 * Adds the font licences to those of the packages. The fonts are subsetted and committed, so the bundler sees
 * no package.
 */

import { appendFileSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'

export const LICENCE_FILE = 'licenses.txt'
const FONTS = ['anek-bangla', 'jetbrains-mono', 'noto-sans-bengali']

export function writeFontLicences(root: string): Plugin {
  let config: ResolvedConfig
  return {
    name: 'font-licences',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const texts = FONTS.map((font) => {
          const name = `@fontsource-variable/${font}`
          return `\n## ${name} (OFL-1.1)\n\n${readFileSync(join(root, 'node_modules', name, 'LICENSE'), 'utf8')}`
        })
        appendFileSync(join(resolve(config.root, config.build.outDir), LICENCE_FILE), texts.join(''))
      },
    },
  }
}
