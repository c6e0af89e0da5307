/**
 * Decides which file every module goes into: the start, a family of pages, or a file shared by several pages.
 * Only folders, packages and imports decide. (docs/decisions/0014)
 */

import type { Plugin, Rolldown } from 'vite'
import { getModulePath, getPackageName } from './module-path.ts'

/** The first script, and the app behind it: every page loads what they import. */
const BOOT = 'src/boot.ts'
const APP = ['src/main.tsx', 'src/app/start/preload-start.ts']
const REACT = new Set(['react', 'react-dom', 'react-router', 'scheduler'])
/** The bundler's helpers: lazy loading and module wrappers. */
const BUNDLER_PARTS = /vite[\\/]preload-helper|rolldown[\\/]runtime|virtual:first-calls/
const ICON_BASE = /^node_modules\/@tabler\/icons-react\/dist\/esm\/(?:createReactComponent|defaultAttributes)/
/** Icons are imported from one file that exports them all; the import statement shows which are used. */
const ICON_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']@tabler\/icons-react["']/g

/**
 * Files of dynamic imports: pages in small families, frames with the tables of their area. The first match
 * wins.
 */
const FAMILIES: readonly (readonly [pattern: RegExp, file: string])[] = [
  [/^src\/app\/frames\/(guest|course|plain)-frame|^src\/routes\/guest\/preloads/, 'guest'],
  [/^src\/routes\/guest\/home\./, 'guest-home'],
  [
    /^src\/app\/frames\/learner-frame|^src\/routes\/learner\/(table|preloads|dashboard\.|my-courses)/,
    'learner',
  ],
  [/^src\/app\/frames\/teacher-frame|^src\/routes\/teacher\/(table|preloads|dashboard)/, 'teacher'],
  [/^src\/app\/frames\/talent-frame|^src\/routes\/talent\//, 'talent'],
  [/^src\/app\/frames\/|^src\/routes\/guest\/not-found/, 'person'],
  [/^src\/app\/late\/person/, 'late-person'],
  [/^src\/app\/late\//, 'shell'],
  [/^src\/routes\/guest\/course\.screen/, 'guest-course'],
  // Parts that open on a press or are below the first screen.
  [/^src\/features\/(?:site\/home|shell\/guest)\//, 'guest-area'],
  [/^src\/features\/site\/course-page\/|^src\/routes\/guest\/course-area/, 'guest-course-area'],
  [/^src\/features\/account\/notifications\//, 'person-area'],
  [/^src\/routes\/learner\/dashboard-below/, 'learner-area'],
  // The reads of many pages, which must not load any of these pages.
  [/^src\/routes\/guest\/page-preloads/, 'guest-shared'],
  [/^src\/routes\/learner\/page-preloads/, 'learner-shared'],
  [/^src\/routes\/guest\/(assessment|quiz)/, 'guest-assessments'],
  [/^src\/routes\/guest\/(free|playlist|join-live|orientation|webinar)/, 'guest-free'],
  [/^src\/routes\/guest\/(courses|category|search)/, 'guest-courses'],
  [/^src\/routes\/guest\/login/, 'login'],
  [/^src\/routes\/guest\/(purchase|level-purchase)|purchase-steps/, 'guest-purchase'],
  [/^src\/routes\/guest\/(talent|performance|share-certificate)/, 'guest-checks'],
  [/^src\/routes\/guest\/support/, 'guest-support'],
  // Opened only by another app; mostly they are handed in.
  [/^src\/routes\/guest\/shared-files/, 'learner-work'],
  [/^src\/routes\/guest\//, 'guest-texts'],
  // With certificates, whose print styles apply to the whole page.
  [
    /^src\/routes\/learner\/(certificate|proof-book|batch-progress|notes|week|work-updates|transactions)/,
    'learner-certificates',
  ],
  [/^src\/routes\/learner\/(exam|level|my-assessment|practice)/, 'learner-exam'],
  [/^src\/routes\/learner\/(batch-)?recording/, 'learner-player'],
  [/^src\/(?:routes\/learner\/kept|features\/learn\/shared\/kept\/)/, 'kept'],
  [/^src\/routes\/learner\/(assignment|live)/, 'learner-work'],
  [/^src\/routes\/learner\/(batch|leaderboard)/, 'learner-batch'],
  [/^src\/routes\/learner\/jobs/, 'learner-jobs'],
  [
    /^src\/routes\/learner\/review|^src\/features\/learn\/review\/remember-note|^src\/stores\/review\/take-cards/,
    'learner-review',
  ],
  // Comes with the first link of a note, or a picture for one.
  [/^src\/features\/learn\/notes\/(?:link-list|linked-text|take-moment)/, 'learner-note-links'],
  // Small, since it comes only where data are saved, or somebody counts them.
  [/^src\/(?:ui\/pictures\/held-picture|app\/saving\/)/, 'saving'],
  [/^src\/features\/learn\/review\/day-card|^src\/stores\/review\/at-logout/, 'review-day'],
  [/^src\/routes\/learner\//, 'learner-me'],
  [/^src\/routes\/teacher\/(submission|level|by-question)/, 'teacher-grading'],
  [/^src\/routes\/teacher\/(exam-builder|new-exam)/, 'teacher-exams'],
  [/^src\/routes\/teacher\/(batch|learner|find-learner|performance|.*statistics)/, 'teacher-batches'],
  [/^src\/routes\/teacher\//, 'teacher-plans'],
]
/** The files that visits start with. */
const DOORS = ['guest', 'guest-home', 'guest-course', 'learner', 'teacher']
/** Files kept separate, whoever imports them. */
const ROOMS: readonly (readonly [pattern: RegExp, file: string])[] = [
  [/^src\/(?:ui\/paper\/|lib\/latin\/|api\/use-latin-name)/, 'papers'],
  [/^src\/features\/exam\/(?!shared-files\/)/, 'exam'],
  [/^src\/features\/account\/auth\//, 'login'],
  // Only pages with a file field need what takes, prepares and sends a file.
  [
    /^src\/(?:ui\/fields\/(?:(?:form-)?file|which-file|late-scan|prepare|upload-row|use-file)|stores\/uploads\/(?:page-(?:notes|shelf)|send-upload))/,
    'files',
  ],
  [/^src\/features\/learn\/(player|recordings)\//, 'player'],
  // A course page plays a stream too, and the palette reads captions: neither needs the player.
  [
    /^src\/(?:lib\/stream-(?:addresses|playlist)|ui\/hooks\/(?:attach-stream|stream-loader))|\/Icon(?:Headphones|Leaf|PictureInPicture)\.mjs$/,
    'stream',
  ],
  [/^src\/(?:api|lib)\/captions\.ts$/, 'captions'],
  [/^src\/stores\/meter\//, 'saving'],
  // Needed only by late files: the palette of links, and cards made from notes.
  [/^src\/(?:lib\/note-links|stores\/moments\/moment-pictures)/, 'learner-note-links'],
  // Rows and player show what is kept; what fetches it comes on a press, and with the page of kept classes.
  [
    /^src\/(?:features\/learn\/shared\/kept\/(?:keep-button|use-kept|kept-(?:chip|note)|words)|stores\/kept\/(?:change-kept|kept-(?:class|disk|store)))/,
    'player',
  ],
  [/^src\/(?:features\/learn\/shared|stores)\/kept\//, 'kept'],
  // The learner's day and a logout need a few numbers of the cards, and nothing of their page.
  [/^src\/stores\/review\//, 'review-day'],
  // The engine that reads questions from files shares these with the builder's page, and the grading desk needs none.
  [
    /^src\/features\/teach\/exam-builder\/(?:transfer\/(?:found|words)|engine\/markdown)\.ts$/,
    'teacher-exams',
  ],
  // The analytics code, loaded after consent, imports these too. The shell holds them so that no page needs a
  // file for it.
  [/^src\/app\/measure\/(?:page-views|report)/, 'shell'],
]

/** The static and the dynamic imports of a module, as paths from the project's root. */
interface ModuleLinks {
  imports: readonly string[]
  late: readonly string[]
}
type FindModule = (path: string) => ModuleLinks | undefined

const findFile = (table: typeof FAMILIES, path: string) => table.find(([pattern]) => pattern.test(path))?.[1]

/** These files export their whole package; the bundler finds out which parts are used. */
const NAMES_ALL = /^node_modules\/@(?:mantine\/(?:core|hooks)|tabler)\/.*js$/

const ICON = /^node_modules\/@tabler\/icons-react\/dist\/esm\/icons\//
const PACKAGE_FILES: readonly (readonly [pattern: RegExp, file: string])[] = [
  [/^node_modules\/@mantine\/core\//, 'dialogs'],
  [/^node_modules\/minisearch\//, 'search'],
  [/^node_modules\/uqr\//, 'codes'],
  [/^node_modules\/@dnd-kit\//, 'sorting'],
  [/^node_modules\/@tanstack\//, 'lists'],
]

/** An icon is imported from the file that exports them all. */
const listIcons = (code: string) =>
  [...code.matchAll(ICON_IMPORT)].flatMap(([, names = '']) =>
    names
      .split(',')
      .filter((name) => name.trim())
      .map((name) => `node_modules/@tabler/icons-react/dist/esm/icons/${name.trim().split(/\s/)[0]}.mjs`),
  )

/** A module of these files moves to a package's file when it imports one of the packages above. */
const WITH_PACKAGES: ReadonlySet<string> = new Set(['kit', 'parts', 'shell-shared'])

/** Lists these modules and all their imports, direct or indirect. */
function reach(from: readonly string[], find: FindModule): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const module = find(path)
    if (!module || seen.has(path)) return
    seen.add(path)
    module.imports.forEach(visit)
  }
  from.forEach(visit)
  return seen
}

/** Lists the first script and every dynamically imported module reachable from there. */
function listEntries(find: FindModule): string[] {
  const entries = new Set<string>([BOOT])
  for (const entry of entries)
    for (const path of reach([entry], find))
      for (const target of find(path)?.late ?? []) if (target.startsWith('src/')) entries.add(target)
  return [...entries]
}

const areaOf = (file: string) => file.replace(/-.*/, '')
const featureOf = (path: string) => `features-${path.split('/')[2]}`
/** Belongs to no feature and no page. */
const isPart = (path: string) => /^(?:src\/(?:api|lib|stores|ui|routes\/[\w-]+\.)|node_modules\/)/.test(path)

/** The file of a module that the first guest pages share; each of these pages loads the guest frame. */
function findGuests(path: string, files: readonly string[], doors: readonly string[]): string {
  const isOneArea = files.every((file) => areaOf(file) === 'guest')
  const [door = ''] = doors
  const late = door === 'guest-course' ? 'guest-course-area' : 'guest-area'
  if (isOneArea) return files.every((file) => file === door || file === late) ? door : 'guest'
  if (doors.some((each) => each !== 'guest-course')) return 'start'
  return isPart(path) ? 'parts' : featureOf(path)
}

/** The file of a module that several files need. */
function findShared(path: string, files: readonly string[]): string {
  const doors = DOORS.filter((door) => files.includes(door))
  const areas = new Set(files.map(areaOf))
  const [area = ''] = areas
  const [door = ''] = doors
  const isForAll = files.includes('shell') || files.includes('guest-area')
  if (doors.length === 0) {
    if (areas.size === 1) return files.includes('guest-area') ? 'guest-area' : `${area}-shared`
    // Every guest loads these files when idle, so they must not include what the exam, checkout and similar
    // files share.
    if (isForAll) return 'shell-shared'
    return isPart(path) ? 'kit' : featureOf(path)
  }
  if (doors.every((each) => areaOf(each) === 'guest')) return findGuests(path, files, doors)
  if (doors.some((each) => areaOf(each) === 'guest')) return 'start'
  if (doors.length > 1 || isForAll) return 'person'
  if (areas.size === 1 || !isPart(path)) return door
  return door === 'teacher' ? 'teacher-parts' : 'person'
}

/** Parts that depend on a package are in its file, so that a page without them loads neither. */
function findPackageFile(path: string, find: FindModule): string | undefined {
  const needed = reach([path], find)
  return PACKAGE_FILES.find(([pattern]) => [...needed].some((each) => pattern.test(each)))?.[1]
}

export function placeModules(find: FindModule): Map<string, string> {
  const places = new Map<string, string>()
  const users = new Map<string, Set<string>>()
  for (const entry of listEntries(find)) {
    const file = findFile(FAMILIES, entry) ?? entry
    for (const path of reach([entry], find)) users.set(path, (users.get(path) ?? new Set()).add(file))
  }
  for (const [path, files] of users) {
    const [only = ''] = files
    // Engines and their exclusive dependencies are left to the bundler.
    const needing = [...files].filter((file) => !file.startsWith('src/'))
    if (needing.length === 0 || NAMES_ALL.test(path) !== ICON.test(path)) continue
    if (files.size === 1) places.set(path, only)
    else {
      const doorless = !needing.some((file) => DOORS.includes(file))
      const place = findShared(path, needing)
      const room = doorless || needing.includes('guest-course') ? findFile(ROOMS, path) : undefined
      places.set(path, room ?? (WITH_PACKAGES.has(place) ? findPackageFile(path, find) : undefined) ?? place)
    }
  }
  for (const path of reach(APP, find)) if (!NAMES_ALL.test(path) || ICON.test(path)) places.set(path, 'start')
  for (const path of reach([BOOT], find)) places.set(path, 'begin')
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
    const imports = NAMES_ALL.test(path) ? [] : module.importedIds.map(toPath)
    links.set(path, {
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
      const links = readLinks(this, root)
      places = placeModules((path) => links.get(path))
    },
  }
  const nameOf = (id: string): string | null => {
    const path = getModulePath(id, root)
    if (BUNDLER_PARTS.test(id)) return 'begin'
    if (REACT.has(getPackageName(id, root) ?? '')) return 'react'
    if (ICON_BASE.test(path)) return 'start'
    // Raw texts of the articles, which have a different name in the graph.
    if (path.endsWith('.md')) return 'guest-texts'
    return places.get(path) ?? null
  }
  const isPackage = (name: string, id: string) => getPackageName(id, root) === name
  const groups = [
    // Separate, so that the first script loads nothing else.
    {
      name: 'begin',
      test: (id: string) => nameOf(id) === 'begin',
      priority: 4,
      includeDependenciesRecursively: false,
    },
    {
      name: (id: string) => (nameOf(id) === 'dialogs' ? null : nameOf(id)),
      debugName: 'files',
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'shell-shared',
      test: (id: string) => nameOf(id) === 'shell-shared' || isPackage('@mantine/hooks', id),
      priority: 3,
      includeDependenciesRecursively: false,
    },
    // With Mantine's dependencies.
    {
      name: 'dialogs',
      test: (id: string) => nameOf(id) === 'dialogs' || isPackage('@mantine/core', id),
      priority: 1,
    },
  ]
  return { plugin, groups }
}
