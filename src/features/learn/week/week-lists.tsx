/** The lists of a week; each row opens its thing. */

import {
  IconArrowRight,
  IconBulb,
  IconHourglass,
  IconNotes,
  IconVideo,
  IconWriting,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { readDays } from '#src/api/contract/overview.ts'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { getAppointmentAddress } from '#src/api/join-way.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import type { SubmissionCard } from '#src/api/shapes/submission.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { formatDateTile } from '#src/lib/bn.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { formatShortCourse } from '#src/lib/subject-words.ts'
import { getDayOn } from '#src/lib/week.ts'
import { Card, CardLink } from '#src/ui/card.tsx'
import { FirstRows } from '#src/ui/first-rows.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile, type IconTileProps } from '#src/ui/pictures/icon-tile.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { DateTile } from '#src/ui/text/date-tile.tsx'
import { StitchHeading } from '#src/ui/text/stitch-heading.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import {
  getRecordingAddress,
  getSubmissionAddress,
  listWaiting,
  suggest,
  type WeekFacts,
  type WeekSource,
} from './week-facts.ts'
import { words } from './words.ts'
import classes from './week.module.css'

/** Of each list; the others are behind a press. */
const ROWS = 4
const NEXT_DAYS = 7

function Mark({ submission: { mark, marks } }: { submission: SubmissionCard }) {
  if (typeof mark !== 'number') return <Pill tone="neutral">{words.unmarked}</Pill>
  return <Pill tone="ok">{words.percent(mark, marks ?? 0)}</Pill>
}

interface SubmissionRowProps {
  submission: SubmissionCard
  icon: ReactNode
  tone: IconTileProps['tone']
  text: string
  children?: ReactNode
}

function SubmissionRow({ submission, icon, tone, text, children }: SubmissionRowProps) {
  const { batch } = submission
  const { data: plan } = useApi(studyPlan.revised, batch ? { params: { id: batch._id } } : null, {
    isQuiet: true,
  })
  return (
    <WorkRow
      mark={<IconTile tone={tone}>{icon}</IconTile>}
      to={getSubmissionAddress(submission, plan)}
      title={submission.title}
      text={joinFacts(text, batch && formatShortCourse(batch))}
    >
      {children}
    </WorkRow>
  )
}

export function Learned({ facts }: { facts: WeekFacts }) {
  const { watched, notes, submitted } = facts
  const [newest] = notes.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  const classCount = watched.filter(({ recording }) => typeof recording.class_no === 'number').length
  return (
    <section>
      <StitchHeading note={words.watchedSum(classCount, watched.length - classCount)}>
        {words.learned}
      </StitchHeading>
      <RowList>
        <FirstRows rows={watched} count={ROWS}>
          {(each) => (
            <WorkRow
              key={each.recording._id}
              mark={
                <IconTile tone="info">
                  <IconVideo size={20} stroke={1.75} />
                </IconTile>
              }
              to={getRecordingAddress(each)}
              title={each.recording.title}
              text={joinFacts(
                words.watched(each.watched, each.recording.is_watched),
                each.recording.batch && formatShortCourse(each.recording.batch),
              )}
            />
          )}
        </FirstRows>
        {offers.notes && newest && (
          <WorkRow
            mark={
              <IconTile tone="neutral">
                <IconNotes size={20} stroke={1.75} />
              </IconTile>
            }
            to={paths.notes()}
            title={words.notes(notes.length)}
            text={newest.recording ? words.notesText(newest.recording.title) : words.notesDay}
          />
        )}
        <FirstRows rows={submitted} count={ROWS}>
          {(each) => (
            <SubmissionRow
              key={each._id}
              submission={each}
              icon={<IconWriting size={20} stroke={1.75} />}
              tone="ai"
              text={words.submitted(each.submitted_at ?? '')}
            >
              <Mark submission={each} />
            </SubmissionRow>
          )}
        </FirstRows>
      </RowList>
    </section>
  )
}

export function Try({ source, facts }: { source: WeekSource; facts: WeekFacts }) {
  const { kind, title, minutes, to } = suggest(source.progress, facts.notes)
  return (
    <Card isLink as="section" padding="lg" className={classes.try}>
      <Row align="start" gap={14}>
        <IconTile tone="due">
          <IconBulb size={20} stroke={1.75} />
        </IconTile>
        <Box grow shrink>
          <Text tone="accent" variant="small" weight={600}>
            {words.tryTitle}
          </Text>
          <Text as="h2" variant="lead" tight weight={600}>
            <CardLink to={to}>{words.suggestion[kind](title ?? '')}</CardLink>
          </Text>
          <Row as="p" inline gap={6} tone="link" weight={600}>
            {words.suggestionGo(minutes)}
            <IconArrowRight size={18} aria-hidden="true" />
          </Row>
        </Box>
      </Row>
    </Card>
  )
}

function NextRow({ appointment, now }: { appointment: Appointment; now: number }) {
  const tile = formatDateTile(appointment.at)
  const day = getDayOn(appointment.at, 'dhaka')
  const isToday = day === getDayOn(now, 'dhaka')
  const isTomorrow = day === getDayOn(now + DAY_MS, 'dhaka')
  return (
    <WorkRow
      mark={
        <DateTile
          day={tile?.day ?? ''}
          below={isToday ? words.today : isTomorrow ? words.tomorrow : (tile?.weekday ?? '')}
          isUrgent={appointment.kind !== 'live' && (isToday || isTomorrow)}
        />
      }
      to={getAppointmentAddress(appointment)}
      title={appointment.title}
      text={joinFacts(words.nextTime(appointment), formatShortCourse(appointment.batch))}
    />
  )
}

export function Next() {
  const now = useNow()
  const read = useRead(readDays())
  return (
    <section>
      <StitchHeading>{words.next}</StitchHeading>
      <LoadInside from={read} skeleton={<SkeletonRows count={3} lines={2} />}>
        {({ data }) => {
          const next = data
            .flatMap(({ items }) => items)
            .filter(({ at }) => Date.parse(at) > now && Date.parse(at) < now + NEXT_DAYS * DAY_MS)
          if (next.length === 0) return <Text tone="muted">{words.nextNone}</Text>
          return (
            <RowList>
              <FirstRows rows={next} count={ROWS}>
                {(each) => <NextRow key={each._id} appointment={each} now={now} />}
              </FirstRows>
            </RowList>
          )
        }}
      </LoadInside>
    </section>
  )
}

export function Waiting({ submissions }: { submissions: readonly SubmissionCard[] }) {
  const now = useNow()
  const waiting = listWaiting(submissions)
  if (waiting.length === 0) return null
  return (
    <section>
      <StitchHeading>{words.waiting}</StitchHeading>
      <RowList>
        <FirstRows rows={waiting} count={ROWS}>
          {(each) => (
            <SubmissionRow
              key={each._id}
              submission={each}
              icon={<IconHourglass size={20} stroke={1.75} />}
              tone="neutral"
              text={words.waitingSince(each.submitted_at ?? '', now)}
            />
          )}
        </FirstRows>
      </RowList>
    </section>
  )
}
