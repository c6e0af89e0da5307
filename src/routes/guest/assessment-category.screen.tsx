/** The assessments of one subject. */

import { readAssessmentSubject } from '#src/api/contract/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import {
  AssessmentListSkeleton,
  Cards,
  CategoryLinks,
} from '#src/features/exam/assessments/assessment-list.tsx'
import { words } from '#src/features/exam/assessments/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { SkeletonSubtitle } from '#src/ui/states/skeleton-lines.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { Component as NotFound } from './not-found.screen.tsx'

export function Component() {
  const { id } = useRouteParams('id')
  const read = useRead(readAssessmentSubject(id))
  if (read.error?.status === 404) return <NotFound />
  const title = words.inCategory(read.data?.title)
  return (
    <Page title={title} subtitle={read.data || read.error ? read.data?.text : <SkeletonSubtitle />}>
      <Head title={title} description={read.data?.text || words.description} />
      <CategoryLinks chosen={id} />
      <Load from={read} skeleton={<AssessmentListSkeleton />}>
        {({ assessments }) => <Cards assessments={assessments} />}
      </Load>
    </Page>
  )
}
