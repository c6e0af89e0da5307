/** The grading desk with one submission on it; the filters in the address are the queue it stands in. */
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Desk } from '#src/features/grading/desk.tsx'
import { addressOf, filterIn } from '#src/features/grading-queue/filters.ts'
import { QueueProgress } from '#src/features/grading-queue/queue-progress.tsx'
import { QueueRail } from '#src/features/grading-queue/queue-rail.tsx'
import { useAround } from '#src/features/grading-queue/use-queue.ts'
import { useQueueStore } from '#src/features/grading-queue/queue-store.ts'
import { words } from '#src/features/grading-queue/words.ts'
import { Head } from '#src/features/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { useTheatre } from '#src/stores/use-theatre.ts'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  useTheatre()
  const { id } = useRouteParams('id')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filter = useMemo(() => filterIn(query), [query])
  const place = useAround(filter, id)
  const title = useQueueStore(({ rows }) => (place.at === undefined ? undefined : rows[place.at]?.title)) ?? words.title
  return (
    <>
      <Head title={title} isHiddenFromSearch />
      <Desk
        submissionId={id}
        around={place}
        title={title}
        backTo={addressOf(paths.submissions(), { ...filter, only: [] })}
        queue={<QueueRail filter={filter} submissionId={id} current={place.at} />}
        progress={<QueueProgress filter={filter} />}
        onGo={(next) => void navigate(addressOf(paths.submission(next), filter))}
      />
    </>
  )
}
