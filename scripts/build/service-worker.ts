/** The service worker's part of the build: the precache list, and `service-worker.js` itself. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { offers } from '#src/lib/features.ts'
import { getHtmlName, type HtmlFile } from '#src/lib/frame-address.ts'
import { START_FILES } from '#src/routes/starts.ts'
import type { AppEnvironment } from '../../env.config.ts'
import { takeOutFeatures } from '../features/take-out.ts'
import { leaveOutPageFacts } from '../frames/page-facts.ts'
import { projectRoot } from '../script.ts'
import { ENTRY, listFiles, readManifest, type Manifest } from './manifest.ts'
import { VITE_MANIFEST } from './record.ts'
import { getStartModules } from './start-modules.ts'

/** Parts that load behind the first page, when the connection may already be lost. */
const STORED_PARTS = [
  'src/older-browsers.ts',
  'src/app/late/shell.tsx',
  'src/features/shell/guest/guest-area.tsx',
  'src/features/shell/head/sharing-tags.tsx',
  'src/ui/frame/side-panel-drawer.tsx',
  'src/app/frames/person-menu.tsx',
  'src/features/site/home/home-below.tsx',
  'src/features/site/home/goal-upcoming.tsx',
  'src/routes/guest/preloads.ts',
]
const PERSON_PARTS = [
  'src/app/late/person.ts',
  ...(offers.notifications ? ['src/features/account/notifications/tray.tsx'] : []),
]
/** The player of a downloaded class, and the parts of a list of such classes. */
const KEPT_PARTS = [
  'src/features/learn/player/free-player.tsx',
  ...[
    'keep-sheet.tsx',
    'module-sheet.tsx',
    'day-module.tsx',
    'kept-line.tsx',
    'kept-work.ts',
    'several-bar.tsx',
  ].map((name) => `src/features/learn/shared/kept/${name}`),
]

/** The viewer of a stored module's PDFs and pictures; the PDF worker is an asset of the engine. */
const PAPER_PARTS = ['src/engines/pages/parts/inside/pinned-paper.tsx', 'src/engines/pages/pdf-engine.ts']

/** A screen and the files that it imports later; a build without the screen has none of them. */
type PageParts = readonly [screen: string, ...parts: string[]]

/**
 * Pages that a learner reads where there is no connection, with what loads in them later: stored with the
 * first page, visited or not, and again with each release. (ruling R88)
 */
const READ_OFFLINE: readonly PageParts[] = [
  [
    'src/routes/learner/notes.screen.tsx',
    'src/features/learn/notes/link-list.tsx',
    'src/features/learn/notes/linked-text.tsx',
    'src/features/learn/notes/take-moment.ts',
    'src/engines/archives/zip-parts.ts',
  ],
  ['src/routes/learner/week.screen.tsx'],
  ['src/routes/learner/kept.screen.tsx', ...KEPT_PARTS],
  [
    'src/routes/learner/review.screen.tsx',
    ...(offers.notes ? ['src/features/learn/review/remember-note.tsx'] : []),
    'src/stores/review/at-logout.ts',
    'src/ui/text/sanitise.ts',
  ],
  ['src/routes/learner/certificates.screen.tsx'],
]

interface Area {
  html: readonly HtmlFile[]
  /** Its pages, by folder below `src/routes`: requesting the script of one opens the area. One without pages opens with its parts. */
  screens: Readonly<Partial<Record<'guest' | 'learner' | 'talent' | 'teacher', readonly string[]>>>
  /** Source modules that load on a press, or behind the first screen. */
  parts?: readonly string[]
  pageParts?: readonly PageParts[]
}
/**
 * Files that are stored together once a person opens one of their pages. A learner's area has the phone's
 * tabs, the batch and its plan, and what is read offline, which then open offline even if never visited.
 */
