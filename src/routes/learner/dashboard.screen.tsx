/** The learner's day: what is urgent, the class of today, everything that waits in order of time. (ruling R91) */

import { Suspense } from 'react'
import { ComingDays } from '#src/features/learn/today/coming-days.tsx'
import { TodayLine } from '#src/features/learn/today/today-line.tsx'
import { Today } from '#src/features/learn/today/today.tsx'
import { UrgentCard } from '#src/features/learn/today/urgent-card.tsx'
import { words } from '#src/features/learn/today/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { formatDay } from '#src/lib/bn.ts'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { defineLazy } from '#src/ui/hooks/define-late.tsx'
import { useCanLoadBelow } from '#src/ui/hooks/use-can-load-below.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import classes from './dashboard.module.css'

const DashboardBelow = defineLazy(async () => (await import('./dashboard-below.tsx')).DashboardBelow)

/** Hints and offers below the work; they appear by themselves. */
function Below() {
  const isWanted = useCanLoadBelow()
  return <Suspense fallback={null}>{isWanted && <DashboardBelow />}</Suspense>
}

export function Component() {
  const now = useNow()
  return (
    <div className={classes.page}>
      <Head title={words.title} isHiddenFromSearch />
      <PhoneBar title={words.title} subtitle={formatDay(now)} />
      <Row as="header" wrap gap={4} gapX={16} align="baseline" mb={16} className={classes.head}>
        <PageHeading className={classes.title}>{words.title}</PageHeading>
        <Text tone="muted">
          <TodayLine />
        </Text>
      </Row>
      <div className={classes.columns}>
        <ComingDays classes={{ week: classes.week, coming: classes.coming }} />
        <Stack gap={16} className={classes.work}>
          <UrgentCard />
          <Today />
          <Below />
        </Stack>
      </div>
    </div>
  )
}
