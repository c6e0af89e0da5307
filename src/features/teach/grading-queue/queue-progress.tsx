/** Share of checked submissions among those that match the filters. */

import { submission } from '#src/api/contract/submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { useMarks } from '#src/stores/grading/marks-store.ts'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { buildRequest, type QueueFilter } from './filters.ts'
import { useQueueStore } from './queue-store.ts'
import { words } from './words.ts'

export function QueueProgress({ filter }: { filter: QueueFilter }) {
  const request = buildRequest({ ...filter, marksMin: '', marksMax: '' })
  const all = useApi(
    submission.list,
    { query: { ...request, checked: undefined, count: 1 } },
    { isQuiet: true },
  ).data?.total
  const waiting = useApi(
    submission.unchecked,
    { query: { ...request, checked: false, count: 1 } },
    { isQuiet: true },
  )
  const rows = useQueueStore((state) => state.rows)
  const told = useMarks((marks) => marks.told)
  if (all === undefined || waiting.data === undefined) return null
  const checkedBefore = new Set(
    Object.values(rows).flatMap((row) => (row?.state === 'checked' ? row._id : [])),
  )
  const countedAt = waiting.fetchedAt ?? 0
  // Submissions checked after the count was read.
  const since = [...told].filter(
    ([id, mark]) => (mark?.checkedAt ?? 0) > countedAt && !checkedBefore.has(id),
  ).length
  const done = Math.min(all - waiting.data.total + since, all)
  return (
    <StitchProgress
      done={done}
      total={all}
      label={words.progress}
      next={false}
      caption={words.progress}
      figure={words.progressOf(done, all)}
    />
  )
}
