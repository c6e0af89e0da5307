/**
 * Drafts that are typed and not yet sent, of every form alike: each letter is on the device at once, under its owner's name. A draft survives
 * closing a panel, a killed tab, a failed call, the end of the session and somebody else's login; it goes when it was sent, when its owner
 * logs out, and with its age. Never for passwords. (ruling R16 last paragraph, ruling R21)
 */
import * as v from 'valibot'
import { create } from 'zustand'
import { readAs } from '#src/lib/read-as.ts'
import { GUEST_OWNER, readSessionText, removeSessionText, storeSessionText } from '#src/stores/browser/guarded-storage.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { forgetOwn, getOwner, listOwnKeys, recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from './words.ts'

/** By key and owner. */
type Drafts = Readonly<Record<string, unknown>>

const PREFIX = 'draft:'
const nameOf = (key: string, owner: string) => `${key}@${owner}`

/** Steps of a login belong to their tab: they are half a person, and go with it. */
const isOfTab = (key: string) => key.startsWith('login-') || key.startsWith('code-')
const TAB_DRAFTS = 'own-tab-drafts'

/** A value may be of an older shape: its reader says what it should be. */
const TabDrafts = v.record(v.string(), v.unknown())

function readTabDrafts(): Drafts {
  try {
    return readAs(TabDrafts, JSON.parse(readSessionText(TAB_DRAFTS) ?? '{}')) ?? {}
  } catch {
    return {}
  }
}

function storeTabDrafts(drafts: Drafts): void {
  const ofTab = Object.entries(drafts).filter(([name]) => isOfTab(name))
  if (ofTab.length === 0) removeSessionText(TAB_DRAFTS)
  else storeSessionText(TAB_DRAFTS, JSON.stringify(Object.fromEntries(ofTab)))
}

/** Takes over what an earlier release stored in the tab alone. */
function moveOldDrafts(): void {
  const Old = v.record(v.string(), v.object({ owner: v.optional(v.string(), GUEST_OWNER), value: v.unknown() }))
  try {
    const old = readAs(Old, JSON.parse(readSessionText('drafts') ?? '{}')) ?? {}
    for (const [key, { owner, value }] of Object.entries(old)) if (!isOfTab(key)) rememberOwn(PREFIX + key, value, owner)
  } catch {
    // Damaged text holds no draft.
  }
  removeSessionText('drafts')
}

/** Reads what this owner has stored here, by this page or another. */
function readDrafts(owner: string): Drafts {
  const keys = listOwnKeys(PREFIX, owner)
  return Object.fromEntries(keys.map((key) => [nameOf(key.slice(PREFIX.length), owner), recallOwn(key, v.unknown(), owner)]))
}

const readAll = (): Drafts => ({ ...readTabDrafts(), ...readDrafts(GUEST_OWNER), ...readDrafts(getOwner()) })

moveOldDrafts()
export const useDrafts = create<{ drafts: Drafts }>(() => ({ drafts: readAll() }))

function setDrafts(drafts: Drafts): void {
  useDrafts.setState({ drafts })
  storeTabDrafts(drafts)
}

/** What the device could not store lives as long as this page, which no other tab may empty. */
const unstored = new Set<string>()

function storeDraft(key: string, value: unknown, owner: string): void {
  if (isOfTab(key)) return
  const name = nameOf(key, owner)
  if (rememberOwn(PREFIX + key, value, owner)) {
    unstored.delete(name)
    return
  }
  if (unstored.size === 0) showToast({ kind: 'error', message: words.onlyInThisTab, isNew: true })
  unstored.add(name)
}

export function draftTyped(key: string, value: unknown): void {
  const owner = getOwner()
  setDrafts({ ...useDrafts.getState().drafts, [nameOf(key, owner)]: value })
  storeDraft(key, value, owner)
}

/** Finds a draft as it is stored; a guest's is whoever's types on. */
export function findDraft(drafts: Drafts, key: string, owner = getOwner()): unknown {
  return drafts[nameOf(key, owner)] ?? drafts[nameOf(key, GUEST_OWNER)]
}

/** Finds the draft of a key outside of components; undefined where it has another shape. */
export function findTypedDraft<T>(key: string, shape: v.GenericSchema<unknown, T>): T | undefined {
  return readAs(shape, findDraft(useDrafts.getState().drafts, key))
}

function omitDrafts(names: readonly string[]): Drafts {
  return Object.fromEntries(Object.entries(useDrafts.getState().drafts).filter(([name]) => !names.includes(name)))
}

/** Sent, or thrown away. */
export function draftDropped(key: string): void {
  const owners = [getOwner(), GUEST_OWNER]
  setDrafts(omitDrafts(owners.map((owner) => nameOf(key, owner))))
  for (const owner of owners) {
    unstored.delete(nameOf(key, owner))
    forgetOwn(PREFIX + key, owner)
  }
}

/** A guest's drafts become the person's who logs in. */
function ownerCame(owner: string): void {
  const drafts: Record<string, unknown> = { ...readDrafts(owner), ...useDrafts.getState().drafts }
  const end = nameOf('', GUEST_OWNER)
  for (const name of Object.keys(drafts).filter((each) => each.endsWith(end))) {
    if (owner === GUEST_OWNER) break
    const key = name.slice(0, -end.length)
    drafts[nameOf(key, owner)] = drafts[name]
    storeDraft(key, drafts[name], owner)
    forgetOwn(PREFIX + key, GUEST_OWNER)
    delete drafts[name]
  }
  setDrafts(drafts)
}

/** Another tab has typed, sent or thrown away something. */
function followOtherTab({ key }: StorageEvent): void {
  if (key !== null && !key.includes(`-${PREFIX}`)) return
  const isOnlyHere = (name: string) => isOfTab(name) || unstored.has(name)
  const here = Object.entries(useDrafts.getState().drafts).filter(([name]) => isOnlyHere(name))
  useDrafts.setState({ drafts: { ...readAll(), ...Object.fromEntries(here) } })
}

export function reset(): void {
  unstored.clear()
  removeSessionText(TAB_DRAFTS)
  useDrafts.setState({ drafts: readAll() })
}

ownerCame(getOwner())
useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) ownerCame(getOwner())
})
globalThis.addEventListener?.('storage', followOtherTab)
runAtSessionEnd((ending, owner = GUEST_OWNER) => {
  if (ending !== 'logged-out') return
  const isForgotten = (name: string) => name.endsWith(nameOf('', owner)) || name.endsWith(nameOf('', GUEST_OWNER))
  const forgotten = Object.keys(useDrafts.getState().drafts).filter(isForgotten)
  for (const name of forgotten) unstored.delete(name)
  setDrafts(omitDrafts(forgotten))
})
