/** A new assignment for a day of a batch's study plan. */

import { useNavigate, useSearchParams } from 'react-router'
import { readStudyPlan } from '#src/api/contract/study-plan.ts'
import { useRead } from '#src/api/use-api.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { AssignmentForm } from '#src/features/teach/assignment-editor/assignment-form.tsx'
import { words } from '#src/features/teach/assignment-editor/words.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Page } from '#src/ui/frame/page.tsx'
import { Empty } from '#src/ui/states/empty.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { BatchLine } from './batch-line.tsx'

/** A teacher who came without a day is shown where the days are. */
function NoDay() {
  return (
    <Empty
      title={words.form.noBatch}
      text={words.form.noBatchText}
      action={<Button to={paths.teacherBatches()}>{words.form.batches}</Button>}
    />
  )
}

export function Component() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const batchId = query.get('batch')
  const plan = useRead(readStudyPlan(batchId ?? ''), { isWanted: batchId !== null, isForForm: true })
  const backTo = batchId === null ? paths.teacherBatches() : paths.teacherStudyPlan(batchId)
  return (
    <Page title={words.newTitle} subtitle={plan.data && <BatchLine batch={plan.data.batch} />} width="wide">
      <Head title={words.newTitle} isHiddenFromSearch />
      <PhoneBar title={words.newTitle} subtitle={plan.data?.batch.title} backTo={backTo} />
      {batchId === null ? (
        <NoDay />
      ) : (
        <Load from={plan} skeleton={<Skeleton shape="block" height={480} />}>
          {(days) => (
            <AssignmentForm
              plan={days}
              planId={query.get('plan') ?? undefined}
              backTo={backTo}
              onDone={(saved) =>
                void navigate(saved ? paths.teacherAssignment(saved._id) : backTo, { replace: true })
              }
            />
          )}
        </Load>
      )}
    </Page>
  )
}
