/** A level of an assessment: before, in the room and what came of it, at one address; the query names an attempt. */

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
import { Load } from '#src/ui/states/load.tsx'
import { Component as NotFound } from '../guest/not-found.screen.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { LevelResult } from './level-result.tsx'

function Outside({ start, recall, forget }: Pick<ExamStage, 'start' | 'recall' | 'forget'>) {
  const { id, levelId } = useRouteParams('id', 'levelId')
  const read = useRead(readLevel(levelId))
  // A line that looks alive and is dead shows only here. An attempt that is open goes on without it.
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
      // Without `failure`: it outlives the page that is left.
      if (error instanceof ApiError && error.kind !== 'session' && error.kind !== 'cancelled')
        showToast({ kind: 'error', message: error.msg })
    },
    [navigate, backTo],
  )
  // A reload in the room leads back into it; so does a visit without a line, when nothing else could be shown. Asked once: the
  // room takes its step of history when it is open already.
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
