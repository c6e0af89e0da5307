/** Classes that were missed, in order, over one's free evenings; watched ones are ticked off by fact. */

import { IconCalendarPlus, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { readBatches } from '#src/api/contract/batch.ts'
import { readAllRecordings } from '#src/api/contract/recording.ts'
import type { RecordingCard } from '#src/api/shapes/recording.ts'
import { useAllPages } from '#src/api/use-all-pages.ts'
import { useRead } from '#src/api/use-api.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { paths } from '#src/lib/paths.ts'
import { formatShortCourse } from '#src/lib/subject-words.ts'
import { Button } from '#src/ui/button.tsx'
import { type CalendarEntry, downloadCalendar } from '#src/ui/calendar/calendar-file.ts'
import { Card } from '#src/ui/card.tsx'
import { CheckBox } from '#src/ui/fields/check-box.tsx'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Failed } from '#src/ui/states/failed.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import {
  countLeft,
  type Evening,
  type Evenings,
  findFreeDays,
  listMissed,
  type MissedClass,
  planEvenings,
  WEEK,
} from './plan.ts'
import { HOURS, MINUTES, useEvenings } from './use-evenings.ts'
import { words } from './words.ts'

/** Without a second: the player resumes where each stopped, on this device or another. */
const getAddress = ({ batch, _id }: MissedClass) => paths.recording(batch._id, _id)

function Choices({
  evenings,
  onChoose,
}: {
  evenings: Evenings
  onChoose: (change: Partial<Evenings>) => void
}) {
  const { days, minutes, hour } = evenings
  return (
    <Card padding="lg">
      <Stack gap={16}>
        <Stack as="fieldset" gap={4}>
          <Text as="legend" weight={600}>
            {words.days}
          </Text>
          <Row wrap gap={4} gapX={20}>
            {WEEK.map((day) => (
              <CheckBox
                key={day}
                label={words.day(day)}
                checked={days.includes(day)}
                onChange={({ currentTarget }) =>
                  onChoose({
                    days: currentTarget.checked ? [...days, day] : days.filter((each) => each !== day),
                  })
                }
              />
            ))}
          </Row>
        </Stack>
        <Grid columns={2} gap={12}>
          <SelectField
            label={words.minutes}
            placeholder={null}
            value={String(minutes)}
            choices={MINUTES.map((each) => ({ value: String(each), label: words.minutesOf(each) }))}
            onChange={({ currentTarget }) => onChoose({ minutes: Number(currentTarget.value) })}
          />
          <SelectField
            label={words.hour}
            placeholder={null}
            value={String(hour)}
            choices={HOURS.map((each) => ({ value: String(each), label: words.hourOf(each) }))}
            onChange={({ currentTarget }) => onChoose({ hour: Number(currentTarget.value) })}
          />
        </Grid>
      </Stack>
    </Card>
  )
}

function listEntries(plan: readonly Evening[]): CalendarEntry[] {
  return plan.flatMap(({ steps }) =>
    steps.map(({ recording, from, to, startAt }) => ({
      _id: `catch-up-${recording._id}-${Math.round(from)}`,
      title: words.entry(recording.title),
      start_at: startAt,
      minutes: Math.ceil((to - from) / 60),
      batch: recording.batch,
      module: recording.module,
      path: getAddress(recording),
    })),
  )
}

function PlannedEvening({ evening: { date, steps } }: { evening: Evening }) {
  return (
    <section>
      <StitchHeading isSmall>{words.date(date)}</StitchHeading>
      <RowList>
        {steps.map(({ recording, from, to, startAt }) => (
          <WorkRow
            key={recording._id}
            to={getAddress(recording)}
            title={recording.title}
            text={joinFacts(
              words.time(startAt, to - from),
              words.part(from, to, recording.duration),
              formatShortCourse(recording.batch),
            )}
          />
        ))}
      </RowList>
    </section>
  )
}

