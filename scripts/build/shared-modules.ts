/** Lists the modules that several lazy parts share, for the joining of small files. (`part-chunks.ts`) */
import { type FindModule, listIcons, reach } from './module-graph.ts'
import { getModulePath } from './module-path.ts'
import type { SharedModule } from './part-chunks.ts'
import { getStartModules, START_FILES } from './start-modules.ts'

/** In characters of source. */
const ICON_SIZE = 600
/** The size that a name of a package brings along, roughly. */
const PACKAGE_PART_SIZE = 20_000
const PACKAGE_IMPORT = /import\s*([^;"']*?)\s*from\s*["']((?!@tabler)[@\w][^"']*)["']/g

/** A page that people open directly, beside one that they come to from another. */
const OPENED_WEIGHT = 4
/** A link or a search engine leads to any of them. */
const GUEST_SCREENS = 'src/routes/guest/'
/** Rules of a printed sheet reach the whole page: they come with the paper alone. */
const PAPER = 'src/ui/paper/'
/** Files of the app's beginning that every page has. */
const FOR_ALL: ReadonlySet<string> = new Set(['begin', 'base', 'first'])

/** Lists the names that a module takes from packages: `@mantine/core#Modal`. */
function listPackageNames(code: string): string[] {
  return [...code.matchAll(PACKAGE_IMPORT)].flatMap(([, names = '', from = '']) =>
    names
      .replaceAll(/[{}]/g, '')
      .split(',')
      .filter((name) => name.trim())
      .map((name) => `${from}#${name.trim().split(/\s/)[0]}`),
  )
}

export interface StartedModules {
  /** Modules that every page may have: with these the app begins. */
  begin: readonly string[]
  /** Module → the file that it was put in for the sake of the starts. */
  chunks: ReadonlyMap<string, string>
}

/** Lists the modules that are fetched when they are asked for, in an order of their own. */
function listLazy(from: string, moduleAt: FindModule, root: string): string[] {
  const lazy = new Set<string>()
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const module = path.startsWith('src/') && !seen.has(path) ? moduleAt(path) : undefined
    if (!module) return
    seen.add(path)
    for (const id of module.importedIds) visit(getModulePath(id, root))
    for (const id of module.dynamicallyImportedIds) {
      lazy.add(getModulePath(id, root))
      visit(getModulePath(id, root))
    }
  }
  visit(from)
  return [...lazy].toSorted()
}

/** Lazy parts that visits begin on, by their number. */
function weighParts(lazy: readonly string[]): ReadonlyMap<number, number> {
  const opened = START_FILES.flatMap((file) => getStartModules(file).screens)
  return new Map(
    lazy.flatMap((part, index) => (opened.includes(part) || part.startsWith(GUEST_SCREENS) ? [[index, OPENED_WEIGHT] as const] : [])),
  )
}

export interface Shared {
  modules: SharedModule[]
  weights: ReadonlyMap<number, number>
}

/** Own modules and icons that come with lazy parts alone, and with more than one of them; with what they need of packages and starts. */
export function listShared(boot: string, { begin, chunks }: StartedModules, moduleAt: FindModule, root: string): Shared {
  const begun = reach(begin, moduleAt, root)
  const lazy = listLazy(boot, moduleAt, root)
  const codeOf = (path: string) => moduleAt(path)?.code ?? ''
  const begunNames = new Set([...begun].flatMap((path) => listPackageNames(codeOf(path))))
  /** Lists the files and names that are put elsewhere. */
  const listFixed = (path: string) => {
    const files = moduleAt(path)?.importedIds.flatMap((id) => chunks.get(getModulePath(id, root)) ?? []) ?? []
    const names = listPackageNames(codeOf(path)).filter((name) => !begunNames.has(name))
    return [...new Set([...files.filter((file) => !FOR_ALL.has(file)).map((file) => `start#${file}`), ...names])]
  }
  const users = new Map<string, Set<number>>()
  const use = (id: string, index: number) => users.set(id, (users.get(id) ?? new Set()).add(index))
  lazy.forEach((part, index) => {
    for (const path of reach([part], moduleAt, root)) {
      if (begun.has(path) || chunks.has(path) || path.startsWith(PAPER)) continue
      for (const fixed of listFixed(path)) use(fixed, index)
      if (!lazy.includes(path)) use(path, index)
    }
  })
  const describe = ([id, usersOfModule]: [string, Set<number>]): SharedModule[] => {
    if (id.includes('#')) return [{ id, size: PACKAGE_PART_SIZE, users: usersOfModule, imports: [], isFixed: true }]
    const module = moduleAt(id)
    const imported = module?.importedIds.map((each) => getModulePath(each, root)) ?? []
    const imports = [...imported, ...listIcons(codeOf(id)), ...listFixed(id)]
    return usersOfModule.size > 1 ? [{ id, size: module?.code?.length ?? ICON_SIZE, users: usersOfModule, imports }] : []
  }
  return { modules: [...users].flatMap(describe), weights: weighParts(lazy) }
}
