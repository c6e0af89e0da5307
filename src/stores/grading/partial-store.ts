/**
 * Papers that this teacher has marked in part, on this device: the lists of the contract do not say it. Kept
 * at logout, by person. It holds ids and counts only.
 */

import * as v from 'valibot'
import { create } from 'zustand'
import { recall, remember } from '../browser/guarded-storage.ts'
import { useSession } from '../session/session-store.ts'

const Partial = v.object({
  id: v.string(),
  /** Marks that were given. */
  given: v.number(),
  all: v.number(),
})
export type PartialPaper = v.InferOutput<typeof Partial>

const Partials = v.object({ papers: v.array(Partial) })

/** Papers of the longest ago are forgotten. */
const MOST_PAPERS = 500

const keyOfPerson = () => `device:partial-${useSession.getState().user?._id ?? 'nobody'}` as const

const read = () => recall(keyOfPerson(), Partials) ?? { papers: [] }

export const usePartials = create<v.InferOutput<typeof Partials>>(read)

/** A paper without marks, and one with all of them, is no partial one. */
export function marksCounted(paper: PartialPaper): void {
  const { papers } = usePartials.getState()
  const before = papers.find(({ id }) => id === paper.id)
  const isPartial = paper.given > 0 && paper.given < paper.all
  if (isPartial ? before?.given === paper.given && before.all === paper.all : before === undefined) return
  const others = papers.filter(({ id }) => id !== paper.id)
  usePartials.setState({ papers: isPartial ? [paper, ...others].slice(0, MOST_PAPERS) : others })
  remember(keyOfPerson(), usePartials.getState())
}

export function reset(): void {
  usePartials.setState(read(), true)
}

useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) reset()
})
