/** The service worker's part of the build: which files it stores from the start, and `service-worker.js` itself. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { type FrameName, type HtmlFile, getHtmlName } from '#src/lib/frame-address.ts'
import { START_FILES, START_PAGES } from '#src/routes/starts.ts'
import { takeOutFeatures } from '../features/take-out.ts'
import { leaveOutPageFacts } from '../frames/page-facts.ts'
import { ENTRY, listFiles, readManifest, type Manifest } from './manifest.ts'
import { VITE_MANIFEST } from './record.ts'
import { getStartModules } from './start-modules.ts'

/** Parts that are fetched behind the first page, which may be when the line is gone. */
const STORED_PARTS = [
  'src/older-browsers.ts',
  'src/app/late/shell.tsx',
  'src/features/shell/guest/guest-area.tsx',
  'src/features/shell/head/sharing-tags.tsx',
  'src/ui/frame/side-panel-drawer.tsx',
]
/** The same for those who have logged in, with all pages of a learner: they open without a line although they were never open before. */
const STORED_REST = [
  'src/app/late/person.ts',
  'src/features/account/notifications/tray.tsx',
  'src/routes/learner/dashboard-below.tsx',
  'src/features/exam/exam-room/question/code-editor.tsx',
  'src/ui/text/sanitise.ts',
]
const LEARNERS_PAGE = /^src\/routes\/learner\/[\w-]+\.screen\.tsx$/
/** Font of the phone; the second family of wide windows is stored once it was shown. (ruling R27) */
const FONT = /^assets\/noto-sans-bengali.*\.woff2$/

/** Frames that a guest reads in; the others are of use to those alone who log in. */
const OPEN: ReadonlySet<FrameName> = new Set(['guest', 'course'])

/** Paths below the build's folder; `rest` is what nobody needs who only reads. */
export function listStoredFiles(manifest: Manifest): {
  first: ReadonlySet<string>
  rest: ReadonlySet<string>
} {
  const isClosed = (file: HtmlFile) => !OPEN.has(START_PAGES[file].frame)
  const list = (files: readonly HtmlFile[]) => {
    const stored = files.filter((file) => START_PAGES[file].stores)
    const screens = stored.filter((file) => START_PAGES[file].stores === 'screen').map(getStartModules)
    return [
      ENTRY,
      ...stored.map((file) => getStartModules(file).frame),
      ...screens.flatMap(({ area, screens: [screen] }) => [...area, screen]),
    ]
  }
  const name = (files: readonly HtmlFile[], modules: readonly string[]) => {
    const { scripts, styles } = listFiles(manifest, modules)
    return new Set([...files.map(getHtmlName), ...scripts, ...styles])
  }
  const [open, closed] = [START_FILES.filter((file) => !isClosed(file)), START_FILES.filter(isClosed)]
  const first = name(open, [...list(open), ...STORED_PARTS])
  const ofClosed = list(closed)
  const pages = Object.keys(manifest).filter((path) => LEARNERS_PAGE.test(path))
  return { first, rest: name(closed, [...ofClosed, ...pages, ...STORED_REST]).difference(first) }
}

/** In the build alone, and not in the demo, whose API is a part of its page. */
export function buildServiceWorker(root: string, isDemo: boolean): Plugin[] {
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
      // Registered by the app itself, late; the manifest of the app stands in `public`.
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
        buildPlugins: { vite: [leaveOutPageFacts(), takeOutFeatures(root)] },
        globPatterns: ['*.html', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [
          (entries) => {
            // Asked for after a failed build too, of which only the last error is shown.
            if (failure) throw failure
            const notes = join(config.build.outDir, VITE_MANIFEST)
            // What refused to be written tells why by itself.
            if (!existsSync(notes)) return { manifest: [] }
            const { first, rest } = listStoredFiles(readManifest(notes))
            const stored = entries.filter(({ url }) => first.has(url) || rest.has(url) || FONT.test(url))
            return {
              manifest: stored.map((entry) => (rest.has(entry.url) ? { ...entry, isRest: true } : entry)),
            }
          },
        ],
      },
    }),
  ]
}
