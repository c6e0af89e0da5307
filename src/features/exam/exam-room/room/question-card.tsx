/** Shows one question: its number and marks, its text, its answer field, and the save state of the answer. */

import { IconEraser, IconFlag, IconFlagFilled } from '@tabler/icons-react'
import { memo, useCallback } from 'react'
import type { Question } from '#src/api/shapes/question.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Box, Row, Text } from '#src/ui/layout/layout.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { QuestionHtml } from '#src/ui/text/question-html.tsx'
import { countLetters, isBlank } from '../attempt/answer.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { isChoice } from '../question/choice.tsx'
import type { NumberedQuestion } from '../question/order.ts'
import { QuestionBody } from '../question/question-body.tsx'
import { useIsClosed } from '../question/use-value.ts'
import { words as ask } from '../question/words.ts'
import { words as shared } from '../words.ts'
import { ConflictCard } from './conflict-card.tsx'
import { type AnswerTarget, useRoom, useRoomState } from './context.ts'
import { SaveMark } from './save-mark.tsx'
import { words } from './words.ts'
import classes from './question-card.module.css'

/**
 * Makes a change with an undo; an undo over text written meanwhile offers that text in turn, so that nothing
 * is lost.
 */
function changeUndoably(room: AnswerTarget, id: string, change: () => void, message: string): void {
  const getValueNow = () => room.store.get().answers[id]?.value ?? null
  const before = getValueNow()
  change()
  // A room that has closed meanwhile changes nothing.
  if (getValueNow() === before || isBlank(before) || countLetters(before) === 0) return
  const onClick = () => changeUndoably(room, id, () => room.edit(id, before), words.undo.restored)
  showToast({ kind: 'success', isNew: true, message, action: words.undo.action, onClick })
}

function clearUndoably(room: AnswerTarget, question: Question): void {
  const clear = () => room.clear(question._id)
  if (isChoice(question) || question.question_type === 'interview') clear()
  else changeUndoably(room, question._id, clear, words.undo.cleared)
}

/** The state of the answer replaces the hint, so that it stays above the bar of a phone. */
function Foot({ entry: { question } }: { entry: NumberedQuestion }) {
  const room = useRoom()
  const id = question._id
  const hint = ask.hints[question.question_type]
  const isClosed = useIsClosed()
  const isEmpty = useRoomState(useCallback(({ answers }: RoomState) => isBlank(answers[id]?.value), [id]))
  return (
    <Row wrap gap={8} gapX={16} touch className={classes.foot}>
      {isEmpty && hint && (
        <Text tone="muted" variant="note">
          {hint}
        </Text>
      )}
      <SaveMark question={id} />
      {!isEmpty && !isClosed && (
        <button type="button" className={classes.quiet} onClick={() => clearUndoably(room, question)}>
          <IconEraser size={18} stroke={1.75} aria-hidden="true" />
          {words.nav.clear}
        </button>
      )}
    </Row>
  )
}

interface QuestionCardProps {
  entry: NumberedQuestion
  total: number
  isFlagged: boolean
  onFlag: (id: string) => void
}

export const QuestionCard = memo(function QuestionCard({
  entry,
  total,
  isFlagged,
  onFlag,
}: QuestionCardProps) {
  const { question, number, section } = entry
  const headId = `question-${question._id}`
  const textId = `${headId}-text`
  const Flag = isFlagged ? IconFlagFilled : IconFlag
  return (
    <section className={classes.root} aria-labelledby={headId} data-question={question._id}>
      <Row wrap gap={8} gapX={14}>
        <Text as="h2" variant="lead" tight id={headId} tabIndex={-1}>
          {shared.question(number)}
        </Text>
        <Text as="span" tone="muted" variant="note" hideBelow="md">
          {words.outOf(total)}
        </Text>
        {section && (
          <Box as="span" hideBelow="md">
            <Pill tone="neutral">{section}</Pill>
          </Box>
        )}
        <Row as="span" gap={8} push>
          <Pill tone="info">{shared.marks(question.marks)}</Pill>
          <button
            type="button"
            className={classes.quiet}
            aria-pressed={isFlagged}
            onClick={() => onFlag(question._id)}
          >
            <Flag size={20} stroke={1.75} aria-hidden="true" />
            {words.nav.flag}
          </button>
        </Row>
      </Row>
      <Text as="div" variant="lead" weight={600} id={textId} className={classes.asked} data-latin>
        <QuestionHtml html={question.text} />
      </Text>
      <ConflictCard question={question} headId={headId} />
      <QuestionBody question={question} labelledBy={`${headId} ${textId}`} />
      <Foot entry={entry} />
    </section>
  )
})
