/** The day's work: its strong card and, in order of time, everything else that waits today. (ruling R91) */

import { readBatches } from '#src/api/contract/batch.ts'
import { readDays, readNextClass } from '#src/api/contract/overview.ts'
import { canJoin } from '#src/api/join-way.ts'
import type { Appointment, NextClass } from '#src/api/shapes/live.ts'
import type { RecordingProgress } from '#src/api/shapes/recording.ts'
import { useRead } from '#src/api/use-api.ts'
import { getDhakaDay, isSameDhakaDay } from '#src/lib/dhaka.ts'
import { offers } from '#src/lib/features.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { defineLate } from '#src/ui/hooks/define-late.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { getDayId } from './days/appointment-days.tsx'
import { AppointmentRow } from './days/appointment-row.tsx'
import { DayHeading } from './days/day-heading.tsx'
import { type Class, LiveCard } from './live-card.tsx'
import { CalmCard, DueCard } from './strong-card.tsx'
import { CardsRow, ResumeRow, useCards, useUnfinished } from './untimed-rows.tsx'
import { words } from './words.ts'
import classes from './live-card.module.css'

function Waiting() {
  return (
    <Stack gap={16}>
      <Skeleton shape="block" className={classes.pending} />
      <SkeletonRows count={3} lines={2} />
    </Stack>
  )
}

/** A learner without a course. */
function NoCourse() {
  return (
    <Empty
      title={words.noCourse.title}
      text={words.noCourse.text}
      action={
        <>
          <Button to={paths.courses()}>{words.noCourse.courses}</Button>
          {offers.freeCourses && (
            <Button variant="default" to={paths.freeCourses()}>
              {words.noCourse.free}
            </Button>
          )}
        </>
      }
    />
  )
}

const DayModule = offers.keptClasses
  ? defineLate(async () => (await import('../shared/kept/day-module.tsx')).DayModule)
  : () => null

/** The module of the day's class, or of what comes first. */
const findModule = (items: readonly (Class | Appointment | undefined)[]) => items.find((each) => each?.module)

const isToday = (liveClass: Class, now: number) =>
  isSameDhakaDay(liveClass.start_at, now) || canJoin(getLiveState(liveClass.start_at, now, liveClass.end_at))

interface DayProps {
  /** Undefined where its read failed: the class is a row then. */
  next: NextClass
  progress: RecordingProgress | undefined
  items: readonly Appointment[]
  fetchedAt: number | undefined
  /** Every course is closed until it is paid for: its classes go on without the learner. */
  isFrozen: boolean
}

function Day({ next, progress, items, fetchedAt, isFrozen }: DayProps) {
  const now = useNow()
  const cards = useCards(now)
  const liveClass = next && isToday(next, now) ? next : undefined
  const today = items.filter(({ at, _id }) => isSameDhakaDay(at, now) && _id !== liveClass?._id)
  const due = liveClass ? undefined : today.find(({ kind, at }) => kind !== 'live' && Date.parse(at) > now)
  const rows = today.filter((each) => each !== due)
  const untimed = [
    cards && cards.done + cards.left > 0 && <CardsRow key="cards" numbers={cards} />,
    progress && <ResumeRow key="resume" progress={progress} />,
  ].filter(Boolean)
  const count = rows.length + untimed.length
  const first = findModule([liveClass, ...items])
  const pocket = first?.module && <DayModule batchId={first.batch._id} moduleId={first.module._id} />
  return (
    <Stack gap={16}>
      {liveClass && <LiveCard liveClass={liveClass} fetchedAt={fetchedAt} />}
      {due && <DueCard appointment={due} now={now} />}
      {!liveClass && !due && !isFrozen && (
        <CalmCard
          hasMore={count > 0}
          next={items.find(({ at }) => !isSameDhakaDay(at, now) && Date.parse(at) > now)}
          now={now}
        />
      )}
      {count > 0 && (
        <section aria-labelledby="today-rows">
          <DayHeading id="today-rows" end={pocket}>
            {liveClass || due ? words.more(count) : words.rows(count)}
          </DayHeading>
          <RowList>
            {rows.map((each) => (
              <AppointmentRow key={each._id} appointment={each} day={today} now={now} isToday />
            ))}
            {untimed}
          </RowList>
        </section>
      )}
      {count === 0 && pocket && <Row justify="end">{pocket}</Row>}
    </Stack>
  )
}

const isSettled = ({ data, error }: { data?: unknown; error?: unknown }) =>
  data !== undefined || error !== undefined

/** Drawn once everything is known, so that no row comes between others. Only the days are needed. */
export function Today() {
  const now = useNow()
  const days = useRead(readDays())
  const next = useRead(readNextClass(), { isQuiet: true })
  const batches = useRead(readBatches(), { isQuiet: true })
  const { progress, isKnown } = useUnfinished()
  const isWhole = isSettled(next) && isSettled(batches) && isKnown
  const all = batches.data?.data ?? []
  return (
    <section id={getDayId(getDhakaDay(now))} tabIndex={-1} aria-label={words.title}>
      <Load
        from={{ ...days, data: isWhole ? days.data : undefined }}
        skeleton={<Waiting />}
        isEmpty={() => batches.data?.total === 0}
        empty={<NoCourse />}
      >
        {({ data }) => (
          <Day
            next={next.data}
            progress={progress}
            items={data.flatMap(({ items }) => items)}
            fetchedAt={days.fetchedAt}
            isFrozen={all.length > 0 && all.every(({ state }) => state === 'frozen')}
          />
        )}
      </Load>
    </section>
  )
}
