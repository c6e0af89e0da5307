/** Vite plugin: gives the first script the requests of the start table as plain text. */

import { runnerImport, type Plugin } from 'vite'
import type { FirstCalls } from '#src/routes/first-calls.ts'

const NAME = 'virtual:first-calls'
const SOURCE = 'src/routes/first-calls.ts'

export function writeFirstCalls(root: string): Plugin {
  return {
    name: 'first-calls',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { module, dependencies } = await runnerImport<{ firstCalls: readonly FirstCalls[] }>(
        `${root}${SOURCE}`,
        {
          root,
          configFile: false,
          logLevel: 'error',
        },
      )
      // The dev server rebuilds it when one of them changes.
      if (this.meta.watchMode) dependencies.forEach((file) => this.addWatchFile(file))
      const starts = module.firstCalls.map(
        ({ address, ...start }) =>
          `{...${JSON.stringify(start)},address:new RegExp(${JSON.stringify(address)})}`,
      )
      return `export const STARTS = [${starts.join(',')}]`
    },
  }
}
