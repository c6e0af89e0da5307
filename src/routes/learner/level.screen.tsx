/** A level of an assessment: before, in and after the room, at one address; the query names an attempt. */

import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { ApiError } from '#src/api/client/api-error.ts'
import { readLevel } from '#src/api/contract/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import { getCodeEditorOrigin } from '#src/features/account/auth/hosts.ts'
import { buildLevelKey } from '#src/features/exam/exam-room/attempt/calls.ts'
import { type ExamStage, useExam } from '#src/features/exam/exam-room/attempt/use-exam.ts'
import { ExamRoom } from '#src/features/exam/exam-room/room/exam-room.tsx'
import { isStepInside } from '#src/features/exam/exam-room/room/use-leaving.ts'
import { refetchLevel } from '#src/features/exam/level-attempt/level-changed.ts'
import { LevelSkeleton } from '#src/features/exam/level-attempt/level-intro.tsx'
import { LevelPage } from '#src/features/exam/level-attempt/level-page.tsx'
import { words } from '#src/features/exam/level-attempt/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths, addQuery } from '#src/lib/paths.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { Load } from '#src/ui/states/load.tsx'
import { Component as NotFound } from '../guest/not-found.screen.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { LevelResult } from './level-result.tsx'

function Outside({ start, recall, forget }: Pick<ExamStage, 'start' | 'recall' | 'forget'>) {
  const { id, levelId } = useRouteParams('id', 'levelId')
  const read = useRead(readLevel(levelId))
  // A connection that only seems to work shows up here. An open attempt continues without it.
  const isUnheard = read.data === undefined && read.error !== undefined && (read.error.status ?? 500) >= 500
  useEffect(() => {
    if (isUnheard) void recall()
  }, [isUnheard, recall])
  if (read.error?.status === 404) return <NotFound />
  const title = read.data ? words.head(read.data.no, read.data.title) : words.level
  return (
    <Page title={title} subtitle={read.data?.assessment_title}>
      <Head title={title} isHiddenFromSearch />
      <PhoneBar title={title} subtitle={read.data?.assessment_title} backTo={paths.myAssessment(id)} />
      <Load from={read} skeleton={<LevelSkeleton />}>
        {(level) => <LevelPage level={level} onStart={start} onRemoved={forget} />}
      </Load>
    </Page>
  )
}

function RoomOrPage() {
  const { id, levelId } = useRouteParams('id', 'levelId')
  const navigate = useNavigate()
  const { state } = useLocation()
  const backTo = paths.myAssessment(id)
  const onQuestionsFailed = useCallback(
    (error: unknown) => {
      void navigate(backTo)
      // Without `failure`, since it must survive the page.
      if (error instanceof ApiError && error.kind !== 'session' && error.kind !== 'cancelled')
        showToast({ kind: 'error', message: getFailureText(error) })
    },
    [navigate, backTo],
  )
  // A reload in the room returns to it; so does an offline visit, when nothing else could be shown. Evaluated
  // once: the room replaces its history entry once it is open.
  const [recalls] = useState(() => isStepInside(state) || !navigator.onLine)
  const { stage, start, recall, leave, forget } = useExam(buildLevelKey(levelId), {
    recalls,
    onQuestionsFailed,
  })
  const attemptId = stage.kind === 'room' ? stage.inRoom.attempt._id : undefined
  const onDone = useCallback(() => {
    void leave()
    refetchLevel()
    void navigate(addQuery(paths.assessmentLevel(id, levelId), { attempt: attemptId }), { replace: true })
  }, [leave, navigate, id, levelId, attemptId])
  if (stage.kind === 'loading') return <LevelSkeleton />
  if (stage.kind === 'outside') return <Outside start={start} recall={recall} forget={forget} />
  return (
    <>
      <Head title={stage.inRoom.exam.title} isHiddenFromSearch />
      <ExamRoom
        key={stage.inRoom.attempt._id}
        inRoom={stage.inRoom}
        backTo={backTo}
        codeEditorOrigin={getCodeEditorOrigin()}
        onDone={onDone}
      />
    </>
  )
}

export function Component() {
  const [query] = useSearchParams()
  const { levelId } = useRouteParams('levelId')
  const attempt = query.get('attempt')
  return attempt === null ? (
    <RoomOrPage key={levelId} />
  ) : (
    <LevelResult attemptId={attempt} isReview={query.get('view') === 'answers'} />
  )
}
