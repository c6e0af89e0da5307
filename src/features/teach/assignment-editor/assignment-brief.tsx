/** An assignment for its teacher: the task and the number of submissions. (spec 7 assignment/teacher) */

import { IconPencil } from '@tabler/icons-react'
import type { TeacherAssignment } from '#src/api/shapes/assignment.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { Stats } from '#src/ui/text/stats.tsx'
import { words } from './words.ts'

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
    <Section title={words.criteria} level="h3" gap={8} isPlain>
      <Facts
        shape="rows"
        facts={assignment.criteria.map(({ title, marks }) => [title, words.count(marks)] as const)}
      />
    </Section>
  )
}

export function AssignmentBrief({ assignment }: { assignment: TeacherAssignment }) {
  return (
    <Stack gap={16}>
      <Numbers assignment={assignment} />
      <Section
        title={words.brief}
        text={assignment.last_submission_date ? words.until(assignment.last_submission_date) : words.noUntil}
        aside={
          <Row wrap gap={8}>
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
        }
      >
        <SafeHtml html={assignment.description} />
        {assignment.file && (
          <Section title={words.attached} level="h3" gap={8} isPlain>
            <p>
              <ExternalLink href={assignment.file.url} hasIcon>
                <span data-latin>{formatFileName(assignment.file.name)}</span>
              </ExternalLink>{' '}
              · {formatBytes(assignment.file.size)}
            </p>
          </Section>
        )}
        <Criteria assignment={assignment} />
        {assignment.accept.length > 0 && (
          <Section title={words.accepts} level="h3" gap={8} isPlain>
            <p data-latin>{assignment.accept.join(', ')}</p>
          </Section>
        )}
      </Section>
    </Stack>
  )
}
