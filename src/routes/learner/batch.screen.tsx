/** A batch's study plan; `/module/:moduleId` opens another module than today's. */
import { useParams } from 'react-router'
import { BatchPage, stepsOf } from '#src/features/batch-page/batch-page.tsx'
import { words } from '#src/features/batch-page/words.ts'
import { Head } from '#src/features/head/head.tsx'
import { PhoneBar } from '#src/features/shell-phone-bar/phone-bar.tsx'
import { StudyPlan } from '#src/features/study-plan/study-plan.tsx'
import { paths } from '#src/lib/paths.ts'
import { useRouteParams } from '../use-route-params.ts'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  const { moduleId } = useParams()
  return (
    <BatchPage
      batchId={batchId}
      says={(of) => (
        <>
          <Head title={of.course.title} isHiddenFromSearch />
          <PhoneBar title={of.course.title} subtitle={words.phoneLine(of.title, stepsOf(of))} backTo={paths.myCourses()} />
        </>
      )}
    >
      <StudyPlan batchId={batchId} moduleId={moduleId} />
    </BatchPage>
  )
}
