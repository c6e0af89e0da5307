/**
 * Offers above an answer the version that lost against another page or device, to accept or dismiss. (ruling
 * R34)
 */

import { useCallback, useState } from 'react'
import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { boundText } from '#src/lib/bound-text.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout/layout.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { formatAnswer } from '../after/format-answers.ts'
import { type Answer, isAwaitingBytes, isConflict, isFile, isFileMark, isUnsent } from '../attempt/answer.ts'
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

function Offered({ other, question }: { other: AnswerValue; question: Question }) {
  if (isFileMark(other) && other.url !== '')
    return (
      <ExternalLink href={other.url} hasIcon>
        <span data-latin>{formatFileName(other.name)}</span>
      </ExternalLink>
    )
  return (
    <blockquote className={classes.words} data-latin>
      {boundText(formatAnswer(other, question))}
    </blockquote>
  )
}

export function ConflictCard({ question, headId }: { question: Question; headId: string }) {
  const room = useRoom()
  const id = question._id
  const isClosed = useIsClosed()
  const other = useRoomState(useCallback(({ answers }: RoomState) => findOffer(answers[id]), [id]))
  const [failed, setFailed] = useState<AnswerValue>()
  const [isTaking, setTaking] = useState(false)
  if (isClosed || other === undefined) return null
  const isFileOffer = isFileMark(other)
  // The versions are swapped, so that the choice can be undone.
  const take = async () => {
    setTaking(true)
    const isTaken = await room.takeOther(id)
    setTaking(false)
    setFailed(isTaken ? undefined : other)
  }
  const drop = () => {
    room.dropOther(id)
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
        {isFileOffer ? texts.fileTitle : texts.title}
      </Text>
      <p>{isFileOffer ? (isAwaitingBytes(other) ? texts.ownFile : texts.file) : texts.text}</p>
      <Offered other={other} question={question} />
      {failed === other && (
        <Text tone="error" role="alert">
          {isAwaitingBytes(other) ? texts.fileGone : texts.fileFailed}
        </Text>
      )}
      <Row align="stretch" wrap gap={12}>
        <Button variant="default" onClick={() => void take()} isPending={isTaking}>
          {texts.take}
        </Button>
        <Button variant="subtle" onClick={drop}>
          {texts.drop}
        </Button>
      </Row>
    </Stack>
  )
}
