/** The queue of one address: its rows as far as they were read, and the place of one submission in it. */
import { useEffect, useMemo } from 'react'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { type Place, placeOf } from './around.ts'
import { type QueueFilter, sameRowsKey } from './filters.ts'
import { placesNeeded, queueOpened } from './queue-reading.ts'
import { useQueueStore } from './queue-store.ts'

/** Opens the queue of these filters. */
export function useOpenQueue(filter: QueueFilter): void {
  const key = sameRowsKey(filter)
  // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the filter
  useEffect(() => queueOpened(filter), [key])
}

/** How many rows before and after are read ahead. */
const AHEAD = 3

export function useAround(filter: QueueFilter, submissionId: string): Place {
  useOpenQueue(filter)
  const rows = useQueueStore((state) => state.rows)
  const total = useQueueStore((state) => state.total)
  const saves = useGradingSaves((state) => state.saves)
  const saved = useGradingSaves((state) => state.saved)
  const place = useMemo(() => {
    const isChecked = ({ _id, state }: SubmissionCard) =>
      state === 'checked' ||
      saved[_id]?.isChecked === true ||
      saves.some(({ submission, body }) => submission === _id && body.checked === true)
    return placeOf(rows, submissionId, isChecked)
  }, [rows, saves, saved, submissionId])
  useEffect(() => {
    if (place.at !== undefined && total !== undefined)
      placesNeeded(filter, Math.max(place.at - AHEAD, 0), Math.min(place.at + AHEAD, Math.max(total - 1, 0)))
  }, [filter, place.at, total])
  return place
}
