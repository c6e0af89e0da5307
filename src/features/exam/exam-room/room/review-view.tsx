/** Lists the blank and flagged questions before the submission, each with a link. */

import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { isConflict, isFileLost } from '../attempt/answer.ts'
import { getAnswerFullness } from '../question/fullness.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { words as shared } from '../words.ts'
import { useRoom, useRoomState } from './context.ts'
import { LastRemarks, type TickStore } from './last-remarks.tsx'
import { words } from './later-words.ts'
import type { ViewProps } from './use-question-navigation.ts'
import classes from '../after/hand-in.module.css'

interface ListProps {
  title: string
  entries: readonly NumberedQuestion[]
  nameOf: (entry: NumberedQuestion) => string
  onGo: (id: string) => void
}

function QuestionList({ title, entries, nameOf, onGo }: ListProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <Row as="h3" gap={8} variant="body" tight className={classes.listTitle}>
        <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
        {title}
      </Row>
      <Row as="ul" align="stretch" wrap gap={8} className={classes.list}>
        {entries.map((each) => (
          <li key={each.question._id}>
            <Button variant="default" onClick={() => onGo(each.question._id)}>
              {nameOf(each)}
            </Button>
          </li>
        ))}
      </Row>
    </section>
  )
}

interface ReviewViewProps extends ViewProps {
  onBack: () => void
  /** Stores the ticks beside last time's remarks; undefined if the exam allows one try only. */
  ticks?: TickStore
}

export function ReviewView({ placed, place, onBack, ticks }: ReviewViewProps) {
  const room = useRoom()
  const answers = useRoomState((state) => state.answers)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const getFullness = ({ question }: NumberedQuestion) =>
    getAnswerFullness(question, answers[question._id], room.isFileMissing)
  const blank = placed.filter((each) => getFullness(each) === 'empty')
  const begun = placed.filter((each) => getFullness(each) === 'begun')
  const whole = placed.length - blank.length - begun.length
  const twofold = placed.filter(({ question }) => isConflict(answers[question._id]))
  const flagged = placed.filter(({ question }) => place.isFlagged(question._id))
  const goTo = (id: string) => {
    place.goTo(id)
    onBack()
  }
  const { review } = words
  const nameOf = ({ question, number }: NumberedQuestion) =>
    isFileLost(answers[question._id], room.isFileMissing) ? review.fileLost(number) : shared.question(number)
  return (
    <div className={classes.single}>
      <Card as="section" padding="lg" aria-labelledby="review">
        <Row
          as="h2"
          gap={12}
          variant="title"
          tight
          id="review"
          ref={heading}
          tabIndex={-1}
          className={classes.bigTitle}
        >
          {review.title}
        </Row>
        <p>{review.facts(whole, placed.length)}</p>
        {whole === placed.length && (
          <Row as="p" gap={8} className={classes.good}>
            <IconCircleCheck size={22} stroke={1.75} aria-hidden="true" />
            {review.allDone}
          </Row>
        )}
        <QuestionList title={review.blank(blank.length)} entries={blank} nameOf={nameOf} onGo={goTo} />
        <QuestionList title={review.begun(begun.length)} entries={begun} nameOf={nameOf} onGo={goTo} />
        <QuestionList title={review.other(twofold.length)} entries={twofold} nameOf={nameOf} onGo={goTo} />
        <QuestionList title={review.flagged(flagged.length)} entries={flagged} nameOf={nameOf} onGo={goTo} />
        {ticks && <LastRemarks store={ticks} placed={placed} onGo={goTo} />}
        <Text tone="muted">{review.text}</Text>
        <Row align="stretch" justify="end" wrap gap={12} className={classes.ways}>
          <Button variant="default" onClick={onBack}>
            {review.back}
          </Button>
          <Button onClick={() => room.handIn()}>{review.confirm}</Button>
        </Row>
      </Card>
    </div>
  )
}
