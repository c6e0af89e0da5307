/** Drafts as this device stores them: under their owner's name for all tabs, and steps of a login in this tab alone. (rulings R16, R21) */
import * as v from 'valibot'
import {
  GUEST_OWNER,
  parseStored,
  readSessionText,
  removeSessionText,
  storeSessionText,
} from '#src/stores/browser/guarded-storage.ts'
import { forgetOwn, getOwner, listOwnKeys, recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { words } from './words.ts'

/** Values by key and owner. One may be of an older shape: its reader says what it should be. */
export type Drafts = Readonly<Record<string, unknown>>

const PREFIX = 'draft:'

const buildName = (key: string, owner: string) => `${key}@${owner}`

/** Steps of a login are half a person: they go with their tab. */
const isOfTab = (key: string) => key.startsWith('login-') || key.startsWith('code-')
const TAB_DRAFTS = 'own-tab-drafts'

const readTab = (name: string) => (parseStored(readSessionText(name)) ?? {}) as Drafts

/** Steps of a login, and texts for which the device had no room: this tab brings them over a reload. */
export function storeTabDrafts(drafts: Drafts): void {
  const ofTab = Object.entries(drafts).filter(([name]) => isOnlyHere(name))
  if (ofTab.length === 0) removeSessionText(TAB_DRAFTS)
  else storeSessionText(TAB_DRAFTS, JSON.stringify(Object.fromEntries(ofTab)))
}

/** Takes over what an earlier release stored in the tab alone. */
export function moveOldDrafts(): void {
  for (const [key, draft] of Object.entries(readTab('drafts'))) {
    const { owner = GUEST_OWNER, value } = (draft ?? {}) as { owner?: string; value?: unknown }
    if (!isOfTab(key)) rememberOwn(PREFIX + key, value, owner)
  }
  removeSessionText('drafts')
}

/** Reads what this owner has stored here, by this page or another. */
export function readDrafts(owner: string): Drafts {
  const keys = listOwnKeys(PREFIX, owner)
  return Object.fromEntries(
    keys.map((key) => [buildName(key.slice(PREFIX.length), owner), recallOwn(key, v.unknown(), owner)]),
  )
}

/** What this tab alone has is newer than what a full device still holds. */
export function readAllDrafts(): Drafts {
  const ofTab = readTab(TAB_DRAFTS)
  for (const name of Object.keys(ofTab)) if (!isOfTab(name)) addUnstored(name)
  return { ...readDrafts(GUEST_OWNER), ...readDrafts(getOwner()), ...ofTab }
}

/** Texts that the device could not store live as long as this tab, and no other one may empty them. */
const unstored = new Set<string>()

const isOnlyHere = (name: string) => isOfTab(name) || unstored.has(name)

/** Closing the tab would lose them: the browser asks first. It is asked only meanwhile, since the question keeps a page out of its cache. */
const askBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()

function addUnstored(name: string): void {
  if (unstored.size === 0) globalThis.addEventListener?.('beforeunload', askBeforeUnload)
  unstored.add(name)
}

function dropUnstored(name: string): void {
  if (unstored.delete(name) && unstored.size === 0)
    globalThis.removeEventListener?.('beforeunload', askBeforeUnload)
}

/** Says it once where the device has no room. */
function storeDraft(key: string, value: unknown, owner: string): void {
  if (isOfTab(key)) return
  const name = buildName(key, owner)
  if (rememberOwn(PREFIX + key, value, owner)) {
    dropUnstored(name)
    return
  }
  if (unstored.size === 0) showToast({ kind: 'error', message: words.onlyInThisTab, isNew: true })
  addUnstored(name)
}

export function forgetUnstored(): void {
  for (const name of unstored) dropUnstored(name)
}

function removeDraft(key: string, owner: string): void {
  dropUnstored(buildName(key, owner))
  forgetOwn(PREFIX + key, owner)
}

/** Finds a draft as it is stored; a guest's is whoever's types on. */
export function findDraft(drafts: Drafts, key: string, owner = getOwner()): unknown {
  return drafts[buildName(key, owner)] ?? drafts[buildName(key, GUEST_OWNER)]
}

export function addDraft(drafts: Drafts, key: string, value: unknown, owner: string): Drafts {
  storeDraft(key, value, owner)
  return { ...drafts, [buildName(key, owner)]: value }
}

/** Lists the drafts of one owner by their keys. */
export function listOwnedDrafts(drafts: Drafts, owner: string): (readonly [key: string, value: unknown])[] {
  const end = buildName('', owner)
  const names = Object.keys(drafts).filter((name) => name.endsWith(end))
  return names.map((name) => [name.slice(0, -end.length), drafts[name]])
}

/** Takes drafts of these owners out of the page and the device: one by its key, or all of them. */
export function removeDrafts(drafts: Drafts, owners: readonly string[], key?: string): Drafts {
  const removed = owners.flatMap((owner) => {
    const keys = key === undefined ? listOwnedDrafts(drafts, owner).map(([each]) => each) : [key]
    for (const each of keys) removeDraft(each, owner)
    return keys.map((each) => buildName(each, owner))
  })
  return Object.fromEntries(Object.entries(drafts).filter(([name]) => !removed.includes(name)))
}

/** Reads again what another tab has typed, sent or thrown away; undefined where the change was none of drafts. */
export function readOtherTab(drafts: Drafts, { key }: StorageEvent): Drafts | undefined {
  if (key !== null && !key.includes(`-${PREFIX}`)) return undefined
  return {
    ...readAllDrafts(),
    ...Object.fromEntries(Object.entries(drafts).filter(([name]) => isOnlyHere(name))),
  }
}
