/** The learner's own week in one card: days on which something was learnt, streak, rank. It asks for nothing. */

import { IconBroadcast, IconCheck, IconFlame, IconTrendingDown, IconTrendingUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { readProgress } from '#src/api/contract/progress.ts'
import type { HabitDay, Progress } from '#src/api/shapes/progress.ts'
import { useRead } from '#src/api/use-api.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { paths } from '#src/lib/paths.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Box, Grid, Row } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './words.ts'
import area from '#src/ui/text/area-link.module.css'
import classes from './habit-card.module.css'

function DayBox({ day, isToday }: { day: HabitDay; isToday: boolean }) {
  return (
    <Grid as="li" items="center" gap={4} tone="muted" variant="mark" weight={500}>
      <span aria-hidden="true">{words.habit.day(day.date)}</span>
      <Grid
        as="span"
        align="center"
        items="center"
        tone="faint"
        className={classes.box}
        data-state={day.state}
        data-today={isToday}
      >
        {day.state === 'done' && <IconCheck size={18} stroke={2.5} aria-hidden="true" />}
        {day.state === 'class' && <IconBroadcast size={18} stroke={1.75} aria-hidden="true" />}
      </Grid>
      <VisuallyHidden>
        {words.habit.day(day.date)}: {words.habit.state[day.state]}
        {isToday && `, ${words.habit.today}`}
      </VisuallyHidden>
    </Grid>
  )
}

function Change({ rank, was }: { rank: number; was: number | null | undefined }) {
  const places = (was ?? rank) - rank
  if (places === 0) return null
  const Icon = places > 0 ? IconTrendingUp : IconTrendingDown
  return (
    <Pill tone={places > 0 ? 'ok' : 'neutral'} icon={<Icon aria-hidden="true" />}>
      <span aria-hidden="true">{words.place.up(Math.abs(places))}</span>
      <VisuallyHidden>
        {places > 0 ? words.place.upLabel(places) : words.place.downLabel(-places)}
      </VisuallyHidden>
    </Pill>
  )
}

function Place({ batch }: { batch: Progress['batches'][number] }) {
  if (!batch.place) return null
  const { rank, was, of: count } = batch.place
  return (
    <Row gap={8} justify="between" relative>
      <Box grow shrink className={classes.placeText}>
        <h3>
          <Link to={paths.leaderboard(batch.batch._id)} className={area.link}>
            {words.place.title(rank)}
          </Link>
        </h3>
        <p>{words.place.amongAll(count, was)}</p>
      </Box>
      <Change rank={rank} was={was} />
    </Row>
  )
}

function Habit({ progress }: { progress: Progress }) {
  const today = getDhakaDay(useNow())
  const ranked = progress.batches.find(({ place }) => place)
  return (
    <Section
      title={<Link to={paths.week()}>{words.habit.week}</Link>}

      aside={
        progress.streak > 0 && (
          <Pill tone="due" icon={<IconFlame aria-hidden="true" />}>
            {words.habit.streak(progress.streak)}
          </Pill>
        )
      }
    >
      <Grid as="ul" columns={7} gap={4}>
        {progress.week.map((day) => (
          <DayBox key={day.date} day={day} isToday={day.date === today} />
        ))}
      </Grid>
      {ranked && <Place batch={ranked} />}
    </Section>
  )
}

export function HabitCard() {
  const read = useRead(readProgress())
  return (
    <Load from={read} skeleton={<Skeleton shape="block" height="11.5rem" />}>
      {(progress) => progress.week.length > 0 && <Habit progress={progress} />}
    </Load>
  )
}
