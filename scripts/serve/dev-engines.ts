/**
 * The box and its engines on the development server: the page with its policy, and each worker as one plain script, since a worker of an opaque origin
 * takes no modules. (docs/decisions/0035)
 */

import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { BOX_ADDRESS, BOX_HEADERS, BOX_PAGE } from '#src/engines/code/box-page.ts'
import { offers } from '#src/lib/features.ts'

const FOLDER = 'src/engines/code/inside'
const WORKER = /src\/engines\/code\/inside\/([\w-]+-worker|page-script)\.ts\?worker&url$/
const ADDRESS = '/@engine/'

/** Bundled anew for each page that runs code, so that it is what the sources say. */
async function bundleWorker(root: string, name: string): Promise<string> {
  const { build } = await import('vite')
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    // No engine reads it; a module that the workers share does.
    define: { 'import.meta.env.VITE_PYTHON_PATH': '""' },
    build: {
      write: false,
      rolldownOptions: { input: join(root, FOLDER, `${name}.ts`), output: { format: 'iife' } },
    },
  })
  if (!('output' in built)) throw new Error(`${name} was not bundled`)
  return built.output[0].code
}

export function serveEngines(root: string): Plugin {
  return {
    name: 'dev-engines',
    apply: 'serve',
    enforce: 'pre',
    load(id) {
      const name = WORKER.exec(id.replaceAll('\\', '/'))?.[1]
      return name ? `export default ${JSON.stringify(`${ADDRESS}${name}.js`)}` : undefined
    },
    configureServer(server) {
      if (!offers.code) return
      server.middlewares.use(BOX_ADDRESS, (_request, response) =>
        response
          .setHeaders(new Map(Object.entries(BOX_HEADERS)))
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(BOX_PAGE),
      )
      server.middlewares.use(ADDRESS, (request, response, next) => {
        const name = basename(request.url ?? '', '.js')
        bundleWorker(root, name).then(
          (code) => response.setHeader('content-type', 'text/javascript; charset=utf-8').end(code),
          next,
        )
      })
    },
  }
}
