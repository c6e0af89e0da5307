/** Shows the result of an attempt at a level, and its answers one by one. */

import { readLevelResponse, readLevelSummary } from '#src/api/contract/level-submission.ts'
import type { LevelSubmission } from '#src/api/shapes/level-submission.ts'
import { useRead } from '#src/api/use-api.ts'
import { ResultAnswers } from '#src/features/exam/exam-room/after/result-answers.tsx'
import { LevelSkeleton } from '#src/features/exam/level-attempt/level-intro.tsx'
import { LevelSummary } from '#src/features/exam/level-attempt/level-summary.tsx'
import { buildResultAddress } from '#src/features/exam/level-attempt/result-address.ts'
import { words } from '#src/features/exam/level-attempt/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Component as NotFound } from '../guest/not-found.screen.tsx'
import { useRouteParams } from '../use-route-params.ts'

interface ShownProps {
  attemptId: string
}

function Summary({ attemptId }: ShownProps) {
  const { id, levelId } = useRouteParams('id', 'levelId')
  const read = useRead(readLevelSummary(attemptId))
  if (read.error?.status === 404) return <NotFound />
  const title = read.data ? words.head(read.data.level.no, read.data.level.title) : words.summary.title
  return (
    <Page title={title} subtitle={read.data?.assessment.title}>
      <Head title={`${words.summary.title}: ${title}`} isHiddenFromSearch />
      <PhoneBar title={title} subtitle={words.summary.title} backTo={paths.assessmentLevel(id, levelId)} />
      <Load from={read} skeleton={<LevelSkeleton />}>
        {(attempt) => <LevelSummary attempt={attempt} />}
      </Load>
    </Page>
  )
}

function Answers({ attempt }: { attempt: LevelSubmission }) {
  return (
    <Stack gap={16}>
      {attempt.state === 'checked' && !attempt.is_passed && <p>{words.review.keysLater}</p>}
      <ResultAnswers submission={attempt} />
    </Stack>
  )
}

function Review({ attemptId }: ShownProps) {
  const read = useRead(readLevelResponse(attemptId))
  if (read.error?.status === 404) return <NotFound />
  const title = read.data ? words.head(read.data.level.no, read.data.level.title) : words.summary.review
  const back = read.data && buildResultAddress(read.data)
  return (
    <Page
      title={title}
      subtitle={words.summary.review}
      actions={
        back && (
          <Button variant="default" to={back}>
            {words.review.back}
          </Button>
        )
      }
    >
      <Head title={`${words.summary.review}: ${title}`} isHiddenFromSearch />
      {back && <PhoneBar title={title} subtitle={words.summary.review} backTo={back} />}
      <Load from={read} skeleton={<LevelSkeleton />}>
        {(summary) => <Answers attempt={summary} />}
      </Load>
    </Page>
  )
}

export function LevelResult({ attemptId, isReview }: ShownProps & { isReview: boolean }) {
  return isReview ? <Review attemptId={attemptId} /> : <Summary attemptId={attemptId} />
}
