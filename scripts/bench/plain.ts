/** Builds and serves the plain React page that the product is measured beside, on the same machine and line. */
import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressBuild } from '../build/compress.ts'
import { projectRoot } from '../project-root.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

async function buildPlain(): Promise<string> {
  const outDir = join(projectRoot, '.cache/bench-plain')
  await build({
    root: join(projectRoot, 'scripts/bench/plain-page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  compressBuild(outDir)
  return outDir
}

export async function servePlain(): Promise<{ url: string; stop: () => void }> {
  const folder = await buildPlain()
  const server = createServer(({ url = '/' }, answer) => {
    const file = join(folder, url === '/' ? 'index.html' : new URL(url, 'http://localhost').pathname)
    if (!existsSync(file)) {
      answer.writeHead(404).end()
      return
    }
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    const packed = `${file}.br`
    const isPacked = existsSync(packed)
    answer.writeHead(200, isPacked ? { ...headers, 'content-encoding': 'br' } : headers)
    createReadStream(isPacked ? packed : file).pipe(answer)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
