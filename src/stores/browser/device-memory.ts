/**
 * What this device remembers beyond the five keys of the specification; never throws. `own` is the person's and goes at logout,
 * `device` stays. (ruling R21)
 */
import type * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { OWN_PREFIX, storageOf } from './local-storage.ts'

export type MemoryKey = `own:${string}` | `device:${string}`

function storageKey(key: MemoryKey): string {
  return key.startsWith('own:') ? OWN_PREFIX + key.slice('own:'.length) : `karigor-${key.slice('device:'.length)}`
}

/** What was kept, if it still has the shape it is read as; undefined otherwise. */
export function recall<S extends v.GenericSchema>(key: MemoryKey, shape: S): v.InferOutput<S> | undefined {
  try {
    return readAs(shape, JSON.parse(storageOf('localStorage')?.getItem(storageKey(key)) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Silently keeps nothing where storage is full or denied: the value lives as long as the page. */
export function remember(key: MemoryKey, value: unknown): void {
  try {
    storageOf('localStorage')?.setItem(storageKey(key), JSON.stringify(value))
  } catch {
    // The caller's memory still has it.
  }
}

export function forgetMemory(key: MemoryKey): void {
  try {
    storageOf('localStorage')?.removeItem(storageKey(key))
  } catch {
    // Denied storage holds nothing to remove.
  }
}

/** The keys of what was kept under one beginning. */
export function memoryKeys(prefix: MemoryKey): MemoryKey[] {
  const start = storageKey(prefix)
  try {
    const stored = Object.keys(storageOf('localStorage') ?? {}).filter((name) => name.startsWith(start))
    return stored.map((name): MemoryKey => `${prefix}${name.slice(start.length)}`)
  } catch {
    return []
  }
}
