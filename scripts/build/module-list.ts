/** Vite plugin: writes down which source modules went into which file, for the budgets. */
import type { Plugin } from 'vite'
import { getModulePath } from './module-path.ts'
import { MODULES_LIST } from './output.ts'

export function writeModuleList(root: string): Plugin {
  return {
    name: 'module-list',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const modules = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => getModulePath(id, root))])
      this.emitFile({ type: 'asset', fileName: MODULES_LIST, source: JSON.stringify(Object.fromEntries(modules)) })
    },
  }
}
