/** Recordings of all batches: unfinished ones, then the newest. (ruling R23) */

import { useEffect, useRef, useState } from 'react'
import { recording, readAllProgress, readRecent, RECENT_COUNT } from '#src/api/contract/recording.ts'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { isBegun } from '#src/lib/watch-place.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
import { Surface } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { KeepSeveral } from './keep-several.tsx'
import { RecordingRow } from './recording-row.tsx'
import { words } from './words.ts'
import classes from './recordings.module.css'

/** Heights of a row, in rem, on a phone and in a wide window. */
const ROW = [3.625, 4.625] as const
/** How many of a course are shown at first. */
const FIRST = 5

type OwnCard = RecordingCard & { batch: NonNullable<RecordingCard['batch']> }
const hasBatch = (card: RecordingCard): card is OwnCard => Boolean(card.batch)

/** The newest course first, each with its recordings in list order. */
function groupByCourse(cards: readonly RecordingCard[]): OwnCard[][] {
  const groups = new Map<string, OwnCard[]>()
  for (const card of cards.filter(hasBatch))
    groups.set(card.batch._id, [...(groups.get(card.batch._id) ?? []), card])
  return [...groups.values()]
}

/** `isWhole`: a press has requested them. */
function List({ cards, isWhole }: { cards: readonly RecordingCard[]; isWhole?: boolean }) {
  return groupByCourse(cards).map((group) => (
    <div key={group[0]?._id} className={classes.group}>
      <StitchHeading level="h3" isSmall note={words.count(group.length)}>
        {group[0]?.batch.course_title}
      </StitchHeading>
      <Card padding="none">
        <Surface as="ul" plain className={classes.list}>
          <FirstRows rows={group} count={isWhole ? group.length : FIRST}>
            {(each) => <RecordingRow key={each._id} recording={each} batchId={each.batch._id} />}
          </FirstRows>
        </Surface>
      </Card>
    </div>
  ))
}

function Newest({ cards }: { cards: readonly RecordingCard[] }) {
  if (cards.length === 0) return null
  return (
    <section className={classes.section}>
      <StitchHeading level="h2">{words.newest}</StitchHeading>
      <List cards={cards} />
    </section>
  )
}

/** Further page below the others, with its own loading and error states. */
function Later({ page }: { page: number }) {
  const read = useApi(recording.list, { query: { count: RECENT_COUNT, page } })
  const place = useRef<HTMLDivElement>(null)
  const isThere = read.data !== undefined
  // The page was requested by a press, so the focus moves to its first row.
  useEffect(() => {
    if (isThere) place.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isThere])
  return (
    <div ref={place}>
      <Load from={read} skeleton={<SkeletonRows count={5} lines={2} height={ROW} />}>
        {({ data }) => <List cards={data} isWhole />}
      </Load>
    </div>
  )
}

function Begun() {
  const { data, error, retry } = useRead(readAllProgress())
  if (data === undefined && error) return <Failed shape="row" error={error} onRetry={retry} />
  // A placeholder keeps the list below from jumping.
  if (data === undefined)
    return (
      <div aria-busy="true">
        <SkeletonRows heading="h2" count={2} lines={2} height={ROW} />
      </div>
    )
  const begun = data.data.map(({ recording: card }) => card).filter(isBegun)
  if (begun.length === 0) return null
  return (
    <section className={classes.section}>
      <StitchHeading level="h2">{words.begun}</StitchHeading>
      <Card padding="none">
        <Surface as="ul" plain className={classes.list}>
          {begun
            .filter(hasBatch)
            .slice(0, 3)
            .map((each) => (
              <RecordingRow key={each._id} recording={each} batchId={each.batch._id} hasCourse />
            ))}
        </Surface>
      </Card>
    </section>
  )
}

export function RecentRecordings() {
  const [pages, setPages] = useState(1)
  const read = useRead(readRecent())
  return (
    <div className={classes.root}>
      <Begun />
      <Load
        from={read}
        skeleton={<SkeletonRows heading="h2" count={5} lines={2} height={ROW} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <Empty
            title={words.none}
            text={words.noneText}
            action={<Button to={paths.myCourses()}>{words.courses}</Button>}
          />
        }
      >
        {({ data, total }) => (
          <KeepSeveral>
            <Newest cards={data} />
            {Array.from({ length: pages - 1 }, (_, at) => (
              <Later key={at} page={at + 2} />
            ))}
            {total > pages * RECENT_COUNT && (
              <Button variant="default" onClick={() => setPages(pages + 1)}>
                {words.more}
              </Button>
            )}
          </KeepSeveral>
        )}
      </Load>
    </div>
  )
}
