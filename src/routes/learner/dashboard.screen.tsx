/** The learner's day: urgent items, the current or next class, the last recording, due work, and courses. */

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
import { PageHeading } from '#src/ui/frame/page.tsx'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { useCanLoadBelow } from '#src/ui/hooks/use-can-load-below.ts'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { Box, Grid, Stack, Text } from '#src/ui/layout/layout.tsx'
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
