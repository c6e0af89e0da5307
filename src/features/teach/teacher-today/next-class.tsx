/**
 * The next class: from 15 minutes before, its room opens with one press; shows questions asked beforehand.
 * (picture 25)
 */

import { IconBroadcast, IconCalendarClock, IconMessageQuestion, IconVideo } from '@tabler/icons-react'
import { Link } from 'react-router'
import { readBatch } from '#src/api/contract/batch.ts'
import { live } from '#src/api/contract/live.ts'
import { readNextUpcoming } from '#src/api/contract/overview.ts'
import { canJoin } from '#src/api/join-way.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { getLiveState, SOON_MS } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { InlineAction } from '#src/ui/states/inline-action.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { useInlineAction } from '#src/ui/states/use-inline-action.ts'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { joinClassNames } from '#src/ui/theme/class-names.ts'
import { openClassRoom } from '../shared/open-class-room.ts'
import { words } from './words.ts'
import classes from './next-class.module.css'

const { next: texts } = words

/** The open questions belong to the class, and link to its page. */
function Questions({ liveId }: { liveId: string }) {
  const { data, error } = useApi(live.support, { params: { id: liveId } }, { isQuiet: true })
  const isKnown = data !== undefined || error !== undefined
  const questions = data?.line.filter(({ status }) => status === 'waiting').flatMap((each) => each.questions)
  const count = questions?.length ?? 0
  if (isKnown && count === 0) return null
  return (
    <Link
      to={paths.teacherLive(liveId)}
      className={joinClassNames(classes.fact, !isKnown && classes.unknown)}
    >
      <IconMessageQuestion size={20} stroke={1.75} aria-hidden="true" />
      {texts.questions(count)}
    </Link>
  )
}

function Start({ appointment, now }: { appointment: Appointment; now: number }) {
  const state = getLiveState(appointment.at, now, appointment.end_at)
  const left = (Date.parse(appointment.at) - now) / 1000
  const starting = useInlineAction(() => openClassRoom(appointment._id))
  return (
    <Stack gap={6} className={classes.start}>
      {canJoin(state) ? (
        <InlineAction action={starting}>
          <Button
            size="lg"
            variant="accent"
            isPending={starting.isPending}
            pendingText={texts.starting}
            leftSection={<IconVideo size={20} aria-hidden="true" />}
            onClick={() => void starting.act()}
          >
            {texts.start}
          </Button>
        </InlineAction>
      ) : (
        <Button variant="default" className={classes.quiet} to={paths.teacherLive(appointment._id)}>
          {texts.open}
        </Button>
      )}
      <Text tone="inherit" variant="small" text="center">
        {left > 0 ? (
          <>
            {texts.startsIn} <strong>{texts.left(left)}</strong>
          </>
        ) : (
          texts.running
        )}
        {state === 'later' && (
          <Text as="span" tone="inherit" variant="caption" block className={classes.from}>
            {texts.from(Date.parse(appointment.at) - SOON_MS)}
          </Text>
        )}
      </Text>
    </Stack>
  )
}

function ClassCard({ appointment }: { appointment: Appointment }) {
  const now = useNow()
  const { data, error } = useRead(readBatch(appointment.batch._id), { isQuiet: true })
  const isKnown = data !== undefined || error !== undefined
  return (
    <section className={classes.root} aria-labelledby="next-class">
      <Stack gap={8} className={classes.words}>
        <Row wrap gap={4} gapX={14} variant="small">
          <Row
            as="span"
            inline
            gap={8}
            weight={600}
            radius="pill"
            padY={4}
            padX={14}
            className={classes.time}
          >
            <IconCalendarClock size={18} stroke={1.75} aria-hidden="true" />
            {texts.when(appointment.at, appointment.end_at, now)}
          </Row>
          <Link
            to={paths.teacherLearners(appointment.batch._id)}
            className={joinClassNames(classes.fact, !isKnown && classes.unknown)}
          >
            {texts.batch(appointment.batch.title, isKnown ? data?.learner_count : 100)}
          </Link>
        </Row>
        <Text as="h2" id="next-class" tone="inherit" variant="title" tight>
          <Link to={paths.teacherLive(appointment._id)} className={classes.title}>
            <TitleText>{appointment.title}</TitleText>
          </Link>
        </Text>
        <Row wrap gap={4} gapX={20} variant="small" className={classes.facts}>
          <Box as="span" className={classes.course}>
            <IconBroadcast size={20} stroke={1.75} aria-hidden="true" />
            {appointment.batch.course_title}
          </Box>
          <Questions liveId={appointment._id} />
        </Row>
      </Stack>
      <Start appointment={appointment} now={now} />
    </section>
  )
}

export function NextClass() {
  const read = useRead(readNextUpcoming())
  return (
    <Load
      from={read}
      skeleton={<Skeleton shape="block" className={classes.pending} />}
      isEmpty={({ data }) => data.length === 0}
      empty={
        <Card padding="lg">
          <Text tone="muted">{texts.none}</Text>
        </Card>
      }
    >
      {({ data: [first] }) => first && <ClassCard appointment={first} />}
    </Load>
  )
}
