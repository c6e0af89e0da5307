/** The next deadlines and exams of all batches, and all of them as a calendar file. */

import { readDays } from '#src/api/contract/overview.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatDateTile } from '#src/lib/bn.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadCalendar } from '#src/ui/calendar/calendar-file.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { RowList } from '#src/ui/row-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { LoadInside } from '#src/ui/states/load-inside.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { DateTile } from '#src/ui/text/date-tile.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { WorkRow } from '#src/ui/work-row.tsx'
import { words } from './words.ts'
import classes from './teacher-today.module.css'

const { ahead: texts } = words
const MOST_ROWS = 4

function getAddress({ kind, _id }: Appointment): string {
  if (kind === 'live') return paths.teacherLive(_id)
  return kind === 'exam' ? paths.teacherExam(_id) : paths.teacherAssignment(_id)
}

function formatLine(appointment: Appointment): string {
  const facts = [appointment.batch.title, texts.at(appointment.at)]
  if (appointment.kind === 'exam')
    facts.push(
      appointment.question_count ? texts.questions(appointment.question_count) : '',
      appointment.minutes ? texts.minutes(appointment.minutes) : '',
    )
  return facts.filter(Boolean).join(' · ')
}

function AheadRow({ appointment, now }: { appointment: Appointment; now: number }) {
  const tile = formatDateTile(appointment.at)
  return (
    <WorkRow
      mark={
        <DateTile
          day={tile?.day ?? ''}
          below={tile?.month ?? ''}
          isUrgent={appointment.kind === 'assignment' && Date.parse(appointment.at) - now < 2 * DAY_MS}
        />
      }
      title={
        <TitleText>
          {appointment.kind === 'exam' ? texts.opens(appointment.title) : texts.due(appointment.title)}
        </TitleText>
      }
      to={getAddress(appointment)}
      isLink
      text={formatLine(appointment)}
    />
  )
}

function saveCalendar(all: readonly Appointment[]): void {
  downloadCalendar(
    all.map((appointment) => ({
      ...appointment,
      path: getAddress(appointment),
      ...(appointment.kind === 'assignment' ? { end_at: appointment.at } : { start_at: appointment.at }),
    })),
  )
}

export function Ahead() {
  const now = useNow()
  const read = useRead(readDays())
  const all = read.data?.data.flatMap(({ items }) => items) ?? []
  return (
    <Section
      title={texts.title}
      isFlush
      aside={
        all.length > 0 && (
          <Button variant="subtle" size="sm" className={classes.more} onClick={() => saveCalendar(all)}>
            {texts.calendar}
          </Button>
        )
      }
    >
      <LoadInside from={read} skeleton={<Skeleton shape="block" height="14rem" />}>
        {() => {
          const due = all.filter(({ kind, at }) => kind !== 'live' && Date.parse(at) > now)
          if (due.length === 0)
            return (
              <Text tone="muted" variant="small" padX={16} padY={12}>
                {texts.none}
              </Text>
            )
          return (
            <RowList isFlush>
              {due.slice(0, MOST_ROWS).map((each) => (
                <AheadRow key={each._id} appointment={each} now={now} />
              ))}
            </RowList>
          )
        }}
      </LoadInside>
    </Section>
  )
}
