/**
 * Drafts that are typed and not yet sent: each survives closing a panel, a reload, a failed call and the end of the session. Tagged with the
 * person's id, thrown away when somebody else logs in, and at logout. Never for passwords. (ruling R16 last paragraph, ruling R21)
 */
import type * as v from 'valibot'
import { create } from 'zustand'
import { readAs } from '#src/lib/read-as.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { type Draft, type Drafts, storeDrafts, readStoredDrafts, removeStoredDrafts } from './stored-drafts.ts'
import { useSession } from '#src/stores/session/session-store.ts'

export const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: readStoredDrafts() }))

function setDrafts(drafts: Drafts): void {
  useDrafts.setState({ drafts })
  storeDrafts(drafts)
}

export function draftTyped(key: string, value: unknown): void {
  setDrafts({ ...useDrafts.getState().drafts, [key]: { owner: useSession.getState().user?._id, value } })
}

/** A guest's draft is whoever's types on. */
export function isDraftOf(draft: Draft, owner: string | undefined): boolean {
  return draft.owner === undefined || draft.owner === owner
}

/** Finds the draft of a key outside of components; undefined where it has another shape. */
export function findTypedDraft<T>(key: string, shape: v.GenericSchema<unknown, T>): T | undefined {
  const draft = useDrafts.getState().drafts[key]
  const owner = useSession.getState().user?._id
  return draft !== undefined && isDraftOf(draft, owner) ? readAs(shape, draft.value) : undefined
}

/** Sent, or thrown away. */
export function draftDropped(key: string): void {
  const { [key]: _dropped, ...others } = useDrafts.getState().drafts
  setDrafts(others)
}

/** A guest's drafts become the person's who logs in; those of anybody else are thrown away. */
function ownerCame(owner: string | undefined): void {
  if (owner === undefined) return
  const mine = Object.entries(useDrafts.getState().drafts).filter(([, draft]) => isDraftOf(draft, owner))
  setDrafts(Object.fromEntries(mine.map(([key, { value }]) => [key, { owner, value }])))
}

export function reset(): void {
  removeStoredDrafts()
  useDrafts.setState({ drafts: {} })
}

ownerCame(useSession.getState().user?._id)
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) ownerCame(user?._id)
})
runAtSessionEnd((ending) => {
  if (ending === 'logged-out') reset()
})
