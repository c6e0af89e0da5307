/** An exam of a batch: before, in the room, and after it, at one address. */
import { lazy, Suspense, useCallback, useEffect, useLayoutEffect } from 'react'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { getCodeEditorOrigin } from '#src/features/account/auth/hosts.ts'
import { BeforeSkeleton } from '#src/features/exam/exam-room/before/before-skeleton.tsx'
import { listLocalKeys } from '#src/features/exam/exam-room/attempt/has-stored.ts'
import { useExam } from '#src/features/exam/exam-room/attempt/use-exam.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { frameSteppedAside } from '#src/stores/shell/shell-store.ts'
import { useRouteParams } from '../use-route-params.ts'

const loadRoom = async () => ({ default: (await import('#src/features/exam/exam-room/room/exam-room.tsx')).ExamRoom })
const loadOutside = async () => ({ default: (await import('./exam-outside.tsx')).OutsideExam })
const ExamRoom = lazy(loadRoom)
const OutsideExam = lazy(loadOutside)

/** While the one is open the other is fetched: at the start, and after the hand-in, the line may be gone. */
const preloadRoom = () => void loadRoom().catch(() => undefined)
const preloadOutside = () => void loadOutside().catch(() => undefined)

function Exam() {
  const { batchId, moduleId, examId } = useRouteParams('batchId', 'moduleId', 'examId')
  const { stage, start, resume, leave } = useExam(examId)
  const isInRoom = stage.kind === 'room'
  useEffect(() => (isInRoom ? preloadOutside() : preloadRoom()), [isInRoom])
  // The bars stay away while an attempt is stored, since the room most likely opens, and while the room's file comes: they would come and go at once.
  const isAlone = isInRoom || (stage.kind === 'loading' && listLocalKeys().length > 0)
  useLayoutEffect(() => {
    if (!isAlone) return undefined
    frameSteppedAside(true)
    return () => frameSteppedAside(false)
  }, [isAlone])
  const onDone = useCallback(() => {
    void refetch(studyPlan.revised)
    void leave()
  }, [leave])
  if (stage.kind === 'loading') return <BeforeSkeleton />
  return (
    <Suspense fallback={<BeforeSkeleton />}>
      {stage.kind === 'outside' ? (
        <OutsideExam start={start} resume={resume} />
      ) : (
        <>
          <Head title={stage.inRoom.exam.title} isHiddenFromSearch />
          <ExamRoom
            key={stage.inRoom.attempt._id}
            inRoom={stage.inRoom}
            backTo={paths.module(batchId, moduleId)}
            codeEditorOrigin={getCodeEditorOrigin()}
            onDone={onDone}
          />
        </>
      )}
    </Suspense>
  )
}

export function Component() {
  // A start that is still under way belongs to the exam that was left.
  return <Exam key={useRouteParams('examId').examId} />
}
