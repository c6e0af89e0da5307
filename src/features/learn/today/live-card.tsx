/** Card of the current or next class at the top of the dashboard: time, title, teacher, join button. */

import { IconBroadcast, IconCalendarClock, IconCalendarPlus, IconClock, IconVideo } from '@tabler/icons-react'
import { Link } from 'react-router'
import { readBatches } from '#src/api/contract/batch.ts'
import { readNextClass } from '#src/api/contract/overview.ts'
import { canJoin, useJoinWay } from '#src/api/join-way.ts'
import type { NextClass } from '#src/api/shapes/live.ts'
import { useRead } from '#src/api/use-api.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { type LiveState, getLiveState, SOON_MS } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { formatCourse, formatItem, formatModule } from '#src/lib/subject-words.ts'
import { Button } from '#src/ui/button.tsx'
import { downloadCalendar } from '#src/ui/calendar/calendar-file.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import classes from './live-card.module.css'

type Class = NonNullable<NextClass>

function When({ liveClass, now }: { liveClass: Class; now: number }) {
  const own = formatOwnZoneTime(liveClass.start_at)
  return (
    <Row as="p" wrap gap={4} gapX={12} variant="small" weight={500}>
      <Row as="span" inline gap={8} weight={600} radius="pill" padY={4} padX={14} className={classes.time}>
        <IconCalendarClock size={18} stroke={1.75} aria-hidden="true" />
        {words.live.when(liveClass.start_at, liveClass.end_at, now)}
      </Row>
      {own && <span>{own}</span>}
    </Row>
  )
}

/** Address of the help form with the class filled in, so that the class page need not open. */
function getHelpAddress(liveClass: Class): string {
  const item = formatItem({ title: liveClass.title, at: liveClass.start_at })
  const module = liveClass.module ? formatModule(liveClass.module) : undefined
  return paths.support({
    category: 'class-joining',
    from: paths.joinLive(liveClass._id),
    course: formatCourse(liveClass.batch),
    module,
    item,
  })
}

/**
 * The accent button is only for a class that can be joined; before that the card shows its details and the
 * calendar. (spec 9 Live window)
 */
function Enter({ liveClass, state }: { liveClass: Class; state: LiveState }) {
  const way = useJoinWay(liveClass._id, state)
  if (canJoin(state)) {
    return (
      <Button {...way} size="lg" variant="accent" leftSection={<IconVideo size={20} aria-hidden="true" />}>
        {words.live.join}
      </Button>
    )
  }
  const keep = () => downloadCalendar([{ ...liveClass, path: paths.joinLive(liveClass._id) }])
  return (
    <>
      <Button
        size="md"
        variant="default"
        className={classes.quiet}
        onClick={keep}
        leftSection={<IconCalendarPlus size={20} aria-hidden="true" />}
      >
        {words.live.calendar}
      </Button>
      <Button {...way} size="md" variant="default" className={classes.quiet}>
        {words.live.details}
      </Button>
    </>
  )
}

function TimeLeft({
  liveClass,
  state,
  left,
  now,
}: {
  liveClass: Class
  state: LiveState
  left: number
  now: number
}) {
  if (state === 'live') {
    return (
      <Pill tone="live" dot>
        {words.live.running}
      </Pill>
    )
  }
  if (left <= 0) return null
  return (
    <Row align="start" gap={8}>
      <IconClock size={20} stroke={1.75} aria-hidden="true" className={classes.clock} />
      <div>
        <p>
          {words.live.startsIn} <strong>{words.live.left(left)}</strong>
        </p>
        {state === 'later' && (
          <p className={classes.from}>{words.live.joinFrom(Date.parse(liveClass.start_at) - SOON_MS, now)}</p>
        )}
      </div>
    </Row>
  )
}

function ClassActions({ liveClass, now }: { liveClass: Class; now: number }) {
  const state = getLiveState(liveClass.start_at, now, liveClass.end_at)
  const left = (Date.parse(liveClass.start_at) - now) / 1000
  return (
    <div className={classes.way}>
      <Row wrap justify="between" gap={0} gapX={12}>
        <TimeLeft liveClass={liveClass} state={state} left={left} now={now} />
        {canJoin(state) && (
          <Link to={getHelpAddress(liveClass)} className={classes.help}>
            {words.live.help}
          </Link>
        )}
      </Row>
      <Row wrap gap={8} className={classes.buttons}>
        <Enter liveClass={liveClass} state={state} />
      </Row>
    </div>
  )
}

function ClassCard({ liveClass }: { liveClass: Class }) {
  const now = useNow()
  return (
    <section className={classes.root} aria-label={words.live.label}>
      {/* In its own column: no ring is under text. */}
      <span className={classes.art} aria-hidden="true">
        <Ripple
          className={classes.ripple}
          width={220}
          height={220}
          start={26}
          gap={17}
          count={6}
          wave={4}
          fade="edges"
        />
        <Grid as="span" align="center" items="center" radius="round" className={classes.disc}>
          <IconBroadcast size={26} stroke={1.75} />
        </Grid>
      </span>
      <Stack gap={8} className={classes.words}>
        <When liveClass={liveClass} now={now} />
        <Text as="h2" tone="inherit" variant="figure" className={classes.title}>
          <TitleText>{liveClass.title}</TitleText>
        </Text>
        <Row as="p" gap={10} variant="note" className={classes.who}>
          {liveClass.teacher && (
            <Portrait name={liveClass.teacher.name} src={liveClass.teacher.picture} size={28} />
          )}
          <span>
            {joinFacts(liveClass.teacher?.name, words.live.module(liveClass.module?.no))}
            <Box as="span" block hideBelow="md">
              {words.live.course(liveClass.batch.course_title, liveClass.batch.title)}
            </Box>
          </span>
        </Row>
      </Stack>
      <ClassActions liveClass={liveClass} now={now} />
    </section>
  )
}

function Pending() {
  return <Skeleton shape="block" className={classes.pending} />
}

/**
 * Empty for a learner without a course, since the list of courses below shows what to do, and where every
 * course is frozen: the payment above opens it again.
 */
function NoClass() {
  const { data, isLoading } = useRead(readBatches())
  if (isLoading) return <Pending />
  const open = (data?.data ?? []).filter(({ state }) => state !== 'frozen')
  if (data && open.length === 0) return null
  const unwatched = open.reduce((sum, each) => sum + each.unwatched, 0)
  return (
    <Empty
      art="done"
      title={words.live.none}
      text={unwatched > 0 ? words.live.noneText(unwatched) : undefined}
      action={
        unwatched > 0 && (
          <Button variant="light" to={paths.recordings()}>
            {words.live.recordings}
          </Button>
        )
      }
    />
  )
}

export function LiveCard() {
  const read = useRead(readNextClass())
  return (
    <Load from={read} skeleton={<Pending />} isEmpty={(next) => !next} empty={<NoClass />}>
      {(liveClass) => liveClass && <ClassCard liveClass={liveClass} />}
    </Load>
  )
}
