/** Shows the result of a short quiz. */

import { type ReactNode, useEffect, useRef } from 'react'
import type { QuizResult } from '#src/api/shapes/submission.ts'
import { Card } from '#src/ui/card.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { Section } from '#src/ui/section.tsx'
import { QuestionResult } from '../after/question-result.tsx'
import { words as after } from '../after/words.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { words } from './words.ts'
import classes from './short.module.css'

interface ShortResultProps {
  score: QuizResult
  placed: readonly NumberedQuestion[]
  /** Links to the next pages. */
  actions: ReactNode
}

const { result } = after

export function ShortResult({ score, placed, actions }: ShortResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={20}>
      <Section title={words.result} size="title" headingRef={heading}>
        <Text tight weight={700} className={classes.total}>
          {result.mark(score.mark, score.marks)}
        </Text>
        <p>{words.right(score.right_count, score.question_count)}</p>
        {score.keys.length === 0 && <Text tone="muted">{words.keysLater}</Text>}
        <Row align="stretch" wrap gap={12}>
          {actions}
        </Row>
      </Section>
      <Stack as={Card} padding="lg" gap={20}>
        {placed.map(({ question, number }) => {
          const judged = score.answers.find((answer) => answer.question === question._id)
          const mark = judged && { ...judged, is_auto: true, rubric: [], comment: '', lines: [] }
          return (
            <QuestionResult
              key={question._id}
              question={question}
              number={number}
              value={judged?.value}
              judged={mark}
              answerKey={score.keys.find((key) => key.question === question._id)}
            />
          )
        })}
      </Stack>
    </Stack>
  )
}
