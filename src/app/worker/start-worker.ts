import { runAfterFirstPage } from '../start/after-first-page.ts'
import { registerWorker } from './register-worker.ts'

/**
 * Registers the service worker once the first page is shown, but not in the dev server, whose files change.
 * The demo, whose API is part of its page, has a small one for reloads (`scripts/frames/demo-place.ts`). A
 * plain-http network (ruling R28) and old browsers work without one.
 */
export function startWorker(open: (to: string) => void): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  if (import.meta.env.VITE_DEMO === '1')
    return void navigator.serviceWorker.register('/demo-worker.js').catch(() => undefined)
  // If something prevents it (a full device, a browser's policy), the app works without it.
  runAfterFirstPage(() => void registerWorker(open).catch(() => undefined))
}
