/** The three hardest questions with their usual mistake; a press opens the question in the list. */
import { extractPlainText } from '#src/lib/plain-text.ts'
import { Card } from '#src/ui/card.tsx'
import { Text } from '#src/ui/layout/layout.tsx'
import { findUsualMistake, listHardest, type QuestionFacts, type SectionFacts } from './question-facts.ts'
import classes from './statistics.module.css'
import { words } from './words.ts'

const { hardest: texts } = words

function describeMistake(of: QuestionFacts): string {
  const usual = findUsualMistake(of)
  if (usual === undefined) return of.unanswered > 0 ? texts.unanswered(of.unanswered) : ''
  const say = of.question.question_type === 'fill_in_the_blank' ? texts.wrote : texts.chose
  return say(usual.count, words.questions.choice(usual.id, extractPlainText(usual.text)))
}

export function Hardest({ sections, onCall }: { sections: readonly SectionFacts[]; onCall: (question: string) => void }) {
  const hardest = listHardest(sections)
  return (
    <Card as="section" aria-labelledby="hardest">
      <Text as="h2" size={19} mb={8} id="hardest">
        {texts.title}
      </Text>
      {hardest.length === 0 && <Text tone="muted">{texts.none}</Text>}
      <ol className={classes.hardest}>
        {hardest.map((each, at) => (
          <li key={each.question._id}>
            <button type="button" className={classes.hardRow} onClick={() => onCall(each.question._id)}>
              <span className={classes.place}>{words.count(at + 1)}</span>
              <span className={classes.hardWords} data-latin>
                <strong>{texts.question(each.no, extractPlainText(each.question.text))}</strong>
                <small>{describeMistake(each)}</small>
              </span>
              <strong className={classes.percent}>{each.percent === undefined ? words.unknown : words.percent(each.percent)}</strong>
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}