const AREAS: Readonly<Record<string, Area>> = {
  guest: {
    html: ['guest', 'course'],
    screens: { guest: ['course', 'courses', 'category', 'search'] },
    parts: ['src/routes/guest/page-preloads.ts'],
  },
  support: { html: ['support'], screens: { guest: ['support'] } },
  check: {
    html: ['check'],
    screens: { guest: ['share-certificate'] },
    parts: ['src/routes/guest/page-preloads.ts'],
  },
  learner: {
    html: ['learner', 'plain'],
    screens: {
      learner: [
        'dashboard',
        'my-courses',
        'routine',
        'tasks',
        'catch-up',
        'me',
        'profile',
        'devices',
        'on-device',
        'alert-settings',
        'notifications',
      ],
    },
    parts: [
      ...PERSON_PARTS,
      'src/app/late/begin-saving.ts',
      'src/routes/learner/page-preloads.ts',
      'src/routes/learner/dashboard-below.tsx',
      'src/routes/learner/recordings.screen.tsx',
      ...['', '-about', '-classes', '-notices', '-progress', '-recordings'].map(
        (tab) => `src/routes/learner/batch${tab}.screen.tsx`,
      ),
      ...(offers.resources ? ['src/routes/learner/batch-resources.screen.tsx'] : []),
    ],
    pageParts: READ_OFFLINE,
  },
  // Large, and few texts have one: stored once one was shown, and again with each release.
  formulas: { html: [], screens: {}, parts: ['src/ui/text/formulas.ts'] },
  batch: {
    html: ['batch'],
    screens: {
      learner: ['batch', 'batch-about', 'batch-classes', 'batch-notices', 'batch-resources', 'leaderboard'],
    },
    // Its calls leave with the press on the plan, before the exam's page is there.
    parts: ['src/routes/learner/exam-preloads.ts'],
  },
  player: { html: ['player'], screens: { learner: ['recording', 'recordings', 'batch-recordings'] } },
  // Together with the exam's area, plays a stored class and opens a stored module: fetched with the first of them, even if these pages were never opened. (ruling R68)
  kept: {
    html: [],
    screens: { learner: ['kept', 'kept-file'] },
    parts: [
      'src/routes/learner/assignment.screen.tsx',
      ...KEPT_PARTS,
      ...PAPER_PARTS,
      ...(offers.code ? ['src/engines/code/parts/inside/run-code.tsx'] : []),
      'node_modules/hls.js/dist/hls.light.mjs',
      'node_modules/hls.js/dist/hls.mjs',
    ],
  },
  exam: {
    html: ['exam'],
    screens: {
      learner: [
        'exam',
        'assignment',
        'live',
        'level',
        'my-assessments',
        'my-assessment',
        'practice',
        'practice-quiz',
      ],
    },
    parts: [
      'src/routes/learner/exam-preloads.ts',
      'src/features/exam/exam-room/question/code-editor.tsx',
      'src/ui/text/sanitise.ts',
      ...(offers.markQuestions ? ['src/features/exam/shared/mark-question/ask-sheet.tsx'] : []),
    ],
  },
  certificates: {
    html: ['certificates'],
    screens: {
      learner: [
        'certificates',
        'certificate',
        'proof-book',
        'batch-progress',
        'notes',
        'week',
        'work-updates',
        'transactions',
      ],
    },
    parts: ['src/engines/papers/parts/inside/english-paper.tsx'],
  },
  jobs: { html: ['jobs'], screens: { learner: ['jobs'] } },
  checkout: {
    html: ['checkout'],
    screens: { guest: ['purchase', 'level-purchase', 'purchase-result'] },
    parts: ['src/features/shop/checkout/purchase-steps.tsx'],
  },
  talent: {
    html: ['talent'],
    screens: {
      talent: ['home', 'profile', 'education', 'experience', 'interviews', 'offers'],
    },
    parts: PERSON_PARTS,
  },
  teacher: {
    html: ['teacher', 'grading'],
    screens: { teacher: ['dashboard', 'submissions', 'submission', 'levels', 'level', 'by-question'] },
    parts: [
      ...PERSON_PARTS,
      'src/routes/teacher/page-preloads.ts',
      // The pages that a teacher's day links to.
      ...['batches', 'learners', 'learner', 'study-plan', 'exam-builder'].map(
        (page) => `src/routes/teacher/${page}.screen.tsx`,
      ),
    ],
  },
}
/** The phone's font; the second family, for wide windows, is stored after its first use. (ruling R27) */
const FONT = /^assets\/noto-sans-bengali.*\.woff2$/

export interface StoredFiles {
  first: ReadonlySet<string>
  /** By name, without the precached files. */
  areas: ReadonlyMap<string, { files: ReadonlySet<string>; doors: ReadonlySet<string> }>
}

/** False for a page that the owner has switched off; a renamed one is an error. */
function isOffered(path: string, manifest: Manifest): boolean {
  if (!existsSync(join(projectRoot, path))) throw new Error(`There is no screen at ${path}.`)
  return manifest[path] !== undefined
}

