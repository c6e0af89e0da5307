/** The learner's own ladder in one assessment. */

import { readOwnAssessment } from '#src/api/contract/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import { AssessmentPageSkeleton } from '#src/features/exam/assessments/assessment-page.tsx'
import { OwnPage } from '#src/features/exam/assessments/own-page.tsx'
import { words } from '#src/features/exam/assessments/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Component as NotFound } from '../guest/not-found.screen.tsx'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readOwnAssessment(id))
  if (read.error?.status === 404) return <NotFound />
  const title = read.data?.title ?? words.own.title
  return (
    <Page title={title} subtitle={read.data?.text}>
      <Head title={title} isHiddenFromSearch />
      <PhoneBar title={title} backTo={paths.myAssessments()} />
      <Load from={read} skeleton={<AssessmentPageSkeleton />}>
        {(assessment) => <OwnPage assessment={assessment} />}
      </Load>
    </Page>
  )
}
