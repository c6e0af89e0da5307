/** Describes an assessment, for guests and learners. */

import { IconCheck } from '@tabler/icons-react'
import type { Assessment } from '#src/api/shapes/assessment.ts'
import { Grid, Row } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Section } from '#src/ui/section.tsx'
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
    <Section title={words.about}>
      {assessment.description && <SafeHtml html={assessment.description} />}
      {assessment.outcomes.length > 0 && (
        <Section title={words.outcomes} level="h3" gap={8} isPlain>
          <Lines lines={assessment.outcomes} />
        </Section>
      )}
      <Section title={words.howTitle} level="h3" gap={8} isPlain>
        <Lines lines={words.how} />
      </Section>
      {assessment.teachers.length > 0 && (
        <Section title={words.teacher} level="h3" gap={8} isPlain>
          {assessment.teachers.map(({ _id, name, picture }) => (
            <Row as="p" gap={8} weight={600} key={_id}>
              <Portrait name={name} src={picture} size={32} />
              {name}
            </Row>
          ))}
        </Section>
      )}
    </Section>
  )
}
