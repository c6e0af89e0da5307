/**
 * Forgets between two people: stores, caches and drafts register here, the session runs it. A store that no page has
 * loaded yet has nothing to forget, and weighs on no first visit. Toasts stay: one may just be saying that the session ended. (ruling R21)
 */

import { forgetCopies } from '#src/stores/browser/guarded-storage.ts'

/** `ended`: it ran out, the same person may go on where they were (ruling R16) · `logged-out`: nothing stays. */
export type Ending = 'ended' | 'logged-out'

type Forget = (ending: Ending, owner: string | undefined) => void

const forgetters = new Set<Forget>()

/** Registers something to forget of the `owner` whose session it was; the returned function takes it back. */
export function runAtSessionEnd(forget: Forget): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

export function forgetAll(ending: Ending, owner: string | undefined): void {
  forgetCopies()
  for (const forget of forgetters) forget(ending, owner)
}
