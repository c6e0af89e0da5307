/** Card with the assistant's suggested marks and reasons; the teacher decides. */

import { IconSparkles } from '@tabler/icons-react'
import type { AiQuestion, AiSuggestion } from '#src/api/shapes/ai-suggestion.ts'
import { Button } from '#src/ui/button.tsx'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { KeyCap } from '#src/ui/text/key-cap.tsx'
import { addToComment } from '../saving/draft.ts'
import type { Grading } from '../saving/use-grading.ts'
import { words } from '../words.ts'
import type { SuggestionRead } from './use-suggestion.ts'
import classes from './suggestion-card.module.css'

const { ai } = words

function Reasons({ questions, change }: { questions: readonly AiQuestion[]; change: Grading['change'] }) {
  const reasons = questions.flatMap(({ question, criteria, ...whole }) =>
    criteria.length > 0
      ? criteria.map((each) => ({ ...each, key: `${question}/${each.title}` }))
      : [{ ...whole, title: '', key: question }],
  )
  return (
    <Grid as="ul" gap={8} className={classes.reasons}>
      {reasons.map(({ key, title, mark, marks, reason }) => (
        <li key={key}>
          <p>
            <strong>
              {title} {words.marks.mark(mark, marks)}
            </strong>{' '}
            {reason}
          </p>
          <Button size="xs" variant="subtle" onClick={() => change((now) => addToComment(now, reason))}>
            {ai.toComment}
          </Button>
        </li>
      ))}
    </Grid>
  )
}

/** False for work that the assistant gives no mark, which then takes no space. */
function hasMark({ mark, questions }: AiSuggestion): boolean {
  return (
    mark !== null ||
    questions.some((each) => each.mark !== null || each.criteria.some((criterion) => criterion.mark !== null))
  )
}

interface SuggestionCardProps {
  suggestion: SuggestionRead
  grading: Grading
  onAcceptAll: () => void
}

export function SuggestionCard({ suggestion, grading, onAcceptAll }: SuggestionCardProps) {
  const { data, hasFailed, isRejected, reject, retry } = suggestion
  if (hasFailed || isRejected) {
    return (
      <Row wrap gap={8} tone="muted" variant="small" className={classes.quiet}>
        <span>{hasFailed ? ai.failed : ai.rejected}</span>
        <Button size="xs" variant="subtle" onClick={hasFailed ? retry : () => reject(false)}>
          {hasFailed ? ai.again : ai.bringBack}
        </Button>
      </Row>
    )
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <SkeletonText lines={3} />
      </div>
    )
  }
  if (!hasMark(data)) return null
  return (
    <Grid
      as="section"
      items="start"
      gap={6}
      variant="small"
      radius="lg"
      padY={12}
      padX={14}
      className={classes.root}
      aria-label={ai.region}
    >
      <Row gap={8} full>
        <IconSparkles size={20} stroke={1.75} aria-hidden="true" />
        <Text as="h3" variant="note" tight grow>
          {ai.title(data.mark, data.marks)}
        </Text>
        {data.mark !== null && (
          <Button
            size="sm"
            variant="ai"
            onClick={onAcceptAll}
            rightSection={<KeyCap isDecoration>Shift A</KeyCap>}
            aria-keyshortcuts="Shift+A"
          >
            {ai.accept}
          </Button>
        )}
      </Row>
      {data.version !== grading.sheet.version && <p>{ai.stale}</p>}
      <Text hideBelow="md">{data.note}</Text>
      <details>
        <summary className={classes.summary}>{ai.reasons}</summary>
        <Text hideFrom="md">{data.note}</Text>
        <Reasons questions={data.questions} change={grading.change} />
        <Button size="xs" variant="subtle" onClick={() => reject(true)}>
          {ai.reject}
        </Button>
      </details>
    </Grid>
  )
}
