/**
 * Browser storage that never throws: full or denied storage counts as empty, and what it cannot store lives
 * as long as its page. (spec 3 Browser storage keys, rulings R16, R21)
 */

import type * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'

type Area = 'localStorage' | 'sessionStorage'

/** Gives the storage, or undefined if even accessing it throws. */
export function findStorage(area: Area): Storage | undefined {
  try {
    return globalThis[area]
  } catch {
    return undefined
  }
}

export function readText(area: Area, name: string): string | undefined {
  try {
    return findStorage(area)?.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Distinguishes our names from those of libraries. */
const PREFIX = 'karigor-'
/** The prefix of what a person did here and the server may not have: unsent work, video positions. */
export const OWN_PREFIX = `${PREFIX}own-`

let copyOwn: (name: string) => void = () => undefined

/** Calls `copy` with the name of each own text of this browser that was written or removed. */
export function followOwn(copy: (name: string) => void): void {
  copyOwn = copy
}

const afterChange = (area: Area, name: string) =>
  area === 'localStorage' && name.startsWith(OWN_PREFIX) && copyOwn(name)

/** Returns false if nothing was stored. */
export function writeText(area: Area, name: string, text: string): boolean {
  try {
    findStorage(area)?.setItem(name, text)
    afterChange(area, name)
    return findStorage(area) !== undefined
  } catch {
    return false
  }
}

export function removeText(area: Area, name: string): void {
  try {
    findStorage(area)?.removeItem(name)
    afterChange(area, name)
  } catch {
    // Denied storage holds nothing to remove.
  }
}

/** Undefined for damaged text. */
export function parseStored(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

export function listNames(prefix: string, area: Area = 'localStorage'): string[] {
  try {
    return Object.keys(findStorage(area) ?? {}).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

/** The five keys of the specification. */
export type StorageKey = 'user' | 'lastLoggedin' | 'phone' | 'maxIndex' | 'sidebar'

export const readStored = (key: StorageKey) => readText('localStorage', key)
export const store = (key: StorageKey, text: string) => void writeText('localStorage', key, text)
export const removeStored = (key: StorageKey) => removeText('localStorage', key)

/** The owner of what a guest stores, since a guest has no id. */
export const GUEST_OWNER = 'guest'
/** The prefix of copies of server data. */
const COPY_PREFIX = `${PREFIX}copy-`

/** Tells whether another person left this here; a guest's data passes to the next person. (ruling R21) */
export function isOthers(stored: unknown, owner: string | undefined): boolean {
  const whose = (stored as { owner?: unknown } | null | undefined)?.owner ?? undefined
  return whose !== undefined && whose !== owner
}

/**
 * Removes what belongs to this person, whichever part of the app stored it; other people's data stays.
 * (ruling R21)
 */
export function removeOwn(owner: string | undefined): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const name of listNames(OWN_PREFIX, area)) {
      const stored = parseStored(readText(area, name))
      const left = Array.isArray(stored) ? stored.filter((each) => isOthers(each, owner)) : []
      if (left.length > 0) writeText(area, name, JSON.stringify(left))
      else if (!isOthers(stored, owner)) removeText(area, name)
    }
  }
}

/** Tells whether the device holds something of this person, which their logout would remove. */
export function hasOwn(owner: string): boolean {
  return listNames(OWN_PREFIX).some((name) => {
    const stored = parseStored(readText('localStorage', name))
    const all: readonly unknown[] = Array.isArray(stored) ? stored : [stored]
    return all.some((each) => (each as { owner?: unknown } | null | undefined)?.owner === owner)
  })
}

/**
 * `own` is a person's unsent work and is removed at their logout. `copy` is server data and is removed with
 * every end of a session. `device` stays. (ruling R21)
 */
export type MemoryKey = `${keyof typeof PREFIXES}:${string}`
const PREFIXES = { own: OWN_PREFIX, copy: COPY_PREFIX, device: PREFIX } as const

function buildName(key: MemoryKey): string {
  const end = key.indexOf(':')
  return PREFIXES[key.slice(0, end) as keyof typeof PREFIXES] + key.slice(end + 1)
}

export const recallUnknown = (key: MemoryKey): unknown =>
  parseStored(readText('localStorage', buildName(key)))

/** Reads a stored value if it still has this shape; undefined otherwise. */
export function recall<S extends v.GenericSchema>(key: MemoryKey, shape: S): v.InferOutput<S> | undefined {
  return readAs(shape, recallUnknown(key))
}

/** Returns false if nothing was stored. */
export function remember(key: MemoryKey, value: unknown): boolean {
  return rememberText(key, JSON.stringify(value))
}

/** Like {@link remember}, for a value that is already JSON. */
export function rememberText(key: MemoryKey, text: string): boolean {
  return writeText('localStorage', buildName(key), text)
}

export function forgetMemory(key: MemoryKey): void {
  removeText('localStorage', buildName(key))
}

/** Lists the keys with this prefix. */
export function listMemoryKeys(prefix: MemoryKey): MemoryKey[] {
  const start = buildName(prefix)
  return listNames(start).map((name): MemoryKey => `${prefix}${name.slice(start.length)}`)
}

/** The database of replies for reading offline, see `reply-store.ts`. (ruling R67) */
export const REPLY_DATABASE = 'karigor-replies'
/**
 * Whose replies are stored. It is removed after they are deleted, so that a deletion that was cut short is
 * finished by the next page.
 */
export const REPLY_OWNER = 'device:replies-of'

/** Deletes the stored replies of everybody except this person. Pages that have the database open close it. */
export function forgetReplies(exceptOwner?: string): void {
  const owner = recallUnknown(REPLY_OWNER)
  if (owner === null || owner === exceptOwner) return
  try {
    indexedDB.deleteDatabase(REPLY_DATABASE).onsuccess = () => {
      if (recallUnknown(REPLY_OWNER) === owner) forgetMemory(REPLY_OWNER)
    }
  } catch {
    // A browser without the database has nothing in it.
  }
}

/** Removes the copies of server data: all of them, or all except this person's. (ruling R21) */
export function forgetCopies(exceptOwner?: string): void {
  forgetReplies(exceptOwner)
  for (const key of listMemoryKeys('copy:')) {
    if (exceptOwner === undefined || !key.endsWith(`@${exceptOwner}`)) forgetMemory(key)
  }
}

export const readSessionText = (key: string) => readText('sessionStorage', PREFIX + key)
export const storeSessionText = (key: string, text: string) => writeText('sessionStorage', PREFIX + key, text)
/** Lists the keys of this tab with this prefix, and cuts it off. */
export const listSessionKeys = (prefix: string) =>
  listNames(PREFIX + prefix, 'sessionStorage').map((name) => name.slice(PREFIX.length + prefix.length))
export const removeSessionText = (key: string) => removeText('sessionStorage', PREFIX + key)
