/**
 * What is typed and not yet sent: survives closing a panel, a reload, a failed call and the end of the session. Tagged with the
 * person's id, thrown away when somebody else logs in, and at logout. Never for passwords. (ruling R16 last paragraph, ruling R21)
 */
import { useCallback } from 'react'
import { create } from 'zustand'
import { readSessionText, removeSessionText, storeSessionText } from './browser/session-storage.ts'
import { whenSessionEnds } from './forget.ts'
import { useSession } from './session-store.ts'

interface Draft {
  /** Whose it is; none while a guest types. */
  owner?: string
  value: unknown
}

type Drafts = Readonly<Record<string, Draft>>

const STORAGE_KEY = 'drafts'

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null && 'value' in value
}

/** Drafts of the page before a reload; what is none is dropped one by one. */
function storedDrafts(): Drafts {
  try {
    const stored: unknown = JSON.parse(readSessionText(STORAGE_KEY) ?? '{}')
    return Object.fromEntries(Object.entries(stored ?? {}).filter((entry): entry is [string, Draft] => isDraft(entry[1])))
  } catch {
    return {}
  }
}

const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: storedDrafts() }))

function keep(drafts: Drafts): void {
  useDrafts.setState({ drafts })
  storeSessionText(STORAGE_KEY, JSON.stringify(drafts))
}

export function draftTyped(key: string, value: unknown): void {
  keep({ ...useDrafts.getState().drafts, [key]: { owner: useSession.getState().user?._id, value } })
}

/** What is typed under a key, for whoever is no component. */
export function draftOf(key: string): unknown {
  const draft = useDrafts.getState().drafts[key]
  const owner = useSession.getState().user?._id
  return draft !== undefined && (draft.owner === undefined || draft.owner === owner) ? draft.value : undefined
}

/** Sent, or thrown away. */
export function draftDropped(key: string): void {
  const { [key]: _dropped, ...others } = useDrafts.getState().drafts
  keep(others)
}

/** A guest's drafts become the person's who logs in; those of anybody else are thrown away. */
function ownerCame(owner: string | undefined): void {
  if (owner === undefined) return
  const mine = Object.entries(useDrafts.getState().drafts).filter(([, draft]) => draft.owner === undefined || draft.owner === owner)
  keep(Object.fromEntries(mine.map(([key, { value }]) => [key, { owner, value }])))
}

export function reset(): void {
  removeSessionText(STORAGE_KEY)
  useDrafts.setState({ drafts: {} })
}

ownerCame(useSession.getState().user?._id)
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) ownerCame(user?._id)
})
whenSessionEnds((ending) => {
  if (ending === 'logged-out') reset()
})

/** A value that outlives its form, under a key of the form's own: `[value, type, drop]`; `drop` after it was sent. */
export function useDraft<T>(key: string, initial: T): [value: T, type: (value: T) => void, drop: () => void] {
  const draft = useDrafts((state) => state.drafts[key])
  const owner = useSession((state) => state.user?._id)
  const isMine = draft !== undefined && (draft.owner === undefined || draft.owner === owner)
  const type = useCallback((value: T) => draftTyped(key, value), [key])
  const drop = useCallback(() => draftDropped(key), [key])
  return [isMine ? (draft.value as T) : initial, type, drop]
}
