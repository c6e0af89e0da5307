/**
 * Offers above an answer the version that lost against another page or device, to accept or dismiss. (ruling
 * R34)
 */

import { useCallback } from 'react'
import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { formatAnswer } from '../after/format-answers.ts'
import { type Answer, isConflict, isFile, isUnsent } from '../attempt/answer.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { useIsClosed } from '../question/use-value.ts'
import { useRoom, useRoomState } from './context.ts'
import { words } from './words.ts'
import classes from './conflict-card.module.css'

const { other: texts } = words

/**
 * Does not return the whole answer, so that one more letter re-renders nothing. A file being sent is
 * cancelled first.
 */
function findOffer(answer: Answer | undefined): AnswerValue | undefined {
  return isConflict(answer) && !(isFile(answer) && isUnsent(answer)) ? answer.other : undefined
}

export function ConflictCard({ question, headId }: { question: Question; headId: string }) {
  const room = useRoom()
  const id = question._id
  const isClosed = useIsClosed()
  const other = useRoomState(useCallback(({ answers }: RoomState) => findOffer(answers[id]), [id]))
  if (isClosed || other === undefined) return null
  const getValueNow = () => room.store.get().answers[id]?.value ?? null
  // The versions are swapped, so that the choice can be undone.
  const take = () => room.edit(id, other, { other: getValueNow() })
  const drop = () => {
    room.edit(id, getValueNow(), { other: null })
    document.querySelector<HTMLElement>(`#${CSS.escape(headId)}`)?.focus()
  }
  return (
    <Stack
      as="section"
      gap={12}
      tone="accent"
      ground="accent"
      radius="md"
      padY={14}
      padX={16}
      className={classes.root}
      aria-labelledby={`${headId}-other`}
    >
      <Text as="h3" variant="body" tight id={`${headId}-other`}>
        {texts.title}
      </Text>
      <p>{texts.text}</p>
      <blockquote className={classes.words} data-latin>
        {boundText(formatAnswer(other, question))}
      </blockquote>
      <Row align="stretch" wrap gap={12}>
        <Button variant="default" onClick={take}>
          {texts.take}
        </Button>
        <Button variant="subtle" onClick={drop}>
          {texts.drop}
        </Button>
      </Row>
    </Stack>
  )
}
