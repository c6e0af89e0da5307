/**
 * A success that is followed by a reload: the next page shows it, since this one cannot any more. (spec 4
 * Login success 1)
 */

import { readSessionText, removeSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'
import { showToast, useToasts } from './toast-store.ts'

const STORAGE_KEY = 'toast-over-reload'

export function showToastAfterReload(message: string): void {
  storeSessionText(STORAGE_KEY, message)
}

/**
 * Keeps the success toast on screen when the app reloads itself, up to the last moment: its reader did not
 * ask for the reload.
 */
export function keepToastOverReload(): void {
  const keep = () => {
    const shown = useToasts
      .getState()
      .toasts.findLast(({ kind, onClick }) => kind === 'success' && onClick === undefined)
    if (shown !== undefined) showToastAfterReload(shown.message)
  }
  window.addEventListener('pagehide', keep, { once: true })
}

/** Shows the toast of {@link showToastAfterReload}; called once at the start. */
export function showStoredToast(): void {
  const message = readSessionText(STORAGE_KEY)
  if (message === undefined) return
  removeSessionText(STORAGE_KEY)
  showToast({ kind: 'success', message })
}
