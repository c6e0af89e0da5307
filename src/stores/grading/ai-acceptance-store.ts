/**
 * Suggestions of the assistant that a teacher took over: the server hears of it when the time to take it back is over. Kept on the
 * device until then; gone at logout. (ruling R21)
 */
import * as v from 'valibot'
import { create } from 'zustand'
import { recall, remember } from '#src/stores/browser/device-memory.ts'
import { whenSessionEnds } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'

const STORAGE_KEY = 'own:ai-acceptances'
const Acceptance = v.object({
  suggestion: v.string(),
  submission: v.string(),
  owner: v.optional(v.string()),
  /** Milliseconds since 1970; until then it can be taken back. */
  leavesAt: v.number(),
})
export type Acceptance = v.InferOutput<typeof Acceptance>

const stored = () => recall(STORAGE_KEY, v.array(Acceptance)) ?? []

export const useAcceptances = create<{ acceptances: readonly Acceptance[] }>(() => ({ acceptances: stored() }))

function keep(acceptances: readonly Acceptance[]): void {
  remember(STORAGE_KEY, acceptances)
  useAcceptances.setState({ acceptances })
}

const others = (suggestion: string) => useAcceptances.getState().acceptances.filter((each) => each.suggestion !== suggestion)

export function suggestionAccepted(accepted: Omit<Acceptance, 'owner'>): void {
  keep([...others(accepted.suggestion), { ...accepted, owner: useSession.getState().user?._id }])
}

/** Taken back, or the server knows of it. */
export function acceptanceDropped(suggestion: string): void {
  keep(others(suggestion))
}

/** A try failed; it stays whose it was. */
export function acceptanceDelayed(suggestion: string, leavesAt: number): void {
  keep(useAcceptances.getState().acceptances.map((each) => (each.suggestion === suggestion ? { ...each, leavesAt } : each)))
}

export function ownAcceptances(): readonly Acceptance[] {
  const owner = useSession.getState().user?._id
  return useAcceptances.getState().acceptances.filter((each) => each.owner === owner)
}

export function reset(): void {
  keep([])
}

whenSessionEnds((ending) => {
  if (ending === 'logged-out') useAcceptances.setState({ acceptances: [] })
})
