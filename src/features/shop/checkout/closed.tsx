/**
 * Checkouts where nothing can be bought: already enrolled, ended, or not for this account; each has a next
 * step. (spec 4 Course status)
 */

import type { ReactNode } from 'react'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { PageHeading } from '#src/ui/frame/page.tsx'
import { Box } from '#src/ui/layout/layout.tsx'
import { StateCard } from '#src/ui/states/state-card.tsx'
import { words } from './words.ts'
import classes from './checkout.module.css'

export function Enrolled({ batch }: { batch: string | null | undefined }) {
  return (
    <div className={classes.state}>
      <StateCard
        art="done"
        title={<PageHeading>{words.enrolledTitle}</PageHeading>}
        text={words.enrolledText}
        action={
          <>
            {batch && <Button to={paths.batch(batch)}>{words.toBatch}</Button>}
            <Button variant={batch ? 'default' : 'filled'} to={paths.myCourses()}>
              {words.toCourses}
            </Button>
          </>
        }
      />
    </div>
  )
}

/** `lead`: a form to be notified of the next batch. */
export function Ended({ lead }: { lead: ReactNode }) {
  return (
    <div className={classes.state}>
      <StateCard
        art="course"
        title={<PageHeading>{words.endedTitle}</PageHeading>}
        text={words.endedText}
        action={<Button to={paths.courses()}>{words.otherCourses}</Button>}
      />
      <Box as={Card} mt={16} padding="lg">
        {lead}
      </Box>
    </div>
  )
}

export function NotForTeachers() {
  return (
    <div className={classes.state}>
      <StateCard
        art="error"
        title={<PageHeading>{words.teacherTitle}</PageHeading>}
        text={words.teacherText}
        action={<Button to={paths.teacher()}>{words.toTeacher}</Button>}
      />
    </div>
  )
}
