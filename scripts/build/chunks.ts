/**
 * Decides which file every module goes into. The first script, React, what every page starts with and
 * Mantine have files of their own; all other modules are grouped by the pages that need them, so that a new
 * page needs no rule here. (docs/decisions/0014)
 */

import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { groupModules, type ModuleFacts, type Visit } from './group-modules.ts'
import { getModulePath, getPackageName } from './module-path.ts'
import { PAGE_MODULES } from './page-modules.ts'
import { getFrameModule } from './start-modules.ts'

/** The first script, and the app behind it: every page loads what they import. */
const BOOT = 'src/boot.ts'
const APP = ['src/main.tsx', 'src/app/start/preload-start.ts']
const REACT = new Set(['react', 'react-dom', 'react-router', 'scheduler'])
/** The bundler's helpers: lazy loading and module wrappers. */
const BUNDLER_PARTS = /vite[\\/]preload-helper|rolldown[\\/]runtime|virtual:first-calls/
/** In one file: its parts import each other in all directions. */
const MANTINE = /^node_modules\/@mantine\/core\//
const ICON_BASE = /^node_modules\/@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)/
/** Icons are imported from one file that exports them all; the import statement shows which are used. */
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g
const ICON = /^node_modules\/@tabler\/icons-react\/dist\/esm\/icons\//
/** Exports all icons; the bundler finds out which are used. */
const ICON_INDEX = /^node_modules\/@tabler\/.*js$/

/** How often something is loaded, relative to a page that is opened from another one. */
const WEIGHTS = {
  /** Every visit loads these when it is idle. */
  late: 20,
  /** A page where visits begin. */
  start: 8,
  page: 1,
  /** On a press, or when it comes into view. */
  part: 0.2,
}
const LATE = new Set([
  'src/app/late/shell.tsx',
  'src/app/late/person.ts',
  'src/features/shell/guest/guest-area.tsx',
])

interface ModuleLinks extends ModuleFacts {
  /** Dynamic imports. */
  late: readonly string[]
}
type Links = ReadonlyMap<string, ModuleLinks>

/** An icon is imported from the file that exports them all. */
const listIcons = (code: string) =>
  [...code.matchAll(ICON_IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .filter((name) => name.trim())
      .map((name) => `node_modules/@tabler/icons-react/dist/esm/icons/${name.trim().split(/\s/)[0]}.mjs`),
  )

/** Lists these modules and all their imports, direct or indirect. */
function reach(from: readonly string[], links: Links): Set<string> {
  const reached = new Set(from.filter((path) => links.has(path)))
  for (const path of reached)
    for (const imported of links.get(path)?.imports ?? []) if (links.has(imported)) reached.add(imported)
  return reached
}

/** Lists every module of ours that is imported dynamically, beginning at the first script. */
function listEntries(links: Links): string[] {
  const entries = new Set([BOOT])
  for (const entry of entries)
    for (const path of reach([entry], links))
      for (const target of links.get(path)?.late ?? []) if (target.startsWith('src/')) entries.add(target)
  return [...entries]
}

/** A page with everything that opens with it: its frame, and the route table and the calls of its area. */
function listPages(links: Links): Visit[] {
  return PAGE_MODULES.map(({ frame, modules, isStart }) => {
    const tables = modules.filter((path) => path.endsWith('/table.ts'))
    const calls = tables.map((table) => table.replace('table.ts', 'preloads.ts'))
    return {
      weight: isStart ? WEIGHTS.start : WEIGHTS.page,
      modules: reach([getFrameModule(frame), ...calls, ...modules], links),
    }
  })
}

function listVisits(entries: readonly string[], links: Links): Visit[] {
  const pages = listPages(links)
  const opened = new Set(pages.flatMap(({ modules }) => [...modules]))
  const parts = entries
    .filter((entry) => LATE.has(entry) || !opened.has(entry))
    .map((entry) => ({
      weight: LATE.has(entry) ? WEIGHTS.late : WEIGHTS.part,
      modules: reach([entry], links),
    }))
  return [...pages, ...parts]
}

/** A module's name with its folder, or its package's name. */
function nameModule(path: string): string {
  const [, name = ''] = /^node_modules\/(@?[^/]+)/.exec(path) ?? /([^/]+\/[^/.]+)[^/]*$/.exec(path) ?? []
  return name.replaceAll('@', '').replaceAll('/', '-')
}

/** `shell`, `learner-exam`. */
const nameEntry = (path: string) =>
  path.startsWith('src/routes/') ? nameModule(path) : basename(path).replace(/\..*$/, '')

/** By its first entry, else by its largest module; the same in every build, and never twice. */
function nameGroups(
  groups: readonly { modules: readonly string[] }[],
  entries: readonly string[],
  links: Links,
): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Map<string, number>()
  const sizeOf = (path: string) => links.get(path)?.size ?? 0
  for (const { modules } of groups) {
    const own = new Set(modules)
    const [largest = ''] = modules.toSorted((one, other) => sizeOf(other) - sizeOf(one))
    const entry = [...LATE, ...entries].find((path) => own.has(path))
    const name = entry === undefined ? nameModule(largest) : nameEntry(entry)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    modules.forEach((path) => names.set(path, count === 1 ? name : `${name}-${count}`))
  }
  return names
}

