/** Shows the task of an assignment: its text, its file, the rubric and the deadline. */

import { IconClock } from '@tabler/icons-react'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import { RunCode } from '#src/engines/code/parts/late-run-code.tsx'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { Card } from '#src/ui/card.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Grid, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { FileRow } from './file-row.tsx'
import { words } from './words.ts'
import classes from './assignment.module.css'

const NEAR_SECONDS = 48 * 3600

function TimeLeft({ until }: { until: string }) {
  const left = (Date.parse(until) - useNow()) / 1000
  if (left <= 0) return <Pill tone="missed">{words.over}</Pill>
  return (
    <Pill tone={left < NEAR_SECONDS ? 'due' : 'neutral'} icon={<IconClock aria-hidden="true" />}>
      {words.left(left)}
    </Pill>
  )
}

function Facts({ assignment }: { assignment: Assignment }) {
  const { last_submission_date: until, marks, submitted_at: submittedAt } = assignment
  return (
    <p className={classes.facts}>
      <strong>{words.marks(marks)}</strong>
      {until && <span>{[words.lastTime(until), formatOwnZoneTime(until)].filter(Boolean).join(' · ')}</span>}
      {until && !submittedAt && assignment.can_submit && <TimeLeft until={until} />}
    </p>
  )
}

export function Brief({ assignment }: { assignment: Assignment }) {
  const { title, description, file, criteria, teacher, last_submission_date: until } = assignment
  return (
    <Card as="section" padding="lg" className={classes.brief} aria-label={words.brief}>
      <Text as="h2" variant="title" tight>
        <TitleText>{title}</TitleText>
      </Text>
      <Facts assignment={assignment} />
      {teacher && (
        <p className={classes.teacher}>
          <Portrait name={teacher.name} src={teacher.picture} size={28} />
          {words.from(teacher.name)}
        </p>
      )}
      {description && (
        <div>
          <SafeHtml html={description} />
          <RunCode text={description} />
        </div>
      )}
      {file && (
        <div className={classes.part}>
          <h3 className={classes.heading}>{words.attached}</h3>
          <FileRow {...file} />
        </div>
      )}
      {criteria.length > 0 && (
        <div className={classes.part}>
          <h3 className={classes.heading}>{words.criteria}</h3>
          <Grid as="ul" className={classes.criteria}>
            {criteria.map((each) => (
              <li key={each.title}>
                <span>{each.title}</span>
                <strong>{words.marks(each.marks)}</strong>
              </li>
            ))}
          </Grid>
        </div>
      )}
      {until && assignment.can_submit && (
        <Text tone="muted" variant="small" anywhere>
          {words.lateRule}
        </Text>
      )}
    </Card>
  )
}
