/** Hands the page's address on: by the device's own sheet, else by the clipboard, else the visitor is told where it stands. (ruling R28) */
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from './words.ts'

/** The visitor closed the sheet: nothing went wrong. */
function isClosed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showToast({ kind: 'success', message: words.linkCopied })
  } catch {
    // Denied, or missing on plain http.
    showToast({ kind: 'error', message: words.linkNotCopied })
  }
}

export async function sharePage(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname
  if (!('share' in navigator)) return copy(url)
  try {
    await navigator.share({ title, url })
  } catch (error) {
    if (!isClosed(error)) await copy(url)
  }
}
