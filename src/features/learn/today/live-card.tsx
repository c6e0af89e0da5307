/** The strong card of the day: a class of today, with its time, title and, once it is open, the way in. (ruling R91) */

import { IconBroadcast, IconCalendarClock, IconVideo, IconWifiOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { canJoin, useJoinWay } from '#src/api/join-way.ts'
import type { NextClass } from '#src/api/shapes/live.ts'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { joinFacts } from '#src/lib/facts-line.ts'
import { getLiveState, type LiveState, SOON_MS } from '#src/lib/live-window.ts'
import { paths } from '#src/lib/paths.ts'
import { formatCourse, formatItem, formatModule } from '#src/lib/subject-words.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { useIsConnected } from '#src/ui/hooks/use-is-online.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Grid, Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { words } from './words.ts'
import classes from './live-card.module.css'

export type Class = NonNullable<NextClass>

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

function When({ liveClass, state, now }: { liveClass: Class; state: LiveState; now: number }) {
  const start = Date.parse(liveClass.start_at)
  const own = formatOwnZoneTime(liveClass.start_at)
  return (
    <Row as="p" wrap gap={4} gapX={12} variant="small" weight={500}>
      {state === 'live' ? (
        <>
          <Pill tone="live" dot>
            {words.live.running}
          </Pill>
          <span>{words.live.since((now - start) / 1000)}</span>
        </>
      ) : (
        <>
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
            {words.live.when(liveClass.start_at, liveClass.end_at, now)}
          </Row>
          {start > now && (
            <span>
              {words.live.startsIn} <strong>{words.live.left((start - now) / 1000)}</strong>
            </span>
          )}
        </>
      )}
      {own && <span>{own}</span>}
    </Row>
  )
}

function Teacher({ liveClass }: { liveClass: Class }) {
  return (
    <Row as="span" gap={10} variant="note" className={classes.who}>
      {liveClass.teacher && (
        <Portrait name={liveClass.teacher.name} src={liveClass.teacher.picture} size={28} />
      )}
      {joinFacts(
        liveClass.teacher?.name,
        words.live.course(liveClass.batch.course_title, liveClass.batch.title),
      )}
    </Row>
  )
}

/** The accent button is only for a class that can be joined. (spec 9 Live window) */
function Enter({ liveClass, state, now }: { liveClass: Class; state: LiveState; now: number }) {
  const way = useJoinWay(liveClass._id, state)
  if (!canJoin(state))
    return (
      <p className={classes.from}>{words.live.joinFrom(Date.parse(liveClass.start_at) - SOON_MS, now)}</p>
    )
  return (
    <Button {...way} size="lg" variant="accent" leftSection={<IconVideo size={20} aria-hidden="true" />}>
      {words.live.join}
    </Button>
  )
}

/** Without a connection nothing can be joined, so there is no button. */
function OfflineCard({ liveClass, fetchedAt }: { liveClass: Class; fetchedAt: number | undefined }) {
  const now = useNow()
  return (
    <Card as="section" aria-label={words.live.label} className={classes.offline}>
      <Row justify="between" wrap gap={8}>
        <Pill tone="due" icon={<IconWifiOff aria-hidden="true" />}>
          {words.live.listOf(fetchedAt)}
        </Pill>
        <span>{words.live.when(liveClass.start_at, liveClass.end_at, now)}</span>
      </Row>
      <Text as="h2" variant="title" className={classes.title}>
        <Link to={paths.joinLive(liveClass._id)} className={classes.link}>
          <TitleText>{liveClass.title}</TitleText>
        </Link>
      </Text>
      <Text tone="muted">{words.live.offline}</Text>
    </Card>
  )
}

export function LiveCard({ liveClass, fetchedAt }: { liveClass: Class; fetchedAt: number | undefined }) {
  const now = useNow()
  const isConnected = useIsConnected()
  if (!isConnected) return <OfflineCard liveClass={liveClass} fetchedAt={fetchedAt} />
  const state = getLiveState(liveClass.start_at, now, liveClass.end_at)
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
      <Stack gap={10} className={classes.words}>
        <When liveClass={liveClass} state={state} now={now} />
        <Text as="h2" tone="inherit" variant="title" className={classes.title}>
          <Link to={paths.joinLive(liveClass._id)} className={classes.link}>
            <TitleText>{liveClass.title}</TitleText>
          </Link>
        </Text>
      </Stack>
      <Row wrap gap={8} gapX={16} className={classes.way}>
        <Enter liveClass={liveClass} state={state} now={now} />
        {canJoin(state) ? (
          <Link to={getHelpAddress(liveClass)} className={classes.help}>
            {words.live.help}
          </Link>
        ) : null}
        <Teacher liveClass={liveClass} />
      </Row>
    </section>
  )
}
