/**
 * An exam of a batch: before, in and after the room, at one address and with all files loaded at once, since
 * the connection may be lost at the start and after the submission.
 */

import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { studyPlan } from '#src/api/contract/study-plan.ts'
import { refetch } from '#src/api/use-api.ts'
import { getCodeEditorOrigin } from '#src/features/account/auth/hosts.ts'
import { listLocalKeys } from '#src/features/exam/exam-room/attempt/has-stored.ts'
import { useExam } from '#src/features/exam/exam-room/attempt/use-exam.ts'
import { BeforeAlone, BeforeSkeleton } from '#src/features/exam/exam-room/before/before-skeleton.tsx'
import { ExamRoom } from '#src/features/exam/exam-room/room/exam-room.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { frameSteppedAside } from '#src/stores/shell/shell-store.ts'
import { dropPicture } from '#src/ui/states/standing-picture.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { OutsideExam } from './exam-outside.tsx'

function Exam() {
  const { batchId, moduleId, examId } = useRouteParams('batchId', 'moduleId', 'examId')
  const { stage, start, resume, leave } = useExam(examId)
  // A visit that begins here starts without bars, like its HTML: they appear once it is known that the room
  // does not open automatically.
  const isFirst = useLocation().key === 'default'
  const [isOutside, setOutside] = useState(false)
  const onOutside = useCallback(() => setOutside(true), [])
  const isInRoom = stage.kind === 'room'
  const isUnknown = isFirst ? !isOutside : stage.kind === 'loading' && listLocalKeys().length > 0
  const isAlone = isInRoom || isUnknown
  useLayoutEffect(() => {
    if (!isAlone) return undefined
    frameSteppedAside(true)
    return () => frameSteppedAside(false)
  }, [isAlone])
  const isKnown = isInRoom || isOutside
  useEffect(() => {
    if (isKnown) dropPicture()
  }, [isKnown])
  const onDone = useCallback(() => {
    void refetch(studyPlan.revised)
    void leave()
  }, [leave])
  if (stage.kind === 'loading') return isAlone ? <BeforeAlone /> : <BeforeSkeleton />
  if (stage.kind === 'outside')
    return <OutsideExam start={start} resume={resume} isPatient={isFirst} onOutside={onOutside} />
  return (
    <>
      <Head title={stage.inRoom.exam.title} isHiddenFromSearch />
      <ExamRoom
        key={stage.inRoom.attempt._id}
        inRoom={stage.inRoom}
        backTo={paths.module(batchId, moduleId)}
        codeEditorOrigin={getCodeEditorOrigin()}
        hasTries
        onDone={onDone}
      />
    </>
  )
}

export function Component() {
  // A start that is still running belongs to the previous exam.
  return <Exam key={useRouteParams('examId').examId} />
}
