import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appEnv, environmentName, readEnvironment, withPorts } from './env.config.ts'
import { framePages } from './scripts/frames/frame-pages.ts'
import { moduleList } from './scripts/build/module-list.ts'
import { outputFolder } from './scripts/build/output.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { BASE, startChunks } from './scripts/build/start-chunks.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ mode }) => {
  const name = environmentName(mode)
  const isDemo = process.env.APP_DEMO === '1'
  const environment = withPorts(name, readEnvironment(name, root))
  const start = startChunks(root)
  return {
    root,
    plugins: [
      react(),
      appEnv({ name, environment, isDemo }, root),
      framePages({ name, environment, isDemo }),
      start.plugin,
      moduleList(root),
      serviceWorker(isDemo),
    ],
    build: {
      outDir: outputFolder(name, isDemo),
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      // Pictures stay files: inlined ones would weigh on the first load of every page.
      assetsInlineLimit: 0,
      // Every browser that reads the rest of our code knows `modulepreload`.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // Only what every page needs; a group pulls every use of a package into the first load.
              { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
              { name: BASE, test: (id) => start.chunkOf(id) === BASE, priority: 1 },
              {
                debugName: 'start',
                name: (id) => start.chunkOf(id) ?? null,
                test: (id) => start.chunkOf(id) !== undefined,
                minShareCount: 2,
              },
            ],
          },
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
