/** Lays out the page of an assessment for guests and learners: the ladder, the description, and the side column. */

import type { ReactNode } from 'react'
import type { Assessment } from '#src/api/shapes/assessment.ts'
import { Text } from '#src/ui/layout/layout.tsx'
import { AssessmentAbout } from './assessment-about.tsx'
import { Ladder } from './ladder.tsx'
import { TopList } from './top-list.tsx'
import { words } from './words.ts'
import classes from './assessment-page.module.css'

interface LadderPageProps {
  assessment: Pick<Assessment, '_id' | 'description' | 'outcomes' | 'teachers'>
  /** Placed before the list of the top learners. */
  aside: ReactNode
  children: ReactNode
}

export function LadderPage({ assessment, aside, children }: LadderPageProps) {
  return (
    <div className={classes.root}>
      <div className={classes.main}>
        <section aria-labelledby="ladder">
          <Text as="h2" variant="lead" loose mb={12} id="ladder">
            {words.ladder}
          </Text>
          <Ladder>{children}</Ladder>
        </section>
        <AssessmentAbout assessment={assessment} />
      </div>
      <aside className={classes.aside}>
        {aside}
        <TopList id={assessment._id} />
      </aside>
    </div>
  )
}
