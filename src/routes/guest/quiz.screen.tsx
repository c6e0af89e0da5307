/** A quiz for everybody. */

import { useEffect } from 'react'
import { readQuiz } from '#src/api/contract/exam.ts'
import { submission } from '#src/api/contract/submission.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { BeforeSkeleton } from '#src/features/exam/exam-room/before/before-skeleton.tsx'
import { ClosedQuiz } from '#src/features/exam/exam-room/short/closed-quiz.tsx'
import { GuestQuiz, WaitingQuiz } from '#src/features/exam/exam-room/short/guest-quiz.tsx'
import { words } from '#src/features/exam/exam-room/short/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'

/** While it is closed its hours are polled at this interval, so that it opens automatically. */
const REFRESH_INTERVAL = 30_000

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readQuiz(id))
  const isClosed = read.data?.is_on_time === false
  const hours = useApi(submission.quizleadOnTime, isClosed ? { params: { id } } : null, {
    isQuiet: true,
    every: REFRESH_INTERVAL,
  })
  const now = useNow()
  const opensNow = isClosed && hours.data?.is_on_time === true
  const { retry } = read
  useEffect(() => {
    if (opensNow) retry()
  }, [opensNow, retry])
  const title = read.data?.title ?? words.title
  return (
    <>
      <Head title={title} />
      <Page title={title} width="narrow">
        <Load from={read} skeleton={<BeforeSkeleton />}>
          {(quiz) =>
            quiz.is_on_time ? (
              <GuestQuiz key={quiz._id} quiz={quiz} />
            ) : (
              <Stack gap={16}>
                <WaitingQuiz quiz={quiz._id} />
                <ClosedQuiz hours={quiz} now={now} />
              </Stack>
            )
          }
        </Load>
      </Page>
    </>
  )
}
