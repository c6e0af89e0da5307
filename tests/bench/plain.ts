/**
 * Builds and answers for what the product is measured beside, on the same machine and line: a plain React page, and one word that a service
 * worker answers, which is the soonest that this browser shows anything from a worker.
 */

import { createReadStream, existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressBuild } from '../../scripts/build/compress.ts'
import { projectRoot } from '../../scripts/script.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Small enough that nothing but the browser itself takes time. */
const ONE_WORD: Readonly<Record<string, readonly [type: string, content: string]>> = {
  '/word': [
    'text/html',
    '<!doctype html><meta name="viewport" content="width=device-width"><title>1</title><p data-ready>1</p><script>navigator.serviceWorker.register("/word.js")</script>',
  ],
  '/word.js': [
    'text/javascript',
    `addEventListener('install', (event) => event.waitUntil(caches.open('1').then((cache) => cache.add('/word')).then(() => skipWaiting())))
     addEventListener('activate', (event) => event.waitUntil(clients.claim()))
     addEventListener('fetch', (event) => event.respondWith(caches.match(event.request, { ignoreVary: true }).then((hit) => hit ?? fetch(event.request))))`,
  ],
}

async function buildPlain(): Promise<string> {
  const outDir = join(projectRoot, '.cache/bench-plain')
  await build({
    root: join(projectRoot, 'tests/bench/plain-page'),
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { outDir, emptyOutDir: true },
  })
  compressBuild(outDir)
  return outDir
}

/** The request of the plain page to its server. */
const CARDS = JSON.stringify(Array.from({ length: 12 }, (_, index) => ({ id: index, name: `কোর্স ${index}` })))

/** Serves the plain React page at `/`, its one call at `/cards`, and the word from a worker at `/word`. */
export async function makePlain(): Promise<RequestListener> {
  const folder = await buildPlain()
  return ({ url = '/' }, answer) => {
    const small = url === '/cards' ? (['application/json', CARDS] as const) : ONE_WORD[url]
    if (small) {
      answer.writeHead(200, { 'content-type': small[0] }).end(small[1])
      return
    }
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
  }
}
