/**
 * Clears data between two people: stores, caches and drafts register here, and the session runs it. A store
 * that no page has loaded has nothing to clear, and adds nothing to a first visit. Toasts stay: one may be
 * saying that the session ended. (ruling R21)
 */

import { forgetCopies } from '#src/stores/browser/guarded-storage.ts'

/**
 * `ended`: it expired, and the same person may continue where they were (ruling R16) · `logged-out`: nothing
 * stays.
 */
export type Ending = 'ended' | 'logged-out'

type Forget = (ending: Ending, owner: string | undefined) => void

const forgetters = new Set<Forget>()

/** Registers a function that clears data of the session's `owner`; the returned function unregisters it. */
export function runAtSessionEnd(forget: Forget): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

export function forgetAll(ending: Ending, owner: string | undefined): void {
  forgetCopies()
  for (const forget of forgetters) forget(ending, owner)
}
