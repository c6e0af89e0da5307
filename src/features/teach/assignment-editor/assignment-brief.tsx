/** An assignment for its teacher: the task and the number of submissions. (spec 7 assignment/teacher) */

import { IconPencil } from '@tabler/icons-react'
import type { TeacherAssignment } from '#src/api/shapes/assignment.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Surface, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { Stats } from '#src/ui/text/stats.tsx'
import { words } from './words.ts'
import classes from './assignment-editor.module.css'

function Numbers({ assignment }: { assignment: TeacherAssignment }) {
  const queue = addQuery(paths.submissions(), { assignment: assignment._id })
  return (
    <Stats
      label={words.numbers}
      stats={[
        {
          label: words.handedIn,
          value: words.share(assignment.submission_count, assignment.learner_count),
          to: paths.assignmentStatistics(assignment._id),
        },
        {
          label: words.unchecked,
          value: words.count(assignment.unchecked_count),
          to: queue,
          isUrgent: assignment.unchecked_count > 0,
        },
        { label: words.marks, value: words.count(assignment.marks) },
      ]}
    />
  )
}

function Criteria({ assignment }: { assignment: TeacherAssignment }) {
  if (assignment.criteria.length === 0) return null
  return (
    <>
      <h3 className={classes.part}>{words.criteria}</h3>
      <Surface as="ul" plain className={classes.criteria}>
        {assignment.criteria.map(({ title, marks }) => (
          <li key={title}>
            <span>{title}</span>
            <strong>{words.count(marks)}</strong>
          </li>
        ))}
      </Surface>
    </>
  )
}

export function AssignmentBrief({ assignment }: { assignment: TeacherAssignment }) {
  return (
    <Stack gap={16}>
      <Numbers assignment={assignment} />
      <Card as="section" padding="lg" aria-labelledby="brief">
        <Row wrap gap={8} mb={12} className={classes.head}>
          <Text as="h2" variant="lead" id="brief">
            {words.brief}
          </Text>
          {assignment.is_closed && <Pill tone="missed">{words.closed}</Pill>}
          <Button
            size="sm"
            variant="default"
            to={paths.teacherAssignmentForm(assignment._id)}
            leftSection={<IconPencil size={18} aria-hidden="true" />}
          >
            {words.change}
          </Button>
        </Row>
        <Text tone="muted" variant="note" mb={12}>
          {assignment.last_submission_date ? words.until(assignment.last_submission_date) : words.noUntil}
        </Text>
        <SafeHtml html={assignment.description} />
        {assignment.file && (
          <>
            <h3 className={classes.part}>{words.attached}</h3>
            <p>
              <ExternalLink href={assignment.file.url} hasIcon>
                <span data-latin>{formatFileName(assignment.file.name)}</span>
              </ExternalLink>{' '}
              · {formatBytes(assignment.file.size)}
            </p>
          </>
        )}
        <Criteria assignment={assignment} />
        {assignment.accept.length > 0 && (
          <>
            <h3 className={classes.part}>{words.accepts}</h3>
            <p data-latin>{assignment.accept.join(', ')}</p>
          </>
        )}
      </Card>
    </Stack>
  )
}
