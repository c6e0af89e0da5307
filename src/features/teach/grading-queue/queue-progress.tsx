/** Share of checked submissions among those of the filters. */
import { submission } from '#src/api/contract/submission.ts'
import { useApi } from '#src/api/use-api.ts'
import { useGradingSaves } from '#src/stores/grading/grading-save-store.ts'
import { StitchProgress } from '#src/ui/stitch-progress.tsx'
import { buildRequest, type QueueFilter } from './filters.ts'
import { useQueueStore } from './queue-store.ts'
import { words } from './words.ts'

export function QueueProgress({ filter }: { filter: QueueFilter }) {
  const request = buildRequest({ ...filter, marksMin: '', marksMax: '' })
  const all = useApi(submission.list, { query: { ...request, checked: undefined, count: 1 } }, { isQuiet: true }).data?.total
  const waiting = useApi(submission.unchecked, { query: { ...request, checked: false, count: 1 } }, { isQuiet: true })
  const openedAt = useQueueStore((state) => state.openedAt)
  const saved = useGradingSaves((state) => state.saved)
  if (all === undefined || waiting.data === undefined) return null
  // Submissions checked after the count was read.
  const since = (waiting.fetchedAt ?? 0) <= openedAt ? Object.values(saved).filter((each) => each?.isChecked).length : 0
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
