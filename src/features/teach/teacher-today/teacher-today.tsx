/**
 * A teacher's day: the next class, unchecked submissions, where they stopped, and coming appointments. Every
 * number opens its list. (picture 25)
 */

import { IconSpeakerphone } from '@tabler/icons-react'
import { readNextUpcoming } from '#src/api/contract/overview.ts'
import { readUncheckedCount } from '#src/api/contract/submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { greet } from '#src/lib/day-part.ts'
import { paths } from '#src/lib/paths.ts'
import { getCallName } from '#src/lib/person-name.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useCanLoadBelow } from '#src/ui/hooks/use-can-load-below.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Grid, Stack } from '#src/ui/layout/layout.tsx'
import { NextClass } from './next-class.tsx'
import { Side, SideSkeleton } from './side.tsx'
import { ToGrade } from './to-grade.tsx'
import { words } from './words.ts'
import classes from './teacher-today.module.css'

export function useTeacherHello(): string {
  const name = useSession((state) => state.user?.name)
  return greet(useNow(), getCallName(name))
}

export function DayLine() {
  const now = useNow()
  const { data: next } = useRead(readNextUpcoming())
  const { data: waiting } = useRead(readUncheckedCount())
  return words.line(now, next?.data[0]?.at, waiting?.total)
}

export function NoticeButton() {
  return (
    <Button
      variant="default"
      to={paths.teacherNewNotice()}
      leftSection={<IconSpeakerphone size={18} aria-hidden="true" />}
    >
      {words.newNotice}
    </Button>
  )
}

export function TeacherToday() {
  // It is beside or below the class and the submissions, and loads when those are usable.
  const side = useCanLoadBelow() ? <Side /> : <SideSkeleton />
  return (
    <Grid align="start" gap={20} className={classes.columns}>
      <Stack gap={16}>
        <NextClass />
        <ToGrade />
      </Stack>
      <Stack gap={16}>{side}</Stack>
    </Grid>
  )
}
