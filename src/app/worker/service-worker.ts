/**
 * The service worker: opens the app without a line, and quickly with one. It waits to be let in, so that no page is changed under
 * its reader, and passes by whatever is not a file of the app. (ruling R47 lets it in)
 */
import { makeAppFiles } from './app-files.ts'
import type { WorkerMessage } from './worker-message.ts'

// Types the part of the worker's global scope that we use: TypeScript's own types for it clash with those of a page.
interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void
}

interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown
}

interface WorkerScope {
  /** Put in by the build: the files that are stored from the start. */
  readonly __WB_MANIFEST: readonly { url: string; revision: string | null }[]
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: RequestEvent) => void): void
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void
  }
}

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
