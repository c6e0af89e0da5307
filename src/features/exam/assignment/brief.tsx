/** Shows the task of an assignment: its text, its file, the rubric and the deadline. */

import { IconClock } from '@tabler/icons-react'
import type { Assignment } from '#src/api/shapes/assignment.ts'
import { RunCode } from '#src/engines/code/parts/late-run-code.tsx'
import { formatOwnZoneTime } from '#src/lib/bn.ts'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { Section } from '#src/ui/section.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import { TitleText } from '#src/ui/text/title-text.tsx'
import { FileRow } from './file-row.tsx'
import { words } from './words.ts'

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

function Limits({ assignment }: { assignment: Assignment }) {
  const { last_submission_date: until, marks, submitted_at: submittedAt } = assignment
  return (
    <Row as="p" wrap gap={4} gapX={12} tone="muted" variant="note">
      <Text as="strong" tone="text">
        {words.marks(marks)}
      </Text>
      {until && <span>{[words.lastTime(until), formatOwnZoneTime(until)].filter(Boolean).join(' · ')}</span>}
      {until && !submittedAt && assignment.can_submit && <TimeLeft until={until} />}
    </Row>
  )
}

export function Brief({ assignment }: { assignment: Assignment }) {
  const { title, description, file, criteria, teacher, last_submission_date: until } = assignment
  return (
    <Section title={<TitleText>{title}</TitleText>} size="title">
      <Limits assignment={assignment} />
      {teacher && (
        <Row as="p" gap={8} variant="note" weight={600}>
          <Portrait name={teacher.name} src={teacher.picture} size={28} />
          {words.from(teacher.name)}
        </Row>
      )}
      {description && (
        <div>
          <SafeHtml html={description} />
          <RunCode text={description} />
        </div>
      )}
      {file && (
        <Section title={words.attached} level="h3" isPlain>
          <FileRow {...file} />
        </Section>
      )}
      {criteria.length > 0 && (
        <Section title={words.criteria} level="h3" isPlain>
          <Facts
            shape="rows"
            facts={criteria.map((each) => [each.title, words.marks(each.marks)] as const)}
          />
        </Section>
      )}
      {until && assignment.can_submit && (
        <Text tone="muted" variant="small" anywhere>
          {words.lateRule}
        </Text>
      )}
    </Section>
  )
}
