/** Recordings across all batches: what was begun, then the newest. (ruling R23) */
import { useState } from 'react'
import { recording } from '#src/api/contract/recording.ts'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { RecordingRow } from './recording-row.tsx'
import classes from './recordings.module.css'
import { words } from './words.ts'

const STEP = 20

function Rows({ title, cards }: { title: string; cards: readonly RecordingCard[] }) {
  if (cards.length === 0) return null
  return (
    <section className={classes.section}>
      <StitchHeading level="h2">{title}</StitchHeading>
      <Card padding="none">
        <ul className={classes.list}>
          {cards.map((each) => each.batch && <RecordingRow key={each._id} of={each} batchId={each.batch._id} hasCourse />)}
        </ul>
      </Card>
    </section>
  )
}

function Begun() {
  const { data, error, retry } = useApi(recording.progressList, { query: {} }, { isQuiet: true })
  if (data === undefined && error) return <Failed shape="row" error={error} onRetry={retry} />
  // Its place is kept, or the list below would jump down.
  if (data === undefined) return <SkeletonRows heading="h2" count={2} lines={4} />
  const begun = data.data.map(({ recording: card }) => card).filter((card) => !card.is_watched && card.position > 0)
  return <Rows title={words.begun} cards={begun.slice(0, 3)} />
}

export function RecentRecordings() {
  const [count, setCount] = useState(STEP)
  const read = useApi(recording.list, { query: { count } })
  return (
    <div className={classes.root}>
      <Begun />
      <Load
        from={read}
        skeleton={<SkeletonRows heading="h2" count={5} lines={4} />}
        isEmpty={({ total }) => total === 0}
        empty={<Empty title={words.none} text={words.noneText} action={<Button to={paths.myCourses()}>{words.courses}</Button>} />}
      >
        {({ data, total }) => (
          <>
            <Rows title={words.newest} cards={data} />
            {total > data.length && (
              <Button variant="default" onClick={() => setCount(count + STEP)}>
                {words.more}
              </Button>
            )}
          </>
        )}
      </Load>
    </div>
  )
}
