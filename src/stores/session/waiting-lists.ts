/**
 * Stores the lists of what waits to be sent. Where the device is full or refuses, the tab holds the list over a reload, the person is told once, and
 * the browser asks before the tab closes. (rulings R16, R21)
 */

import {
  OWN_PREFIX,
  readSessionText,
  readText,
  removeSessionText,
  storeSessionText,
  writeText,
} from '#src/stores/browser/guarded-storage.ts'
import { holdTab, releaseTab } from '#src/stores/browser/unload-guard.ts'
import { words } from '#src/stores/drafts/words.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { runAtSessionEnd } from './forget.ts'

/** With the names of own things, which a logout removes from the tab as well. */
const getTabName = (key: string) => `own-${key}`
const EMPTY = '[]'
const held = new Set<string>()

function guard(name: string, isHeld: boolean): void {
  if (isHeld) {
    held.add(name)
    holdTab(name)
  } else releaseTab(name)
}

/** What the tab holds is newer than what a full device still has. */
export function readWaitingList(key: string): string | undefined {
  const name = getTabName(key)
  const ofTab = readSessionText(name)
  if (ofTab !== undefined) guard(name, ofTab !== EMPTY)
  return ofTab ?? readText('localStorage', OWN_PREFIX + key)
}

/** False where only the tab has it. */
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

// A logout takes one's own out of the tab; what others left there is held again when it is read.
runAtSessionEnd((ending) => ending === 'logged-out' && held.forEach(releaseTab))
