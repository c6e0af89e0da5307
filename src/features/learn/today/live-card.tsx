/** Card of the current or next class at the top of the dashboard: time, title, teacher, join button. */
import { IconBroadcast, IconCalendarClock, IconCalendarPlus, IconClock, IconVideo } from '@tabler/icons-react'
import { Link } from 'react-router'
import { batch } from '#src/api/contract/batch.ts'
import { overview } from '#src/api/contract/overview.ts'
import type { NextClass } from '#src/api/shapes/live.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { type LiveState, getLiveState } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { formatCourse, formatItem, formatModule } from '#src/lib/place-words.ts'
import { canJoin, useJoinWay } from '#src/api/join-way.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './live-card.module.css'
import { words } from './words.ts'

type Class = NonNullable<NextClass>

function When({ of, now }: { of: Class; now: number }) {
  const own = formatOwnZoneTime(of.start_at)
  return (
    <Row as="p" wrap gap={4} gapX={12} size={14} weight={500} className={classes.when}>
      <Row as="span" inline gap={8} weight={600} radius="pill" padY={4} padX={14} className={classes.time}>
        <IconCalendarClock size={18} stroke={1.75} aria-hidden="true" />
        {words.live.when(of.start_at, of.end_at, now)}
      </Row>
      <span className={classes.place}>{words.live.moduleAndClass(of.module?.no, of.class_no)}</span>
      {own && <span className={classes.zone}>{own}</span>}
    </Row>
  )
}

/** Address of the help form with the class filled in, so that its own page need not open. */
function getHelpAddress(of: Class): string {
  const item = formatItem({ title: of.title, at: of.start_at })
  const module = of.module ? formatModule(of.module) : undefined
  return paths.support({ category: 'class-joining', from: paths.joinLive(of._id), course: formatCourse(of.batch), module, item })
}

/** The accent button is only for a class that can be joined; before that its details and the calendar. (spec 9 Live window) */
function Enter({ of, state }: { of: Class; state: LiveState }) {
  const way = useJoinWay(of._id, state)
  if (canJoin(state)) {
    return (
      <Button {...way} size="lg" variant="accent" leftSection={<IconVideo size={20} aria-hidden="true" />}>
        {words.live.join}
      </Button>
    )
  }
  const keep = async () => {
    const { downloadCalendar } = await import('#src/ui/calendar-file.ts')
    downloadCalendar(of, `${window.location.origin}${paths.joinLive(of._id)}`)
  }
  return (
    <Row wrap gap={8}>
      <Button {...way} size="lg" variant="default">
        {words.live.details}
      </Button>
      <Button size="lg" variant="default" onClick={() => void keep()} leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}>
        {words.live.calendar}
      </Button>
    </Row>
  )
}

function ClassActions({ of, now }: { of: Class; now: number }) {
  const state = getLiveState(of.start_at, now, of.end_at)
  const left = (Date.parse(of.start_at) - now) / 1000
  return (
    <Row wrap gap={8} gapX={16} mt={4} className={classes.way}>
      <Enter of={of} state={state} />
      <Grid items="start" className={classes.beside}>
        {state === 'live' ? (
          <Pill tone="live" dot>
            {words.live.running}
          </Pill>
        ) : (
          left > 0 && (
            <Row as="span" inline gap={6}>
              <IconClock size={20} stroke={1.75} aria-hidden="true" />
              {words.live.startsIn} <strong>{words.live.left(left)}</strong>
            </Row>
          )
        )}
        <Link to={getHelpAddress(of)} className={classes.help}>
          {words.live.help}
        </Link>
      </Grid>
    </Row>
  )
}

function ClassCard({ of }: { of: Class }) {
  const now = useNow()
  return (
    <section className={classes.root} aria-label={words.live.label}>
      <Ripple className={classes.ripple} width={420} height={300} x={250} start={48} gap={21} count={14} fade="left" />
      <Grid as="span" align="center" items="center" radius="round" className={classes.disc} aria-hidden="true">
        <IconBroadcast size={34} stroke={1.75} />
      </Grid>
      <When of={of} now={now} />
      <Text as="h2" tone="inherit" size={28} className={classes.title}>
        <TitleText>{of.title}</TitleText>
      </Text>
      <Row as="p" wrap gap={4} gapX={10} size={15} className={classes.who}>
        {of.teacher && <Portrait name={of.teacher.name} src={of.teacher.picture} size={28} />}
        <span>{of.teacher?.name}</span>
        <Box as="span" hideBelow="md" className={classes.course}>
          {words.live.course(of.batch.course_title, of.batch.title)}
        </Box>
      </Row>
      <ClassActions of={of} now={now} />
    </section>
  )
}

function Pending() {
  return <Skeleton shape="block" className={classes.pending} />
}

/** Empty for a learner without a course, since the list of courses below shows what to do. */
function NoClass() {
  const { data, isLoading } = useApi(batch.list, {})
  if (isLoading) return <Pending />
  if (data?.total === 0) return null
  return (
    <Empty
      art="done"
      title={words.live.none}
      text={words.live.noneText}
      action={
        <Button variant="light" to={paths.recordings()}>
          {words.live.recordings}
        </Button>
      }
    />
  )
}

export function LiveCard() {
  const read = useApi(overview.newClassJoining, {})
  return (
    <Load from={read} skeleton={<Pending />} isEmpty={(of) => !of} empty={<NoClass />}>
      {(of) => of && <ClassCard of={of} />}
    </Load>
  )
}
