/** Reads the bundler's graph by the modules' own paths. */
import { getModulePath } from './module-path.ts'

/** Icons are imported from the one file that names them all; which are used, the import says. */
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g
const iconModule = (name: string) => `node_modules/@tabler/icons-react/dist/esm/icons/${name.trim().split(/\s/)[0]}.mjs`

export interface ModuleOfGraph {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

/** Undefined for what is no module of the build. */
export type FindModule = (path: string) => ModuleOfGraph | undefined

/** The icons that a module names. */
export function listIcons(code: string): string[] {
  return [...code.matchAll(ICON_IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .filter((name) => name.trim())
      .map(iconModule),
  )
}

/** Own modules that come with these before they can run, and their icons; packages follow those that use them. */
export function reach(from: readonly string[], moduleAt: FindModule, root: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const module = path.startsWith('src/') && !seen.has(path) ? moduleAt(path) : undefined
    if (!module) return
    seen.add(path)
    listIcons(module.code ?? '').forEach((icon) => seen.add(icon))
    module.importedIds.forEach((id) => visit(getModulePath(id, root)))
  }
  from.forEach(visit)
  return seen
}
