/** sessionStorage that never throws; what it cannot keep lives as long as the page. (ruling R16) */
import { storageOf } from './local-storage.ts'

/** Ours beside what libraries keep. */
const PREFIX = 'karigor-'

export function readSessionText(key: string): string | undefined {
  try {
    return storageOf('sessionStorage')?.getItem(PREFIX + key) ?? undefined
  } catch {
    return undefined
  }
}

export function storeSessionText(key: string, value: string): void {
  try {
    storageOf('sessionStorage')?.setItem(PREFIX + key, value)
  } catch {
    // Full or denied: the caller's memory still has it.
  }
}

export function removeSessionText(key: string): void {
  try {
    storageOf('sessionStorage')?.removeItem(PREFIX + key)
  } catch {
    // Denied storage holds nothing to remove.
  }
}
