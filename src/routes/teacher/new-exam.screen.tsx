/** Begins an exam for the study plan in the address. (ruling R36) */
import { useSearchParams } from 'react-router'
import { NewExam } from '#src/features/exam-builder/new-exam.tsx'
import { words } from '#src/features/exam-builder/words.ts'
import { Head } from '#src/features/head/head.tsx'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Page } from '#src/ui/page.tsx'

export function Component() {
  const studyPlan = useSearchParams()[0].get('study_plan')
  return (
    <Page title={words.create.title} width="narrow">
      <Head title={words.create.title} isHiddenFromSearch />
      {studyPlan ? (
        <NewExam studyPlanId={studyPlan} />
      ) : (
        <Empty title={words.create.noPlan} action={<Button to={paths.teacherBatches()}>{words.create.toBatches}</Button>} />
      )}
    </Page>
  )
}
