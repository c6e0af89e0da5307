/** Creates an exam for the study plan in the address. (ruling R36) */

import { Link, useSearchParams } from 'react-router'
import { readActivity } from '#src/api/contract/study-plan.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { CopyExam } from '#src/features/teach/exam-builder/copy-exam.tsx'
import { NewExam } from '#src/features/teach/exam-builder/new-exam.tsx'
import { words } from '#src/features/teach/exam-builder/words.ts'
import { paths, addQuery } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Stack } from '#src/ui/layout/layout.tsx'
import { Empty } from '#src/ui/states/empty.tsx'

/** Keeps the height of a line. */
const COMING = '\u00A0'

export function Component() {
  const planId = useSearchParams()[0].get('study_plan')
  // Says where the exam will be; the form works without a reply.
  const read = useRead(readActivity(planId ?? ''), { isQuiet: true, isWanted: Boolean(planId) })
  const day = read.data
  const backTo = day
    ? addQuery(paths.teacherStudyPlan(day.batch._id), { module: day.module._id })
    : paths.teacherBatches()
  return (
    <Page
      title={words.create.title}
      subtitle={day ? <Link to={backTo}>{words.create.place(day)}</Link> : planId && !read.error && COMING}
      width="narrow"
    >
      <Head title={words.create.title} isHiddenFromSearch />
      <PhoneBar title={words.create.title} subtitle={day?.batch.title} backTo={backTo} />
      {planId ? (
        <Stack gap={16}>
          <NewExam studyPlanId={planId} />
          <CopyExam studyPlanId={planId} />
        </Stack>
      ) : (
        <Empty
          title={words.create.noPlan}
          action={<Button to={paths.teacherBatches()}>{words.create.toBatches}</Button>}
        />
      )}
    </Page>
  )
}
