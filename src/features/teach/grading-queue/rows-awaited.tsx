/** The queue before its first rows are there: awaited, late, or failed. (ruling R42) */
import type { ReactNode } from 'react'
import { useIsSlow } from '#src/api/use-api.ts'
import { Load } from '#src/ui/states/load.tsx'
import type { QueueFilter } from './filters.ts'
import { queueRefreshed, queueStopped } from './queue-reading.ts'
import { useQueueStore } from './queue-store.ts'

export function RowsAwaited({ filter, skeleton }: { filter: QueueFilter; skeleton: ReactNode }) {
  const error = useQueueStore((state) => state.error)
  const key = useQueueStore((state) => state.key)
  const isSlow = useIsSlow(error === undefined, key ?? null)
  const from = { data: undefined, error, isSlow, fetchedAt: undefined, retry: () => queueRefreshed(filter), cancel: queueStopped }
  return (
    <Load from={from} skeleton={skeleton}>
      {() => null}
    </Load>
  )
}
