/** Describes an assessment, for guests and learners. */

import { IconCheck } from '@tabler/icons-react'
import type { Assessment } from '#src/api/shapes/assessment.ts'
import { Card } from '#src/ui/card.tsx'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { words } from './words.ts'
import classes from './assessment-page.module.css'

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <Grid as="ul" gap={6} className={classes.lines}>
      {lines.map((each) => (
        <li key={each}>
          <IconCheck size={18} stroke={2} aria-hidden="true" />
          <span>{each}</span>
        </li>
      ))}
    </Grid>
  )
}

export function AssessmentAbout({
  assessment,
}: {
  assessment: Pick<Assessment, 'description' | 'outcomes' | 'teachers'>
}) {
  return (
    <Card as="section" padding="lg" className={classes.about} aria-labelledby="about">
      <h2 id="about">{words.about}</h2>
      {assessment.description && <SafeHtml html={assessment.description} />}
      {assessment.outcomes.length > 0 && (
        <>
          <h3>{words.outcomes}</h3>
          <Lines lines={assessment.outcomes} />
        </>
      )}
      <h3>{words.howTitle}</h3>
      <Lines lines={words.how} />
      {assessment.teachers.length > 0 && (
        <>
          <h3>{words.teacher}</h3>
          {assessment.teachers.map(({ _id, name, picture }) => (
            <Row as="p" gap={8} weight={600} key={_id}>
              <Portrait name={name} src={picture} size={32} />
              {name}
            </Row>
          ))}
        </>
      )}
    </Card>
  )
}
