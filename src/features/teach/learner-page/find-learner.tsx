/**
 * Finds the batches of a learner opened from elsewhere, and redirects to the learner's page if there is only
 * one.
 */

import { IconChevronRight, IconUsersGroup } from '@tabler/icons-react'
import { Navigate } from 'react-router'
import { batch, readAllBatches } from '#src/api/contract/batch.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import type { Person } from '#src/api/shapes/person.ts'
import { useRead } from '#src/api/use-api.ts'
import { useEach } from '#src/api/use-each.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

interface FindLearnerProps {
  learnerId: string
}

/** The learner, from the lists that were read. */
function Named({ person: { name, picture } }: { person: Person }) {
  return (
    <Row gap={12}>
      <Portrait name={name} src={picture ?? null} size={48} />
      <Text as="h2" variant="title" anywhere>
        {words.find.named(name)}
      </Text>
    </Row>
  )
}

function InBatches({ batches, learnerId }: { batches: readonly BatchCard[] } & FindLearnerProps) {
  const read = useEach(
    batch.learners,
    batches.map(({ _id: id }) => ({ params: { id } })),
  )
  return (
    <Load from={read} skeleton={<SkeletonText lines={4} />}>
      {(lists) => {
        const found = batches.filter((_, at) =>
          read.byInput[at]?.some(({ person }) => person._id === learnerId),
        )
        const [only, second] = found
        if (only === undefined && read.failed > 0)
          return <Failed error={{ msg: words.find.partial(read.failed) }} onRetry={read.retry} />
        if (only === undefined)
          return (
            <Empty
              art="search"
              title={words.find.none}
              text={words.find.noneText}
              action={<Button to={paths.teacherBatches()}>{words.find.toBatches}</Button>}
            />
          )
        if (second === undefined) return <Navigate to={paths.teacherLearner(only._id, learnerId)} replace />
        const person = lists.flat().find(({ person: each }) => each._id === learnerId)?.person
        return (
          <Stack gap={16}>
            {person?.name && <Named person={person} />}
            <RowList>
              {found.map(({ _id, title, course }) => (
                <WorkRow
                  key={_id}
                  mark={
                    <IconTile>
                      <IconUsersGroup size={20} stroke={1.75} />
                    </IconTile>
                  }
                  title={joinFacts(course.title, title)}
                  to={paths.teacherLearner(_id, learnerId)}
                >
                  <IconChevronRight size={18} aria-hidden="true" />
                </WorkRow>
              ))}
            </RowList>
          </Stack>
        )
      }}
    </Load>
  )
}

export function FindLearner({ learnerId }: FindLearnerProps) {
  const read = useRead(readAllBatches())
  return (
    <Load from={read} skeleton={<SkeletonText lines={4} />}>
      {({ data }) => <InBatches batches={data} learnerId={learnerId} />}
    </Load>
  )
}
