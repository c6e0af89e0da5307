/** The service worker's part of the build: the precache list, and `service-worker.js` itself. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { type Feature, offers } from '#src/lib/features.ts'
import { getHtmlName, type HtmlFile } from '#src/lib/frame-address.ts'
import { START_FILES } from '#src/routes/starts.ts'
import type { AppEnvironment } from '../../env.config.ts'
import { takeOutFeatures } from '../features/take-out.ts'
import { leaveOutPageFacts } from '../frames/page-facts.ts'
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
]
const PERSON_PARTS = ['src/app/late/person.ts', 'src/features/account/notifications/tray.tsx']

/**
 * Pages that a learner reads where there is no connection, with what loads in them later: stored with the
 * first page, visited or not, and again with each release. (ruling R88)
 */
const READ_OFFLINE: readonly { parts: readonly string[]; feature?: Feature }[] = [
  {
    parts: [
      'src/routes/learner/notes.screen.tsx',
      'src/features/learn/notes/link-list.tsx',
      'src/features/learn/notes/linked-text.tsx',
      'src/routes/learner/week.screen.tsx',
    ],
  },
  { parts: ['src/routes/learner/kept.screen.tsx'], feature: 'keptClasses' },
  {
    parts: ['src/routes/learner/review.screen.tsx', 'src/ui/text/sanitise.ts', 'src/ui/text/formulas.ts'],
    feature: 'review',
  },
  { parts: ['src/routes/learner/certificates.screen.tsx'], feature: 'certificates' },
]

interface Area {
  html: readonly HtmlFile[]
  /** Files of pages, by their names in `scripts/build/chunks.ts`; requesting one opens the area. */
  files: readonly string[]
  /** Source modules that load on a press, or behind the first screen. */
  parts?: readonly string[]
}
/**
 * Files that are stored together once a person opens one of their pages. A learner's area has the phone's
 * tabs, the batch and its plan, and what is read offline, which then open offline even if never visited.
 */
const AREAS: Readonly<Record<string, Area>> = {
  guest: { html: ['guest', 'course'], files: ['guest-course', 'guest-courses'] },
  support: { html: ['support'], files: ['guest-support'] },
  learner: {
    html: ['learner', 'plain'],
    files: ['learner', 'learner-me'],
    parts: [
      ...PERSON_PARTS,
      'src/routes/learner/dashboard-below.tsx',
      'src/routes/learner/batch.screen.tsx',
      'src/routes/learner/recordings.screen.tsx',
      ...READ_OFFLINE.flatMap(({ parts, feature }) =>
        feature === undefined || offers[feature] ? parts : [],
      ),
    ],
  },
  batch: { html: ['batch'], files: ['learner-batch'] },
  player: { html: ['player'], files: ['learner-player'] },
  // The files that play a kept class: stored when one is kept, whether or not these pages were opened. (ruling R68)
  kept: {
    html: [],
    files: ['kept'],
    parts: ['node_modules/hls.js/dist/hls.light.mjs', 'node_modules/hls.js/dist/hls.mjs'],
  },
  exam: {
    html: ['exam'],
    files: ['learner-exam', 'learner-work'],
    parts: ['src/features/exam/exam-room/question/code-editor.tsx', 'src/ui/text/sanitise.ts'],
  },
  certificates: {
    html: ['certificates'],
    files: ['learner-certificates'],
    parts: ['src/ui/paper/english-paper.tsx'],
  },
  jobs: { html: ['jobs'], files: ['learner-jobs'] },
  checkout: { html: ['checkout'], files: ['guest-purchase'] },
  talent: { html: ['talent'], files: ['talent'], parts: PERSON_PARTS },
  teacher: { html: ['teacher', 'grading'], files: ['teacher', 'teacher-grading'], parts: PERSON_PARTS },
}
/** The phone's font; the second family, for wide windows, is stored after its first use. (ruling R27) */
const FONT = /^assets\/noto-sans-bengali.*\.woff2$/

export interface StoredFiles {
  first: ReadonlySet<string>
  /** By name, without the precached files. */
  areas: ReadonlyMap<string, { files: ReadonlySet<string>; doors: ReadonlySet<string> }>
}

/** Paths below the build's folder. */
export function listStoredFiles(manifest: Manifest): StoredFiles {
  const name = (html: readonly HtmlFile[], modules: readonly string[]) => {
    const { scripts, styles } = listFiles(manifest, modules)
    return new Set([...html.map(getHtmlName), ...scripts, ...styles])
  }
  const { frame, screens } = getStartModules('home')
  const first = name(['home'], [ENTRY, frame, screens[0], ...STORED_PARTS])
  const findKey = (wanted: string) => Object.keys(manifest).find((key) => manifest[key]?.name === wanted)
  const hasFile = (wanted: string) => findKey(wanted) !== undefined
  const findFile = (wanted: string) => {
    const found = findKey(wanted)
    if (found === undefined) throw new Error(`The build has no file called ${wanted}.`)
    return found
  }
  // An owner may switch an area off.
  const offered = Object.entries(AREAS)
    .map(([area, { html, ...rest }]) => ({
      area,
      html: html.filter((file) => START_FILES.includes(file)),
      ...rest,
    }))
    .filter(({ html, area }) => html.length > 0 || (area === 'kept' && hasFile('kept')))
  const areas = offered.map(({ area, html, files, parts = [] }) => {
    const pages = files.map(findFile)
    const doors = pages.flatMap((page) => manifest[page]?.file ?? [])
    return [
      area,
      {
        files: name(html, [...pages, ...parts]).difference(first),
        doors: new Set([...html.map(getHtmlName), ...doors]),
      },
    ] as const
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
        globPatterns: ['*.html', 'assets/*.{js,css,woff2}'],
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
