/** The teachers, each in a wreath of stitches. */

import { IconSchool, IconStarFilled, IconUsers } from '@tabler/icons-react'
import type { Teacher } from '#src/api/shapes/person.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Ripple } from '#src/ui/pictures/ripple.tsx'
import { VisuallyHidden } from '#src/ui/text/visually-hidden.tsx'
import { words } from './below-words.ts'
import { Section } from './section.tsx'
import { words as pageWords } from './words.ts'
import classes from './teachers.module.css'

function TeacherCard({ teacher, hasWreath }: { teacher: Teacher; hasWreath: boolean }) {
  const { rating, review_count: reviews, batch_count: batches, learner_count: learners } = teacher
  return (
    <Card padding="none" className={classes.card}>
      <div className={classes.avatar}>
        {hasWreath && (
          <Ripple
            width={170}
            height={170}
            start={56}
            gap={12}
            count={4}
            wave={4}
            tone="wash"
            className={classes.wreath}
          />
        )}
        <Portrait name={teacher.name} src={teacher.picture} size={96} className={classes.portrait} />
      </div>
      <Text as="div" variant="note" shrink className={classes.words}>
        <h3 className={classes.name}>{teacher.name}</h3>
        <Text tone="muted" variant="note" mb={6}>
          {[teacher.title, words.experience(teacher.experience_years)].filter(Boolean).join(' · ')}
        </Text>
        <p>{teacher.about}</p>
        <Row as="ul" align="stretch" wrap gap={4} gapX={20} tone="muted" mt={8} className={classes.counts}>
          {rating > 0 && (
            <li>
              <IconStarFilled size={16} aria-hidden="true" className={classes.star} />
              <span>
                <VisuallyHidden>{pageWords.rating} </VisuallyHidden>
                <b>{formatNumber(rating)}</b> {reviews > 0 && pageWords.reviewCount(reviews)}
              </span>
            </li>
          )}
          {batches > 0 && (
            <li>
              <IconSchool size={18} stroke={1.75} aria-hidden="true" />
              {words.teacherBatches(batches)}
            </li>
          )}
          {learners > 0 && (
            <li>
              <IconUsers size={18} stroke={1.75} aria-hidden="true" />
              {words.teacherLearners(learners)}
            </li>
          )}
        </Row>
      </Text>
    </Card>
  )
}

export function Teachers({ teachers }: { teachers: readonly Teacher[] }) {
  return (
    <Section id="teachers" title={teachers.length > 1 ? words.teachers : words.teacher}>
      <Grid gap={12} className={classes.list}>
        {teachers.map((teacher, at) => (
          <TeacherCard key={teacher._id} teacher={teacher} hasWreath={at === 0} />
        ))}
      </Grid>
    </Section>
  )
}
