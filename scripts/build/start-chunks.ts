/**
 * Keeps a first visit from fetching a hundred small files: modules that several first pages share come in one file per set of
 * pages, so that none loads what it does not need; what lazy screens share beside that is joined by `part-chunks.ts`. Everything else is
 * left to the bundler.
 */
import type { Plugin, Rolldown } from 'vite'
import { START_PAGES } from '#src/routes/starts.ts'
import { type FindModule, reach } from './module-graph.ts'
import { getModulePath, getPackageName } from './module-path.ts'
import { joinParts } from './part-chunks.ts'
import { listShared } from './shared-modules.ts'
import { getStartModules, START_FILES } from './start-modules.ts'

/** Chunk of the first script's own imports. */
const BEGIN = 'begin'
const BOOT = 'src/boot.ts'
const BEGIN_PACKAGES = new Set(['js-cookie'])
/** The bundler's own parts: what fetches a lazy file, and what wraps a module. */
const BUNDLER_PARTS = /vite[\\/]preload-helper|rolldown[\\/]runtime/
/** Chunk of the modules that every page needs. */
const BASE = 'base'
const APP = 'src/main.tsx'
/** Chunk of the modules that send the first calls, without React so that they need not wait for it; the learner's rows stand in a second one. */
const FIRST = 'first'
const PRELOADS = 'src/app/preload-start.ts'
const PRELOAD_PACKAGES = new Set(['ky', 'valibot'])
/** Chunk of what begins behind the first page: with parts of its own the first file would name each of them. */
const LATE = 'late'
const LATE_WORK = 'src/app/late/late-work.ts'
/** Needed by every page. */
const DRAWING_PACKAGES = new Set(['react', 'react-dom', 'react-router', 'scheduler'])
/** The pages that visits begin on, with the modules that are asked for by name and so stay apart. */
const STARTS = START_FILES.filter((file) => START_PAGES[file].isFirst).map((file) => {
  const { frame, screens, calls } = getStartModules(file)
  return { name: START_PAGES[file].frame, from: [frame, screens[0]], calls }
})
const BEGUN = STARTS.flatMap(({ from, calls }) => [...from, calls])
const LEARNER = 'learner'
/** Open pages beside the starts: the parts that they share with the learner's pages come without all the rest of those. */
const OPEN_PAGES = ['src/app/frames/plain-frame.tsx', 'src/routes/guest/talent.screen.tsx']
/** Small parts of nearly every page of a start, which come with its first: as files of their own they would be too small. */
const ALONG: Readonly<Record<string, readonly string[]>> = {
  learner: ['src/ui/tabs.tsx', 'src/ui/text/stitch-heading.tsx', 'src/ui/text/subject-head.module.css'],
}
/** Starts that guests alone see. */
const PUBLIC: ReadonlySet<string> = new Set(['guest', 'course'])
/** The learner's rows, shapes, stores and icons: the panels of other pages need them without the learner's screens. */
const IS_DATA = /^(?:src\/(?:api|stores|lib)|node_modules)\//
/** Small parts that nearly every page comes to need, whoever has them first. */
const IS_PART = /^(?:src\/(?:ui|lib)|node_modules)\//

/** The file of what these starts use; undefined leaves it to the bundler. `isOpen`: an open page beside them uses it too. */
function homeOf(module: string, users: readonly { name: string }[], isOpen: boolean): string | undefined {
  const isPublic = users.every(({ name }) => PUBLIC.has(name))
  if (users.length === 1 && users[0]?.name === LEARNER && isOpen) return `${BASE}-open`
  if (users.length === 1 && users[0]?.name === LEARNER) return IS_DATA.test(module) ? `${BASE}-${LEARNER}-data` : `${BASE}-${LEARNER}`
  if (!isPublic || IS_PART.test(module)) return BASE
  // Modules of the course page alone are shared with pages of other starts, and would bring all the rest there.
  return users.some(({ name }) => name === 'guest') ? `${BASE}-guest` : undefined
}

export interface StartChunks {
  plugin: Plugin
  groups: Rolldown.CodeSplittingGroup[]
}

