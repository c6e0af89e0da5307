/** The outcomes and the curriculum: the first part of the page. */

import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Course } from '#src/api/shapes/course.ts'
import { Card } from '#src/ui/card.tsx'
import { Grid } from '#src/ui/layout/layout.tsx'
import { words } from './below-words.ts'
import { Curriculum } from './curriculum.tsx'
import { Section } from './section.tsx'
import classes from './subjects.module.css'

function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <Card as="section" padding="lg" className={classes.outcomes}>
      <h2 className={classes.title}>{words.outcomes}</h2>
      <Grid as="ul" gap={8} gapX={24} mt={10} className={classes.list}>
        {outcomes.map((outcome) => (
          <li key={outcome} className={classes.outcome}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
            {outcome}
          </li>
        ))}
      </Grid>
    </Card>
  )
}

interface SubjectsProps {
  course: Course
  /** Renders the courses of a bundle. */
  renderBundle: (courses: NonNullable<Course['bundle']>['courses']) => ReactNode
}

export function Subjects({ course, renderBundle }: SubjectsProps) {
  const { outcomes, curriculum, bundle } = course
  return (
    <div id="subjects" className={classes.subjects}>
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {bundle && (
        <Section title={words.bundle(bundle.courses.length)}>{renderBundle(bundle.courses)}</Section>
      )}
      {curriculum.length > 0 && <Curriculum course={course} />}
    </div>
  )
}
