/** Handles a missing part of the app: opens the newest release at the same address, or says that the part is missing. */

import { reloadOnce } from '#src/routes/build-route.ts'
import { findStorage } from '#src/stores/browser/guarded-storage.ts'
import { isBusy } from '#src/stores/shell/busy-store.ts'
import { keepToastOverReload, showToastAfterReload } from '#src/stores/shell/toast-over-reload.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from '../words.ts'
import { openNewestRelease } from '../worker/take-release.ts'

/** Loads the newest release at the same address. Only once, since the file may be missing there as well. */
export function renewOnce(missing: 'page' | 'part' = 'page'): boolean {
  const page = { href: window.location.href, reload: () => void openNewestRelease(missing) }
  if (!reloadOnce(page, findStorage('sessionStorage'), navigator.onLine)) return false
  keepToastOverReload()
  return true
}

/** Search and login fields have no draft, so a reload would lose their text. */
function isTyping(): boolean {
  const { activeElement } = document
  const isField = activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
  return isField && activeElement.value !== ''
}

/** Tells whether a newer release is available: a weak connection is no reason to reload. */
async function isNewerThere(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (script === null) return false
  try {
    const page = await fetch(window.location.href, { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(new URL(script.src).pathname)
  } catch {
    return false
  }
}

/**
 * For a part of a page that is already shown. The person may have pressed a button for it, so the reloaded
 * page says why it reloaded.
 */
export async function renewForPart(): Promise<boolean> {
  if (isBusy() || isTyping() || !(await isNewerThere()) || !renewOnce('part')) return false
  showToastAfterReload(words.renewed)
  return true
}

/** A browser remembers a failed module for as long as the page is open; only a new page requests it again. */
export async function openAnew(): Promise<void> {
  if (!isBusy() && navigator.onLine) await openNewestRelease('part')
}

/** For a missing part that leaves no message on the page. */
export async function renewOrSay(): Promise<void> {
  const isAtWork = isBusy() || isTyping()
  if (await renewForPart()) return
  const message = isAtWork && navigator.onLine ? words.partReplaced : words.partNotLoaded
  showToast({ kind: 'error', message, topic: 'missing-part' })
}