/** Module → its file, for all that the starts use. */
function placeStarts(moduleAt: FindModule, root: string): Map<string, string> {
  const chunks = new Map<string, string>()
  const isOfLearner = ({ name }: { name: string }) => name === LEARNER
  const callsOfLearner = STARTS.filter(isOfLearner).map(({ calls }) => calls)
  const callsOfAll = STARTS.filter((start) => !isOfLearner(start)).map(({ calls }) => calls)
  const apart = new Set(BEGUN)
  const always = reach([APP], moduleAt, root)
  const open = reach(OPEN_PAGES, moduleAt, root)
  const starts = STARTS.map(({ name, from }) => ({
    name,
    modules: reach([...from, ...(ALONG[name] ?? [])], moduleAt, root),
  }))
  for (const module of new Set([always, ...starts.map(({ modules }) => modules)].flatMap((modules) => [...modules]))) {
    const name = apart.has(module)
      ? undefined
      : homeOf(module, always.has(module) ? starts : starts.filter(({ modules }) => modules.has(module)), open.has(module))
    if (name) chunks.set(module, name)
  }
  const forAll = reach([PRELOADS, ...callsOfAll], moduleAt, root)
  const forLearner = reach(callsOfLearner, moduleAt, root)
  // A file that guests' pages share would bring the learner's rows there.
  const isOfGuests = (module: string) => forAll.has(module) || starts.some(({ name, modules }) => name !== LEARNER && modules.has(module))
  for (const module of new Set([...forAll, ...forLearner])) {
    if (!callsOfLearner.includes(module)) chunks.set(module, isOfGuests(module) ? FIRST : `${FIRST}-${LEARNER}`)
  }
  for (const module of reach([BOOT], moduleAt, root)) if (module !== BOOT) chunks.set(module, BEGIN)
  for (const module of reach([LATE_WORK], moduleAt, root)) if (!chunks.has(module)) chunks.set(module, LATE)
  return chunks
}

/** Module → its file, for what lazy parts share. */
function placeShared(chunks: ReadonlyMap<string, string>, moduleAt: FindModule, root: string): Map<string, string> {
  const shared = listShared(BOOT, { begin: [APP, BOOT, PRELOADS, ...BEGUN], chunks }, moduleAt, root)
  const files = joinParts(shared.modules, shared.weights)
  return new Map(files.flatMap((modules, index) => modules.map((module): [string, string] => [module, `parts-${index}`])))
}

export function startChunks(root: string): StartChunks {
  let chunks: ReadonlyMap<string, string> = new Map()
  let parts: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'start-chunks',
    apply: 'build',
    buildEnd() {
      const moduleAt = (path: string) => this.getModuleInfo(`${root}${path}`) ?? undefined
      chunks = placeStarts(moduleAt, root)
      parts = placeShared(chunks, moduleAt, root)
    },
  }
  /** Name of the file that a module goes into; undefined leaves it to the bundler. */
  const chunkOf = (id: string) => chunks.get(getModulePath(id, root))
  const partOf = (id: string) => parts.get(getModulePath(id, root))
  const isOf = (packages: ReadonlySet<string>, id: string) => packages.has(getPackageName(id, root) ?? '')
  const isFirst = (id: string) => chunkOf(id)?.startsWith(FIRST) ?? isOf(PRELOAD_PACKAGES, id)
  const shared = { name: (id: string) => chunkOf(id) ?? null, minShareCount: 2 }
  const groups = [
    // With what fetches parts when they are asked for; apart, so that the first file to run brings nothing else along.
    { name: BEGIN, test: (id: string) => chunkOf(id) === BEGIN || BUNDLER_PARTS.test(id) || isOf(BEGIN_PACKAGES, id), priority: 4 },
    { name: (id: string) => chunkOf(id) ?? FIRST, debugName: FIRST, test: isFirst, priority: 3 },
    // Only what every page needs; a group pulls every use of a package into the first load.
    { name: 'react', test: (id: string) => isOf(DRAWING_PACKAGES, id), priority: 2 },
    { name: BASE, test: (id: string) => chunkOf(id) === BASE, priority: 1 },
    { name: LATE, test: (id: string) => chunkOf(id) === LATE, priority: 1 },
    // Before the groups below, which take along whatever their modules need.
    { ...shared, debugName: 'open parts', test: (id: string) => chunkOf(id)?.endsWith('-open') ?? false, priority: 1.5 },
    { ...shared, debugName: 'start data', test: (id: string) => chunkOf(id)?.endsWith('-data') ?? false, priority: 1 },
    { ...shared, debugName: 'start', test: (id: string) => chunkOf(id) !== undefined },
    {
      name: (id: string) => partOf(id) ?? null,
      debugName: 'parts',
      test: (id: string) => partOf(id) !== undefined,
      minShareCount: 2,
      priority: -1,
      // Their imports are parts of their own, or come with a start.
      includeDependenciesRecursively: false,
    },
  ]
  return { plugin, groups }
}
