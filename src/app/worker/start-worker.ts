import { runAfterFirstPage } from '../after-first-page.ts'

/**
 * Lets the service worker in once the first page is there. Not in the dev server, whose files change, nor in the demo, whose API is
 * a part of its page; a plain-http network (ruling R28) and old browsers have no worker, and do without.
 */
export function startWorker(open: (to: string) => void): void {
  if (import.meta.env.DEV || import.meta.env.VITE_DEMO === '1' || !('serviceWorker' in navigator)) return
  // Whatever prevents it (a full device, a browser's policy), the app works without.
  runAfterFirstPage(() => void import('./register-worker.ts').then(({ registerWorker }) => registerWorker(open)).catch(() => undefined))
}
