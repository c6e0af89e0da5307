/** One question of a short quiz, in a card of its own. */
import { Card } from '#src/ui/card.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import type { Placed } from '../question/order.ts'
import { QuestionBody } from '../question/question-body.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import classes from '../room/question-card.module.css'
import { words } from '../words.ts'

export function ShortQuestion({ of: { question, number } }: { of: Placed }) {
  const headId = `question-${question._id}`
  return (
    <Card as="section" padding="lg" className={classes.root} aria-labelledby={headId}>
      <Row wrap gap={8} gapX={14}>
        <Text as="h2" size={19} leading={150} id={headId}>
          {words.question(number)}
        </Text>
        <Row as="span" gap={8} push>
          <Pill tone="info">{words.marks(question.marks)}</Pill>
        </Row>
      </Row>
      <Text as="div" size={19} leading={160} weight={600} id={`${headId}-text`} className={classes.asked} data-latin>
        <SafeHtml html={question.text} />
      </Text>
      <QuestionBody of={question} labelledBy={`${headId} ${headId}-text`} />
    </Card>
  )
}
