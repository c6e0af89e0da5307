/** Types the part of the worker's global scope that we use: TypeScript's own types for it clash with those of a page. */

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

export interface WorkerScope {
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
