/** The week above, and the days after today in one list with the routine's rows. (ruling R91) */

import { Link } from 'react-router'
import { readDays } from '#src/api/contract/overview.ts'
import { useRead } from '#src/api/use-api.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { AppointmentDays } from './days/appointment-days.tsx'
import { useFirstDays } from './days/use-first-days.ts'
import { WeekStrip } from './days/week-strip.tsx'
import { words as dayWords } from './days/words.ts'
import { words } from './words.ts'

/** Days shown before "more". */
const FIRST_DAYS = { wide: 5, narrow: 2 }

interface ComingDaysProps {
  classes: { week: string | undefined; coming: string | undefined }
}

export function ComingDays({ classes }: ComingDaysProps) {
  const now = useNow()
  const { data, error } = useRead(readDays(), { isQuiet: true })
  const today = getDhakaDay(now)
  const days = data?.data ?? []
  const coming = days.filter(({ date, items }) => date > today && items.length > 0)
  const { shown, showAll, reach } = useFirstDays(coming, FIRST_DAYS)
  return (
    <>
      <div className={classes.week}>
        <WeekStrip days={days} now={now} onChoose={reach} isBare />
      </div>
      <Stack as="section" gap={16} aria-label={words.coming} className={classes.coming}>
        {data === undefined && error === undefined && (
          <div aria-busy="true">
            <SkeletonRows count={4} lines={2} />
          </div>
        )}
        <AppointmentDays days={shown} now={now} />
        {showAll && (
          <Button variant="default" onClick={showAll}>
            {dayWords.moreDays}
          </Button>
        )}
        <Row wrap gap={8} gapX={20} justify="center" variant="small" weight={600}>
          <Link to={paths.routine()}>{words.routine}</Link>
          <Link to={paths.tasks()}>{words.tasks}</Link>
        </Row>
      </Stack>
    </>
  )
}
