/** A success that a reload follows at once: shown by the page that comes, since this one shows nothing any more. (spec 4 Login success 1) */
import { readSessionText, removeSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'
import { showToast } from './toast-store.ts'

const STORAGE_KEY = 'toast-over-reload'

export function showToastAfterReload(message: string): void {
  storeSessionText(STORAGE_KEY, message)
}

/** Says what {@link showToastAfterReload} left; called once at the start. */
export function showStoredToast(): void {
  const message = readSessionText(STORAGE_KEY)
  if (message === undefined) return
  removeSessionText(STORAGE_KEY)
  showToast({ kind: 'success', message })
}
