/**
 * Stores what belongs to a person, under their own name: whoever logs in next on the same browser reads, counts and sends none of it. A
 * logout of its owner removes it, and so does its age. (rulings R16, R21)
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
import { getPersonId } from './session-store.ts'

/** Names whose things this page stores and finds again. */
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

/** Returns false where storage is full or denied. */
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

/** Reads a copy of what the server has; undefined without one, or where it has another shape. */
export function recallCopy<S extends v.GenericSchema>(key: string, shape: S): v.InferOutput<S> | undefined {
  return readAs(shape, (recallUnknown(buildCopyKey(key, getOwner())) as Stored)?.value)
}

/** Stores a copy of what the server has, until the session ends however it does. Nobody's copy is stored for a guest. (ruling R21) */
export function rememberCopy(key: string, value: unknown, owner = getOwner()): void {
  if (owner !== GUEST_OWNER) remember(buildCopyKey(key, owner), { owner, at: getDeviceNow(), value })
}

/** Lists the keys of this owner that begin with this text. */
export function listOwnKeys(prefix: string, owner = getOwner()): string[] {
  const end = `@${owner}`
  const keys = listMemoryKeys(`own:${prefix}`).map((key) => key.slice('own:'.length))
  const named = keys.filter((key) => key.endsWith(end)).map((key) => key.slice(0, -end.length))
  return [...new Set([...named, ...keys.filter((key) => !key.includes('@') && readOld(key, owner))])]
}