/** The scripts of these pages, except one that a page outside of the area is in too. */
function listDoors(pages: readonly string[], manifest: Manifest): string[] {
  const others = Object.keys(manifest).filter((key) => key.endsWith('.screen.tsx') && !pages.includes(key))
  const shared = new Set(others.map((key) => manifest[key]?.file))
  return pages.flatMap((page) => manifest[page]?.file ?? []).filter((file) => !shared.has(file))
}

/** Paths below the build's folder. */
export function listStoredFiles(manifest: Manifest): StoredFiles {
  const name = (html: readonly HtmlFile[], modules: readonly string[]) => {
    const pictures = html.map((file) => getStartModules(file).picture).filter((key) => key in manifest)
    const { scripts, styles } = listFiles(manifest, [...modules, ...pictures])
    // Workers, and what they run: pages of PDFs, code of a lesson.
    const engines = modules
      .flatMap((each) => manifest[each]?.assets ?? [])
      .filter((path) => /\.(?:js|wasm)$/.test(path))
    return new Set([...html.map(getHtmlName), ...scripts, ...styles, ...engines])
  }
  const { frame, screens } = getStartModules('home')
  // Without its picture, which most persons never see: the browser's own cache has it.
  const first = name([], [ENTRY, frame, ...screens.slice(0, 1), ...STORED_PARTS]).add(getHtmlName('home'))
  const listScreens = ({ screens: byArea }: Area) =>
    Object.entries(byArea)
      .flatMap(([area, names]) => names.map((screen) => `src/routes/${area}/${screen}.screen.tsx`))
      .filter((path) => isOffered(path, manifest))
  // An owner may switch an area off.
  const offered = Object.entries(AREAS).filter(
    ([, { html }]) => html.length === 0 || html.some((file) => START_FILES.includes(file)),
  )
  const areas = offered.flatMap(([area, facts]) => {
    const html = facts.html.filter((file) => START_FILES.includes(file))
    const pages = listScreens(facts)
    const opening = Object.keys(facts.screens).length > 0 ? pages : (facts.parts ?? [])
    if (opening.length === 0) return []
    const doors = listDoors(opening, manifest)
    const later = (facts.pageParts ?? []).filter(([screen]) => isOffered(screen, manifest)).flat()
    const files = name(html, [...pages, ...(facts.parts ?? []), ...later]).difference(first)
    return [[area, { files, doors: new Set([...html.map(getHtmlName), ...doors]) }] as const]
  })
  return { first, areas: new Map(areas) }
}

/** Only in builds, and not in the demo, whose API is a part of its page. */
export function buildServiceWorker(
  root: string,
  { environment, isDemo }: Omit<AppEnvironment, 'name'>,
): Plugin[] {
  let config: ResolvedConfig
  let failure: Error | undefined
  const place: Plugin = {
    name: 'service-worker-place',
    configResolved(resolved) {
      config = resolved
    },
    buildEnd(error) {
      failure = error
    },
  }
  return [
    place,
    ...VitePWA({
      disable: isDemo,
      strategies: 'injectManifest',
      srcDir: 'src/app/worker',
      filename: 'service-worker.ts',
      // The app registers it itself, later; the app's manifest is in `public`.
      injectRegister: false,
      manifest: false,
      // After the frames' pages are written.
      integration: {
        closeBundleOrder: 'post',
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn'
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: [leaveOutPageFacts(), takeOutFeatures(root, environment)] },
        globPatterns: ['*.html', 'assets/*.{js,css,woff2,wasm}'],
        manifestTransforms: [
          (entries) => {
            // Also called after a failed build, of which only the last error is shown.
            if (failure) throw failure
            const notes = join(config.build.outDir, VITE_MANIFEST)
            // The build failed earlier and has already reported why.
            if (!existsSync(notes)) return { manifest: [] }
            const { first, areas } = listStoredFiles(readManifest(notes))
            const find = (url: string) => {
              const inAreas = [...areas].filter(([, { files }]) => files.has(url)).map(([area]) => area)
              const opens = [...areas].find(([, { doors }]) => doors.has(url))?.[0]
              return { isStored: inAreas.length > 0 || first.has(url) || FONT.test(url), inAreas, opens }
            }
            return {
              manifest: entries.flatMap((entry) => {
                const { isStored, inAreas, opens } = find(entry.url)
                if (!isStored) return []
                return [{ ...entry, ...(inAreas.length > 0 && { areas: inAreas }), ...(opens && { opens }) }]
              }),
            }
          },
        ],
      },
    }),
  ]
}
