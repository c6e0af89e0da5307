/** One assessment and its ladder. */

import { readPublicAssessment } from '#src/api/contract/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import { AssessmentPage, AssessmentPageSkeleton } from '#src/features/exam/assessments/assessment-page.tsx'
import { words } from '#src/features/exam/assessments/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { Component as NotFound } from './not-found.screen.tsx'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readPublicAssessment(id))
  if (read.error?.status === 404) return <NotFound />
  const title = read.data?.title ?? words.title
  return (
    <Page title={title} subtitle={read.data?.text}>
      <Head title={title} description={read.data?.text || words.description} />
      <Load from={read} skeleton={<AssessmentPageSkeleton />}>
        {(assessment) => <AssessmentPage assessment={assessment} />}
      </Load>
    </Page>
  )
}
