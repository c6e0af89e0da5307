/** The outcomes and the curriculum: the first part of the page. */
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Course } from '#src/api/shapes/course.ts'
import { Card } from '#src/ui/card.tsx'
import { Curriculum } from './curriculum.tsx'
import { Section } from './section.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import classes from './subjects.module.css'
import { words } from './below-words.ts'

function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <Card as="section" padding="lg" className={classes.outcomes}>
      <Text as="h2" size={18} weight={600} className={classes.title}>
        {words.outcomes}
      </Text>
      <Grid as="ul" gap={8} gapX={24} mt={10} className={classes.list}>
        {outcomes.map((outcome) => (
          <Row as="li" align="start" gap={10} size={15} key={outcome} className={classes.outcome}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" />
            {outcome}
          </Row>
        ))}
      </Grid>
    </Card>
  )
}

interface SubjectsProps {
  course: Course
  /** Draws the courses of a bundle. */
  renderBundle: (courses: NonNullable<Course['bundle']>['courses']) => ReactNode
}

export function Subjects({ course, renderBundle }: SubjectsProps) {
  const { outcomes, curriculum, bundle } = course
  return (
    <div id="subjects" className={classes.subjects}>
      {outcomes.length > 0 && <Outcomes outcomes={outcomes} />}
      {bundle && <Section title={words.bundle(bundle.courses.length)}>{renderBundle(bundle.courses)}</Section>}
      {curriculum.length > 0 && <Curriculum course={course} />}
    </div>
  )
}
