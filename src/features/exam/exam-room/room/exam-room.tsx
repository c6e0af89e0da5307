/**
 * Shows only the room of one attempt on the screen: questions, time left, save states; then the submission.
 */

import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { frameSteppedAside } from '#src/stores/shell/shell-store.ts'
import { Button } from '#src/ui/button.tsx'
import { useWhenReleased } from '#src/ui/hooks/use-when-released.ts'
import { dropSecondPress } from '#src/ui/second-press.ts'
import { Empty } from '#src/ui/states/empty.tsx'
import { EndView } from '../after/end-view.tsx'
import type { InRoom } from '../attempt/use-exam.ts'
import { layOut } from '../question/order.ts'
import { preloadAnswers } from '../question/question-body.tsx'
import { words as shared } from '../words.ts'
import { RoomContext, type RoomFacts, useRoomState } from './context.ts'
import { QuestionsView } from './questions-view.tsx'
import { ReviewView } from './review-view.tsx'
import { RoomBoundary } from './room-boundary.tsx'
import { RoomHead } from './room-head.tsx'
import { Strips } from './strips.tsx'
import { useCloseGuard, useLeaveQuestion, useLeavingLog, useWorkMark } from './use-leaving.ts'
import { useQuestionNavigation } from './use-question-navigation.ts'
import { words } from './words.ts'
import classes from './room.module.css'

interface ExamRoomProps {
  inRoom: InRoom
  /** The target for a learner who leaves. */
  backTo: string
  codeEditorOrigin: string
  /** The exam allows several tries, so the review lists the remarks on the last one. */
  hasTries?: boolean
  /** Called when the attempt is submitted or over, and everything has arrived. */
  onDone: () => void
}

/** Hides the frame's navigation while this page is mounted. */
function useWholePage(): void {
  useLayoutEffect(() => {
    frameSteppedAside(true)
    // A translator moves text nodes under React, and the browser would offer one for the whole page.
    document.documentElement.translate = false
    return () => {
      frameSteppedAside(false)
      document.documentElement.translate = true
    }
  }, [])
}

function EmptyRoom({ backTo }: { backTo: string }) {
  return <Empty title={words.empty} action={<Button to={backTo}>{shared.back}</Button>} />
}

function OpenRoom({
  inRoom: { room, exam: latest, attempt },
  backTo,
  hasTries,
  onDone,
}: Omit<ExamRoomProps, 'codeEditorOrigin'>) {
  const navigate = useNavigate()
  // A corrected text may be longer, and move the answers.
  const exam = useWhenReleased(latest)
  const sections = useMemo(() => layOut(exam, attempt._id), [exam, attempt._id])
  const placed = useMemo(() => sections.flatMap((section) => section.placed), [sections])
  const place = useQuestionNavigation(room, placed)
  useEffect(() => preloadAnswers(placed.map(({ question }) => question)), [placed])
  const [isReviewing, setReviewing] = useState(false)
  const isEnded = useRoomState(
    (state) => state.handIn !== undefined || state.isOver || state.submission !== undefined,
  )
  useLeaveQuestion(!isEnded, backTo)
  useCloseGuard(room)
  useWorkMark(useRoomState((state) => state.submission === undefined))
  useLeavingLog(room, exam.is_leaving_logged)
  const shared = { sections, placed, place }
  return (
    <div
      className={classes.root}
      translate="no"
      onClickCapture={isEnded || isReviewing ? dropSecondPress : undefined}
    >
      <div className={classes.lid}>
        <RoomHead
          exam={exam}
          deadline={attempt.deadline}
          onHandIn={isEnded ? undefined : () => setReviewing(true)}
          onLeave={() => void navigate(backTo)}
        />
        <Strips placed={placed} current={place.current} />
      </div>
      {isEnded ? (
        <EndView placed={placed} backTo={backTo} onDone={onDone} />
      ) : isReviewing ? (
        <ReviewView {...shared} ticks={hasTries ? room : undefined} onBack={() => setReviewing(false)} />
      ) : (
        <QuestionsView {...shared} onReview={() => setReviewing(true)} />
      )}
    </div>
  )
}

export function ExamRoom({ codeEditorOrigin, ...props }: ExamRoomProps) {
  useWholePage()
  const { room, attempt, exam } = props.inRoom
  const facts: RoomFacts = useMemo(
    () => ({
      room,
      attemptId: attempt._id,
      examId: exam._id,
      deadline: attempt.deadline,
      startedAt: attempt.started_at,
      title: exam.title,
      codeEditorOrigin,
    }),
    [room, attempt._id, attempt.deadline, attempt.started_at, exam._id, exam.title, codeEditorOrigin],
  )
  return (
    <RoomContext value={facts}>
      <RoomBoundary>
        {exam.questions.length + exam.sections.length > 0 ? (
          <OpenRoom {...props} />
        ) : (
          <EmptyRoom backTo={props.backTo} />
        )}
      </RoomBoundary>
    </RoomContext>
  )
}
