/**
 * Shows the receipt after the submission, first the device's and then the server's, and offers late answers
 * as a file.
 */

import { IconCircleCheck, IconHourglass } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { confirmAsked } from '#src/stores/shell/confirm-store.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { Facts } from '#src/ui/text/facts.tsx'
import { type Answer, isUnsent, collectUntaken } from '../attempt/answer.ts'
import type { RoomState } from '../attempt/room-state.ts'
import { type Fullness, getAnswerFullness } from '../question/fullness.ts'
import type { NumberedQuestion } from '../question/order.ts'
import { useRoom, useRoomFacts, useRoomState } from '../room/context.ts'
import { words as roomWords } from '../room/words.ts'
import { formatAnswers } from './format-answers.ts'
import { UntakenFiles, useLeftFiles } from './untaken-files.tsx'
import { words } from './words.ts'
import room from '../room/room.module.css'
import classes from './hand-in.module.css'

const { receipt } = words
const hasGone = ({ submission, failure }: RoomState) => submission === undefined && failure?.cause === 'gone'

function getTitle(state: RoomState): string {
  const { submission, handIn, isEndedElsewhere } = state
  if (hasGone(state)) return receipt.goneTitle
  if (isEndedElsewhere) return receipt.elsewhereTitle
  // An automatically marked exam is checked at once: then the stored request tells whether the clock
  // submitted it.
  if (submission !== undefined)
    return submission.state === 'closed' || handIn?.isByTime ? receipt.closedTitle : receipt.doneTitle
  if (handIn === undefined) return receipt.closedTitle
  return handIn.isByTime ? receipt.waitingByTime : receipt.waitingTitle
}

function Receipt({ placed }: { placed: readonly NumberedQuestion[] }) {
  // The attempt's own id: known offline, and shown in the result and to the teacher.
  const { attemptId } = useRoomFacts()
  const room = useRoom()
  const handIn = useRoomState((state) => state.handIn)
  const submitted = useRoomState((state) => state.submission)
  const answers = useRoomState((state) => state.answers)
  const hasLateAnswers = useRoomState((state) => state.hasLateAnswers)
  const hasLate = hasLateAnswers || submitted?.late_delivery === true
  // Without a hand-in of its own, the attempt was closed by the clock while this device was away.
  if (handIn === undefined) return hasLate ? <p>{receipt.late}</p> : null
  const fullness = placed.map(({ question }) =>
    getAnswerFullness(question, answers[question._id], room.isFileMissing),
  )
  const count = (wanted: Fullness) => fullness.filter((one) => one === wanted).length
  return (
    <>
      <Facts
        facts={[
          [receipt.when, receipt.at(submitted?.submitted_at ?? handIn.asked_at), 'wide'],
          [receipt.count, receipt.counted(count('whole'), count('begun'))],
          [
            words.result.number,
            <span key="number" data-latin>
              {attemptId}
            </span>,
            'wide',
          ],
        ]}
      />
      {hasLate && <p>{receipt.late}</p>}
    </>
  )
}

interface UntakenProps {
  placed: readonly NumberedQuestion[]
  answers: readonly Answer[]
  text: (count: number) => string
  onDownload?: () => void
}

/** Offers as a file the answers that no server has. */
function Untaken({ placed, answers, text, onDownload }: UntakenProps) {
  const address = useMemo(
    () =>
      answers.length > 0
        ? `data:text/plain;charset=utf-8,${encodeURIComponent(formatAnswers(placed, answers))}`
        : '',
    [placed, answers],
  )
  if (answers.length === 0) return null
  return (
    <div role="alert" className={room.remaining}>
      <p>{text(answers.length)}</p>
      <a href={address} download={receipt.fileName} onClick={onDownload}>
        {receipt.download}
      </a>
    </div>
  )
}

interface RefusedProps {
  placed: readonly NumberedQuestion[]
  refused: readonly Answer[]
  onDownload: (downloaded: readonly Answer[]) => void
}

