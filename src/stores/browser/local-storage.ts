/** Browser storage that never throws: full or denied storage is an empty one. (spec 3 Browser storage keys) */

export type StorageKey = 'user' | 'lastLoggedin' | 'phone' | 'maxIndex' | 'sidebar'

/** The storage, or undefined where even looking at it throws. */
export function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return globalThis[kind]
  } catch {
    return undefined
  }
}

export function readStored(key: StorageKey): string | undefined {
  try {
    return storageOf('localStorage')?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text; silently keeps nothing where storage is full or denied. */
export function store(key: StorageKey, value: string): void {
  try {
    storageOf('localStorage')?.setItem(key, value)
  } catch {
    // The product works without it; it only forgets at the next visit.
  }
}

export function removeStored(key: StorageKey): void {
  try {
    storageOf('localStorage')?.removeItem(key)
  } catch {
    // Denied storage holds nothing to remove.
  }
}

/** Before the keys of what a person left on this device: notes not yet sent, where videos stopped. */
export const OWN_PREFIX = 'karigor-own-'

/** At logout nothing of the person stays, whichever part of the app kept it. (ruling R21) */
export function removeOwn(): void {
  try {
    const storage = storageOf('localStorage')
    for (const key of Object.keys(storage ?? {})) if (key.startsWith(OWN_PREFIX)) storage?.removeItem(key)
  } catch {
    // Denied storage holds nothing to remove.
  }
}