/** By module, the name of its file. */
export function placeModules(links: Links): Map<string, string> {
  const entries = listEntries(links)
  const boot = reach([BOOT], links)
  const start = reach(APP, links)
  const isGrouped = (path: string) =>
    !boot.has(path) && !start.has(path) && !MANTINE.test(path) && ICON_INDEX.test(path) === ICON.test(path)
  const grouped = new Map([...links].filter(([path]) => isGrouped(path)))
  const visits = listVisits(entries, links)
  // The bundler places the modules that only one part needs.
  const groups = groupModules(grouped, visits).filter(
    ({ visits: [only, ...others] }) => others.length > 0 || visits[only ?? 0]?.weight !== WEIGHTS.part,
  )
  const places = nameGroups(groups, entries, links)
  for (const path of start) if (!ICON_INDEX.test(path) || ICON.test(path)) places.set(path, 'start')
  for (const path of boot) places.set(path, 'begin')
  // The page's entry script, which the HTML names.
  places.delete(BOOT)
  return places
}

/** By path: a linked `node_modules` is outside the project. */
function readLinks(build: Rolldown.PluginContext, root: string): Map<string, ModuleLinks> {
  const links = new Map<string, ModuleLinks>()
  for (const id of build.getModuleIds()) {
    const path = getModulePath(id, root)
    const module = build.getModuleInfo(id)
    // The same file may also be imported as an asset address.
    if (!module || (links.has(path) && id.includes('?'))) continue
    const toPath = (each: string) => getModulePath(each, root)
    const imports = ICON_INDEX.test(path) ? [] : module.importedIds.map(toPath)
    links.set(path, {
      size: module.code?.length ?? 0,
      imports: [...imports, ...listIcons(module.code ?? '')],
      late: module.dynamicallyImportedIds.map(toPath),
    })
  }
  return links
}

export interface Chunks {
  plugin: Plugin
  groups: Rolldown.CodeSplittingGroup[]
}

export function makeChunks(root: string): Chunks {
  let places: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'chunks',
    apply: 'build',
    buildEnd() {
      places = placeModules(readLinks(this, root))
    },
  }
  const nameOf = (id: string): string | null => {
    if (BUNDLER_PARTS.test(id)) return 'begin'
    if (REACT.has(getPackageName(id, root) ?? '')) return 'react'
    const path = getModulePath(id, root)
    return ICON_BASE.test(path) ? 'start' : (places.get(path) ?? null)
  }
  const groups = [
    // Separate, so that the first script loads nothing else.
    {
      name: 'begin',
      test: (id: string) => nameOf(id) === 'begin',
      priority: 3,
      includeDependenciesRecursively: false,
    },
    { name: nameOf, debugName: 'files', priority: 2, includeDependenciesRecursively: false },
    // With its dependencies.
    {
      name: 'dialogs',
      test: (id: string) => MANTINE.test(getModulePath(id, root)),
      priority: 1,
    },
  ]
  return { plugin, groups }
}
