/**
 * Where a teacher is in each exam, question by question, on this device: the paper of each question, what is
 * put off, how much of each block is done, and whether names are hidden. Kept at logout, by person. It holds
 * ids only. (ruling R73)
 */

import * as v from 'valibot'
import { create } from 'zustand'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'

const ExamProgress = v.object({
  exam: v.string(),
  isBlind: v.boolean(),
  row: v.optional(v.string()),
  /** The paper of each row, with its block. */
  papers: v.record(v.string(), v.object({ id: v.string(), block: v.number() })),
  /** Papers of each row to be marked later. */
  flagged: v.record(v.string(), v.array(v.string())),
  /** Marked papers of each row, by block. */
  done: v.record(v.string(), v.record(v.string(), v.number())),
})
export type ExamProgress = v.InferOutput<typeof ExamProgress>

const Places = v.object({ places: v.array(ExamProgress) })

/** Exams of the longest ago are forgotten. */
const MOST_EXAMS = 40

const keyOfPerson = () => `device:pile-${useSession.getState().user?._id ?? 'nobody'}` as const

export const usePlaces = create<v.InferOutput<typeof Places>>(
  () => recall(keyOfPerson(), Places) ?? { places: [] },
)

const emptyPlaces = new Map<string, ExamProgress>()

/** The same object for as long as nothing is kept, so that a store selector stays still. */
function getEmptyPlace(exam: string): ExamProgress {
  const empty = emptyPlaces.get(exam) ?? { exam, isBlind: false, papers: {}, flagged: {}, done: {} }
  emptyPlaces.set(exam, empty)
  return empty
}

export function getPlace(places: readonly ExamProgress[], exam: string): ExamProgress {
  return places.find((place) => place.exam === exam) ?? getEmptyPlace(exam)
}

export function changePlace(exam: string, change: (place: ExamProgress) => Partial<ExamProgress>): void {
  const { places } = usePlaces.getState()
  const before = getPlace(places, exam)
  const after = { ...before, ...change(before) }
  if (JSON.stringify(after) === JSON.stringify(before)) return
  const others = places.filter((place) => place.exam !== exam)
  usePlaces.setState({ places: [after, ...others].slice(0, MOST_EXAMS) })
  remember(keyOfPerson(), usePlaces.getState())
}

export function reset(): void {
  usePlaces.setState(recall(keyOfPerson(), Places) ?? { places: [] }, true)
}

useSession.subscribe(({ user }, before) => {
  if (user?._id !== before.user?._id) reset()
})
