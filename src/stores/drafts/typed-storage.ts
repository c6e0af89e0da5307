/**
 * Stores what a person types, on the device under their name. If storage is full or denied, this tab keeps it
 * across a reload, the person is told once, and the browser asks before the tab closes. (rulings R16, R21)
 */

import type * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import {
  GUEST_OWNER,
  listSessionKeys,
  parseStored,
  readSessionText,
  removeSessionText,
  storeSessionText,
} from '#src/stores/browser/guarded-storage.ts'
import { holdTab, releaseTab } from '#src/stores/browser/unload-guard.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { forgetOwn, getOwner, listOwnKeys, recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from './words.ts'

/** Uses the prefix of own data, which a logout also removes from the tab. */
const SECOND_PLACE = 'own-'

const buildName = (key: string, owner: string) => `${key}@${owner}`
const removeFromTab = (name: string) => removeSessionText(SECOND_PLACE + name)

/** Names of data that the device could not store: it lives as long as this tab. */
const unstored = new Set<string>()

function addUnstored(name: string): void {
  holdTab(name)
  unstored.add(name)
}

function dropUnstored(name: string): void {
  if (!unstored.delete(name)) return
  removeFromTab(name)
  releaseTab(name)
}

// A reloaded page still asks before it closes; names without an owner belong to other data.
for (const name of listSessionKeys(SECOND_PLACE)) if (name.includes('@')) addUnstored(name)

/** Tells whether only this tab has it, by its key and owner (`key@owner`): no other tab may delete it. */
export const isOnlyInTab = (name: string) => unstored.has(name)

export function rememberTyped(key: string, value: unknown, owner = getOwner()): void {
  const name = buildName(key, owner)
  if (rememberOwn(key, value, owner)) return dropUnstored(name)
  if (unstored.size === 0) showToast({ kind: 'error', message: words.onlyInThisTab, isNew: true })
  addUnstored(name)
  const named = owner === GUEST_OWNER ? undefined : owner
  storeSessionText(SECOND_PLACE + name, JSON.stringify({ owner: named, value }))
}

/** The tab's data is newer than what a full device still holds. */
export function recallTyped<S extends v.GenericSchema>(
  key: string,
  shape: S,
  owner = getOwner(),
): v.InferOutput<S> | undefined {
  const ofTab = parseStored(readSessionText(SECOND_PLACE + buildName(key, owner))) as {
    value?: unknown
  } | null
  return readAs(shape, ofTab?.value) ?? recallOwn(key, shape, owner)
}

export function forgetTyped(key: string, owner = getOwner()): void {
  dropUnstored(buildName(key, owner))
  forgetOwn(key, owner)
}

/** Lists this owner's keys with this prefix, on the device and in this tab. */
export function listTypedKeys(prefix: string, owner = getOwner()): string[] {
  const end = buildName('', owner)
  const ofTab = [...unstored].filter((name) => name.startsWith(prefix) && name.endsWith(end))
  return [...new Set([...listOwnKeys(prefix, owner), ...ofTab.map((name) => name.slice(0, -end.length))])]
}

/** Deletes what only this tab has, of these owners or of all. */
export function forgetUnstored(owners?: readonly string[]): void {
  for (const name of unstored)
    if (!owners || owners.some((owner) => name.endsWith(buildName('', owner)))) dropUnstored(name)
}

runAtSessionEnd((ending, owner = GUEST_OWNER) => {
  if (ending === 'logged-out') forgetUnstored([owner, GUEST_OWNER])
})
