/**
 * What is typed and not yet sent: survives closing a panel, a reload, a failed call and the end of the session. Tagged with the
 * person's id, thrown away when somebody else logs in, and at logout. (ruling R16 last paragraph, ruling R21)
 */
import { useCallback } from 'react'
import { create } from 'zustand'
import { removeSessionText, readSessionText, storeSessionText } from './browser/session-storage.ts'
import { whenSessionEnds } from './forget.ts'
import { useSession } from './session-store.ts'

interface Draft {
  /** Whose it is; undefined while a guest types. */
  owner: string | undefined
  value: unknown
}

interface DraftState {
  drafts: Readonly<Record<string, Draft>>
}

const STORAGE_KEY = 'drafts'

/** Drafts of an earlier page; what somebody tampered with is nothing. */
function storedDrafts(): DraftState {
  try {
    const drafts: unknown = JSON.parse(readSessionText(STORAGE_KEY) ?? '{}')
    return { drafts: typeof drafts === 'object' && drafts !== null ? (drafts as DraftState['drafts']) : {} }
  } catch {
    return { drafts: {} }
  }
}

const useDrafts = create<DraftState>(storedDrafts)

function keep(drafts: DraftState['drafts']): void {
  useDrafts.setState({ drafts })
  storeSessionText(STORAGE_KEY, JSON.stringify(drafts))
}

function currentOwner(): string | undefined {
  return useSession.getState().user?._id
}

/** The id of the person who was last signed in, as long as their session merely ended. */
function without(drafts: DraftState['drafts'], key: string): DraftState['drafts'] {
  const { [key]: _dropped, ...others } = drafts
  return others
}

export function draftDropped(key: string): void {
  keep(without(useDrafts.getState().drafts, key))
}

function draftTyped(key: string, value: unknown): void {
  keep({ ...useDrafts.getState().drafts, [key]: { owner: currentOwner(), value } })
}

/** A guest's draft becomes the person's who logs in; those of anybody else are thrown away. */
function ownerChanged(owner: string): void {
  const mine = Object.entries(useDrafts.getState().drafts).filter(([, draft]) => draft.owner === undefined || draft.owner === owner)
  keep(Object.fromEntries(mine.map(([key, { value }]) => [key, { owner, value }])))
}

export function reset(): void {
  removeSessionText(STORAGE_KEY)
  useDrafts.setState({ drafts: {} })
}

useSession.subscribe(({ user }, before) => {
  if (user !== undefined && user._id !== before.user?._id) ownerChanged(user._id)
})
whenSessionEnds((ending) => ending === 'logged-out' && reset())

/** A value that outlives its form, under a key of the form's own: `[value, type, drop]`; `drop` after it was sent. */
export function useDraft<T>(key: string, initial: T): [value: T, type: (value: T) => void, drop: () => void] {
  const draft = useDrafts((state) => state.drafts[key])
  const owner = useSession((state) => state.user?._id)
  const isMine = draft !== undefined && (draft.owner === undefined || draft.owner === owner)
  const type = useCallback((value: T) => draftTyped(key, value), [key])
  const drop = useCallback(() => draftDropped(key), [key])
  return [isMine ? (draft.value as T) : initial, type, drop]
}
