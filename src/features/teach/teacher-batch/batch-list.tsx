/** List of the teacher's batches. */

import { IconUsersGroup } from '@tabler/icons-react'
import { readAllBatches } from '#src/api/contract/batch.ts'
import type { BatchCard } from '#src/api/shapes/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonList, SkeletonRow } from '#src/ui/states/skeleton.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

const TONES: Record<BatchCard['state'], PillProps['tone']> = {
  running: 'info',
  upcoming: 'neutral',
  completed: 'ok',
  recorded: 'outline',
  frozen: 'due',
}

function formatLine({ title, done, total, next_class }: BatchCard): string {
  return joinFacts(
    title,
    total > 0 && words.classes(done, total),
    next_class && words.next(next_class.start_at),
  )
}

export function BatchList() {
  const read = useRead(readAllBatches())
  return (
    <Load
      from={read}
      skeleton={
        <SkeletonList count={3}>
          <SkeletonRow />
        </SkeletonList>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <Empty
          title={words.none}
          text={words.noneText}
          action={<Button to={paths.support()}>{words.toSupport}</Button>}
        />
      }
    >
      {({ data }) => (
        <RowList>
          {data.map((each) => (
            <WorkRow
              key={each._id}
              mark={
                <IconTile>
                  <IconUsersGroup size={20} stroke={1.75} />
                </IconTile>
              }
              title={each.course.title}
              to={paths.teacherStudyPlan(each._id)}
              text={formatLine(each)}
              state={<Pill tone={TONES[each.state]}>{words.state[each.state]}</Pill>}
            />
          ))}
        </RowList>
      )}
    </Load>
  )
}
