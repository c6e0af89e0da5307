/** The service worker's part of the build: which files it keeps from the start, and `service-worker.js` itself. */
import { join } from 'node:path'
import type { Plugin, ResolvedConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { HTML_FILES, getHtmlName, type FrameName } from '#src/lib/frame-address.ts'
import { moduleOfFrame } from '../frames/frames.ts'
import { ENTRY, filesOf, readManifest, type Manifest } from './manifest.ts'
import { VITE_MANIFEST } from './output.ts'

/** Frames whose files come with the worker; those of teachers and talents are kept from the first visit on. */
const FRAMES_KEPT: readonly FrameName[] = ['guest', 'course', 'plain', 'learner']
/** Screens that must open without a line although they were never open before: where a learner begins, and the exam. */
const SCREENS_KEPT = ['src/routes/guest/home.screen.tsx', 'src/routes/learner/dashboard.screen.tsx', 'src/routes/learner/exam.screen.tsx']
/** What these ask for only when it is used, which may be when the line is gone: questions as HTML, the palette of a phone, a refresh, an upload. */
const PARTS_KEPT = [
  'src/api/client/refresh.ts',
  'src/api/client/upload.ts',
  'src/app/confirm-of-store.tsx',
  'src/app/error-page.tsx',
  'src/app/toaster-of-store.tsx',
  'src/features/exam/exam-room/after/end-view.tsx',
  'src/features/exam/exam-room/question/blanks.tsx',
  'src/features/exam/exam-room/question/code-answer.tsx',
  'src/features/exam/exam-room/question/file-answer.tsx',
  'src/features/exam/exam-room/question/interview.tsx',
  'src/features/exam/exam-room/room/exam-room.tsx',
  'src/features/exam/exam-room/room/keys-sheet.tsx',
  'src/features/exam/exam-room/room/review-view.tsx',
  'src/routes/learner/early.ts',
  'src/routes/learner/exam-outside.tsx',
  'src/routes/learner/table.ts',
  'src/app/count-unsent.ts',
  'src/ui/frame/route-line.ts',
  'src/ui/text/sanitise.ts',
  'src/ui/frame/side-panel-drawer.tsx',
]
/** Of the phone; a desk's second family is kept once it was shown. (ruling R27) */
const FONT = /^assets\/noto-sans-bengali.*\.woff2$/

/** Paths below the build's folder. */
function keptFiles(manifest: Manifest): ReadonlySet<string> {
  const { scripts, styles } = filesOf(manifest, [ENTRY, ...FRAMES_KEPT.map(moduleOfFrame), ...SCREENS_KEPT, ...PARTS_KEPT])
  return new Set([...HTML_FILES.map(getHtmlName), ...scripts, ...styles])
}

/** In the build alone, and not in the demo, whose API is a part of its page. */
export function serviceWorker(isDemo: boolean): Plugin[] {
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
        globPatterns: ['*.html', 'assets/*.{js,css,woff2}'],
        manifestTransforms: [
          (entries) => {
            // Asked for after a failed build too, of which only the last error is shown.
            if (failure) throw failure
            const kept = keptFiles(readManifest(join(config.build.outDir, VITE_MANIFEST)))
            return { manifest: entries.filter(({ url }) => kept.has(url) || FONT.test(url)) }
          },
        ],
      },
    }),
  ]
}
