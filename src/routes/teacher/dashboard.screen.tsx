/** The teacher's day; every number opens its list. */

import { useQueue } from '#src/api/outbox/queue.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { SaveQueue } from '#src/features/teach/grading/saving/save-queue.tsx'
import {
  DayLine,
  NoticeButton,
  TeacherToday,
  useTeacherHello,
} from '#src/features/teach/teacher-today/teacher-today.tsx'
import { words } from '#src/features/teach/teacher-today/words.ts'
import { GRADING_SAVES } from '#src/stores/grading/grading-save.ts'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { useCanLoadBelow } from '#src/ui/hooks/use-can-load-below.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './dashboard.module.css'

/**
 * Unsent marks of an earlier visit are shown and sent at once; without any it loads when the page is usable.
 */
function Saves() {
  const isWanted = useQueue(GRADING_SAVES).length > 0
  return (useCanLoadBelow() || isWanted) && <SaveQueue />
}

export function Component() {
  const hello = useTeacherHello()
  return (
    <div className={classes.page}>
      <Head title={words.title} isHiddenFromSearch />
      <Row as="header" align="end" justify="between" gap={24} mb={16}>
        <Box className={classes.head}>
          <PageHeading className={classes.hello}>{hello}</PageHeading>
          <Text tone="muted">
            <DayLine />
          </Text>
        </Box>
        <Box hideBelow="md">
          <NoticeButton />
        </Box>
      </Row>
      <Saves />
      <TeacherToday />
    </div>
  )
}
