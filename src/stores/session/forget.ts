/**
 * What must be forgotten between two people: stores, caches and drafts register here, the session runs it. A store that no page has
 * loaded yet has nothing to forget, and weighs on no first visit. Toasts stay: one may just be saying that the session ended. (ruling R21)
 */

/** `ended`: it ran out, the same person may go on where they were (ruling R16) · `logged-out`: nothing stays. */
export type Ending = 'ended' | 'logged-out'

const forgetters = new Set<(ending: Ending) => void>()

/** Registers something to forget; the returned function takes it back. */
export function whenSessionEnds(forget: (ending: Ending) => void): () => void {
  forgetters.add(forget)
  return () => forgetters.delete(forget)
}

export function forgetAll(ending: Ending): void {
  for (const forget of forgetters) forget(ending)
}

type UnsentCount = (owner: string) => Promise<number>

const unsentCounts: UnsentCount[] = []

/** Registers what a logout would lose; the app does so for features, which stores do not see. (ruling R21) */
export function registerUnsent(count: UnsentCount): void {
  unsentCounts.push(count)
}

export async function countRegisteredUnsent(owner: string): Promise<number> {
  const counts = await Promise.all(unsentCounts.map((count) => count(owner)))
  return counts.reduce((sum, count) => sum + count, 0)
}
