import { runAfterFirstPage } from '../start/after-first-page.ts'
import { registerWorker } from './register-worker.ts'

/**
 * Lets the service worker in once the first page is there. Not in the dev server, whose files change. The demo, whose API is a part of its
 * page, has a small one for reloads (`scripts/frames/demo-place.ts`); a plain-http network (ruling R28) and old browsers have no worker, and do without.
 */
export function startWorker(open: (to: string) => void): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  if (import.meta.env.VITE_DEMO === '1')
    return void navigator.serviceWorker.register('/demo-worker.js').catch(() => undefined)
  // Whatever prevents it (a full device, a browser's policy), the app works without.
  runAfterFirstPage(() => void registerWorker(open).catch(() => undefined))
}
