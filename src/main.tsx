/**
 * Starts the app: in the demo the sandbox inside the page, then the client, the router and the first render.
 */

import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import type { DataRouter } from 'react-router'
import { resumeLogin } from '#src/stores/session/login-panel-store.ts'
import { showStoredToast } from '#src/stores/shell/toast-over-reload.ts'
import { followColorScheme } from '#src/ui/theme/color-scheme.ts'
import { isDrawnMeanwhile, waitForPreloads, waitForStoredReplies } from './api/replies/replies.ts'
import { App } from './app/app.tsx'
import { environment } from './app/environment.ts'
import { guardMovedNodes } from './app/errors/moved-nodes.ts'
import { watchCampaigns } from './app/late/measure/marketing.ts'
import { createAppRouter } from './app/router.tsx'
import { resumeWaitingWork, runAfterFirstPage } from './app/start/after-first-page.ts'
import { fetchAdaptedNetwork } from './app/start/fetch-adapted-network.ts'
import { fetchTouchedPages } from './app/start/fetch-touched-page.ts'
import { loadMissingProfile } from './app/start/load-missing-profile.ts'
import { removeStaticFacts, removeStaticHead } from './app/start/static-head.ts'
import { offerToResume, wireClient, wireRouter } from './app/wire.ts'
import { startWorker } from './app/worker/start-worker.ts'
import { countVisit } from './lib/visit-counter.ts'
import { collectDeviceWhenIdle } from './stores/browser/device.ts'
import { findStorage } from './stores/browser/guarded-storage.ts'
import { dropUnusedPicture, keepPicture } from './ui/states/standing-picture.tsx'
import { fetchOfflineArt } from './ui/states/state-art.tsx'

/**
 * How long the first render waits for data that is still loading, in milliseconds. Without it the app would
 * render twice in a row when both arrive at about the same time, from the service worker.
 */
const LONGEST_WAIT = 100
/** The same for a prerendered page: a skeleton would replace the content being read. */
const LONGEST_WAIT_PRERENDERED = 8000

/** Resolves when the first page's files have loaded; until then the prerendered frame of the HTML file stays. */
function firstPageReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const look = () => router.state.initialized && (stop(), resolve())
    const stop = router.subscribe(look)
    look()
  })
}

/** Search engines read the prerendered page's structured data as long as it is shown. */
function forgetFactsOf(router: DataRouter, page: string): void {
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === page) return
    stop()
    removeStaticFacts(document)
  })
}

/** Returns the demo's network; false on one of the sandbox's own pages, where the app must not start. */
async function demoNetwork(): Promise<typeof fetch | false> {
  const { startBrowserSandbox } = await import('./sandbox/browser.ts')
  const { addresses, icons, media } = environment
  const sandbox = await startBrowserSandbox({
    ...addresses,
    client: window.location.origin,
    icon: icons,
    media,
  })
  if (await sandbox.showPage()) return false
  return (input, init) => sandbox.fetch(new Request(input, init))
}

/** Undefined means the browser's own `fetch`. */
async function findNetwork(): Promise<typeof fetch | false | undefined> {
  if (import.meta.env.VITE_DEMO === '1') return demoNetwork()
  return fetchAdaptedNetwork()
}

async function start(root: HTMLElement): Promise<void> {
  const network = await findNetwork()
  if (network === false) return
  guardMovedNodes()
  wireClient(network)
  const landing = window.location.search
  const router = createAppRouter()
  wireRouter(router)
  await firstPageReady(router)
  const arrived = waitForPreloads('prerendered' in root.dataset ? LONGEST_WAIT_PRERENDERED : LONGEST_WAIT)
  await waitForStoredReplies(LONGEST_WAIT)
  // Meanwhile the replies of an earlier visit are shown.
  if (!isDrawnMeanwhile()) await arrived
  removeStaticHead(document)
  forgetFactsOf(router, router.state.location.pathname)
  if ('drawn' in root.dataset) keepPicture(root.querySelector('main'))
  // Renders in slices, so that the main thread stays responsive. (docs/decisions/0014)
  startTransition(() => createRoot(root).render(<App router={router} />))
  fetchTouchedPages()
  followColorScheme()
  watchCampaigns(router, environment.tracker, landing)
  countVisit(findStorage('sessionStorage'))
  collectDeviceWhenIdle()
  runAfterFirstPage(dropUnusedPicture)
  runAfterFirstPage(fetchOfflineArt)
  startWorker((to) => void router.navigate(to))
  showStoredToast()
  resumeWaitingWork(router)
  void loadMissingProfile()
  resumeLogin()
  if (router.state.location.pathname === '/') offerToResume()
}

const root = document.querySelector<HTMLElement>('#root')
/** Resolves when the first render has begun. */
export const started = root ? start(root) : Promise.resolve()
