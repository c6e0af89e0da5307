/**
 * Drafts as this device stores them: under their owner's name for all tabs; login steps only in this tab.
 * (rulings R16, R21)
 */

import * as v from 'valibot'
import {
  GUEST_OWNER,
  parseStored,
  readSessionText,
  removeSessionText,
  storeSessionText,
} from '#src/stores/browser/guarded-storage.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { forgetTyped, isOnlyInTab, listTypedKeys, recallTyped, rememberTyped } from './typed-storage.ts'

/** Values by key and owner. Some may have an older shape: the reader checks it. */
export type Drafts = Readonly<Record<string, unknown>>

const PREFIX = 'draft:'

const buildName = (key: string, owner: string) => `${key}@${owner}`

/** Login steps belong to nobody yet, so they are deleted with their tab. */
const isOfTab = (key: string) => key.startsWith('login-') || key.startsWith('code-')
const TAB_DRAFTS = 'own-tab-drafts'

function readTab(name: string): Drafts {
  const stored = parseStored(readSessionText(name))
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {}
}

/** Stores login steps in this tab, so they survive a reload. */
export function storeTabDrafts(drafts: Drafts): void {
  const ofTab = Object.entries(drafts).filter(([name]) => isOfTab(name))
  if (ofTab.length === 0) removeSessionText(TAB_DRAFTS)
  else storeSessionText(TAB_DRAFTS, JSON.stringify(Object.fromEntries(ofTab)))
}

/** Takes over drafts that an earlier release stored only in the tab. */
export function moveOldDrafts(): void {
  for (const [key, draft] of Object.entries(readTab('drafts'))) {
    const { owner = GUEST_OWNER, value } = (draft ?? {}) as { owner?: string; value?: unknown }
    if (!isOfTab(key)) rememberTyped(PREFIX + key, value, owner)
  }
  removeSessionText('drafts')
}

/** Reads this owner's drafts, from this page or another. */
export function readDrafts(owner: string): Drafts {
  const keys = listTypedKeys(PREFIX, owner)
  return Object.fromEntries(
    keys.map((key) => [buildName(key.slice(PREFIX.length), owner), recallTyped(key, v.unknown(), owner)]),
  )
}

export function readAllDrafts(): Drafts {
  return { ...readDrafts(GUEST_OWNER), ...readDrafts(getOwner()), ...readTab(TAB_DRAFTS) }
}

const isOnlyHere = (name: string) => isOfTab(name) || isOnlyInTab(PREFIX + name)

function removeDraft(key: string, owner: string): void {
  forgetTyped(PREFIX + key, owner)
}

/** Finds a stored draft; a guest's passes to whoever continues it. */
export function findDraft(drafts: Drafts, key: string, owner = getOwner()): unknown {
  return drafts[buildName(key, owner)] ?? drafts[buildName(key, GUEST_OWNER)]
}

export function addDraft(drafts: Drafts, key: string, value: unknown, owner: string): Drafts {
  if (!isOfTab(key)) rememberTyped(PREFIX + key, value, owner)
  return { ...drafts, [buildName(key, owner)]: value }
}

/** Lists the drafts of one owner by their keys. */
export function listOwnedDrafts(drafts: Drafts, owner: string): (readonly [key: string, value: unknown])[] {
  const end = buildName('', owner)
  const names = Object.keys(drafts).filter((name) => name.endsWith(end))
  return names.map((name) => [name.slice(0, -end.length), drafts[name]])
}

/** Removes drafts of these owners from the page and the device: one by its key, or all of them. */
export function removeDrafts(drafts: Drafts, owners: readonly string[], key?: string): Drafts {
  const removed = owners.flatMap((owner) => {
    const keys = key === undefined ? listOwnedDrafts(drafts, owner).map(([each]) => each) : [key]
    for (const each of keys) removeDraft(each, owner)
    return keys.map((each) => buildName(each, owner))
  })
  return Object.fromEntries(Object.entries(drafts).filter(([name]) => !removed.includes(name)))
}

/**
 * Reads the drafts again after another tab typed, sent or discarded some; undefined if the change was about
 * something else.
 */
export function readOtherTab(drafts: Drafts, { key }: StorageEvent): Drafts | undefined {
  if (key !== null && !key.includes(`-${PREFIX}`)) return undefined
  return {
    ...readAllDrafts(),
    ...Object.fromEntries(Object.entries(drafts).filter(([name]) => isOnlyHere(name))),
  }
}
