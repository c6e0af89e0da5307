/** Browser storage that never throws: full or denied storage is an empty one. (spec 3 Browser storage keys, reliability F12) */

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
