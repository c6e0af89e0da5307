/**
 * The service worker: opens the app without a line, and quickly with one. It waits to be let in, so that no page is changed under
 * its reader, and passes by whatever is not a file of the app. (ruling R47 lets it in)
 */
import { makeAppFiles } from './app-files.ts'
import type { WorkerMessage } from './worker-message.ts'
import type { WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

const manifest = self.__WB_MANIFEST

/** One build may be served for several APIs (ruling R7): their copies of its files are not the same. */
const build = [...manifest.map(({ revision }) => revision?.slice(0, 8) ?? ''), import.meta.env.VITE_API_URL].join('')

const files = makeAppFiles({
  build,
  paths: manifest.map(({ url }) => `/${url}`),
  origin: self.location.origin,
  storage: self.caches,
  fetch: (...request) => fetch(...request),
})

self.addEventListener('install', (event) => event.waitUntil(files.fetchAll()))

self.addEventListener('activate', (event) => event.waitUntil(files.forgetOld().then(() => self.clients.claim())))

self.addEventListener('fetch', (event) => {
  const response = files.respond(event.request)
  if (response) event.respondWith(response)
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  event.waitUntil(message.kind === 'take-over' ? self.skipWaiting() : files.add(message.paths))
})
