import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appEnv, environmentName, putBelowClient, readEnvironment, withPorts } from './env.config.ts'
import { chooseAdapter } from './scripts/build/adapter.ts'
import { makeChunks } from './scripts/build/chunks.ts'
import { showDemoLinks } from './scripts/build/demo-brand.ts'
import { writeFirstCalls } from './scripts/build/first-calls.ts'
import { drawFirstPictures } from './scripts/build/first-pictures.ts'
import { LICENCE_FILE, writeOtherLicences } from './scripts/build/other-licences.ts'
import { getOutputFolder, writeModuleList } from './scripts/build/record.ts'
import { buildServiceWorker } from './scripts/build/service-worker.ts'
import { ownStyleSheets } from './scripts/build/style-sheets.ts'
import { takeOutFeatures } from './scripts/features/take-out.ts'
import { writeFramePages } from './scripts/frames/frame-pages.ts'
import { leaveOutPageFacts } from './scripts/frames/page-facts.ts'
import { serveEngines } from './scripts/serve/dev-engines.ts'
import { getTrialClient } from './scripts/serve/run-addresses.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ mode }) => {
  const name = environmentName(mode)
  const isDemo = process.env.APP_DEMO === '1'
  const isSameOrigin = process.env.APP_SAME_ORIGIN === '1'
  const given = withPorts(name, readEnvironment(name, root))
  const environment = isSameOrigin ? putBelowClient(given, getTrialClient()) : given
  const chunks = makeChunks(root)
  const isHosted = name === 'production' || name === 'development'
  return {
    root,
    plugins: [
      react(),
      isDemo && showDemoLinks(),
      writeFirstCalls(root, environment),
      drawFirstPictures({ name, environment, isDemo }),
      takeOutFeatures(root, environment),
      chooseAdapter(root, environment.VITE_ADAPTER || undefined),
      leaveOutPageFacts(),
      appEnv({ name, environment, isDemo }, root),
      serveEngines(root),
      writeFramePages({ name, environment, isDemo }),
      chunks.plugin,
      writeModuleList(root),
      writeOtherLicences(root),
      buildServiceWorker(root, { environment, isDemo }),
    ],
    css: { postcss: { plugins: [ownStyleSheets] } },
    resolve: {
      // swr and recharts import a shim for React 18; React itself has had the hook since. Longer paths of the
      // shim are not replaced.
      alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
    },
    build: {
      outDir: getOutputFolder(name, isDemo),
      emptyOutDir: true,
      manifest: true,
      // Lists the licences of all packages in the build; the footer links there.
      license: { fileName: LICENCE_FILE },
      // No served file names the maps: a release puts them in a separate folder. (scripts/build/maps.ts)
      sourcemap: process.env.APP_MAPS === '1' ? 'hidden' : false,
      // The oldest supported browsers, as in the README; `older-browsers.ts` adds what they lack beyond
      // syntax.
      target: ['chrome109', 'safari16.4', 'firefox115'],
      // Pictures stay files: inlined ones would add to the first load of every page.
      assetsInlineLimit: 0,
      // Every supported browser knows `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Every dynamic import names the files it needs, and all names are in the first file: short names
          // are short downloads. The letter before the digest keeps it from beginning with a character that a
          // host treats specially. In local builds and tests a file's name says what it is.
          chunkFileNames: isHosted ? 'assets/k[hash:7].js' : 'assets/[name]-[hash].js',
          assetFileNames: ({ names }) =>
            isHosted && names.some((asset) => asset.endsWith('.css'))
              ? 'assets/k[hash:7].css'
              : 'assets/[name]-[hash][extname]',
          codeSplitting: { groups: chunks.groups },
        },
      },
    },
    server: {
      port: Number(new URL(environment.VITE_CLIENT_URL).port) || undefined,
      strictPort: true,
      // Files that builds and the sandbox write must not reload the page.
      watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist*/**', '**/test-results/**'] },
    },
  }
})