/** Of two versions one was submitted: the other was not late, but not chosen. */
function Refused({ placed, refused, onDownload }: RefusedProps) {
  const answers = useRoomState((state) => state.answers)
  const isEndedElsewhere = useRoomState((state) => state.isEndedElsewhere)
  const [late, unchosen] = useMemo(() => {
    const isLate = ({ question, value }: Answer) =>
      answers[question]?.state === 'refused' && answers[question].value === value
    return [refused.filter(isLate), refused.filter((answer) => !isLate(answer))]
  }, [refused, answers])
  const text = isEndedElsewhere ? receipt.afterEnd : receipt.refused
  return (
    <>
      <Untaken placed={placed} answers={late} text={text} onDownload={() => onDownload(late)} />
      <Untaken
        placed={placed}
        answers={unchosen}
        text={receipt.unchosen}
        onDownload={() => onDownload(unchosen)}
      />
    </>
  )
}

interface EndViewProps {
  placed: readonly NumberedQuestion[]
  backTo: string
  onDone: () => void
}

export function EndView({ placed, backTo, onDone }: EndViewProps) {
  const room = useRoom()
  const title = useRoomState(getTitle)
  // It is over, and nothing is left that the server might still accept.
  const isClosed = (state: RoomState) =>
    state.isOver &&
    state.handIn === undefined &&
    !Object.values(state.answers).some((answer) => isUnsent(answer) && !room.isFileMissing(answer.question))
  const isDone = useRoomState((state) => state.submission !== undefined || isClosed(state))
  const hasFailed = useRoomState((state) => state.failure !== undefined)
  const isGone = useRoomState(hasGone)
  const answers = useRoomState((state) => state.answers)
  const refused = useMemo(() => collectUntaken(answers), [answers])
  const { attemptId } = useRoomFacts()
  const left = useLeftFiles(attemptId, placed, refused, isDone)
  const inWords = useMemo(
    () => refused.filter((answer) => !left.some((each) => each.answer === answer)),
    [refused, left],
  )
  const unsent = useMemo(() => (isGone ? Object.values(answers).filter(isUnsent) : []), [answers, isGone])
  const [taken, setTaken] = useState<readonly Answer[]>([])
  const take = (downloaded: readonly Answer[]) => setTaken((before) => [...before, ...downloaded])
  /** Leaving deletes these answers, of which there is no other copy. */
  const leave = async () => {
    const isSafe = refused.every((answer) => taken.includes(answer))
    if (isSafe || (await confirmAsked({ ...receipt.part, isDangerous: true }))) onDone()
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [title])
  const Icon = isDone ? IconCircleCheck : IconHourglass
  return (
    <div className={classes.single}>
      <Card as="section" padding="lg" aria-labelledby="receipt">
        <Row
          as="h2"
          gap={12}
          variant="title"
          tight
          id="receipt"
          ref={heading}
          tabIndex={-1}
          className={classes.bigTitle}
          data-done={isDone}
        >
          <Icon size={28} stroke={1.75} aria-hidden="true" />
          {title}
        </Row>
        {!isDone && (
          <p>{isGone ? receipt.goneText : hasFailed ? receipt.waitingText : receipt.sendingText}</p>
        )}
        <Receipt placed={placed} />
        <Refused placed={placed} refused={inWords} onDownload={take} />
        <UntakenFiles files={left} onSave={take} />
        <Untaken placed={placed} answers={unsent} text={receipt.unsent} />
        <Row align="stretch" justify="end" wrap gap={12} className={classes.ways}>
          {isDone ? (
            <Button onClick={() => void leave()}>{receipt.toResult}</Button>
          ) : (
            <>
              <Button variant="default" to={backTo}>
                {roomWords.leave.yes}
              </Button>
              <Button onClick={room.sendNow}>{receipt.again}</Button>
            </>
          )}
        </Row>
      </Card>
    </div>
  )
}
