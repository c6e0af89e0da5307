import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appEnv, environmentName, putBelowClient, readEnvironment, withPorts } from './env.config.ts'
import { chooseAdapter } from './scripts/build/adapter.ts'
import { writeBareRequests } from './scripts/build/bare-requests.ts'
import { makeChunks } from './scripts/build/chunks.ts'
import { LICENCE_FILE, writeFontLicences } from './scripts/build/font-licences.ts'
import { getOutputFolder, writeModuleList } from './scripts/build/record.ts'
import { buildServiceWorker } from './scripts/build/service-worker.ts'
import { ownStyleSheets } from './scripts/build/style-sheets.ts'
import { takeOutFeatures } from './scripts/features/take-out.ts'
import { writeFramePages } from './scripts/frames/frame-pages.ts'
import { leaveOutPageFacts } from './scripts/frames/page-facts.ts'
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
      writeBareRequests(root),
      takeOutFeatures(root),
      chooseAdapter(root, environment.VITE_ADAPTER || undefined),
      leaveOutPageFacts(),
      appEnv({ name, environment, isDemo }, root),
      writeFramePages({ name, environment, isDemo }),
      chunks.plugin,
      writeModuleList(root),
      writeFontLicences(root),
      buildServiceWorker(root, isDemo),
    ],
    css: { postcss: { plugins: [ownStyleSheets] } },
    resolve: {
      // swr and recharts ask for a stand-in that React 18 needed; React has had the hook itself since. Parts of it by longer names stay.
      alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
    },
    build: {
      outDir: getOutputFolder(name, isDemo),
      emptyOutDir: true,
      manifest: true,
      // Names every package in the build with its licence; the footer leads there.
      license: { fileName: LICENCE_FILE },
      // Named by no file: a release puts them beside what is served. (scripts/build/maps.ts)
      sourcemap: process.env.APP_MAPS === '1' ? 'hidden' : false,
      // The floor of browsers that the README names; `older-browsers.ts` brings what they lack beside syntax.
      target: ['chrome109', 'safari16.4', 'firefox115'],
      // Pictures stay files: inlined ones would weigh on the first load of every page.
      assetsInlineLimit: 0,
      // Every browser that reads the rest of our code knows `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Every dynamic import names the files it needs, in the first file of all: short names are short downloads. The letter
          // before the digest keeps it from beginning with a sign that a host treats in a way of its own. Here at home and in
          // tests a file says what it is.
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
      // What builds and the sandbox write is no reason to reload the page.
      watch: { ignored: ['**/.cache/**', '**/.sandbox/**', '**/dist*/**', '**/test-results/**'] },
    },
  }
})
