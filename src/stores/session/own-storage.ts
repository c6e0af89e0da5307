/**
 * Stores a person's data under their name: the next person on the same browser neither reads, counts nor
 * sends it. It is removed at its owner's logout, or when it is too old. (rulings R16, R21)
 */

import type * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import {
  forgetMemory,
  GUEST_OWNER,
  listMemoryKeys,
  type MemoryKey,
  recallUnknown,
  remember,
} from '#src/stores/browser/guarded-storage.ts'
import '#src/stores/browser/second-place.ts'
import { getPersonId } from './session-store.ts'

/** The current owner, under whose name this page stores and finds data. */
export const getOwner = () => getPersonId() ?? GUEST_OWNER

/** `at`: milliseconds since 1970. Earlier releases stored one value for all owners, with its owner in it. */
type Stored = { owner?: unknown; at?: number; value?: unknown } | null | undefined

const buildKey = (key: string, owner: string): MemoryKey => `own:${key}@${owner}`
const buildOldKey = (key: string): MemoryKey => `own:${key}`
const readOld = (key: string, owner: string) => {
  const old = recallUnknown(buildOldKey(key)) as Stored
  return old?.owner === owner ? old : undefined
}

export function recallOwn<S extends v.GenericSchema>(
  key: string,
  shape: S,
  owner = getOwner(),
): v.InferOutput<S> | undefined {
  const stored = recallUnknown(buildKey(key, owner)) as Stored
  return readAs(shape, stored?.value ?? readOld(key, owner))
}

/** Returns false if storage is full or denied. */
export function rememberOwn(key: string, value: unknown, owner = getOwner()): boolean {
  return remember(buildKey(key, owner), {
    owner: owner === GUEST_OWNER ? undefined : owner,
    at: getDeviceNow(),
    value,
  })
}

export function forgetOwn(key: string, owner = getOwner()): void {
  forgetMemory(buildKey(key, owner))
  if (readOld(key, owner)) forgetMemory(buildOldKey(key))
}

const buildCopyKey = (key: string, owner: string): MemoryKey => `copy:${key}@${owner}`

/** Reads a copy of server data; undefined if there is none or it has another shape. */
export function recallCopy<S extends v.GenericSchema>(key: string, shape: S): v.InferOutput<S> | undefined {
  return readAs(shape, (recallUnknown(buildCopyKey(key, getOwner())) as Stored)?.value)
}

/**
 * Stores a copy of server data until the session ends in any way. Nothing is stored for a guest. (ruling R21)
 */
export function rememberCopy(key: string, value: unknown, owner = getOwner()): void {
  if (owner !== GUEST_OWNER) remember(buildCopyKey(key, owner), { owner, at: getDeviceNow(), value })
}

/** Lists this owner's keys with this prefix. */
export function listOwnKeys(prefix: string, owner = getOwner()): string[] {
  const end = `@${owner}`
  const keys = listMemoryKeys(`own:${prefix}`).map((key) => key.slice('own:'.length))
  const named = keys.filter((key) => key.endsWith(end)).map((key) => key.slice(0, -end.length))
  return [...new Set([...named, ...keys.filter((key) => !key.includes('@') && readOld(key, owner))])]
}
