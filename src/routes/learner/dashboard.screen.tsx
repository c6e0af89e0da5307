/** The learner's day: urgent items, the current or next class, cards, the last recording, due work, courses. */

import { Suspense, useRef } from 'react'
import { MyCourses } from '#src/features/learn/my-courses/my-courses.tsx'
import { words as courseWords } from '#src/features/learn/my-courses/words.ts'
import { Deadlines } from '#src/features/learn/today/deadlines.tsx'
import { LiveCard } from '#src/features/learn/today/live-card.tsx'
import { ResumeCard } from '#src/features/learn/today/resume-card.tsx'
import { SideCards } from '#src/features/learn/today/side-cards.tsx'
import { TodayLine, useHello } from '#src/features/learn/today/today-line.tsx'
import { UrgentCard } from '#src/features/learn/today/urgent-card.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { offers } from '#src/lib/features.ts'
import { listOwnKeys } from '#src/stores/session/own-storage.ts'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { defineLate, defineLazy } from '#src/ui/hooks/define-late.tsx'
import { useCanLoadBelow } from '#src/ui/hooks/use-can-load-below.ts'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { Box, Grid, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import classes from './dashboard.module.css'

/** On a phone it is below the first screen, which renders without it: a third less work for a slow device. */
function Side() {
  const place = useRef<HTMLDivElement>(null)
  const isInSight = useIsNear(place)
  const isWanted = useCanLoadBelow() || isInSight
  return (
    <Stack gap={16} className={classes.side} ref={place}>
      {isWanted ? (
        <>
          <Deadlines />
          <SideCards />
        </>
      ) : (
        <div className={classes.waiting} aria-busy="true" />
      )}
    </Stack>
  )
}

const DashboardBelow = defineLazy(async () => (await import('./dashboard-below.tsx')).DashboardBelow)

const DayCard = offers.review
  ? defineLate(
      async () => (await import('#src/features/learn/review/day-card.tsx')).DayCard,
      <Skeleton shape="block" height="6.5rem" />,
    )
  : () => null

/** For new learners. */
function Below() {
  const isWanted = useCanLoadBelow()
  return <Suspense fallback={null}>{isWanted && <DashboardBelow />}</Suspense>
}

export function Component() {
  const hello = useHello()
  return (
    <div className={classes.page}>
      <Head title={hello} isHiddenFromSearch />
      <Box as="header" mb={16} className={classes.head}>
        <PageHeading className={classes.hello}>{hello}</PageHeading>
        <Text tone="muted">
          <TodayLine />
        </Text>
      </Box>
      <Grid align="start" gap={24} className={classes.columns}>
        <Stack gap={16} className={classes.work}>
          <UrgentCard />
          <LiveCard />
          {offers.review && listOwnKeys('review-day').length > 0 && <DayCard />}
          <ResumeCard />
          <MyCourses
            heading={
              <Text as="h2" variant="title" tight>
                {courseWords.title}
              </Text>
            }
          />
          <Below />
        </Stack>
        <Side />
      </Grid>
    </div>
  )
}