/** Without chosen days: only the order. */
function Ordered({ missed }: { missed: readonly MissedClass[] }) {
  return (
    <section>
      <StitchHeading>{words.inOrder}</StitchHeading>
      <RowList>
        {missed.map((each) => (
          <WorkRow
            key={each._id}
            to={getAddress(each)}
            title={each.title}
            text={joinFacts(
              words.left(each.duration - each.position),
              words.part(each.position, each.duration, each.duration),
              formatShortCourse(each.batch),
            )}
          />
        ))}
      </RowList>
    </section>
  )
}

function Planned({ plan, isWhole }: { plan: readonly Evening[]; isWhole: boolean }) {
  const [isSaved, setIsSaved] = useState(false)
  const last = plan.at(-1)
  return (
    <Stack gap={16}>
      <Row wrap justify="between" gap={8} gapX={16}>
        <Text>{isWhole && last ? words.end(last.date) : words.noEnd}</Text>
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
          onClick={() => setIsSaved(downloadCalendar(listEntries(plan), 'catch-up', words.calendarName))}
        >
          {words.calendar}
        </Button>
      </Row>
      <Text tone="muted" variant="small" role="status">
        {isSaved && words.calendarDone}
      </Text>
      {plan.map((evening) => (
        <PlannedEvening key={evening.date} evening={evening} />
      ))}
    </Stack>
  )
}

function Done({ watched }: { watched: readonly MissedClass[] }) {
  if (watched.length === 0) return null
  return (
    <section>
      <StitchHeading>{words.done(watched.length)}</StitchHeading>
      <RowList>
        {watched.map((each) => (
          <WorkRow
            key={each._id}
            to={getAddress(each)}
            title={each.title}
            text={formatShortCourse(each.batch)}
            state={
              <Pill tone="ok" icon={<IconCheck aria-hidden="true" />}>
                {words.watched}
              </Pill>
            }
          />
        ))}
      </RowList>
    </section>
  )
}

function Plan({ cards, freeDays }: { cards: readonly RecordingCard[]; freeDays: readonly number[] }) {
  const missed = listMissed(cards)
  const ids = missed.map(({ _id }) => _id)
  const { evenings, choose, wasMissed } = useEvenings(freeDays, ids)
  const plan = planEvenings(missed, evenings, useNow())
  const watched = cards.filter((card): card is MissedClass =>
    Boolean(card.batch && card.is_watched && wasMissed.has(card._id)),
  )
  const planned = new Map(plan.flatMap(({ steps }) => steps).map(({ recording, to }) => [recording._id, to]))
  const isWhole = missed.every(({ _id, duration }) => planned.get(_id) === duration)
  if (missed.length === 0 && watched.length === 0)
    return (
      <Empty
        art="done"
        title={words.none}
        text={words.noneText}
        action={<Button to={paths.recordings()}>{words.recordings}</Button>}
      />
    )
  return (
    <Stack gap={20}>
      <Text variant="lead" weight={600}>
        {missed.length > 0
          ? words.sum(
              missed.length,
              missed.reduce((sum, each) => sum + countLeft(each), 0),
            )
          : words.none}
      </Text>
      {missed.length > 0 && <Choices evenings={evenings} onChoose={choose} />}
      {missed.length > 0 && evenings.days.length === 0 && (
        <>
          <Text tone="urgent" role="status">
            {words.noDays}
          </Text>
          <Ordered missed={missed} />
        </>
      )}
      {plan.length > 0 && <Planned plan={plan} isWhole={isWhole} />}
      <Done watched={watched} />
    </Stack>
  )
}

export function CatchUp() {
  const { read, rows, retryRest } = useAllPages(readAllRecordings())
  const batches = useRead(readBatches(), { isQuiet: true })
  const skeleton = <SkeletonRows count={6} lines={2} height={[4, 4]} />
  return (
    <>
      <Load from={read} skeleton={skeleton}>
        {() =>
          batches.isLoading ? (
            skeleton
          ) : (
            <Plan cards={rows} freeDays={findFreeDays(batches.data?.data ?? [])} />
          )
        }
      </Load>
      {retryRest && <Failed shape="row" error={{ msg: words.restFailed }} onRetry={retryRest} />}
    </>
  )
}
