/** A learner of a batch, with links to the previous and next one of the list. */

import { Link, useSearchParams } from 'react-router'
import { readBatch, readBatchLearners } from '#src/api/contract/batch.ts'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { filterLearners, parseLearnerFilter } from '#src/features/teach/batch-learners/learner-filter.ts'
import {
  LearnerPage,
  LearnerState,
  Neighbours,
  WaitingPapers,
} from '#src/features/teach/learner-page/learner-page.tsx'
import { words } from '#src/features/teach/learner-page/words.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton, SkeletonText } from '#src/ui/states/skeleton.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { BatchLine } from './batch-line.tsx'

function useNeighbours(learners: readonly BatchLearner[], learnerId: string) {
  const [params] = useSearchParams()
  const { show, sort, search } = parseLearnerFilter(params)
  const listed = filterLearners(learners, show, sort, search)
  const at = listed.findIndex(({ person }) => person._id === learnerId)
  const query = Object.fromEntries(params)
  return { query, before: at > 0 ? listed[at - 1] : undefined, after: at < 0 ? undefined : listed[at + 1] }
}

export function Component() {
  const { batchId, learnerId } = useRouteParams('batchId', 'learnerId')
  const read = useRead(readBatchLearners(batchId))
  const ownRead = useRead(readBatch(batchId), { isQuiet: true })
  const own = ownRead.data
  const learners = read.data ?? []
  const found = learners.find(({ person }) => person._id === learnerId)
  const { query, before, after } = useNeighbours(learners, learnerId)
  const name = found ? found.person.name || words.unnamed : words.title
  const title = found ? (
    <Row as="span" inline wrap gap={12}>
      <Portrait name={name} src={found.person.picture} size={56} />
      {name}
      <LearnerState learner={found} learners={learners} />
    </Row>
  ) : read.data || read.error ? (
    words.title
  ) : (
    <Row as="span" inline wrap gap={12}>
      <Skeleton shape="circle" width={56} height={56} />
      {words.title}
    </Row>
  )
  const mark = own && { _id: batchId, title: own.title, course_title: own.course.title }
  return (
    <Page
      title={title}
      subtitle={
        <>
          {mark ? <BatchLine batch={mark} /> : !ownRead.error && '\u00A0'}
          {found && ` · ${words.joined(found.joined_at)}`}
          {offers.talents && found && found.username !== '' && (
            <>
              {' · '}
              <Link to={paths.talent(found.username)}>{words.talentProfile}</Link>
            </>
          )}
        </>
      }
      actions={
        found && (
          <>
            <Neighbours
              before={before}
              after={after}
              addressOf={(id) => paths.teacherLearner(batchId, id, query)}
            />
            <WaitingPapers batchId={batchId} learner={learnerId} />
          </>
        )
      }
    >
      <Head title={name} isHiddenFromSearch />
      <PhoneBar title={name} subtitle={own?.title} backTo={paths.teacherLearners(batchId)} />
      <Load from={read} skeleton={<SkeletonText lines={8} />}>
        {(all) =>
          found ? (
            <LearnerPage key={learnerId} learner={found} learners={all} batchId={batchId} />
          ) : (
            <Empty
              art="search"
              title={words.missing}
              text={words.missingText}
              action={<Button to={paths.teacherLearners(batchId)}>{words.toList}</Button>}
            />
          )
        }
      </Load>
    </Page>
  )
}
