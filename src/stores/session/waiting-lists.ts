/**
 * Stores the lists of queued items. If the device is full or denies it, the tab keeps the list across a
 * reload, the person is told once, and the browser asks before the tab closes. (rulings R16, R21)
 */

import {
  OWN_PREFIX,
  readSessionText,
  readText,
  removeSessionText,
  storeSessionText,
  writeText,
} from '#src/stores/browser/guarded-storage.ts'
import '#src/stores/browser/second-place.ts'
import { holdTab, releaseTab } from '#src/stores/browser/unload-guard.ts'
import { words } from '#src/stores/drafts/words.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { runAtSessionEnd } from './forget.ts'

/** Uses the prefix of own data, which a logout also removes from the tab. */
const getTabName = (key: string) => `own-${key}`
const EMPTY = '[]'
const held = new Set<string>()

function guard(name: string, isHeld: boolean): void {
  if (isHeld) {
    held.add(name)
    holdTab(name)
  } else releaseTab(name)
}

/** The tab's list is newer than what a full device still has. */
export function readWaitingList(key: string): string | undefined {
  const name = getTabName(key)
  const ofTab = readSessionText(name)
  if (ofTab !== undefined) guard(name, ofTab !== EMPTY)
  return ofTab ?? readText('localStorage', OWN_PREFIX + key)
}

/** False if only the tab has it. */
export function writeWaitingList(key: string, text: string): boolean {
  const name = getTabName(key)
  const isStored = writeText('localStorage', OWN_PREFIX + key, text)
  const isHeld = !isStored && text !== EMPTY
  if (isHeld && readSessionText(name) === undefined)
    showToast({ kind: 'error', message: words.onlyInThisTab, isNew: true })
  if (isStored) removeSessionText(name)
  else storeSessionText(name, text)
  guard(name, isHeld)
  return isStored
}

// A logout removes one's own lists from the tab; other people's are kept again when they are read.
runAtSessionEnd((ending) => ending === 'logged-out' && held.forEach(releaseTab))
