/**
 * Stores the lists of what waits to be sent. Where the device is full or refuses, the tab holds the list over a reload, the person is told once, and
 * the browser asks before the tab closes. (rulings R16, R21)
 */

import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import {
  OWN_PREFIX,
  parseStored,
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

/** Since when the tab holds a list that the device does not take. Milliseconds since 1970. */
const heldSince = new Map<string, number>()

function hold(key: string): void {
  if (!heldSince.has(key)) heldSince.set(key, getDeviceNow())
  holdTab(getTabName(key))
}

function release(key: string): void {
  heldSince.delete(key)
  releaseTab(getTabName(key))
}

/** What the tab holds is newer than what a full device still has. */
export function readWaitingList(key: string): string | undefined {
  const ofTab = readSessionText(getTabName(key))
  if (ofTab !== undefined && ofTab !== EMPTY) hold(key)
  return ofTab ?? readText('localStorage', OWN_PREFIX + key)
}

const List = v.array(v.looseObject({ putAt: v.optional(v.number()) }))
const parseList = (text: string | undefined) => readAs(List, parseStored(text)) ?? []

/** Another tab may have found room meanwhile: what it has put since this one holds its list stays. */
function addOthers(key: string, text: string): string {
  const since = heldSince.get(key)
  if (since === undefined) return text
  const others = parseList(readText('localStorage', OWN_PREFIX + key)).filter(
    ({ putAt }) => (putAt ?? 0) > since,
  )
  return others.length === 0 ? text : JSON.stringify([...parseList(text), ...others])
}

/** False where only the tab has it. */
export function writeWaitingList(key: string, text: string): boolean {
  if (writeText('localStorage', OWN_PREFIX + key, addOthers(key, text))) {
    removeSessionText(getTabName(key))
    release(key)
    return true
  }
  if (text !== EMPTY && heldSince.size === 0)
    showToast({ kind: 'error', message: words.onlyInThisTab, isNew: true })
  storeSessionText(getTabName(key), text)
  if (text === EMPTY) release(key)
  else hold(key)
  return false
}

// A logout has taken the lists out of the tab.
runAtSessionEnd((ending) => {
  if (ending !== 'logged-out') return
  for (const key of heldSince.keys())
    if (parseList(readSessionText(getTabName(key))).length === 0) release(key)
})
