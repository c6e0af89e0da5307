/** The grading page with one submission; the filters in the address define its queue. */

import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { readAssessment } from '#src/api/contract/ai.ts'
import { readSubmission } from '#src/api/contract/submission.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { Review } from '#src/features/account/review/review.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import {
  buildAddress,
  buildPaperAddress,
  findPapersFilter,
  parseFilter,
  pickPapers,
  type QueueFilter,
} from '#src/features/teach/grading-queue/filters.ts'
import { QueueProgress } from '#src/features/teach/grading-queue/queue-progress.tsx'
import { QueueRail } from '#src/features/teach/grading-queue/queue-rail.tsx'
import { useQueueStore } from '#src/features/teach/grading-queue/queue-store.ts'
import { useNeighbours, useOpenPapers } from '#src/features/teach/grading-queue/use-queue.ts'
import { words } from '#src/features/teach/grading-queue/words.ts'
import { Desk } from '#src/features/teach/grading/desk.tsx'
import { connectKeptPapers } from '#src/features/teach/grading/kept-papers/connect-papers.ts'
import { KeptPapers } from '#src/features/teach/grading/kept-papers/kept-papers.tsx'
import { useFilesAhead } from '#src/features/teach/grading/work/files-ahead.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useTheatre } from '#src/stores/player/use-theatre.ts'
import { useRouteParams } from '../use-route-params.ts'

function ReadSuggestion({ id }: { id: string }) {
  useRead(readAssessment(id), { isOnce: true })
  return null
}

function Neighbour({ id, hasFiles = false }: { id: string; hasFiles?: boolean }) {
  const { data } = useRead(readSubmission(id), { isQuiet: true, isOnce: true })
  useFilesAhead(hasFiles ? data : undefined)
  return offers.ai && <ReadSuggestion id={id} />
}

function findByQuestion({ _id: paper, exam, assignment }: Submission) {
  if (exam) return { to: paths.byQuestion(exam, { paper }), kind: 'exam' } as const
  return assignment
    ? ({ to: paths.byCriterion(assignment, { paper }), kind: 'assignment' } as const)
    : undefined
}

if (offers.keptPapers) connectKeptPapers()

function PaperTools({ id, filter }: { id: string; filter: QueueFilter }) {
  const next = useOpenPapers(id)
  return (
    <KeptPapers
      next={next}
      isSmall
      buildAddress={(ids) => buildPaperAddress(ids[0] ?? id, pickPapers(filter, ids))}
    />
  )
}

export function Component() {
  useTheatre()
  const { id } = useRouteParams('id')
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const read = useRead(readSubmission(id))
  const ofPaper = useMemo(() => findPapersFilter(query, read.data), [query, read.data])
  // A submission that cannot be read names no queue: the list is the whole queue.
  const filter = ofPaper ?? (read.error ? parseFilter(query) : undefined)
  const place = useNeighbours(filter, id)
  const title =
    useQueueStore(({ rows }) => (place.at === undefined ? undefined : rows[place.at]?.title)) ?? words.title
  return (
    <>
      <Head title={title} isHiddenFromSearch />
      <Desk
        submissionId={id}
        kind="submission"
        review={offers.reviews && <Review item={id} kind="submission" variant="line" />}
        read={read}
        Neighbour={Neighbour}
        neighbours={place}
        title={title}
        backTo={filter ? buildAddress(paths.submissions(), { ...filter, only: [] }) : paths.submissions()}
        queue={
          filter && (
            <QueueRail
              filter={filter}
              submissionId={id}
              current={place.at}
              tools={offers.keptPapers && <PaperTools id={id} filter={filter} />}
            />
          )
        }
        progress={filter && <QueueProgress filter={filter} />}
        byQuestion={read.data && read.data.try_no > 0 ? findByQuestion(read.data) : undefined}
        onGo={(next) => void navigate(filter ? buildPaperAddress(next, filter) : paths.submission(next))}
      />
    </>
  )
}
