/** One question of a short quiz, in a card of its own. */
import { Card } from '#src/ui/card.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SafeHtml } from '#src/ui/text/safe-html.tsx'
import type { Placed } from '../question/order.ts'
import { QuestionBody } from '../question/question-body.tsx'
import classes from '../room/question-card.module.css'
import { words } from '../words.ts'

export function ShortQuestion({ of: { question, number } }: { of: Placed }) {
  const headId = `question-${question._id}`
  return (
    <Card as="section" padding="lg" className={classes.root} aria-labelledby={headId}>
      <div className={classes.head}>
        <h2 id={headId} className={classes.number}>
          {words.question(number)}
        </h2>
        <span className={classes.aside}>
          <Pill tone="info">{words.marks(question.marks)}</Pill>
        </span>
      </div>
      <div id={`${headId}-text`} className={classes.asked} data-latin>
        <SafeHtml html={question.text} />
      </div>
      <QuestionBody of={question} labelledBy={`${headId} ${headId}-text`} />
    </Card>
  )
}
