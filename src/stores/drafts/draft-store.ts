/**
 * Unsent drafts of all forms: each letter is on the device at once, under its owner's name. A draft survives
 * a closed panel, a killed tab, a failed call, the end of the session and somebody else's login. It is
 * deleted when it is sent, when its owner logs out, or when it is too old. Never for passwords. (ruling R16
 * last paragraph, ruling R21)
 */

import type * as v from 'valibot'
import { create } from 'zustand'
import { readAs } from '#src/lib/read-as.ts'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import * as stored from './stored-drafts.ts'
import { forgetUnstored } from './typed-storage.ts'

stored.moveOldDrafts()
export const useDrafts = create<{ drafts: stored.Drafts }>(() => ({ drafts: stored.readAllDrafts() }))

const getDrafts = () => useDrafts.getState().drafts

function setDrafts(drafts: stored.Drafts): void {
  useDrafts.setState({ drafts })
  stored.storeTabDrafts(drafts)
}

export function draftTyped(key: string, value: unknown): void {
  setDrafts(stored.addDraft(getDrafts(), key, value, getOwner()))
}

/** Finds the draft of a key outside of components; undefined if it has another shape. */
export function findTypedDraft<T>(key: string, shape: v.GenericSchema<unknown, T>): T | undefined {
  return readAs(shape, stored.findDraft(getDrafts(), key))
}

/** The draft was sent or discarded. */
export function draftDropped(key: string): void {
  setDrafts(stored.removeDrafts(getDrafts(), [getOwner(), GUEST_OWNER], key))
}

/** A guest's drafts pass to the person who logs in. */
function ownerCame(owner: string): void {
  const drafts = { ...stored.readDrafts(owner), ...getDrafts() }
  if (owner === GUEST_OWNER) return setDrafts(drafts)
  const typed = stored.listOwnedDrafts(drafts, GUEST_OWNER)
  const left = stored.removeDrafts(drafts, [GUEST_OWNER])
  return setDrafts(typed.reduce((all, [key, value]) => stored.addDraft(all, key, value, owner), left))
}

export function reset(): void {
  forgetUnstored()
  stored.storeTabDrafts({})
  useDrafts.setState({ drafts: stored.readAllDrafts() })
}

ownerCame(getOwner())
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) ownerCame(getOwner())
})
globalThis.addEventListener?.('storage', (event) =>
  useDrafts.setState({ drafts: stored.readOtherTab(getDrafts(), event) ?? getDrafts() }),
)
runAtSessionEnd((ending, owner = GUEST_OWNER) => {
  if (ending === 'logged-out') setDrafts(stored.removeDrafts(getDrafts(), [owner, GUEST_OWNER]))
})
