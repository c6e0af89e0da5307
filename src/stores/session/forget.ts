/**
 * Forgets between two people: stores, caches and drafts register here, the session runs it. A store that no page has
 * loaded yet has nothing to forget, and weighs on no first visit. Toasts stay: one may just be saying that the session ended. (ruling R21)
 */

/** `ended`: it ran out, the same person may go on where they were (ruling R16) · `logged-out`: nothing stays. */
export type Ending = 'ended' | 'logged-out'

const forgetters = new Set<(ending: Ending) => void>()

/** Registers something to forget; the returned function takes it back. */
export function runAtSessionEnd(forget: (ending: Ending) => void): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

export function forgetAll(ending: Ending): void {
  for (const forget of forgetters) forget(ending)
}
