/** Names a module of the build alike in every install: npm's, a linked or a pnpm `node_modules`, a package of a workspace. */

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const IN_PACKAGES = /^.*[\\/]node_modules[\\/]/
const PACKAGE_NAME = /^(@[^/]+\/)?[^/]+/

const withSlashes = (path: string) => path.replaceAll('\\', '/')

/** Looks upwards for the manifest of a linked package, which lies under no `node_modules` once the link is followed. */
function findPackage(file: string): { folder: string; name: string } | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json')
    if (!existsSync(manifest)) continue
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string }
    // A package may mark folders of its own as modules by a manifest without a name.
    if (name !== undefined) return { folder, name }
  }
  return undefined
}

/** `src/main.tsx` for the app's own modules, `node_modules/react/index.js` for those of packages, whatever folder they lie in. */
export function getModulePath(id: string, root: string): string {
  const file = id.split('?', 1)[0] ?? id
  // Made by the bundler or a plugin.
  if (file.startsWith('\0')) return file
  if (IN_PACKAGES.test(file)) return `node_modules/${withSlashes(file.replace(IN_PACKAGES, ''))}`
  const own = relative(root, file)
  if (!own.startsWith('..')) return withSlashes(own)
  const linked = findPackage(file)
  return linked
    ? `node_modules/${linked.name}/${withSlashes(relative(linked.folder, file))}`
    : withSlashes(own)
}

/** `react`, `@mantine/core`; undefined for the app's own modules. */
export function getPackageName(id: string, root: string): string | undefined {
  const path = getModulePath(id, root)
  return path.startsWith('node_modules/')
    ? PACKAGE_NAME.exec(path.slice('node_modules/'.length))?.[0]
    : undefined
}
