/** Vite plugin: `virtual:adapter` is the file in `src/api/adapters` that the environment names. (ruling R76) */

import type { Plugin } from 'vite'

const NAME = 'virtual:adapter'
/** A build without an adapter never imports it; the name must still resolve. */
const EXAMPLE = 'snake-case'

export function chooseAdapter(root: string, name = EXAMPLE): Plugin {
  return {
    name: 'adapter',
    resolveId: (id) => (id === NAME ? `${root}src/api/adapters/${name}.ts` : undefined),
  }
}
