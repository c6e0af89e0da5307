/**
 * Supports the warning about files that only this tab has: the person is told, and the browser asks before
 * the tab closes. (ruling R16)
 */

import { holdTab, releaseTab } from '#src/stores/browser/unload-guard.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from './words.ts'

/** Exam rooms and assignments show it beside the file. */
const SAID_BESIDE = ['exam:', 'assignment:']

const HELD = 'files'

/** Follows the ids of the files that the device could not store. */
export function guardUnstored(now: readonly string[], before: readonly string[]): void {
  const isSaid = (id: string) => before.includes(id) || SAID_BESIDE.some((start) => id.startsWith(start))
  if (!now.every(isSaid)) showToast({ kind: 'error', message: words.fileOnlyInThisTab, isNew: true })
  if (now.length > 0) holdTab(HELD)
  else releaseTab(HELD)
}
