/**
 * Storage of the browser that never throws: full or denied storage is an empty one, and what it cannot store lives as long as its page.
 * (spec 3 Browser storage keys, rulings R16, R21)
 */

import type * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'

type Area = 'localStorage' | 'sessionStorage'

/** Gives the storage, or undefined where even looking at it throws. */
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

/** Returns false where nothing was stored. */
export function writeText(area: Area, name: string, text: string): boolean {
  try {
    findStorage(area)?.setItem(name, text)
    return findStorage(area) !== undefined
  } catch {
    return false
  }
}

export function removeText(area: Area, name: string): void {
  try {
    findStorage(area)?.removeItem(name)
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

function listNames(prefix: string, area: Area = 'localStorage'): string[] {
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

/** Our names beside those of libraries. */
const PREFIX = 'karigor-'
/** Stands for the person where a guest stores something, whom no id names. */
export const GUEST_OWNER = 'guest'
/** Starts the names of what a person did here and the server may not have: work not yet sent, where videos stopped. */
export const OWN_PREFIX = `${PREFIX}own-`
/** Starts the names of copies of what the server has. */
const COPY_PREFIX = `${PREFIX}copy-`

/** True for what another person left here; a guest's is whoever's comes next. (ruling R21) */
export function isOthers(stored: unknown, owner: string | undefined): boolean {
  const whose = (stored as { owner?: unknown } | null | undefined)?.owner ?? undefined
  return whose !== undefined && whose !== owner
}

/** Removes what belongs to this person, whichever part of the app stored it; what others left here stays theirs. (ruling R21) */
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

/**
 * `own` is a person's unsent work and goes at their logout; `copy` is of the server and goes with every end of a session; `device` stays.
 * (ruling R21)
 */
export type MemoryKey = `${keyof typeof PREFIXES}:${string}`
const PREFIXES = { own: OWN_PREFIX, copy: COPY_PREFIX, device: PREFIX } as const

function buildName(key: MemoryKey): string {
  const end = key.indexOf(':')
  return PREFIXES[key.slice(0, end) as keyof typeof PREFIXES] + key.slice(end + 1)
}

export const recallUnknown = (key: MemoryKey): unknown =>
  parseStored(readText('localStorage', buildName(key)))

/** Reads what was stored, if it still has this shape; undefined otherwise. */
export function recall<S extends v.GenericSchema>(key: MemoryKey, shape: S): v.InferOutput<S> | undefined {
  return readAs(shape, recallUnknown(key))
}

/** Returns false where nothing was stored. */
export function remember(key: MemoryKey, value: unknown): boolean {
  return rememberText(key, JSON.stringify(value))
}

/** As {@link remember}, for what is JSON already. */
export function rememberText(key: MemoryKey, text: string): boolean {
  return writeText('localStorage', buildName(key), text)
}

export function forgetMemory(key: MemoryKey): void {
  removeText('localStorage', buildName(key))
}

/** Lists the keys that begin with this one. */
export function listMemoryKeys(prefix: MemoryKey): MemoryKey[] {
  const start = buildName(prefix)
  return listNames(start).map((name): MemoryKey => `${prefix}${name.slice(start.length)}`)
}

/** Removes the copies of what the server has: all of them, or those that are not this person's. (ruling R21) */
export function forgetCopies(exceptOwner?: string): void {
  for (const key of listMemoryKeys('copy:')) {
    if (exceptOwner === undefined || !key.endsWith(`@${exceptOwner}`)) forgetMemory(key)
  }
}

export const readSessionText = (key: string) => readText('sessionStorage', PREFIX + key)
export const storeSessionText = (key: string, text: string) => writeText('sessionStorage', PREFIX + key, text)
/** Lists the keys of this tab that begin with this one, without it. */
export const listSessionKeys = (prefix: string) =>
  listNames(PREFIX + prefix, 'sessionStorage').map((name) => name.slice(PREFIX.length + prefix.length))
export const removeSessionText = (key: string) => removeText('sessionStorage', PREFIX + key)
