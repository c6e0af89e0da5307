import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appEnv, environmentName, readEnvironment, withPorts } from './env.config.ts'
import { framePages } from './scripts/frames/frame-pages.ts'
import { moduleList } from './scripts/build/module-list.ts'
import { outputFolder } from './scripts/build/output.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ mode }) => {
  const name = environmentName(mode)
  const isDemo = process.env.APP_DEMO === '1'
  const environment = withPorts(name, readEnvironment(name, root))
  return {
    root,
    plugins: [react(), appEnv({ name, environment, isDemo }, root), framePages({ name, environment, isDemo }), moduleList(root)],
    build: {
      outDir: outputFolder(name, isDemo),
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      // Pictures stay files: inlined ones would weigh on the first load of every page.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Only what every page needs; a group pulls every use of a package into the first load. (stack 3)
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
              // Small parts that most screens use: one file packs far better than fifty. Rare ones stay with their screens.
              { name: 'parts', test: /src[\\/](ui|lib)[\\/][\w-]+\.tsx?$|@tabler[\\/]/, minShareCount: 8 },
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
