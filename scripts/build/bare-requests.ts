/** Vite plugin: gives the first script the requests of the start table as plain text. */

import { runnerImport, type Plugin } from 'vite'
import type { BareStart } from '#src/routes/bare-requests.ts'

const NAME = 'virtual:bare-requests'
const SOURCE = 'src/routes/bare-requests.ts'

export function writeBareRequests(root: string): Plugin {
  return {
    name: 'bare-requests',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined
      const { module, dependencies } = await runnerImport<{ bareStarts: readonly BareStart[] }>(
        `${root}${SOURCE}`,
        {
          root,
          configFile: false,
          logLevel: 'error',
        },
      )
      // The dev server rebuilds it when one of them changes.
      if (this.meta.watchMode) dependencies.forEach((file) => this.addWatchFile(file))
      const starts = module.bareStarts.map(
        ({ address, ...start }) =>
          `{...${JSON.stringify(start)},address:new RegExp(${JSON.stringify(address)})}`,
      )
      return `export const STARTS = [${starts.join(',')}]`
    },
  }
}
