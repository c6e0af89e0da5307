/**
 * The service worker: opens the app offline, and quickly online, and shows pushes. It waits to be activated,
 * so that no page changes while it is read, and ignores everything that is not a file of the app. (ruling R47
 * allows it)
 */

import { isQuiet } from '#src/lib/quiet-hours.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { mayShowPushes } from '#src/stores/browser/push-state.ts'
import { readQuietHours } from '#src/stores/browser/quiet-hours.ts'
import { isWorkerSavingData } from '#src/stores/browser/saving-mark.ts'
import { storeSharedFiles } from '#src/stores/browser/shared-files.ts'
import { makeAppFiles, type StoredArea } from './app-files.ts'
import { makePush, type OpenPage } from './push.ts'
import { takeShare } from './take-share.ts'
import type { OpenAddress, WorkerMessage } from './worker-message.ts'

// Types the part of the worker's global scope that we use; TypeScript's own types conflict with those of a
// page.
interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void
}

interface RequestEvent extends LastingEvent {
  readonly request: Request
  respondWith: (response: Promise<Response>) => void
}

interface WorkerMessageEvent extends LastingEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface PushEvent extends LastingEvent {
  readonly data: { text: () => string } | null
}

interface ClickEvent extends LastingEvent {
  readonly notification: Notification
}

interface WindowClient {
  readonly url: string
  postMessage: (message: OpenAddress, transfer: Transferable[]) => void
  focus: () => Promise<unknown>
}

interface StoredFile {
  url: string
  revision: string | null
  /** The areas that it is stored with; without any it is stored at install. */
  areas?: readonly string[]
  /** The area that it opens. */
  opens?: string
}

interface WorkerScope {
  /** Inserted by the build: the files that are stored before they are used. */
  readonly __WB_MANIFEST: readonly StoredFile[]
  readonly location: Location
  readonly caches: CacheStorage
  readonly clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>
    openWindow: (address: string) => Promise<unknown>
  }
  readonly registration: ServiceWorkerRegistration
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'fetch', listener: (event: RequestEvent) => void): void
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void
    (type: 'push', listener: (event: PushEvent) => void): void
    (type: 'notificationclick', listener: (event: ClickEvent) => void): void
  }
}

declare const self: WorkerScope

const manifest = self.__WB_MANIFEST

/** One build may be served for several APIs (ruling R7), each with different copies of its files. */
const build = [
  ...manifest.map(({ revision }) => revision?.slice(0, 8) ?? ''),
  import.meta.env.VITE_API_URL,
].join('')

/** Paths on our own origin that a host forwards to the API. */
function listApiPaths(): string[] {
  return [
    import.meta.env.VITE_API_URL,
    import.meta.env.VITE_TALENT_API_URL,
    import.meta.env.VITE_SEARCH_URL,
    import.meta.env.VITE_MEDIA_URL,
    import.meta.env.VITE_ICON_URL,
  ]
    .map((address) => new URL(address, self.location.origin))
    .filter(({ origin, pathname }) => origin === self.location.origin && pathname !== '/')
    .map(({ pathname }) => pathname)
}

const getPath = ({ url }: StoredFile) => `/${url}`

function listAreas(): StoredArea[] {
  const names = new Set(manifest.flatMap(({ areas = [] }) => areas))
  const listPaths = (isMeant: (file: StoredFile) => boolean) =>
    manifest
      .filter(isMeant)
      .map(getPath)
      .toSorted((a, b) => Number(b.endsWith('.html')) - Number(a.endsWith('.html')))
  return [...names].map((name) => ({
    name,
    doors: listPaths(({ opens }) => opens === name),
    paths: listPaths(({ areas }) => areas?.includes(name) === true),
  }))
}

/** Milliseconds from the first file of an area to its other files. */
const CALM = 2000

const files = makeAppFiles({
  build,
  paths: manifest.filter(({ areas }) => areas === undefined).map(getPath),
  areas: listAreas(),
  waitForCalm: () => new Promise((resolve) => setTimeout(resolve, CALM)),
  isSaving: () => isWorkerSavingData(self.caches),
  origin: self.location.origin,
  passedBy: listApiPaths(),
  storage: self.caches,
  fetch: (...request) => fetch(...request),
})

/**
 * An open page answers at once, and the browser allows opening a window only for a moment after the press. In
 * milliseconds.
 */
const ANSWER_TIMEOUT = 500

function describePage(client: WindowClient): OpenPage {
  return {
    url: client.url,
    focus: () => client.focus(),
    take: (message) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(true))
        port1.start()
        setTimeout(() => resolve(false), ANSWER_TIMEOUT)
        client.postMessage(message, [port2])
      }),
  }
}

/** Also closes what an earlier session has left on the screen. */
async function forgetPush(): Promise<void> {
  for (const shown of await self.registration.getNotifications()) shown.close()
  await (await self.registration.pushManager?.getSubscription())?.unsubscribe()
}

const push = makePush({
  origin: self.location.origin,
  mayShow: mayShowPushes,
  isQuiet: async () => isQuiet(await readQuietHours(), getDeviceNow()),
  show: (title, options) => self.registration.showNotification(title, options),
  forget: forgetPush,
  listPages: async () =>
    (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(describePage),
  openPage: (address) => self.clients.openWindow(address),
})

self.addEventListener('install', (event) => event.waitUntil(files.fetchFirst()))

self.addEventListener('activate', (event) =>
  event.waitUntil(files.forgetOld().then(() => self.clients.claim())),
)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const share = takeShare(
    { method: request.method, url: request.url, formData: () => request.formData() },
    { origin: self.location.origin, store: storeSharedFiles },
  )
  if (share) return event.respondWith(share)
  const response = files.respond(event.request)
  if (!response) return
  event.respondWith(response)
  event.waitUntil(files.openArea(event.request))
})

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.kind === 'take-over') event.waitUntil(self.skipWaiting())
  else if (message.kind === 'forget-push') event.waitUntil(push.forget())
  else if (message.kind === 'tell-release') event.ports[0]?.postMessage(build)
  else if (message.kind === 'keep-class') event.waitUntil(files.keepPlayer())
  else event.waitUntil(files.add(message.paths))
})

self.addEventListener('push', (event) => event.waitUntil(push.receive(event.data?.text())))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(push.open(event.notification.data))
})
