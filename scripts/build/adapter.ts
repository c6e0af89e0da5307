/** Vite plugin: `virtual:adapter` is the file in `src/api/adapters` that the environment names. (ruling R76) */

import type { Plugin } from 'vite'

const NAME = 'virtual:adapter'
/** Nothing imports the adapter of a build that has none; a name must lead somewhere all the same. */
const EXAMPLE = 'snake-case'

export function chooseAdapter(root: string, name = EXAMPLE): Plugin {
  return {
    name: 'adapter',
    resolveId: (id) => (id === NAME ? `${root}src/api/adapters/${name}.ts` : undefined),
  }
}
