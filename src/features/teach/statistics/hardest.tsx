/** The three hardest questions with their most common mistake; a press opens the question in the list. */

import { Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { QuestionLine } from '#src/ui/text/question-line.tsx'
import { findUsualMistake, listHardest, type QuestionFacts, type SectionFacts } from './question-facts.ts'
import { words } from './words.ts'
import classes from './statistics.module.css'

const { hardest: texts } = words

function Mistake({ facts }: { facts: QuestionFacts }) {
  const usual = findUsualMistake(facts)
  if (usual === undefined) return facts.unanswered > 0 ? texts.unanswered(facts.unanswered) : null
  const text = words.questions.choice(usual.id, usual.text)
  // Text written into a blank is not HTML, and a formula in it is not rendered.
  if (facts.question.question_type === 'fill_in_the_blank') return texts.wrote(usual.count, text)
  return <QuestionLine html={texts.chose(usual.count, text)} />
}

export function Hardest({
  sections,
  onCall,
}: {
  sections: readonly SectionFacts[]
  onCall: (question: string) => void
}) {
  const hardest = listHardest(sections)
  return (
    <Section title={texts.title} gap={8}>
      {hardest.length === 0 && <Text tone="muted">{texts.none}</Text>}
      <ol className={classes.hardest}>
        {hardest.map((each, at) => (
          <li key={each.question._id}>
            <button type="button" className={classes.hardRow} onClick={() => onCall(each.question._id)}>
              <span className={classes.place}>{words.count(at + 1)}</span>
              <span className={classes.hardWords} data-latin>
                <strong>
                  <QuestionLine html={texts.question(each.no, each.question.text)} />
                </strong>
                <small>
                  <Mistake facts={each} />
                </small>
              </span>
              <strong className={classes.percent}>
                {each.percent === undefined ? words.unknown : words.percent(each.percent)}
              </strong>
            </button>
          </li>
        ))}
      </ol>
    </Section>
  )
}
