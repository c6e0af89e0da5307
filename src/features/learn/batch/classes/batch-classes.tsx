/**
 * All classes of a batch: coming ones, soonest first, then past ones, newest first, with their recordings.
 * (spec 7 live/)
 */

import { readBatchClasses } from '#src/api/contract/live.ts'
import type { LiveClass } from '#src/api/shapes/live.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { formatDateTile, formatOwnZoneTime } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Pill, type PillProps } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { DateTile } from '#src/ui/text/date-tile.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'

/** The heading of the list says which classes are ahead and which are over. */
const TONES: Partial<Record<LiveClass['state'], PillProps['tone']>> = { live: 'live', cancelled: 'missed' }

/** How many of each list are shown at first. */
const FIRST = 5

function ClassRow({ liveClass, batchId }: { liveClass: LiveClass; batchId: string }) {
  const { _id, title, state, start_at: at, moved_from: moved, teacher, recording } = liveClass
  const tile = formatDateTile(at)
  const tone = TONES[state]
  return (
    <WorkRow
      mark={tile && <DateTile day={tile.day} below={tile.month} />}
      title={title}
      to={paths.live(batchId, _id)}
      text={joinFacts(
        words.when(at),
        formatOwnZoneTime(at),
        moved ? words.moved(moved, at) : undefined,
        teacher?.name,
      )}
      state={
        tone && (
          <Pill tone={tone} dot={state === 'live'}>
            {words.state[state]}
          </Pill>
        )
      }
    >
      {recording && (
        <Button size="sm" variant="light" to={paths.recording(batchId, recording)}>
          {words.recording}
        </Button>
      )}
    </WorkRow>
  )
}

function Classes({
  title,
  classes,
  batchId,
}: {
  title: string
  classes: readonly LiveClass[]
  batchId: string
}) {
  if (classes.length === 0) return null
  return (
    <section>
      <StitchHeading note={words.count(classes.length)}>{title}</StitchHeading>
      <RowList>
        <FirstRows rows={classes} count={FIRST}>
          {(each) => <ClassRow key={each._id} liveClass={each} batchId={batchId} />}
        </FirstRows>
      </RowList>
    </section>
  )
}

const isAhead = ({ state }: LiveClass) => state === 'upcoming' || state === 'live'

export function BatchClasses({ batchId }: { batchId: string }) {
  const { read, rows, retryRest } = useAllPages(readBatchClasses(batchId))
  return (
    <Load
      from={read}
      skeleton={<SkeletonRows count={4} lines={2} heading="h2" />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Empty
          title={words.none}
          text={words.noneText}
          action={<Button to={paths.batch(batchId)}>{words.plan}</Button>}
        />
      }
    >
      {() => (
        <Stack gap={24}>
          <Classes title={words.ahead} classes={rows.filter(isAhead)} batchId={batchId} />
          <Classes
            title={words.past}
            classes={rows.filter((each) => !isAhead(each)).toReversed()}
            batchId={batchId}
          />
          {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
        </Stack>
      )}
    </Load>
  )
}
